import type { Ask, AskView } from '@muster/rulesets/kit/asks.js'
import type { GameEvent } from '@muster/rulesets/kit/events.js'
import { keeping, once } from '@muster/rulesets/kit/memo.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import { asTold } from '@muster/rulesets/kit/report.js'
import type { Board, GameView, ReportLine } from '@muster/rulesets/kit/view.js'
import type { AnyGame } from '../support/play.js'
import { diceFrom } from '../support/random.js'
import type { AnyAdapter } from './adapter.js'
import { knownTo } from './known.js'
import type { Pair } from './pairs.js'
import { diceBehind } from './thrown.js'
import type { Moment, Trace } from './worlds.js'

type AnyTrace = Trace<unknown, unknown, GameEvent>
type AnyMoment = Moment<unknown, unknown, GameEvent>

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

interface DeskPart {
  /** The functions that it is made of. */
  readonly uses: readonly (keyof AnyGame)[]
  readonly answer: (game: AnyGame, view: GameView, ask: AskView, probes: AnyAdapter['probes']) => unknown
}

/** All that the desk says of one ask. */
const deskParts: Readonly<Record<string, DeskPart>> = {
  options: { uses: ['orderOptions'], answer: (game, view, ask) => game.orderOptions(view, ask) },
  suggestions: {
    uses: ['suggest', 'readOrder', 'warnings', 'budget'],
    answer: (game, view, ask) => {
      const suggestions = game.suggest(view, ask, diceFrom('bot', view))
      const read = suggestions.flatMap((draft) => {
        const order = game.readOrder(draft)
        return order.ok ? [order.value] : []
      })
      return [suggestions, game.warnings?.(view, ask, read), game.budget?.(view, ask, read)]
    },
  },
  walks: {
    uses: ['orderOptions', 'pathStep'],
    answer: (game, view, ask) => {
      const begun = game
        .orderOptions(view, ask)
        .flatMap(({ kind, piece, path }) => (path ? [{ kind, ...(piece === undefined ? {} : { piece }) }] : []))
      return walks(game, view, ask, begun)
    },
  },
  problems: {
    uses: ['readOrder', 'checkOrders'],
    answer: (game, view, ask, probes) =>
      probes(view).map((draft) => {
        const order = game.readOrder(draft)
        return order.ok ? game.checkOrders(view, ask, [order.value]) : order.problem
      }),
  },
}

/** The desk is given view and ask alone: where neither differs, only a desk that was tampered with can. */
export const tampersDesk = (honest: AnyGame, game: AnyGame): boolean =>
  Object.values(deskParts).some(({ uses }) => uses.some((part) => game[part] !== honest[part]))

/** What the seat reads of what has happened since the moment before, with the dice behind it. */
const reportOf = (game: AnyGame, trace: AnyTrace, moment: AnyMoment, board: Board): readonly ReportLine[] => {
  const viewer = { kind: 'seat', seat: trace.seat } as const
  const before = trace.moments[trace.moments.indexOf(moment) - 1]?.groups ?? 0
  return trace.steps.slice(before, moment.groups).flatMap((step) => {
    const dice = diceBehind(game, step)
    return asTold(game, step.events).flatMap(([event, at]) => {
      const line = game.reportFor(event, viewer, board)
      return line ? [{ ...line, throws: dice(at, viewer) }] : []
    })
  })
}

const boardText = once((board: Board) => JSON.stringify(board))
const viewText = once(({ board, ...view }: GameView) => `${JSON.stringify(view)} ${boardText(board)}`)

const [texts, asked] = [keeping<string>(), keeping<readonly Ask[]>()]

/** What the seat is given at a moment, as the bytes that it would get: what it is sent, then what its desk answers where that is wanted. */
function* given(
  { game: honest, probes }: AnyAdapter,
  game: AnyGame,
  trace: AnyTrace,
  moment: AnyMoment,
  desk: boolean,
) {
  // Kept by what it was made with: one world is compared with several, and most leaks leave most of an engine as it is.
  const by = (...parts: readonly (keyof AnyGame)[]) => ({
    name: parts.some((part) => game[part] !== honest[part]) ? 'leaky' : 'honest',
    from: parts.map((part) => game[part]),
  })
  const view = game.viewFor(moment.now, { kind: 'seat', seat: trace.seat })
  yield viewText(view)
  const report = by('reportFor', 'toldOrder', 'throwsOf')
  yield texts(moment, `${report.name} report`, [...report.from, view.board], () =>
    JSON.stringify(reportOf(game, trace, moment, view.board)),
  )
  const asking = by('awaiting')
  const asks = asked(moment, asking.name, asking.from, () =>
    game.awaiting(moment.now).filter(({ seat }) => seat === trace.seat),
  )
  yield texts(moment, `${asking.name} asks`, asking.from, () =>
    JSON.stringify(asks.map(({ id, deadline, view: shown }) => ({ id, deadline, shown }))),
  )
  if (!desk) return
  for (const [part, { uses, answer }] of Object.entries(deskParts)) {
    const answering = by('viewFor', 'awaiting', ...uses)
    yield texts(moment, `${answering.name} ${part}`, answering.from, () =>
      JSON.stringify(asks.map((ask) => answer(game, view, ask.view, probes))),
    )
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
  const known = knownTo(adapter)
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
    const wanted = games.some(desk)
    const other = given(adapter, games[1], right, b, wanted)
    for (const seen of given(adapter, games[0], left, a, wanted)) {
      const beside = other.next().value ?? ''
      if (seen !== beside) return { moment, left: seen, right: beside }
    }
  }
  return null
}
