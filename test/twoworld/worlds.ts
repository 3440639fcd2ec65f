import { isCalendar, viewerOf, type Ask, type Sheet } from '@muster/rulesets/kit/asks.js'
import type { Throw } from '@muster/rulesets/kit/dice.js'
import type { GameEvent } from '@muster/rulesets/kit/events.js'
import type { GroupId, SeatId } from '@muster/rulesets/kit/ids.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import { freeze } from '../support/plain.js'
import { answer, system, type AnyGame, type Player } from '../support/play.js'
import type { Random } from '../support/random.js'
import type { DiceOf } from './dice.js'
import { thrownIn, type Thrown } from './thrown.js'

/** An answer as it went into a resolution. */
export interface Sealed<Order> {
  readonly ask: string
  readonly kind: string
  readonly about: string
  readonly seat: SeatId
  readonly orders: readonly Order[] | null
}

/** A moment at which a seat looks at its campaign, with the truth behind it. */
export interface Moment<State, Order, Event> {
  readonly now: State
  /** Since the moment before. */
  readonly events: readonly Event[]
  /** Since the stretch began, with the state after each. */
  readonly all: readonly Event[]
  readonly states: readonly State[]
  /** Answers of everybody that have gone into it. */
  readonly sealed: readonly Sealed<Order>[]
  /** Groups resolved so far. */
  readonly groups: number
  /** Kinds of those that everybody may see closing: asked of all, or closed by the calendar. */
  readonly closed: readonly string[]
}

/** One group as it was resolved. */
export interface Step<Event> {
  readonly before: unknown
  /** The dice behind it. */
  readonly dice: Thrown
  readonly group: GroupId
  readonly seats: readonly SeatId[]
  readonly events: readonly Event[]
  readonly now: unknown
  /** Whether the seat could have been told something: a moment of its own. */
  readonly told: boolean
}

/** What one group brought, with the states before it and after each event. */
export interface Stretch<State, Event> {
  readonly start: State
  readonly events: readonly Event[]
  readonly states: readonly State[]
  readonly now: State
}

/** One turn of one world, as the seat could have watched it. */
export interface Trace<State, Order, Event> {
  readonly start: State
  readonly seat: SeatId
  readonly sealed: readonly Sealed<Order>[]
  readonly moments: readonly Moment<State, Order, Event>[]
  /** Every group, in the order of its closing. */
  readonly steps: readonly Step<Event>[]
  /** Throws that have to do with the seat. */
  readonly thrown: readonly Throw[]
}

/** How a world is driven: who answers what, and which dice fall. */
export interface Script {
  readonly game: AnyGame
  readonly seat: SeatId
  /** Answers of the seat that are fixed, by kind of ask. */
  readonly own: Readonly<Record<string, readonly unknown[]>>
  /** Answers of the seat in another world, by ask: they are given again as they were. */
  readonly again: Readonly<Record<string, readonly unknown[] | null>>
  /** Answers of others in another world, by ask, to be given again as far as they still pass. */
  readonly answers: Readonly<Record<string, readonly unknown[] | null>>
  readonly players: { readonly own: Player; readonly others: Player }
  /** Seats that a bot plays, which everybody knows: alike in both worlds, and never the seat that looks. */
  readonly bots: ReadonlySet<SeatId>
  /** Draws of the seat, and of others where the seat is concerned: alike in both worlds. */
  readonly shared: Random
  /** Draws of everybody else: each world's own. */
  readonly private: Random
  concerns(state: unknown, seat: SeatId, ask: Ask): boolean
  /** Whether the seat comes to see or hear anything in the course of a group, whomever it asked. */
  learns(group: Stretch<unknown, GameEvent>): boolean
  readonly dice: DiceOf
  /** Whether the turn is played on after a moment, given by its number too. Left out: to its end. */
  goesOn?(world: { readonly start: unknown }, moment: Moment<unknown, unknown, GameEvent>, at: number): boolean
}

const stillLegal = (game: AnyGame, view: GameView, ask: Ask, orders: readonly unknown[]): readonly unknown[] =>
  orders.reduce<readonly unknown[]>(
    (kept, order) => (game.checkOrders(view, ask.view, [...kept, order]).length === 0 ? [...kept, order] : kept),
    [],
  )

/** Those orders, or silence where not even what is left of them may be sealed. */
const repeated = (game: AnyGame, state: unknown, ask: Ask, orders: readonly unknown[] | null) => {
  const view = game.viewFor(state, viewerOf(ask))
  if (orders === null || game.checkOrders(view, ask.view, orders).length === 0) return orders
  const kept = stillLegal(game, view, ask, orders)
  return game.checkOrders(view, ask.view, kept).length === 0 ? kept : null
}

/** What an ask is about, and how often it has been asked: a fight that is played again is answered anew. */
const subjectOf = ({ id, seat, view }: Ask, sealed: readonly Sealed<unknown>[]): string => {
  const about = view.about ?? id
  const before = sealed.filter((one) => one.seat === seat && one.kind === view.kind && one.about === about)
  return `${about} ${view.kind} ${String(before.length)}`
}

