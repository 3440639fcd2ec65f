import type { Cell } from '../../../kit/grid.js'
import type { SeatId } from '../../../kit/ids.js'
import type { Conflict } from '../model/battle.js'
import type { State } from '../model/state.js'

export interface QueueAsk {
  readonly seat: SeatId
  /** A contested hex, or the own hex of a garrison with several to defend. */
  readonly at: Cell
}

/** Who is asked for an order now, each once. */
export const queueAsks = ({ conflicts }: Pick<State, 'conflicts'>): readonly QueueAsk[] => {
  const all = conflicts.flatMap((conflict) => (conflict.kind === 'contest' ? conflict.awaits : []))
  return all.filter(({ seat, at }, index) => all.findIndex((one) => one.seat === seat && one.at === at) === index)
}

/** A garrison with several hexes to defend, by the hex where it stands; the hexes in order. */
export const garrisonsOf = (
  conflicts: readonly Conflict[],
): readonly { readonly seat: SeatId; readonly from: Cell; readonly hexes: readonly Cell[] }[] => {
  const found = new Map<Cell, { readonly seat: SeatId; readonly hexes: Cell[] }>()
  for (const conflict of conflicts) {
    if (conflict.kind !== 'contest' || conflict.closed) continue
    for (const { seat, queue } of conflict.sides)
      for (const { from } of queue) {
        if (from === null) continue
        const hexes = found.get(from)?.hexes
        if (!hexes) found.set(from, { seat, hexes: [conflict.at] })
        else if (!hexes.includes(conflict.at)) hexes.push(conflict.at)
      }
  }
  return [...found]
    .filter(([, { hexes }]) => hexes.length > 1)
    .map(([from, { seat, hexes }]) => ({ from, seat, hexes }))
    .sort((a, b) => a.from - b.from)
}
