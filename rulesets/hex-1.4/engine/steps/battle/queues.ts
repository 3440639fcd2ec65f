import type { Sheets } from '../../../../kit/asks.js'
import type { Cell } from '../../../../kit/grid.js'
import type { Army, Conflict, Contest } from '../../model/battle.js'
import type { HexEvent } from '../../events/events.js'
import { contextOf } from '../../model/rulesContext.js'
import type { HexOrder, QueueOrder } from '../../model/orders.js'
import type { State } from '../../model/state.js'
import { garrisonsOf, type QueueAsk } from '../../fights/queues.js'

/** Those named first, in that order; the rest behind them as they were. */
const inWishedOrder = <Item>(items: readonly Item[], wished: readonly Item[]): readonly Item[] => {
  const first = [...new Set(wished)].filter((item) => items.includes(item))
  return [...first, ...items.filter((item) => !first.includes(item))]
}

const reordered = (contest: Contest, { seat, at }: QueueAsk, order: QueueOrder | null): Contest => {
  if (contest.at !== at || !order?.armies) return contest
  const { armies } = order
  const sides = contest.sides.map((side) => {
    if (side.seat !== seat) return side
    const ids = inWishedOrder(
      side.queue.map(({ force }) => force),
      armies,
    )
    return { seat, queue: ids.flatMap((id): readonly Army[] => side.queue.filter(({ force }) => force === id)) }
  })
  return { ...contest, sides }
}

/** HX-152: the contests that a garrison defends change places among each other. */
const rearranged = (conflicts: readonly Conflict[], hexes: readonly Cell[]): readonly Conflict[] => {
  const places = conflicts.flatMap(({ kind, at }, index) => (kind === 'contest' && hexes.includes(at) ? [index] : []))
  const moved = hexes.flatMap((cell) => conflicts.filter(({ kind, at }) => kind === 'contest' && at === cell))
  return conflicts.map((conflict, index) => moved[places.indexOf(index)] ?? conflict)
}

/** HX-152, HX-296: silence keeps the usual order. */
export const closeQueue = (state: State, ask: QueueAsk, sheets: Sheets<HexOrder>): readonly HexEvent[] => {
  const context = contextOf(state)
  const { seat, at } = ask
  const order =
    sheets
      .find((sheet) => sheet.seat === seat)
      ?.orders?.find((each): each is QueueOrder => each.kind === 'queue' && context.cell(each.at) === at) ?? null
  const answered = state.conflicts.map((conflict): Conflict =>
    conflict.kind === 'contest'
      ? {
          ...reordered(conflict, ask, order),
          awaits: conflict.awaits.filter((wait) => wait.seat !== seat || wait.at !== at),
        }
      : conflict,
  )
  const guard = garrisonsOf(answered).find(({ from }) => from === at)
  const wished = (order?.hexes ?? []).flatMap((name) => context.cell(name) ?? [])
  const hexes = guard ? inWishedOrder(guard.hexes, wished) : []
  const told: readonly HexEvent[] = order
    ? [{ kind: 'queueSet', seat, at, order: order.armies ?? hexes, seenBy: [seat] }]
    : []
  return [{ kind: 'conflictsSet', conflicts: rearranged(answered, hexes), seenBy: 'referee' }, ...told]
}
