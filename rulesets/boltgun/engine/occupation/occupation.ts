import type { Cell } from '../../../kit/grid.js'
import type { PieceId, SeatId } from '../../../kit/ids.js'
import type { BoltgunEvent } from '../model/events.js'
import type { RulesContext } from '../model/rulesContext.js'
import { disputed, nobody, type Holder, type State } from '../model/state.js'
import { coverOf, type Cover } from '../ground/cover.js'
import type { Position } from '../steps/step.js'

type OccupationChanged = Extract<BoltgunEvent, { kind: 'occupationChanged' }>

/** Whose the sector is after the pass (BG-071 … BG-074). */
const holderAfter = (state: State, context: RulesContext, cover: Cover, cell: Cell, before: Holder): Holder => {
  const by = cover.by[cell] ?? nobody
  if (by === disputed || by === before) return by
  if (by !== nobody) {
    const army = before > nobody ? context.seats[before - 1]?.rules : undefined
    // BG-321: a Blitz army has left what it does not cover, so that there is nothing to infest
    const infested = army?.has('INFESTATION') === true && !army.has('BLITZ')
    return infested && cover.clearing[cell] !== 1 ? before : by
  }
  const left =
    before === disputed
      ? context.settings['dispute.both_leave'] === 'previous'
        ? (state.heldBefore[String(cell)] ?? nobody)
        : nobody
      : before
  // BG-321: Blitz holds only what its ranges cover now
  return left > nobody && context.seats[left - 1]?.rules.has('BLITZ') ? nobody : left
}

/** BG-177: who stands over a sector that its holder has lost. */
const capturesOf = (
  state: State,
  context: RulesContext,
  lost: ReadonlyMap<Cell, SeatId>,
): OccupationChanged['captures'] => {
  if (lost.size === 0) return []
  const marked = new Uint8Array(context.size)
  for (const cell of lost.keys()) marked[cell] = 1
  const captors = new Map<Cell, PieceId[]>([...lost.keys()].map((cell) => [cell, []]))
  for (const banner of state.banners)
    for (const cell of context.seat(banner.seat).battle.region(banner.at))
      if (marked[cell] === 1) captors.get(cell)?.push(banner.id)
  return [...lost].map(([sector, seat]) => ({ seat, sector, by: captors.get(sector) ?? [] }))
}

/** ground that a packet gives to a Blitz army without a banner over it was never its own. */
export const withoutBlitz = ({ state, context }: Pick<Position, 'state' | 'context'>): readonly BoltgunEvent[] => {
  const cover = coverOf(state, context)
  const cells = state.hold.flatMap((holder, cell) =>
    holder > nobody && context.seats[holder - 1]?.rules.has('BLITZ') && cover.holder[cell] !== 1 ? [cell] : [],
  )
  const changes = [{ holder: nobody, cells }]
  return cells.length === 0
    ? []
    : [{ kind: 'occupationChanged', pass: 1, changes, heldBefore: {}, captures: [], seenBy: 'referee' }]
}

/** Steps 12 and 15. One occupation pass over the whole map, impassable sectors left out (BG-076). */
export const occupy =
  (pass: 1 | 2) =>
  ({ state, context }: Pick<Position, 'state' | 'context'>): readonly BoltgunEvent[] => {
    const cover = coverOf(state, context)
    const changes = new Map<Holder, Cell[]>()
    const heldBefore: Record<string, Holder> = {}
    const lost = new Map<Cell, SeatId>()
    for (let cell = 0; cell < context.size; cell += 1) {
      const before = state.hold[cell] ?? nobody
      // Most of the map: nobody's, and nobody over it
      if (before === nobody && cover.by[cell] === nobody) continue
      const after = holderAfter(state, context, cover, cell, before)
      if (after === before) continue
      const cells = changes.get(after)
      if (cells) cells.push(cell)
      else changes.set(after, [cell])
      if (after === disputed) heldBefore[String(cell)] = before
      const loser = before > nobody ? state.seats[before - 1] : undefined
      // what a Blitz army does not cover was its own no more
      const kept = before > nobody && context.seats[before - 1]?.rules.has('BLITZ') !== true
      // No notice for a sector that its owner still contests, nor to a player who is out
      if (loser && kept && !loser.eliminated && after !== nobody && cover.holder[cell] !== 1) lost.set(cell, loser.id)
    }
    if (changes.size === 0) return []
    return [
      {
        kind: 'occupationChanged',
        pass,
        changes: [...changes].map(([holder, cells]) => ({ holder, cells })),
        heldBefore,
        captures: capturesOf(state, context, lost),
        seenBy: 'referee',
      },
    ]
  }
