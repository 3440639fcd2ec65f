import { rule, type RulePage } from '../../../kit/rulePage.js'
import type { SettingKey } from '../settings/settings.js'

/** HX-140 … HX-167: facilities, specials and another headquarters. */
export const facilityRules: RulePage<SettingKey> = {
  'HX-140': rule(
    'Building',
    'One of each kind in a hex that one controls. It stands until it is sabotaged or captured with the hex.',
  ),
  'HX-141': rule('Base', '10 RP. Its owner may have one more conquest force.'),
  'HX-142': rule(
    'Tank Factory',
    '20 RP. One more heavy support choice for every army; who defends its hex has one of up to 175 points free.',
  ),
  'HX-143': rule('Airstrip', '15 RP. Two more steps in one’s own land and one more outside, for every airstrip.'),
  'HX-144': rule('Recon Centre', '15 RP. Every recon force of its owner may throw again on the recon table.'),
  'HX-145': rule('Garrison', '10 RP. At least 100 points must stay, and its force defends the hexes around it too.'),
  'HX-146': rule('Defense Perimeter', '10 RP. When its hex is invaded the defender chooses the mission.'),
  'HX-147': rule('Training Center', '20 RP. One more elites choice for every army.'),
  'HX-147b': rule('Officer Training School', '20 RP. One more HQ choice for every army.'),
  'HX-147c': rule('Motorpool', '20 RP. One more fast attack choice for every army.'),
  'HX-148': rule('Comm Station', '10 RP. Its owner may have one more recon force.'),
  'HX-148b': rule(
    'Fortress',
    '30 RP. A conquest force, a recon force and a special character more, and 5 RP a turn; 500 points of occupation force must hold it.',
  ),
  'HX-149': rule(
    'Manning a garrison',
    'No order may leave a garrison with less than 100 points of occupation force. Losses may; then it does nothing until it is filled up.',
  ),
  'HX-150': rule(
    'Garrisons react',
    'When an enemy conquest force enters a hex of theirs beside them, the garrison’s force fights for it as the last army in line, even where nobody else does.',
    'garrison.react',
  ),
  'HX-151': rule(
    'Garrisons stay at home',
    'A garrison fights from its own hex and stays there, won or lost; a lost roll-off destroys it.',
  ),
  'HX-152': rule(
    'Several hexes to defend',
    'A garrison that is attacked itself defends nothing else. Otherwise it defends every hex beside it, lowest first, with what the fights before have left.',
  ),
  'HX-153': rule(
    'Slots do not add up',
    'A second Tank Factory, Training Center, Officer School or Motorpool gives no second slot.',
    'slots.stack',
  ),
  'HX-154': rule(
    'The free heavy support',
    'It exists for that one battle: no points of the campaign, no experience, no die in a roll-off.',
  ),
  'HX-155': rule(
    'Manning a fortress',
    'No order may leave a fortress with less than 500 points of occupation force. In a hex with a garrison too, the same points serve both.',
  ),
  'HX-156': rule(
    'When facilities count',
    'What stands and is controlled at the moment of use; airstrips at the start of Movement.',
  ),
  'HX-157': rule(
    'Sleeping fortresses',
    'A fortress below 500 points at two Upkeeps in a row sleeps: 1 RP, no forces and no character more. It wakes when it is held again, and still keeps its player in the game.',
    'fortress.undermanned',
  ),
  'HX-158': rule('Fortresses and sabotage', 'A fortress cannot be sabotaged.'),
  'HX-160': rule('Specials', 'They are bought for one use each.'),
  'HX-161': rule(
    'Satellite Uplink',
    '10 RP. Shows one enemy hex at once: every force with its list, resources and facilities.',
  ),
  'HX-162': rule(
    'Air or artillery strike',
    '5 RP. A preliminary bombardment in one battle; one for each side and battle.',
  ),
  'HX-163': rule(
    'Advanced Intel',
    '15 RP. Deploy after the enemy and choose the mission of one battle. It keeps until it is used.',
  ),
  'HX-163b': rule('Transporter Device', '5 RP. One unit arrives by Deep Strike in the next Battle phase.'),
  'HX-164': rule(
    'Moving the headquarters',
    'Any other own fortress may be named capital in Upkeep; so it costs what a new fortress costs.',
    'hq.move_mode',
  ),
  'HX-165': rule(
    'When specials are used',
    'They are given to a battle before its mission is known. Strikes and transporters expire after the next Battle phase with a fight.',
  ),
  'HX-166': rule(
    'Who chooses the mission',
    'Intel of one side alone; else a Defense Perimeter; else the attacker or the higher throw. Intel on both sides is spent for nothing.',
  ),
  'HX-167': rule('Intel in raids', 'It changes the deployment alone: a raid’s mission is fixed.'),
}
