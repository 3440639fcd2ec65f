import { rule, type RulePage } from '../../../kit/rulePage.js'
import type { SettingKey } from '../settings/settings.js'

/** BG-270 … BG-283: relics and victory. */
export const goalRules: RulePage<SettingKey> = {
  'BG-270': rule('Relics', 'A relic is carried by one banner. Some start with one; others are found like features.'),
  'BG-271': rule(
    'Picking up',
    'A banner picks up a relic under its battle range, unless the sector is disputed.',
    'relic.pickup',
  ),
  'BG-272': rule('Dropping', 'When the carrier is destroyed, the relic stays in the sector where it stood.'),
  'BG-273': rule('Finding again', 'A dropped relic must be found by a search, even by the player who lost it.'),
  'BG-274': rule('Destroying', 'A banner may be ordered to destroy its relic, unless a rule forbids it.'),
  'BG-275': rule('Passing on', 'Relics pass between your banners like levels: the receiver orders a transfer.'),
  'BG-276': rule('When relics move', 'After transfers and before splits.'),
  'BG-280': rule(
    'Victory',
    'Each player has objectives of their own; who meets them first is the sole champion.',
    'victory.tie',
  ),
  'BG-281': rule('Objectives', 'Hold a relic, occupy sectors or a number of them, destroy an army or named banners.'),
  'BG-282': rule('Secondary objectives', 'A player may have secondary objectives too.', 'victory.tie'),
  'BG-283': rule('Elimination', 'A player without banners is eliminated.', 'victory.last_standing'),
}
