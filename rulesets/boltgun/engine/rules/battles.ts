import { rule, type RulePage } from '../../../kit/rulePage.js'
import type { SettingKey } from '../settings/settings.js'

/** BG-190 … BG-267: battles, results, abstract resolution, attrition, forfeits. */
export const battleRules: RulePage<SettingKey> = {
  'BG-190': rule(
    'One battle a pair',
    'Each pair of enemy banners whose battle ranges overlap fights one battle, however much they overlap.',
    'battle.repeat',
  ),
  'BG-191': rule('Over impassable ground', 'Ranges that overlap only in impassable sectors make no battle.'),
  'BG-192': rule(
    'Weak banners in battle',
    'A banner of level 9 or less is destroyed, and the battle counts as fought.',
    'autoloss.triggers',
  ),
  'BG-193': rule('Several enemies', 'Every battle is fought, each at the level before attrition.'),
  'BG-194': rule('Army lists', 'A standard army list of 100 points a level.'),
  'BG-195': rule('Sources', 'The campaign lists the books and articles that lists may be drawn from.', 'army.sources'),
  'BG-196': rule('No tailoring', 'Do not choose your list against the army that you know you will meet.'),
  'BG-197': rule(
    'Mission',
    'The situation of the two banners picks a row of the mission table; a die picks the mission.',
    'missions.table',
  ),
  'BG-198': rule(
    'Attacker and defender',
    'The row names the attacker, unless the mission settles it.',
    'missions.table',
  ),
  'BG-199': rule(
    'Arranging battles',
    'Both arrange date, place and terrain. Who has not answered 48 hours after contact forfeits, if the other claims it in place of a result.',
  ),
  'BG-200': rule(
    'Reassigned units',
    'Units beyond the mission’s own chart are held in reserve and enter later from the edge named.',
  ),
  'BG-201': rule('Night', 'The attacker may choose to fight at night in every class of mission.'),
  'BG-202': rule(
    'Leaving the table',
    'A model that leaves the table counts as lost unless the mission says otherwise.',
  ),
  'BG-203': rule(
    'Winner',
    'The mission’s own victory conditions name the winner, not the casualties.',
    'results.draws',
  ),
  'BG-204': rule('Points lost', 'Each side’s losses are counted by standard victory points, whatever the mission.'),
  'BG-205': rule('Attrition of a battle', 'Points lost become levels lost by the attrition table.'),
  'BG-206': rule(
    'Counted as attrition',
    'A banner destroyed for weakness or for retreating into an enemy counts as attrition for the victor.',
  ),
  'BG-210': rule('Both report', 'Both players send the result.'),
  'BG-211': rule('Nobody reports', 'If neither sends a result, the battle is resolved abstractly.'),
  'BG-212': rule(
    'One reports',
    'An abstract result is rolled besides; the better of the two for the player who reported is used.',
    'results.one_sided',
  ),
  'BG-213': rule('Reports differ', 'Both are told that the sheets differ and may correct them.', 'results.conflict'),
  'BG-214': rule('Agreeing not to play', 'Both may ask for abstract resolution instead of playing; both must say so.'),
  'BG-215': rule(
    'Forfeited battle',
    'A forfeited battle is resolved abstractly with −5 for whoever forfeits.',
    'forfeit.modifier',
  ),
  'BG-230': rule('Abstract battle: the roll', 'Each side throws two dice and adds its modifiers.'),
  'BG-231': rule('Abstract battle: modifiers', 'Forfeit −5; outnumbered by n levels −n.', 'forfeit.modifier'),
  'BG-232': rule('Abstract battle: levels', 'Fighting levels 10 to 20 are compared; a level above 20 counts as 20.'),
  'BG-233': rule('Abstract battle: winner', 'The higher figure wins; the difference gives the margin.'),
  'BG-234': rule(
    'Abstract battle: margin',
    'Difference 1 marginal, 2–3 minor, 4–6 standard, 7–8 major, 9 decisive, 10 or more total.',
  ),
  'BG-235': rule('Abstract battle: equal figures', 'Equal figures are no result.', 'abr.ra'),
  'BG-236': rule(
    'Abstract battle: the loser',
    'The loser loses 50, 60, 70, 80, 90 or 100 points a level of the own banner, from marginal to total.',
  ),
  'BG-237': rule(
    'Abstract battle: the winner',
    'The winner loses 50, 40, 30, 20, 10 or 0 points a level of the own banner, from marginal to total.',
  ),
  'BG-238': rule('Abstract battle: attrition', 'The points go through the attrition table, then army rules apply.'),
  'BG-250': rule(
    'Attrition table',
    'Up to 300 points lost cost no level; each further 200 begun cost one, at most 9. In works two fewer, never less than none.',
  ),
  'BG-251': rule('Attrition by figures', 'Levels lost = points lost less 300, divided by 200, rounded up, at most 9.'),
  'BG-252': rule('Fortified column', 'Fortified and entrenched banners use it.'),
  'BG-253': rule('One battle does not destroy', 'A banner of level 10 or more survives any single battle.'),
  'BG-254': rule('All at once', 'A turn’s attrition is added up and taken once, from the level before.'),
  'BG-265': rule(
    'Causes of forfeit',
    'No plan forfeits all battles of the turn; no answer within 48 hours forfeits that battle.',
  ),
  'BG-266': rule('Effect of forfeit', 'Abstract resolution with −5; if both forfeit, −5 for each.', 'forfeit.modifier'),
  'BG-267': rule('Forfeit against the weak', 'A banner of level 9 or less is destroyed even if its opponent forfeits.'),
}
