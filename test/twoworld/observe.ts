import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import { gridOf } from '@muster/rulesets/kit/board.js'
import { diceFrom } from '../support/random.js'
import type { Boltgun, Moment, Trace } from '../support/worlds.js'
import { mayKnow } from './oracle.js'
import type { Truth } from './truth.js'
import type { Pair } from './pairs.js'

export const truthAt = (trace: Trace, moment: Moment): Truth => ({
  ...{ start: trace.start, events: moment.all, states: moment.states, now: moment.now, seat: trace.seat },
  plan: trace.plan ?? [],
})

/** Orders that pry: into every sector around, and at banners and relics that are others' or nobody's. */
const probes = (view: GameView): readonly OrderDraft[] => {
  const grid = gridOf(view.board)
  const ids = ['A1', 'A2', 'B1', 'B2', 'C1', 'D1', 'Bx1', 'nobody']
  return view.pieces.slice(0, 2).flatMap(({ id, at }): readonly OrderDraft[] => [
    ...grid.disc(grid.at(at) ?? 0, 2).map((cell) => ({ kind: 'march', piece: id, to: grid.name(cell) })),
    ...ids.flatMap((other) => [
      { kind: 'march', piece: other, to: at },
      { kind: 'join', piece: id, with: other },
      { kind: 'transfer', piece: id, with: other, amount: 1 },
      { kind: 'pickUp', piece: id, item: other },
    ]),
  ])
}

/** All that the seat is given at a moment, as the bytes that it would get. */
export const observe = (game: Boltgun, trace: Trace, moment: Moment): string => {
  const viewer = { kind: 'seat', seat: trace.seat } as const
  const view = game.viewFor(moment.now, viewer)
  const asks = game.awaiting(moment.now).filter(({ seat }) => seat === trace.seat)
  return JSON.stringify({
    view,
    report: moment.events.flatMap((event) => game.reportFor(event, viewer, view.board) ?? []),
    asks: asks.map(({ id, deadline, view: shown }) => ({ id, deadline, shown })),
    desk: asks.map((ask) => ({
      options: game.orderOptions(view, ask.view),
      suggestions: game.suggest(view, ask.view, diceFrom('bot', view)),
      problems: probes(view).map((draft) => {
        const read = game.readOrder(draft)
        return read.ok ? game.checkOrders(view, ask.view, [read.value]) : read.problem
      }),
    })),
  })
}

/** One and the same throw of the seat's in both worlds that shows other faces: a hidden throw has shifted it. */
export const shiftedThrow = ({ left, right }: Pair): string | null => {
  const names = new Map(
    left.thrown.map((one) => [`${one.name} ${one.subject} ${String(one.ordinal)}`, one.faces.join()]),
  )
  for (const { name, subject, ordinal, faces } of right.thrown) {
    const other = names.get(`${name} ${subject} ${String(ordinal)}`)
    if (other !== undefined && other !== faces.join()) return `${name} of ${subject}: ${other} and ${faces.join()}`
  }
  return null
}

/** How far two worlds are the same to the seat, by the oracle: the number of moments, and whether that is all of them. */
export const alikeFor = (
  { left, right }: Pair,
  known: (truth: Truth) => unknown = mayKnow,
): { readonly moments: number; readonly whole: boolean } => {
  const most = Math.max(left.moments.length, right.moments.length)
  for (let at = 0; at < most; at += 1) {
    const [a, b] = [left.moments[at], right.moments[at]]
    if (!a || !b) return { moments: at, whole: false }
    if (JSON.stringify(known(truthAt(left, a))) !== JSON.stringify(known(truthAt(right, b))))
      return { moments: at, whole: false }
  }
  return { moments: most, whole: true }
}

/** A game as it stands at one moment of one world: planted leaks look at the truth through it. */
export type At = (trace: Trace, moment: Moment) => Boltgun

/** The first moment, among those alike, at which the seat is given different bytes; with both. */
export const difference = (
  { left, right }: Pair,
  moments: number,
  game: At,
): { readonly moment: number; readonly left: string; readonly right: string } | null => {
  for (let at = 0; at < moments; at += 1) {
    const [a, b] = [left.moments[at], right.moments[at]]
    if (!a || !b) return null
    const [seenA, seenB] = [observe(game(left, a), left, a), observe(game(right, b), right, b)]
    if (seenA !== seenB) return { moment: at, left: seenA, right: seenB }
  }
  return null
}
