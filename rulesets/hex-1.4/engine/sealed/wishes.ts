import type { Sheets } from '../../../kit/asks.js'
import type { Cell } from '../../../kit/grid.js'
import type { PieceId } from '../../../kit/ids.js'
import { isPostBattle, refusedPostBattle } from '../desk/postBattle.js'
import type { HexEvent } from '../events/events.js'
import { viewFor } from '../fog.js'
import { contextOf } from '../model/rulesContext.js'
import type { HexOrder, PostBattleOrder } from '../model/orders.js'
import type { State } from '../model/state.js'
import { bySeat } from '../steps/played.js'

interface Wishes {
  readonly events: readonly HexEvent[]
  readonly orders: readonly PostBattleOrder[]
}

/** Answers as they may stand; the others are refused, and their forces go as the rules say without a word. */
export const wishesOf = (state: State, sheets: Sheets<HexOrder>): Wishes =>
  bySeat(state, sheets).reduce<Wishes>(
    (so, [seat, sealed]) => {
      if (!sealed || sealed.length === 0) return so
      const view = viewFor(state, { kind: 'seat', seat })
      const wrong = refusedPostBattle(view, sealed)
      const refused = wrong.map(({ index, code, why: text, rule }): HexEvent => {
        const order = sealed[index]
        return {
          kind: 'orderRefused',
          seat,
          stage: 'postBattle',
          index,
          order: order?.kind ?? '',
          piece: order && 'force' in order ? order.force : null,
          ...{ code, text, rule },
          seenBy: [seat],
        }
      })
      const bad = new Set(wrong.map(({ index }) => index))
      const good = sealed.filter((order, index) => !bad.has(index) && isPostBattle(order)) as PostBattleOrder[]
      return { events: [...so.events, ...refused], orders: [...so.orders, ...good] }
    },
    { events: [], orders: [] },
  )

/** Where forces are to go, as far as their players say. */
export const wished = (
  state: State,
  orders: readonly PostBattleOrder[],
  kind: 'retreat' | 'fallBack',
): ReadonlyMap<PieceId, Cell> =>
  new Map(
    orders.flatMap((order): readonly (readonly [PieceId, Cell])[] => {
      if (order.kind !== kind) return []
      const to = contextOf(state).cell(order.to)
      return to === null ? [] : [[order.force, to]]
    }),
  )
