import { rule, type RulePage } from '../../kit/rulePage.js'
import type { ReadingKey } from '../readings.js'

/** BA3-044 … BA3-063: the tables of the third edition on shooting, damage, scenarios and buildings. */
export const v3Fighting: RulePage<ReadingKey> = {
  'BA3-044': rule('Steps of shooting', 'As in the classic sheet, with a throw for cover before models are taken off.'),
  'BA3-045': rule(
    'To hit',
    'Point blank helps by two; pins, inexperience and moving cost one each. What is needed without them is not printed.',
    'v3.base_to_hit',
  ),
  'BA3-046': rule(
    'Pen against armour',
    'Side, rear and point blank help, long range hinders; distance means nothing to high explosive and shaped charges.',
  ),
  'BA3-047': rule(
    'Damage',
    'Die and Pen against the damage value: level with it is light damage, up to two more is internal, and beyond that twice.',
  ),
  'BA3-048': rule(
    'Cover saves',
    'Soft cover saves on five, hard on four; lying down counts as soft or improves what there is.',
  ),
  'BA3-049': rule(
    'Weapons',
    'Range, shots, Pen and special rules as printed; where public lists of the edition differ the row says so.',
  ),
  'BA3-050': rule(
    'High explosive',
    'Templates of one to four inches: each model beneath is hit. Indoors dice give the hits of the one unit aimed at, and ten bring the house down.',
  ),
  'BA3-051': rule('Smoke', 'Three to six inches across, by the weapon.'),
  'BA3-052': rule(
    'Light damage',
    'Stunned, steering, turret, engine, tracks, fire: a pin each time, and the second of a kind is worse.',
  ),
  'BA3-053': rule('Internal damage', 'Stunned, immobile, on fire, and destroyed on any higher die.'),
  'BA3-060': rule(
    'Scenario',
    'One die each for mission, zones and deployment. Half of the units may wait in reserve; in fog of war at least half must.',
  ),
  'BA3-061': rule('Assaults', 'The target may try to escape; then both strike at once, and the loser is gone.'),
  'BA3-062': rule('Buildings', 'Wood stands with two dice, brick with three.'),
  'BA3-063': rule(
    'Tank against building',
    'Both sides throw. The tank breaks in, breaks in and is hurt, or is hurt and stopped; it is pinned and Down whatever happens.',
  ),
}
