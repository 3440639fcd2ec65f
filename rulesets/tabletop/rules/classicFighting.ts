import { rule, type RulePage } from '../../kit/rulePage.js'
import type { ReadingKey } from '../readings.js'

/** BA2-030 … BA2-054: the classic sheet on shooting, damage and assaults. */
export const classicFighting: RulePage<ReadingKey> = {
  'BA2-030': rule(
    'Steps of shooting',
    'Name target, let it react, measure, hit, damage, take off models, look at morale.',
  ),
  'BA2-031': rule(
    'To hit',
    'Three or more, made worse by pins on the firer, distance, movement, cover and hiding, better at arm’s length. Of soft and hard cover only the worse counts.',
  ),
  'BA2-032': rule('Distances', 'Six inches are point blank, and more than half the range is long.', 'classic.long'),
  'BA2-033': rule(
    'More than a six',
    'The sheet is silent: such a shot hits on two sixes in a row. A one never hits.',
    'hit.impossible',
  ),
  'BA2-034': rule(
    'Damage values',
    'A die with the weapon’s Pen must reach 3 to 6 against soft targets, 7 to 11 against armour.',
  ),
  'BA2-035': rule(
    'Weapons',
    'Range, shots, Pen and special rules of each. Where Pen is missing the weapon adds nothing against troops and leaves armour alone.',
  ),
  'BA2-036': rule(
    'Pen against armour',
    'Better from the side, from above and most of all from behind, worse from afar.',
    'classic.long_pen_exempt',
  ),
  'BA2-037': rule('High explosive', 'A hit becomes as many as its dice say, with pins and Pen of its size.'),
  'BA2-038': rule(
    'Damage to armour',
    'From stunned crews over lost tracks and fire to wrecks; all but the last bring a pin too.',
  ),
  'BA2-039': rule(
    'Grades of damage',
    'A bare success takes three off the die, a good one none, and a great one rolls twice. Open tops hit from above add one.',
  ),
  'BA2-050': rule(
    'Assaults',
    'Who charges strikes first, and who is left strikes back; whoever lost more is destroyed. Level fights go on.',
  ),
  'BA2-051': rule(
    'Assaulting vehicles',
    'Not one that runs, unless it was brought to a halt. Men without the right weapons must overcome themselves to assault closed armour. It may shoot at those who come from afar, and recce vehicles may slip away.',
  ),
  'BA2-052': rule(
    'Hitting a vehicle at close quarters',
    'Four or more, six where it advanced, and not at all on its Run.',
  ),
  'BA2-053': rule('Damage at close quarters', 'One die with all hits added to it, once, against the damage value.'),
  'BA2-054': rule(
    'What the assault does',
    'Soft or open vehicles are lost; closed ones take damage, light at most without the right weapons. Whatever survives ends the assault.',
  ),
}
