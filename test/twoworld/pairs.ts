import type { GameEvent } from '@muster/rulesets/kit/events.js'
import type { SeatId } from '@muster/rulesets/kit/ids.js'
import { freeze } from '../support/plain.js'
import type { Random } from '../support/random.js'
import type { AnyAdapter, Mutation, Truth } from './adapter.js'
import { diceFor, type DiceOf, type Own } from './dice.js'
import { knownTo } from './known.js'
import { playTurn, type Script, type Sealed, type Stretch, type Trace } from './worlds.js'

export interface Pair {
  readonly seat: SeatId
  readonly left: Trace<unknown, unknown, GameEvent>
  readonly right: Trace<unknown, unknown, GameEvent>
  /** What was changed. */
  readonly changed: readonly string[]
}

/** So many mutations drawn at random, one upon the other, with the names of those that changed something. */
export const mutated = <State>(
  mutations: Readonly<Record<string, Mutation<State>>>,
  count: number,
  start: State,
  seat: SeatId,
  random: Random,
): { readonly start: State; readonly changed: readonly string[] } => {
  let [state, changed]: [State, readonly string[]] = [start, []]
  for (let made = 0; made < count; made += 1) {
    const [name, mutation] = random.pick(Object.entries(mutations))
    const next = mutation(state, seat, random)
    if (next !== null) [state, changed] = [freeze(next), [...changed, name]]
  }
  return { start: state, changed }
}

/** The answers of some seats, by ask. */
export const byAsk = <Order>(sealed: readonly Sealed<Order>[]): Readonly<Record<string, readonly Order[] | null>> =>
  Object.fromEntries(sealed.map(({ ask, orders }) => [ask, orders]))

/** As the seat may know it before anything has happened. */
const truthOf = (start: unknown, seat: SeatId): Truth<unknown, unknown, GameEvent> => ({
  ...{ start, now: start, seat, events: [], states: [], sealed: [], closed: [] },
})

/** Worlds that the seat may tell apart from the first are made anew, so often. */
const attempts = 3

type World = Trace<unknown, unknown, GameEvent>
type DiceOfWorld = (seed: string, own: Own, other: string | null) => DiceOf

/** The first of two worlds, with all that the other has in common with it. */
interface First {
  readonly left: World
  readonly opening: ReturnType<AnyAdapter['opening']>
  readonly script: Omit<Script, 'again' | 'answers' | 'private' | 'dice'>
  readonly own: Own
  readonly seed: string
}

const firstFrom = (adapter: AnyAdapter, starts: readonly unknown[], random: Random, dice: DiceOfWorld): First => {
  const opening = adapter.opening(starts, random)
  const { start, seat } = opening
  const own = adapter.own(start, seat)
  const seed = `pair ${String(random.next())}`
  const seats = adapter.game.viewFor(start, { kind: 'observer' }).legend.map((entry) => entry.seat)
  const drawn = random.fork('bots')
  const bots = drawn.chance(0.5) ? [] : seats.filter((one) => one !== seat && drawn.chance(0.5))
  const script = {
    bots: new Set(bots),
    ...{ game: adapter.game, seat, shared: random.fork(seed), own: opening.own ?? {} },
    players: { own: random.pick(adapter.players), others: random.pick(adapter.players) },
    concerns: adapter.concerns.bind(adapter),
    learns: (group: Stretch<unknown, GameEvent>) =>
      adapter.learns?.({ ...group, seat, sealed: [], closed: [] }) ?? false,
  }
  const left = playTurn(
    { ...script, again: {}, answers: {}, private: random.fork(`${seed} left`), dice: dice(seed, own, null) },
    start,
  )
  return { left, opening, script, own, seed }
}

/** Another world beside the first; `name` tells it from further ones. It is played as far as it `goesOn`. */
const secondOf = (
  adapter: AnyAdapter,
  { left, opening, script, own, seed }: First,
  random: Random,
  dice: DiceOfWorld,
  name = '',
  goesOn: Script['goesOn'] = () => true,
): Pair => {
  const { seat } = opening
  const opens = (from: unknown): string => JSON.stringify(adapter.mayKnow(truthOf(from, seat)))
  const known = opens(opening.start)
  let other = adapter.vary(left, opening, random)
  for (let tries = 1; tries < attempts && opens(other.start) !== known; tries += 1)
    other = adapter.vary(left, opening, random)
  const right = playTurn(
    {
      ...script,
      again: byAsk(left.sealed.filter((answer) => answer.seat === seat)),
      answers: other.answers,
      private: random.fork(`${seed} right${name}`),
      dice: dice(seed, own, other.dice ? `${seed} other${name}` : null),
      goesOn,
    },
    freeze(other.start),
  )
  return { seat, left, right, changed: [...other.changed, ...(other.dice ? ['dice'] : [])].sort() }
}

/** Two worlds that differ in what a seat may be unable to know, each played for one turn. */
export const pairFrom = (
  adapter: AnyAdapter,
  starts: readonly unknown[],
  random: Random,
  dice: DiceOfWorld = diceFor,
): Pair => secondOf(adapter, firstFrom(adapter, starts, random, dice), random, dice)

/** Other worlds that are played beside one. */
const beside = 4

/**
 * Pairs without end, some beside each first world that `suits`, from the one with that number on. A second world ends where the seat may tell it from the first: nothing
 * after that is compared.
 */
export function* pairsFrom(
  adapter: AnyAdapter,
  starts: readonly unknown[],
  random: Random,
  from = 0,
  suits: (left: World) => boolean = () => true,
): Generator<Pair, never> {
  for (let made = from; ; made += 1) {
    const drawn = random.fork(`pair ${String(made)}`)
    const first = firstFrom(adapter, starts, drawn, diceFor)
    if (!suits(first.left)) continue
    const known = knownTo(adapter)
    for (let number = 0; number < beside; number += 1)
      yield secondOf(adapter, first, drawn, diceFor, number === 0 ? '' : ` ${String(number)}`, (world, moment, at) => {
        const same = first.left.moments[at]
        return same !== undefined && known(first.left, same) === known({ ...world, seat: first.left.seat }, moment)
      })
  }
}
