import type { Ask } from '@muster/rulesets/kit/asks.js'
import type { GameEvent } from '@muster/rulesets/kit/events.js'
import type { SeatId } from '@muster/rulesets/kit/ids.js'
import type { Json } from '@muster/rulesets/kit/json.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import type { Ruleset } from '@muster/rulesets/kit/ruleset.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import type { Player } from '../support/play.js'
import type { Random } from '../support/random.js'
import type { Moment, Sealed, Trace } from './worlds.js'

/**
 * A stretch of play as an oracle is told of it. From it the oracle works out what one seat may know, by the rules and never from what the engine
 * says that the seat knows. Slow and plain on purpose: it is the yardstick.
 */
export interface Truth<State, Order, Event> {
  /** As the stretch began. */
  readonly start: State
  /** Everything that has happened since. */
  readonly events: readonly Event[]
  /** The states after each event. */
  readonly states: readonly State[]
  readonly now: State
  readonly seat: SeatId
  /** The seat's own answers that have gone into it. */
  readonly sealed: readonly Sealed<Order>[]
  /** Kinds of the groups closed since, as far as their closing is everybody's to see. */
  readonly closed: readonly string[]
}

/** Where a pair begins. */
export interface Opening<State, Order> {
  readonly start: State
  readonly seat: SeatId
  /** Answers of the seat that are fixed beforehand, by kind of ask. */
  readonly own?: Readonly<Record<string, readonly Order[]>>
}

/** How the other world begins and goes on. */
export interface Otherwise<State, Order> {
  readonly start: State
  /** Answers of others to give again as far as they still pass, by ask; whoever is left out answers afresh. */
  readonly answers: Readonly<Record<string, readonly Order[] | null>>
  /** Whether throws fall otherwise that have nothing to do with the seat. */
  readonly dice: boolean
  /** Names of what was changed. */
  readonly changed: readonly string[]
}

/** Changes a state in something that a seat may not be able to know; whether it did, the oracle says afterwards. Null: nothing to change. */
export type Mutation<State> = (state: State, seat: SeatId, random: Random) => State | null

/** An engine that gives something away through one channel: what the suite must notice. */
export interface Leak<State, Order, Event extends GameEvent, View extends GameView> {
  readonly channel: string
  wrap(
    honest: Ruleset<State, Order, Event, View>,
    trace: Trace<State, Order, Event>,
    moment: Moment<State, Order, Event>,
  ): Ruleset<State, Order, Event, View>
}

/** What two worlds cannot ask of every ruleset alike: the default export of `test/<ruleset>/twoworld/index.ts`. */
export interface Adapter<State, Order, Event extends GameEvent, View extends GameView> {
  readonly game: Ruleset<State, Order, Event, View>
  readonly players: readonly Player[]
  /** States in which a stretch may begin, out of campaigns played under all kinds of settings, but for those that are fixed. */
  starts(random: Random, campaigns: number, fixed?: Readonly<Record<string, Json>>): readonly State[]
  /** Settings under each of which worlds must be compared over the API; left out: whatever is drawn. */
  readonly kinds?: readonly Readonly<Record<string, Json>>[]
  /** One of them, made lively, and the seat that looks. */
  opening(starts: readonly State[], random: Random): Opening<State, Order>
  /** Another world than the one just played, which may look the same to the seat. */
  vary(left: Trace<State, Order, Event>, opening: Opening<State, Order>, random: Random): Otherwise<State, Order>
  /** Whether an ask of somebody else's is about something of the seat's: it is then answered alike in both worlds. */
  concerns(state: State, seat: SeatId, ask: Ask): boolean
  /** Tells subjects of throws that have to do with the seat from all others. */
  own(start: State, seat: SeatId): (subject: string) => boolean
  /** Everything that a seat may know: two worlds in which this is the same must look the same to it. */
  mayKnow(truth: Truth<State, Order, Event>): unknown
  /**
   * Whether the seat comes to see or hear anything in the course of a group that it has no part in: its closing is then a moment of the seat's own. Left out: of
   * such groups nothing is told before the stage is over.
   */
  learns?(group: Truth<State, Order, Event>): boolean
  /**
   * Everything that an observer may know, as a world begins and after each of its groups: what all seats know, which hangs on what others than the seat know. Left out: no more than
   * every seat is told anyway.
   */
  mayObserve?(world: Trace<State, Order, Event>): readonly unknown[]
  /** Orders that pry at what others have. */
  probes(view: View): readonly OrderDraft[]
  /** Names of changes of which each run must have compared some. */
  readonly changes: readonly string[]
  /** Leaks that only this ruleset can have, beside those of `commonLeaks.ts`. */
  readonly leaks: readonly Leak<State, Order, Event, View>[]
}

/** An adapter of whatever types: the suite's own business ends here. */
export type AnyAdapter = Adapter<unknown, unknown, GameEvent, GameView>
export type AnyLeak = Leak<unknown, unknown, GameEvent, GameView>