const sheetOf = (script: Script, state: unknown, ask: Ask, sealed: readonly Sealed<unknown>[]): Sheet<unknown> => {
  const sheet = answerOf(script, state, ask, sealed)
  return script.bots.has(ask.seat) ? { ...sheet, bot: true } : sheet
}

const answerOf = (script: Script, state: unknown, ask: Ask, sealed: readonly Sealed<unknown>[]): Sheet<unknown> => {
  const { game } = script
  const mine = ask.seat === script.seat
  const fixed = mine ? (script.own[ask.view.kind] ?? script.again[ask.id]) : undefined
  if (fixed !== undefined) return { ask: ask.id, seat: ask.seat, orders: fixed }
  const again = mine ? undefined : script.answers[ask.id]
  if (again !== undefined) return { ask: ask.id, seat: ask.seat, orders: repeated(game, state, ask, again) }
  const shared = mine || script.concerns(state, script.seat, ask)
  // Both sides of a question draw alike more often than not, so that their sheets agree.
  const stream = (shared ? script.shared : script.private).fork(subjectOf(ask, sealed))
  const apart = stream.chance(0.35) ? stream.fork(ask.seat) : stream.fork('both')
  return answer(game, state, ask, mine ? script.players.own : script.players.others, apart)
}

/** Whether the seat is asked in a group, everybody is, or it is about something of the seat's. */
const touches = (script: Script, state: unknown, asks: readonly Ask[]): boolean =>
  asks.some((ask) => ask.askedOfAllSeats || ask.seat === script.seat || script.concerns(state, script.seat, ask))

/** The next group to close: what concerns the seat before what does not. */
const nextGroup = (script: Script, state: unknown): readonly Ask[] => {
  const asks = script.game.awaiting(state)
  // The calendar closes its group after all that is open beside it, whomever that concerns.
  const answered = asks.filter((ask) => !isCalendar(ask))
  const open = answered.length > 0 ? answered : asks
  const mine = open.filter((ask) => touches(script, state, [ask]))
  const first = [...(mine.length > 0 ? mine : open)].sort((a, b) => (a.group < b.group ? -1 : 1))[0]
  return first ? asks.filter(({ group }) => group === first.group) : []
}

const mostGroups = 500

/** Plays one turn to its end. A moment is kept wherever the seat could have been told something. */
export const playTurn = (script: Script, start: unknown): Trace<unknown, unknown, GameEvent> => {
  const { game } = script
  const { turn: first } = game.clock(start)
  let [now, groups] = [start, 0]
  const [all, states, thrown, sealed]: [GameEvent[], unknown[], Throw[], Sealed<unknown>[]] = [[], [], [], []]
  const moments: Moment<unknown, unknown, GameEvent>[] = []
  const steps: Step<GameEvent>[] = []
  const closed: string[] = []
  let since: GameEvent[] = []
  const look = (): boolean => {
    const moment = {
      ...{ now, events: since, all: [...all], states: [...states], sealed: [...sealed] },
      ...{ groups, closed: [...closed] },
    }
    moments.push(moment)
    since = []
    return script.goesOn?.({ start }, moment, moments.length - 1) ?? true
  }
  let goesOn = look()
  while (goesOn) {
    const asks = nextGroup(script, now)
    const [ask] = asks
    const before = game.clock(now)
    if (!ask || before.turn > first) break
    if (groups > mostGroups) throw new Error(`turn ${String(first)} does not come to an end`)
    const dice = script.dice(before)
    const sheets = freeze(asks.map((one) => sheetOf(script, now, one, sealed)))
    const told = touches(script, now, asks)
    sheets.forEach((sheet, index) => {
      const view = asks[index]?.view
      sealed.push({ ...sheet, kind: view?.kind ?? '', about: view?.about ?? sheet.ask })
    })
    const from = now
    const events = freeze(game.advance(now, ask.group, sheets, dice, system))
    for (const event of events) {
      now = freeze(game.evolve(now, [event]))
      all.push(event)
      states.push(now)
      since.push(event)
    }
    thrown.push(...dice.thrown.map((made) => ({ ...made, subject: `${before.stage}: ${made.subject}` })))
    groups += 1
    if (ask.askedOfAllSeats || isCalendar(ask)) closed.push(ask.view.kind)
    const after = game.clock(now)
    const learnt = (): boolean =>
      script.learns({ start: from, events, states: events.length > 0 ? states.slice(-events.length) : [], now })
    const seen = told || after.turn !== before.turn || after.stage !== before.stage || learnt()
    const behind = thrownIn(before, dice.made, script.dice)
    const seats = asks.map(({ seat }) => seat)
    steps.push({ before: from, dice: behind, group: ask.group, seats, events, now, told: seen })
    if (seen) goesOn = look()
  }
  return { start, seat: script.seat, moments, steps, thrown, sealed }
}
