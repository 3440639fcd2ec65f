import { rule, type RulePage } from '../../../kit/rulePage.js'
import type { SettingKey } from '../settings/settings.js'

/** How the doubtful places of the rules are read here, those that the rulebook itself leaves open. */
export const registerRules: RulePage<SettingKey> = {
  'A-01': rule(
    'Shape of the ranges',
    'Squares of radius 1 for battle, 2 for recon, 3 for search, each counting everything out to it. Superior Intelligence adds one to recon. Battlelust makes the whole recon range battle range.',
    'footprint.metric',
  ),
  'A-02': rule('Overlap every turn', 'A battle is fought in every turn in which the ranges overlap.', 'battle.repeat'),
  'A-03': rule(
    'Touching',
    'Two regions touch along an edge or across a corner, impassable sectors left out of both.',
    'adjacency',
  ),
  'A-04': rule(
    'Legal marches',
    'A diagonal between two impassable sectors is open; a march off the map or into impassable ground is refused.',
    'march.diagonal_squeeze',
  ),
  'A-05': rule(
    'Contests of many',
    'A banner enters only if every opponent trying the same sector is of greater level at that moment. Attempts doomed for another reason count too.',
    'march.contest',
  ),
  'A-06': rule(
    'Vacated sectors',
    'Chains, rings and exchanges succeed when everybody in them really leaves.',
    'march.swaps',
  ),
  'A-07': rule('Two sectors', 'Highly Mobile marches one or two sectors, over whatever lies between.', 'hm.jump'),
  'A-08': rule('Ponderous marches', 'They march as a batch of their own, and contest only among themselves.'),
  'A-09': rule(
    'March and fortify',
    'Only Steadfast banners do both. They also entrench at once when they stand, but do not march and entrench. A search goes with any works order.',
    'march_and_fortify',
  ),
  'A-10': rule('Works in battle', 'What stands after the fortify step counts for all battles of the turn.'),
  'A-11': rule(
    'One loss is enough',
    'One battle lost forces the retreat, even if others were won; an entrenched banner becomes fortified instead.',
  ),
  'A-12': rule(
    'Unfortify and Mobilization',
    'No march, split or join in the turn of Unfortify. Mobilization needs none and leaves its works behind when it goes.',
    'mobilization.keeps_works',
  ),
  'A-13': rule(
    'Any neighbour',
    'A retreat may go to any passable neighbour, toward the enemy too; without one the banner stays.',
    'retreat.nowhere',
  ),
  'A-14': rule(
    'Length of a retreat',
    'Highly Mobile banners retreat one or two sectors; nobody retreats by teleport.',
    'hm.retreat',
  ),
  'A-15': rule(
    'Retreat not named',
    'It goes straight away from the strongest victor; if that is closed as far as its owner knows, it turns by 45° steps, clockwise first. A group may let its facilitator choose the sector.',
    'retreat.default',
  ),
  'A-16': rule(
    'Retreats that meet',
    'Opponents who retreat into one sector are all destroyed; a sector being left is free.',
    'retreat.collision',
  ),
  'A-17': rule(
    'Two passes',
    'Occupation is brought up to date after movement and again after attrition.',
    'occupation.passes',
  ),
  'A-18': rule('Abandoned disputes', 'A disputed sector that both have left is nobody’s.', 'dispute.both_leave'),
  'A-19': rule(
    'Trails and Blitz',
    'Trails come from where moves end. A Blitz army loses what it no longer covers, and the former holder does not get it back.',
  ),
  'A-20': rule(
    'Level 0',
    'A banner at 0 stays in play. Resupply at the limit is legal and does nothing.',
    'level_zero',
  ),
  'A-21': rule(
    'One sum',
    'Losses and sacrifices are taken off, rewards added, and the result kept between 0 and the limit.',
  ),
  'A-22': rule(
    'Army rules in unequal meetings',
    'Suicide Troops, Hatred and Tough apply to the victor over a banner of level 9 or less.',
    'autoloss.triggers',
  ),
  'A-23': rule(
    'Transfers',
    'One source an order, any number of levels; what the receiver cannot take stays with the sender; all transfers at once; a sender asked for too much serves the receivers in the listed order.',
    'transfer.overflow',
  ),
  'A-24': rule(
    'Teleports',
    'A die of eight for the direction, one of six for the distance, step by step until the next sector is closed. On an enemy the banner stays at home.',
    'teleport.blocked',
  ),
  'A-25': rule('Split parts', 'The first part keeps name, orders still open, relics and node.', 'flexible.extrapolate'),
  'A-26': rule('Joining', 'In pairs and both ways; the first named survives with relics, node and search of both.'),
  'A-27': rule(
    'Taking from an infester',
    'One covering banner with the right order is enough; a disputed sector follows the common rules.',
    'infestation.order_must_be_legal',
  ),
  'A-28': rule(
    'Tough in each battle',
    'Taken off after all additions, never below none; of both rules the better.',
    'tough.scope',
  ),
  'A-29': rule(
    'Blood Reward',
    'Per battle, whole threes of the enemy’s net loss, without what that enemy gave up; paid with the turn’s attrition.',
    'blood_reward.per',
  ),
  'A-30': rule(
    'Sacrifice',
    'Declared with the result, 1 to 3 in a battle; Tough does not soften it for the side that gives.',
    'sacrifice.per',
  ),
  'A-31': rule(
    'The hive',
    'A node lost in a retreat strikes before the battles, one lost in battle after attrition. All survivors must retreat.',
    'hive.entrenched_retreat',
  ),
  'A-32': rule('Reported levels', 'Levels after attrition; the destroyed neither see nor are seen.'),
  'A-33': rule(
    'Occupation in sight',
    'Shown for sectors in the footprint or touching it, as of now only.',
    'occupation.search_shows',
  ),
  'A-34': rule(
    'Garrisons and captures',
    'Garrisons report places only. A capture names every covering banner, or that it is destroyed.',
  ),
  'A-35': rule(
    'Features',
    'Open ones are told to the occupier, hidden ones need a search; what is known is remembered. Relics on the ground likewise.',
  ),
  'A-36': rule('Equal figures', 'Both roll again with the same modifiers.', 'abr.ra'),
  'A-37': rule(
    'Relic orders',
    'Pick-up is free, in range of your battle and nobody else’s, of a relic whose place you know. Destroying takes the whole order.',
    'relic.pickup',
  ),
  'A-38': rule(
    'Sheets that differ',
    'Winner and losses must agree. Both are told only that they differ, and may correct them. If they still differ, a facilitator’s word counts, else that of a third player whom both sides have named. Without a word, what both sheets say alike stands; a winner whom only one of them names has not won; and what a side lost is read from an abstract result, but never below the lower claim or above the higher.',
    'results.conflict',
  ),
  'A-39': rule('Draws', 'Allowed: both take attrition and neither is the loser.', 'results.draws'),
  'A-40': rule(
    'The better result',
    'Win before draw before loss, then the better exchange of levels, then the fewer own losses. A lone sheet counts no more points lost than a side brought.',
    'results.one_sided',
  ),
  'A-41': rule(
    'Forfeits',
    'Each forfeiter has −5. A claim for want of an answer stands after another 24 hours unless the other answers or a facilitator overrules it. A side whose opponent forfeits may still give up levels of its own.',
    'forfeit.modifier',
  ),
  'A-42': rule('Whose level', 'Winner and loser each lose by their own level.'),
  'A-43': rule(
    'Illegal orders',
    'Refused at the desk. One that gets through is void alone; a contradictory pair leaves the banner without orders.',
    'orders.illegal',
  ),
  'A-44': rule('Sealing again', 'The first sealed plan counts; drafts are free.', 'plans.resubmit'),
  'A-45': rule('Odd points', 'More than 2,000 is read as the last row; half points are dropped.'),
  'A-46': rule(
    'The announcement',
    'Opponent, mission, side and your own fighting level; not where the opponent is nor how strong.',
    'battle.reveal_level',
  ),
  'A-47': rule(
    'Friends must fight',
    'Allies whose ranges overlap fight as well; they may agree to resolve it abstractly.',
  ),
  'A-48': rule(
    'Missions',
    'The first row that fits the positions after movement; a retreater has not moved, and defends against anyone who has not retreated. The battle is in the defender’s sector, which makes it a city battle or not.',
    'missions.table',
  ),
  'A-49': rule(
    'Shifting the mission',
    'After the die is seen, within the table; if both may, the attacker speaks first and the shifts add.',
  ),
  'A-50': rule(
    'When victory is checked',
    'Once, after intelligence. Ties go by secondary objectives, then levels, then play on; or a facilitator names the champion among the tied.',
    'victory.tie',
  ),
  'A-51': rule(
    'Reading objectives',
    'A relic must be carried at the check, a sector held undisputed, a banner destroyed by your own.',
  ),
  'A-52': rule(
    'Elimination',
    'Without banners a player plans no more and cannot win; the last one left is champion.',
    'victory.last_standing',
  ),
  'A-53': rule(
    'Unseen and observable',
    'Unseen Presence hides from searches alone. Easily Observable shows places to all.',
    'observable.level',
  ),
  'A-54': rule(
    'What is public',
    'That a turn is closed, army types, eliminations, the end and the champion.',
    'results.public',
  ),
  'A-55': rule('No free retreat', 'Only a banner that must retreat may be ordered to.'),
  'A-56': rule(
    'Search on search',
    'Only two search ranges miss each other; a search range over a battle range still sees.',
  ),
}
