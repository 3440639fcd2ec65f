import { rule, type RulePage } from '../../../kit/rulePage.js'
import type { SettingKey } from '../settings/settings.js'

/** HX-240 … HX-282: recon forces, raids and sabotage. */
export const reconRules: RulePage<SettingKey> = {
  'HX-240': rule(
    'Recon moves',
    'Three steps inside, two in free land, and in enemy land as the dice allow. Recon forces claim nothing.',
  ),
  'HX-241': rule(
    'The recon throw',
    'On 1 the force is found and destroyed; on 2 or 3 it enters and stays; on 4 or more it may go on.',
  ),
  'HX-242': rule('Under pursuit', 'Falling back after a lost raid the throw counts one less.'),
  'HX-243': rule(
    'Throwing again',
    'With a Recon Centre each throw may be made again once, for the results that the order names; the second stands.',
  ),
  'HX-244': rule(
    'Recon forces in battle',
    'They fight each other and on their own raids, and may meet a raid if their player names them; no other battle.',
  ),
  'HX-245': rule(
    'Where a throw is needed',
    'In every enemy hex, with or without troops, and wherever enemy troops stand; not where one’s own troops stand unchallenged.',
    'recon.roll_scope',
  ),
  'HX-246': rule(
    'Step by step',
    'Each hex costs a step, free ground an outside step too. After a 4 or more one further step is allowed even when none are left, into enemy land with a new throw.',
  ),
  'HX-247': rule(
    'Recon forces meet',
    'Enemies among them that stand together in a hex without owner and troops stop and fight. Of three or more the lowest throws fight first, and the winner meets the next.',
    'recon.meeting',
  ),
  'HX-248': rule(
    'After the meeting',
    'The loser is destroyed. The winner may go one hex on, with a throw where one is needed; after a draw both stay.',
  ),
  'HX-249': rule(
    'Scouting free land',
    'A recon force learns the features of a hex without troops, and is the first to explore a new one.',
  ),
  'HX-250': rule(
    'The recon report',
    'In an enemy hex it learns features, facilities and the troops of the owner with their lists, also in hexes that it only crosses.',
    'recon.report_rf',
  ),
  'HX-251': rule('Staying', 'A force that stays in an enemy hex throws no more and reports anew every turn.'),
  'HX-252': rule(
    'The hex falls',
    'When the hex under a recon force becomes an enemy’s it throws once: on 1 it is destroyed, else it stays hidden.',
    'recon.overrun',
  ),
  'HX-253': rule(
    'What the owner notices',
    'The owner of a hex learns of a recon force there when it is destroyed or strikes.',
  ),
  'HX-270': rule(
    'Raid and sabotage',
    'A recon force in an enemy hex may strike without wanting the ground: for its income, or at a facility or resource.',
  ),
  'HX-271': rule('No ambush', 'The text names it and leaves it open: the order is refused.', 'raid.ambush'),
  'HX-272': rule(
    'How a raid is fought',
    'The attacker begins; the defender takes a zone, deploys everything first and never loses the hex.',
  ),
  'HX-273': rule(
    'A raid won',
    'The next income of the hex goes to the raider, fortress and once-only resources included. Of two raids on one hex the first takes all.',
  ),
  'HX-274': rule(
    'A raid lost',
    'Lost or drawn, the raider falls back into a neighbouring hex of their choice and throws with one less, even at home.',
  ),
  'HX-275': rule('Nobody there', 'A raid on an enemy hex without troops succeeds.', 'raid.empty_hex'),
  'HX-276': rule('Home after a raid', 'A raider who has won may go to the nearest own hex without a throw.'),
  'HX-277': rule(
    'Sabotage won',
    'The facility or resource that was named is gone for good; fortresses never, and what is not there is not destroyed.',
  ),
  'HX-278': rule('When it takes effect', 'After the battles, so that no other fight of the turn is changed by it.'),
  'HX-279': rule(
    'Who meets a raid',
    'One army that the owner names; without a word the occupation force, else the largest conquest force. Raids come before the fight for the hex.',
  ),
  'HX-280': rule(
    'Ordering it',
    'The order says what to do where the path ends, and what to do where a throw ends it sooner.',
  ),
  'HX-281': rule('Recon forces alone', 'Conquest and occupation forces do not raid.'),
  'HX-282': rule(
    'A raid that is not played',
    'It is rolled off, and that destroys nobody: a beaten raider falls back, a beaten defender keeps the force.',
    'raid.unplayed',
  ),
}
