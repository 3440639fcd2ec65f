import { rule, type RulePage } from '../../../kit/rulePage.js'
import type { SettingKey } from '../settings/settings.js'

/** HX-500 … HX-512: who knows what. */
export const knowledgeRules: RulePage<SettingKey> = {
  'HX-500': rule(
    'What there is to know',
    'Whose a hex is; whether enemies stand there; its features; everything in it. Who has not explored a hex is not told whether it was.',
  ),
  'HX-501': rule(
    'Public',
    'Owners, contests and ruins of all hexes, how many each player has, who is out and who has won. Who wins a fight for a hex its sides know at once, and everybody at the end of the turn.',
  ),
  'HX-502': rule(
    'Contact',
    'Beside what one controls, and beside one’s conquest and occupation forces, one sees whether enemy troops stand there.',
  ),
  'HX-503': rule(
    'Remembered features',
    'Features of hexes that one has entered or owned stay known as they were last seen.',
  ),
  'HX-504': rule(
    'Seen and remembered',
    'One’s own hexes are seen whole. Where recon forces stay or come through, where a satellite looked and what one has lost stays in memory with its turn.',
  ),
  'HX-505': rule(
    'In battle',
    'Fighters see the enemy army, the troops in the contested hex, its hazards and what of its facilities acts on the table, and remember the army that they fought.',
  ),
  'HX-506': rule(
    'Hidden recon forces',
    'Only their player sees them. Others learn of them when they are destroyed, meet, strike or are seen by satellite.',
  ),
  'HX-507': rule('Garrisons shown', 'A garrison that reacts is seen by those against whom it does.'),
  'HX-508': rule(
    'Private',
    'RP, orders, purchases and what is on order. Victims of raids are told who, where and what.',
  ),
  'HX-509': rule(
    'What a refusal may say',
    'An order is refused only by what its player may know; all else shows when it is carried out.',
  ),
  'HX-510': rule(
    'Dice in the open',
    'Every throw is recorded; who learns of its event sees it, and at the end everybody sees all.',
  ),
  'HX-511': rule(
    'Fog of war',
    'Standard: owners are public. Open: only orders, purchases and RP are hidden. Dark: owners too are known only where one sees, and as they were where one saw.',
    'fog',
  ),
  'HX-512': rule('Those who watch', 'A facilitator sees all and plays no seat. Observers see what all players know.'),
}
