import { rule, type RulePage } from '../../../kit/rulePage.js'
import type { SettingKey } from '../settings/settings.js'

/** HX-290 … HX-350: battles and roll-offs. */
export const battleRules: RulePage<SettingKey> = {
  'HX-290': rule('Battles', 'Every contested hex is settled in this stage, best on the table.'),
  'HX-291': rule(
    'Over ground that nobody held',
    'Both throw; the higher chooses a Standard mission, which says who deploys and begins.',
  ),
  'HX-292': rule(
    'Standard missions',
    'Cleanse, Night Fight, Patrol, Pitch Battle, Meat Grinder: chosen, or by a throw of one to five.',
  ),
  'HX-293': rule(
    'Over ground that somebody held',
    'The attacker chooses a Battle mission and begins; the defender chooses a zone.',
  ),
  'HX-294': rule(
    'Battle missions',
    'Take and Hold, Bunker Assault, Strongpoint Attack, Blitz: chosen, or by a throw of one to four.',
  ),
  'HX-295': rule(
    'Who held the ground',
    'Whose troops stood there when the outside moves began. Two invaders of a third player’s empty hex play a Standard mission, and it stays with its owner if nobody wins.',
  ),
  'HX-296': rule(
    'One army after another',
    'Each side’s armies stand in line, and the first ones fight; who loses is out, who wins stays with what is left. Of several attackers the lowest throw goes first and sends all its armies before the next side comes.',
  ),
  'HX-297': rule(
    'Draws',
    'The defender holds and the attacking army leaves alive; with no defender both leave.',
    'battle.draw',
  ),
  'HX-298': rule(
    'Withdrawing',
    'Who has lost half their points may leave with the rest: a major victory for the other, and no survival throws for what they lost.',
  ),
  'HX-299': rule(
    'Advantages on the table',
    'Perimeter, Intel, Tank Factory and strikes act in the battles for which they were meant.',
  ),
  'HX-300': rule('Battles that are not played', 'When the time is up they are rolled off.', 'battle.unplayed'),
  'HX-301': rule(
    'Reporting',
    'One side reports winner, degree, losses and units, the other confirms or reports otherwise. If they differ both may correct. If they still differ, a facilitator’s word counts, else that of a third player whom both sides have named. Without a word, what both reports say alike stands; one die a side says whose winner has won, as a draw would give the ground to the defender; and what is left of an army is thrown, never beyond either report.',
    'result.conflict',
  ),
  'HX-302': rule(
    'The battle sheet',
    'Both are given hex, hazards, table terrain, mission, sides, lists and what facilities and specials do.',
  ),
  'HX-340': rule('Roll-off', 'If both sides agree, dice settle the fight in place of the table.'),
  'HX-341': rule('Dice', 'One for every full 500 points; the higher total holds or takes the ground.'),
  'HX-342': rule(
    'What adds to it',
    'More units than the enemy, one each; the defender one; every friendly hex with troops beside the ground one.',
  ),
  'HX-343': rule('Dice or figures', 'Points give the dice, all else is added to the total.', 'rolloff.mode'),
  'HX-344': rule('Ties', 'All is thrown again. Without any dice a coin decides.', 'rolloff.tie'),
  'HX-345': rule(
    'Counting units',
    'Entries of the list with somebody alive, transports among them; only who has more gains by it.',
  ),
  'HX-346': rule(
    'Hexes that help',
    'Neighbours that one controls unchallenged and where any force of one’s own stands, as it is after Movement; a garrison’s own hex does not help it.',
  ),
  'HX-347': rule(
    'Who loses a roll-off',
    'His army is destroyed with no survival throws; the winner loses nothing. Other armies in the hex are not touched.',
  ),
  'HX-348': rule('No experience by dice', 'Nobody gains experience from a roll-off.'),
  'HX-349': rule(
    'No defender',
    'Over ground that nobody held no side has the defender’s one. A garrison that reacts has it.',
  ),
  'HX-350': rule('For every fight', 'Meetings of recon forces and raids may be rolled off too.'),
}
