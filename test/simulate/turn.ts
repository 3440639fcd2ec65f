import { type Ask, isCalendar, type Sheet, type Sheets } from '@muster/rulesets/kit/asks.js'
import type { GameEvent } from '@muster/rulesets/kit/events.js'
import { facilitatorDesk, type SeatId } from '@muster/rulesets/kit/ids.js'
import { diceOfStep, ordersOf, seatOf, system, type AnyGame } from '../support/play.js'
import { diceFrom } from '../support/random.js'

/** What thinks for a seat: the bot of this ruleset, or of another state of it. */
export type Bots = (seat: SeatId) => Pick<AnyGame, 'suggest'>

interface Answer {
  readonly sheet: Sheet<unknown>
  readonly given: number
  readonly refused: number
}

interface Turn {
  readonly answers: readonly Answer[]
  readonly sheets: Sheets<unknown>
  readonly events: readonly GameEvent[]
  readonly state: unknown
}

/** A seat's answer by its bot: from the seat's briefing alone, with dice of the bot's own key. */
const answer = (game: AnyGame, state: unknown, ask: Ask, seed: string, bots: Bots): Answer => {
  const { id, seat } = ask
  if (seat === facilitatorDesk || isCalendar(ask))
    return { sheet: { ask: id, seat, orders: null }, given: 0, refused: 0 }
  const view = game.viewFor(state, seatOf(seat))
  const drafts = bots(seat).suggest(view, ask.view, diceFrom(`${seed} bot ${seat} ${id}`, game.clock(state)))
  const read = drafts.map((draft) => game.readOrder(draft))
  const orders = read.flatMap((order) => (order.ok ? [order.value] : []))
  const fits = orders.length === drafts.length && game.checkOrders(view, ask.view, orders).length === 0
  const kept = fits ? orders : ordersOf(game, view, ask.view, drafts)
  const sealed = fits || game.checkOrders(view, ask.view, kept).length === 0
  return {
    sheet: { ask: id, seat, orders: sealed ? kept : null },
    given: drafts.length,
    refused: drafts.length - (sealed ? kept.length : 0),
  }
}

/** One group of asks, answered and resolved; null when nobody is asked any more. */
const resolve = (game: AnyGame, state: unknown, seed: string, bots: Bots): Turn | null => {
  const asks = game.awaiting(state)
  const [first] = asks
  if (!first) return null
  const answers = asks.filter(({ group }) => group === first.group).map((ask) => answer(game, state, ask, seed, bots))
  const sheets = answers.map(({ sheet }) => sheet)
  const events = game.advance(state, first.group, sheets, diceOfStep(game, { seed }, state), system)
  return { answers, sheets, events, state: game.evolve(state, events) }
}

/** More groups of asks than a turn can have. */
const mostSteps = 500

/** Every group of asks until the war is over or its turns are played. */
export function* stepsOf(
  game: AnyGame,
  first: unknown,
  { seed, turns }: { readonly seed: string; readonly turns: number },
  bots: Bots = () => game,
): Generator<Turn & { readonly turn: number }, void> {
  let state = first
  for (let steps = 0; game.clock(state).turn <= turns; steps += 1) {
    const { turn } = game.clock(state)
    if (steps > turns * mostSteps) throw new Error(`turn ${String(turn)} does not come to an end`)
    const step = resolve(game, state, seed, bots)
    if (!step) return
    state = step.state
    yield { ...step, turn }
  }
}
