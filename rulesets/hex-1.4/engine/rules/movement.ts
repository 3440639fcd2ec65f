import { rule, type RulePage } from '../../../kit/rulePage.js'
import type { SettingKey } from '../settings/settings.js'

/** HX-190 … HX-229: how far forces go, and what happens when they go together. */
export const movementRules: RulePage<SettingKey> = {
  'HX-190': rule('Movement', 'Forces march, scout and set out on raids in this stage.'),
  'HX-191': rule('In one’s own land', 'Every force goes up to three hexes.'),
  'HX-192': rule(
    'Leaving one’s land',
    'A force that goes out stops at its border; with a step left it may go one hex beyond.',
  ),
  'HX-193': rule('The step outside', 'It is one of the three: two hexes inside and one outside.', 'move.exit_cost'),
  'HX-194': rule(
    'Steps by class',
    'Three inside for all. Outside: one for conquest forces, two for recon forces, none for occupation forces.',
  ),
  'HX-195': rule(
    'Steps with airstrips',
    'Each airstrip adds two steps in all and one outside; occupation forces still stay inside.',
  ),
  'HX-196': rule('Whose land counts', 'Whose a hex is, for the steps, is taken at the start of Movement.'),
  'HX-197': rule(
    'Meeting the enemy',
    'A conquest force that enters ground with enemy troops stops, and so does everything there until the battles.',
  ),
  'HX-198': rule(
    'One detachment at a time',
    'Into a hex with enemy troops a player sends one force of up to 2000 points a turn.',
    'attack.max_detachments',
  ),
  'HX-199': rule('Several armies', 'Where several armies are in a hex they fight one after the other.'),
  'HX-200': rule(
    'Enemy land stops',
    'A conquest force stops in every enemy hex, with or without troops.',
    'cf.overrun_empty_enemy',
  ),
  'HX-201': rule(
    'Through open land',
    'With airstrips a conquest force may cross several free hexes; each becomes its player’s, and each is explored.',
  ),
  'HX-202': rule('Occupation forces stay inside', 'They never leave their own land.'),
  'HX-203': rule(
    'Battles that were put off',
    'Conquest and occupation forces neither enter nor leave a hex whose battle was put off; recon forces may, with a throw.',
  ),
  'HX-204': rule('No way back', 'A conquest force that has stepped outside does not come home in the same Movement.'),
  'HX-220': rule(
    'Who moves when',
    'All move together, by sealed orders. Or one after the other, who has fewest hexes first.',
    'move.mode',
  ),
  'HX-221': rule(
    'Paths',
    'An order names the hexes one by one. Where it becomes unlawful it is cut; what can be known beforehand is said when it is written.',
  ),
  'HX-222': rule(
    'The start of Movement',
    'Owners, airstrips and who must stay are taken as they are before anybody moves.',
  ),
  'HX-223': rule(
    'First, inside',
    'Every force walks the part of its path that lies in own land; nobody gets in its way.',
  ),
  'HX-224': rule(
    'Then, outside',
    'Conquest forces take their outside steps one at a time, all together. Where two cross an edge the larger presses and the smaller stays; equals throw. Into a hex with standing enemies one force of a player goes, the largest.',
  ),
  'HX-225': rule('Then recon forces', 'They move when all conquest forces have, a hex at a time.'),
  'HX-226': rule(
    'Then claims',
    'A hex that one player’s troops alone have entered is that player’s, one with troops of several is contested, and one only crossed belongs to who left it last.',
  ),
  'HX-227': rule(
    'Too many in a hex',
    'Beyond 6000 points of a player, or 2000 of occupation forces, the last in the player’s list go back along their paths.',
  ),
  'HX-228': rule('Going round', 'Three who follow each other in a circle do not meet: all move.'),
  'HX-229': rule(
    'Just gone',
    'A hex that its defenders leave in the step in which an attacker comes by another way is entered as empty.',
  ),
}
