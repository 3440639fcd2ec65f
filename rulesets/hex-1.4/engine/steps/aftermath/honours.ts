import type { Dice } from '../../../../kit/dice.js'
import { honoursOn, isHonourTable, tablesOf } from '../../data/honours.js'
import type { HexEvent } from '../../events/events.js'
import { forceOf } from '../../model/control.js'
import type { Force } from '../../model/state.js'
import type { PostBattleOrder } from '../../model/orders.js'
import type { Unit } from '../../model/pieces.js'
import { append, type Played } from '../played.js'
import { honoursDue } from './survival.js'

type Pick = Extract<PostBattleOrder, { readonly kind: 'honours' }>['picks'][number]

/** HX-395: a die on a table; an honour that the unit has already, or is to have by choice, is rolled again. */
const rolled = (
  unit: Unit,
  table: string,
  barred: readonly string[],
  dice: Dice,
): { readonly honour: string; readonly faces: readonly number[] } | null => {
  if (!isHonourTable(table) || honoursOn(table).every((honour) => barred.includes(honour))) return null
  const faces: number[] = []
  for (;;) {
    const face = dice.roll('honour.d6', unit.id)[0] ?? 1
    faces.push(face)
    const honour = `${table}.${String(face)}`
    if (!barred.includes(honour)) return { honour, faces }
  }
}

const gained = (force: Force, unit: Unit, pick: Pick, later: readonly Pick[], dice: Dice): readonly HexEvent[] => {
  if (honoursDue(unit.experience, unit.honours) === 0 || unit.alive === 0) return []
  const table = 'roll' in pick ? pick.roll : (pick.choose.split('.')[0] ?? '')
  if (!tablesOf(unit.types).some((own) => own === table)) return []
  const barred = [...unit.honours, ...later.flatMap((next) => ('choose' in next ? [next.choose] : []))]
  const found = 'roll' in pick ? rolled(unit, table, barred, dice) : { honour: pick.choose, faces: [] }
  if (!found || unit.honours.includes(found.honour)) return []
  const of = { force: force.id, seat: force.seat, unit: unit.id, name: unit.name, seenBy: [force.seat] }
  return [{ kind: 'honourGained', ...found, ...of }]
}

/** HX-394, HX-395: honours for levels reached; what is not taken now may be taken after a later fight. */
const honours = (played: Played, force: Force['id'], unit: string, picks: readonly Pick[], dice: Dice): Played =>
  picks.reduce((now, pick, index) => {
    if (!now.state.forces.some(({ id }) => id === force)) return now
    const body = forceOf(now.state, force)
    const found = body.units.find(({ id }) => id === unit)
    return found ? append(now, gained(body, found, pick, picks.slice(index + 1), dice)) : now
  }, played)

/** HX-395: honours that are wished for, in the order of the wishes. */
export const reward = (played: Played, orders: readonly PostBattleOrder[], dice: Dice): Played =>
  orders.reduce((now, order) => {
    if (order.kind !== 'honours') return now
    const force = now.state.forces.find(({ units }) => units.some(({ id }) => id === order.unit))
    return force ? honours(now, force.id, order.unit, order.picks, dice) : now
  }, played)
