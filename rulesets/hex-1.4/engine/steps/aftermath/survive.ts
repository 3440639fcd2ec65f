import type { Dice } from '../../../../kit/dice.js'
import type { PieceId } from '../../../../kit/ids.js'
import type { HexEvent } from '../../events/events.js'
import type { PostBattleOrder } from '../../model/orders.js'
import type { State } from '../../model/state.js'
import { append, type Played } from '../played.js'
import { lostOnTables, settleUnit, tolls, withGain, type Purse } from './survival.js'

/** HX-364, HX-390: dice and experience of every unit that fought; points come back within what was lost on the table. */
export const survive = (played: Played, orders: readonly PostBattleOrder[], dice: Dice): Played => {
  const entered = new Map(
    orders.flatMap((order) => (order.kind === 'survival' ? [[order.unit, order.faces] as const] : [])),
  )
  const { state } = played
  const purses = new Map<PieceId, Purse>()
  return append(
    played,
    tolls(state).flatMap((toll) => {
      const { id, points } = toll.force
      const purse = purses.get(id) ?? { has: points, room: lostOnTables(state, toll.force) }
      const events = settleUnit(state, toll, dice, entered.get(toll.unit.id), purse)
      const gained = events.reduce((sum, event) => (event.kind === 'unitChanged' ? sum + event.points : sum), 0)
      purses.set(id, { has: withGain(toll.force, purse, gained), room: purse.room - Math.max(0, gained) })
      return events
    }),
  )
}

/** HX-369 */
export const spent = ({ forces }: State): readonly HexEvent[] =>
  forces
    .filter(({ points }) => points <= 0)
    .map(({ id, seat, at }) => ({ kind: 'forceSpent' as const, force: id, seat, at, seenBy: [seat] }))
