import { type Ask, isCalendar, viewerOf } from '@muster/rulesets/kit/asks.js'
import type { GameEvent } from '@muster/rulesets/kit/events.js'
import type { OrderDraft, OrderProblem } from '@muster/rulesets/kit/orders.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import { diceOfStep, open, ordersOf, system, type AnyGame } from '../support/play.js'
import { freeze } from '../support/plain.js'
import type { War, Written } from './war.js'

/** One ask with what was written to it, and what the desk made of that. */
export interface Answered {
  readonly ask: Ask
  readonly view: GameView
  readonly written: Written
  readonly drafts: readonly OrderDraft[]
  readonly problems: readonly OrderProblem[]
  /** What was sealed; null is silence. */
  readonly orders: readonly unknown[] | null
}

/** One group of asks and what came of it; the opening has no answers. */
export interface Moment {
  readonly group: string
  readonly clock: { readonly turn: number; readonly stage: string }
  readonly answers: readonly Answered[]
  readonly events: readonly GameEvent[]
  readonly after: unknown
}

/** Who writes the sheets, and which of the open groups closes next. */
export interface Pen {
  readonly write: (ask: Ask, view: GameView) => Written
  readonly next: (asks: readonly Ask[]) => Ask | undefined
}

const draftsOf = (written: Written): readonly OrderDraft[] =>
  written === null ? [] : 'past' in written ? written.past : written

const answerOf = (game: AnyGame, state: unknown, ask: Ask, pen: Pen): Answered => {
  const view = freeze(game.viewFor(state, viewerOf(ask)))
  const written = isCalendar(ask) ? null : freeze(pen.write(ask, view))
  const drafts = draftsOf(written)
  const read = drafts.map((draft) => game.readOrder(draft))
  const orders = read.flatMap((order) => (order.ok ? [order.value] : []))
  const problems = [
    ...read.flatMap((order) => (order.ok ? [] : [order.problem])),
    ...(written === null ? [] : game.checkOrders(view, ask.view, freeze(orders))),
  ]
  const told = { ask, view, written, drafts, problems }
  if (written === null) return { ...told, orders: null }
  if ('past' in written) return { ...told, orders }
  const kept = problems.length === 0 ? orders : ordersOf(game, view, ask.view, drafts)
  const sealed = problems.length === 0 || game.checkOrders(view, ask.view, freeze(kept)).length === 0
  return { ...told, orders: sealed ? kept : null }
}

/** More groups of asks than a turn can have. */
const mostSteps = 100

/** The campaign from its opening on, group by group; what the calendar closes comes after all else that is open. */
export function* replay(game: AnyGame, war: War, pen: Pen): Generator<Moment, void> {
  const { opening, first } = open(game, war.scenario, war.seed, war.settings)
  yield { group: 'opening', clock: game.clock(first), answers: [], events: opening, after: first }
  let state = first
  for (let steps = 0; game.clock(state).turn <= war.turns; steps += 1) {
    if (steps > war.turns * mostSteps) throw new Error('the war does not come to an end')
    const asks = game.awaiting(state)
    const people = asks.filter((ask) => !isCalendar(ask))
    const next = pen.next(people.length > 0 ? people : asks)
    if (!next) return
    const answers = asks.filter(({ group }) => group === next.group).map((ask) => answerOf(game, state, ask, pen))
    const sheets = answers.map(({ ask, orders }) => ({ ask: ask.id, seat: ask.seat, orders }))
    const events = game.advance(state, next.group, freeze(sheets), diceOfStep(game, war, state), system)
    const after = freeze(game.evolve(state, events))
    yield { group: next.group, clock: game.clock(state), answers, events, after }
    state = after
  }
}

/** What the record holds, in its order; an ask that it does not know comes last and meets silence. */
export const recorded = ({ sheets }: War): Pen => {
  const places = new Map(Object.keys(sheets).map((id, place) => [id, place]))
  const placeOf = ({ id }: Ask): number => places.get(id) ?? places.size
  return {
    write: ({ id }) => sheets[id] ?? null,
    next: (asks) => [...asks].sort((a, b) => placeOf(a) - placeOf(b))[0],
  }
}
