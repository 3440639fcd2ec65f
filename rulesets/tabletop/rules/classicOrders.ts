import { rule, type RulePage } from '../../kit/rulePage.js'
import type { ReadingKey } from '../readings.js'

/** BA2-000 … BA2-023: the classic sheet on orders, morale and movement. */
export const classicOrders: RulePage<ReadingKey> = {
  'BA2-000': rule(
    'Which edition this is',
    'The sheet does not say. By its figures it is the first edition, so it is offered as the classic sheet, and each figure can be replaced by that of the book in use.',
  ),
  'BA2-001': rule(
    'Signs restored',
    'The copy lost its plus and times signs; where a bonus must stand they are put back.',
  ),
  'BA2-010': rule(
    'The turn',
    'Order dice are drawn one by one until every unit that can has its order; then the turn ends.',
  ),
  'BA2-011': rule(
    'End of the turn',
    'Dice go back into the cup, apart from those of the dead and of units that stay in Ambush or Down.',
  ),
  'BA2-012': rule(
    'The six orders',
    'Fire, Advance, Run, Ambush, Rally, Down: a unit moves, shoots, waits, throws off D6 pins or hides, and only an Advance lets it do both of the first two.',
  ),
  'BA2-013': rule(
    'Morale',
    'Veterans stand at 10, regulars at 9; the line of the inexperienced is lost and read as 8.',
  ),
  'BA2-014': rule(
    'Officers',
    'They lift morale by one to four, from second lieutenant to major. How far away they may be is not printed.',
  ),
  'BA2-015': rule('FUBAR', 'Two sixes in an order test undo the order, and a die tells what happens in its place.'),
  'BA2-016': rule(
    'FUBAR: friendly fire',
    'The other player picks a friend of the unit with an enemy close by, and the unit fires at it. Without such a friend it goes Down.',
  ),
  'BA2-017': rule('FUBAR: panic', 'The unit runs from the nearest enemy that it sees; when it sees none it goes Down.'),
  'BA2-018': rule(
    'More than two players',
    'A side shares its dice, or each player has a colour and moves when it comes up.',
  ),
  'BA2-019': rule(
    'Order tests',
    'Numbers are not printed. Two dice must not beat morale with officers and pins counted in; success takes off a pin, and double one always succeeds.',
    'classic.incredible_courage',
  ),
  'BA2-020': rule('Moves', 'So many inches by kind of unit, twice as many on a Run; vehicles may turn only so often.'),
  'BA2-021': rule(
    'Reversing',
    'Half an advance, in a straight line. Recce vehicles back off at full speed and may steer.',
  ),
  'BA2-022': rule('Terrain', 'What infantry, guns, wheels and tracks may do on each kind of ground.'),
  'BA2-023': rule(
    'Words of the terrain table',
    'They range from free passage over no running to no entry at all. Half-tracks have no column of their own.',
    'terrain.halftrack',
  ),
}
