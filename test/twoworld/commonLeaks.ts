import { ruleId } from '@muster/rulesets/kit/ids.js'
import type { OrderProblem } from '@muster/rulesets/kit/orders.js'
import type { PieceView } from '@muster/rulesets/kit/view.js'
import { stringsIn } from '../support/plain.js'
import type { AnyGame } from '../support/play.js'
import type { AnyAdapter, AnyLeak } from './adapter.js'
import { ofReport, ofView, withFact } from './leaks.js'

const facilitator = { kind: 'facilitator' } as const

/** Pieces that are not the seat's. */
const others = (game: AnyGame, now: unknown, seat: string): readonly PieceView[] =>
  game.viewFor(now, facilitator).pieces.filter((piece) => piece.seat !== seat)

const problem = (code: string, index: number): OrderProblem => ({
  ...{ code, index, message: 'Somebody is there.', rule: ruleId('XX-1') },
})

/** The orders that name one of these. */
const naming = (orders: readonly unknown[], names: ReadonlySet<string>): readonly number[] =>
  orders.flatMap((order, index) => ([...stringsIn(order)].some((text) => names.has(text)) ? [index] : []))

/** What any engine with fog could give away, whatever its rules. */
const common: readonly AnyLeak[] = [
  {
    channel: 'all pieces are counted among the facts',
    wrap: (honest, { seat }, { now }) => ({
      ...honest,
      viewFor: (state, viewer) => withFact(honest.viewFor(state, viewer), 'War', others(honest, now, seat).length),
    }),
  },
  ofView('revisions count every resolution', (view, _state, _viewer, { groups }) => withFact(view, 'Revision', groups)),
  ofView('revisions count every event', (view, _state, _viewer, { all }) => withFact(view, 'Sequence', all.length)),
  ofReport('a line counts the events of all', (text, _, { all }) => `${text} (${String(all.length)})`),
  {
    channel: 'what happens to others is told to everybody',
    wrap: (honest) => ({ ...honest, reportFor: (event, _, board) => honest.reportFor(event, facilitator, board) }),
  },
  {
    channel: 'an ask says how many answers are still awaited',
    wrap: (honest) => ({
      ...honest,
      awaiting: (state) => {
        const asks = honest.awaiting(state)
        return asks.map((ask) => ({
          ...ask,
          view: { ...ask.view, title: `${ask.view.title} (${String(asks.length)})` },
        }))
      },
    }),
  },
  {
    channel: 'the desk’s error names a hidden occupant',
    wrap: (honest, { seat }, { now }) => ({
      ...honest,
      checkOrders: (view, ask, orders) => [
        ...honest.checkOrders(view, ask, orders),
        ...naming(orders, new Set(others(honest, now, seat).map(({ at }) => String(at)))).map((index) =>
          problem('occupied', index),
        ),
      ],
    }),
  },
  {
    channel: 'the desk tells somebody’s piece from nobody’s',
    wrap: (honest, { seat }, { now }) => ({
      ...honest,
      checkOrders: (view, ask, orders) => [
        ...honest.checkOrders(view, ask, orders),
        ...naming(orders, new Set(others(honest, now, seat).map(({ id }) => String(id)))).map((index) =>
          problem('not-yours', index),
        ),
      ],
    }),
  },
  {
    channel: 'offers leave out cells where somebody stands',
    wrap: (honest, { seat }, { now }) => ({
      ...honest,
      orderOptions: (view, ask) => {
        const taken = new Set(others(honest, now, seat).map(({ at }) => at))
        return honest
          .orderOptions(view, ask)
          .map((option) => (option.to ? { ...option, to: option.to.filter((cell) => !taken.has(cell)) } : option))
      },
    }),
  },
  {
    channel: 'the bot counts pieces that it cannot see',
    wrap: (honest, { seat }, { now }) => ({
      ...honest,
      suggest: (view, ask, dice) => {
        const drafts = honest.suggest(view, ask, dice)
        return others(honest, now, seat).length % 2 === 0 ? drafts : drafts.slice(1)
      },
    }),
  },
]

/** A path that goes round hidden enemies. */
const ofWalk: AnyLeak = {
  channel: 'paths end before cells where somebody stands',
  wrap: (honest, { seat }, { now }) => ({
    ...honest,
    pathStep: (view, ask, draft, orders) => {
      const taken = new Set(others(honest, now, seat).map(({ at }) => at))
      const step = honest.pathStep?.(view, ask, draft, orders) ?? { next: [], notes: [] }
      return { ...step, next: step.next.filter((cell) => !taken.has(cell)) }
    },
  }),
}

/** Dice that show in a line, though its readers may not know them or what they were thrown for. */
const ofDice: AnyLeak = {
  channel: 'a hidden throw shows in a line',
  wrap: (honest) => ({
    ...honest,
    throwsOf: (before, events) =>
      (honest.throwsOf?.(before, events) ?? []).map((all) =>
        all.map(({ name, subject }) => ({ name, subject, proof: 'now' })),
      ),
  }),
}

/** All leaks that are planted in a ruleset: those that its desk can have at all, and its own. */
export const leaksOf = ({ game, leaks }: AnyAdapter): readonly AnyLeak[] => [
  ...common,
  ...(game.pathStep ? [ofWalk] : []),
  ...leaks,
  ...(game.throwsOf ? [ofDice] : []),
]
