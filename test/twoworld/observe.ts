import type { AskView } from '@muster/rulesets/kit/asks.js'
import type { GameEvent } from '@muster/rulesets/kit/events.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import type { Board, GameView, ReportLine } from '@muster/rulesets/kit/view.js'
import type { AnyGame } from '../support/play.js'
import { diceFrom } from '../support/random.js'
import type { AnyAdapter, Truth } from './adapter.js'
import type { Pair } from './pairs.js'
import { diceBehind } from './thrown.js'
import type { Moment, Trace } from './worlds.js'

type AnyTrace = Trace<unknown, unknown, GameEvent>
type AnyMoment = Moment<unknown, unknown, GameEvent>

export const truthAt = <State, Order, Event>(
  { start, seat }: Trace<State, Order, Event>,
  { all, states, now, sealed, closed }: Moment<State, Order, Event>,
): Truth<State, Order, Event> => ({
  ...{ start, events: all, states, now, seat, closed },
  sealed: sealed.filter((answer) => answer.seat === seat),
})

/** How paths go on from each piece, some cells far: first, last and middle. */
const walks = (game: AnyGame, view: GameView, ask: AskView, drafts: readonly OrderDraft[]): readonly unknown[] =>
  drafts.slice(0, 6).flatMap((draft) => {
    const found: unknown[] = []
    let path: readonly string[] = []
    for (const part of [0, 0.99, 0.5]) {
      const step = game.pathStep?.(view, ask, { ...draft, path }, [])
      found.push(step)
      const next = step?.next[Math.floor(part * step.next.length)]
      if (next === undefined) break
      path = [...path, next]
    }
    return found
  })

/** All that the desk says of one ask. */
const deskOf = (game: AnyGame, view: GameView, ask: AskView, probes: readonly OrderDraft[]): unknown => {
  const options = game.orderOptions(view, ask)
  const suggestions = game.suggest(view, ask, diceFrom('bot', view))
  const read = suggestions.flatMap((draft) => {
    const order = game.readOrder(draft)
    return order.ok ? [order.value] : []
  })
  return {
    ...{ options, suggestions },
    warnings: game.warnings?.(view, ask, read),
    budget: game.budget?.(view, ask, read),
    walks: walks(
      game,
      view,
      ask,
      options.flatMap(({ kind, piece, path }) => (path ? [{ kind, ...(piece === undefined ? {} : { piece }) }] : [])),
    ),
    problems: probes.map((draft) => {
      const order = game.readOrder(draft)
      return order.ok ? game.checkOrders(view, ask, [order.value]) : order.problem
    }),
  }
}

/** The functions that the desk is made of. */
const deskParts = ['orderOptions', 'suggest', 'readOrder', 'checkOrders', 'warnings', 'budget', 'pathStep'] as const

/** The desk is given view and ask alone: where neither differs, only a desk that was tampered with can. */
export const tampersDesk = (honest: AnyGame, game: AnyGame): boolean =>
  deskParts.some((part) => game[part] !== honest[part])

/** What the seat reads of what has happened since the moment before, with the dice behind it. */
const reportOf = (game: AnyGame, trace: AnyTrace, moment: AnyMoment, board: Board): readonly ReportLine[] => {
  const viewer = { kind: 'seat', seat: trace.seat } as const
  const before = trace.moments[trace.moments.indexOf(moment) - 1]?.groups ?? 0
  return trace.steps.slice(before, moment.groups).flatMap((step) => {
    const dice = diceBehind(game, step)
    return step.events.flatMap((event, at) => {
      const line = game.reportFor(event, viewer, board)
      return line ? [{ ...line, throws: dice(at, viewer) }] : []
    })
  })
}

/** All that the seat is given at a moment, as the bytes that it would get: what it is sent, then what its desk answers. */
const given = (adapter: AnyAdapter, game: AnyGame, trace: AnyTrace, moment: AnyMoment) => {
  const viewer = { kind: 'seat', seat: trace.seat } as const
  const view = game.viewFor(moment.now, viewer)
  const asks = game.awaiting(moment.now).filter(({ seat }) => seat === trace.seat)
  return {
    sent: (): string =>
      JSON.stringify({
        view,
        report: reportOf(game, trace, moment, view.board),
        asks: asks.map(({ id, deadline, view: shown }) => ({ id, deadline, shown })),
      }),
    desk: (): string => {
      const probes = asks.length > 0 ? adapter.probes(view) : []
      return JSON.stringify(asks.map((ask) => deskOf(game, view, ask.view, probes)))
    },
  }
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
  adapter: AnyAdapter,
  { left, right }: Pair,
): { readonly moments: number; readonly whole: boolean } => {
  const most = Math.max(left.moments.length, right.moments.length)
  const known = (trace: AnyTrace, moment: AnyMoment): string => JSON.stringify(adapter.mayKnow(truthAt(trace, moment)))
  for (let at = 0; at < most; at += 1) {
    const [a, b] = [left.moments[at], right.moments[at]]
    if (!a || !b || known(left, a) !== known(right, b)) return { moments: at, whole: false }
  }
  return { moments: most, whole: true }
}

/** A game as it stands at one moment of one world: planted leaks look at the truth through it. */
export type At = (trace: AnyTrace, moment: AnyMoment) => AnyGame

interface Difference {
  readonly moment: number
  readonly left: string
  readonly right: string
}

/** The first moment, among those alike, at which the seat is given different bytes; with both. Its desk is asked where wanted. */
export const difference = (
  adapter: AnyAdapter,
  { left, right }: Pair,
  moments: number,
  game: At = () => adapter.game,
  desk: (game: AnyGame) => boolean = (wrapped) => tampersDesk(adapter.game, wrapped),
): Difference | null => {
  for (let moment = 0; moment < moments; moment += 1) {
    const [a, b] = [left.moments[moment], right.moments[moment]]
    if (!a || !b) return null
    const games = [game(left, a), game(right, b)] as const
    const seen = [given(adapter, games[0], left, a), given(adapter, games[1], right, b)] as const
    const parts = games.some(desk) ? (['sent', 'desk'] as const) : (['sent'] as const)
    for (const part of parts) {
      const [seenA, seenB] = [seen[0][part](), seen[1][part]()]
      if (seenA !== seenB) return { moment, left: seenA, right: seenB }
    }
  }
  return null
}
