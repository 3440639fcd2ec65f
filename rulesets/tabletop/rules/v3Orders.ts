import { rule, type RulePage } from '../../kit/rulePage.js'
import type { ReadingKey } from '../readings.js'

/** BA3-010 … BA3-043: the tables of the third edition on orders, morale and movement. */
export const v3Orders: RulePage<ReadingKey> = {
  'BA3-010': rule(
    'The turn',
    'Orders by drawn dice, then all dice return but those of units that stay in Ambush or Down.',
  ),
  'BA3-011': rule(
    'Orders',
    'As in the classic sheet, but a Rally clears every pin, and Down gives or improves a save.',
  ),
  'BA3-020': rule(
    'Morale and officers',
    'Morale is 8, 9 or 10. Two ranks of commander help units near them and hand out further orders.',
  ),
  'BA3-030': rule('Order tests', 'Two dice, not above morale with what changes it.'),
  'BA3-031': rule(
    'What a test brings',
    'Two sixes fail badly whatever is needed; two ones clear all pins; else a success takes off one pin. Failing otherwise means Down.',
    'order.pin_penalty',
  ),
  'BA3-032': rule(
    'FUBAR',
    'On the lower half of the die friends are shot at, on the upper half the unit runs. The other player may name several friends.',
  ),
  'BA3-040': rule('Moves', 'Wheels go farthest, infantry least; vehicles turn twice on an advance and once on a run.'),
  'BA3-041': rule(
    'Reversing',
    'Half speed on an advance, recce at full speed; with two drivers also on a Run. Never mixed with going forward.',
    'v3.recce_run_pivots',
  ),
  'BA3-042': rule(
    'Regrouping',
    'A die of inches, neither off the table nor aboard, and indoors only where the fight was.',
  ),
  'BA3-043': rule(
    'Terrain',
    'What each kind of unit may do on each kind of ground. Where nobody may enter nobody deploys either.',
    'terrain.halftrack',
  ),
}
