import type { GameEvent } from '@muster/rulesets/kit/events.js'
import { type SeatId, seatId } from '@muster/rulesets/kit/ids.js'
import type { Random } from '../support/random.js'
import type { AnyAdapter } from './adapter.js'
import { truthAt } from './known.js'
import { byAsk, pairFrom, type Pair } from './pairs.js'
import type { Moment, Trace } from './worlds.js'

export interface AlliedPair extends Pair {
  readonly ally: SeatId
}

/** What one of two allies may not know either: the adapter of a seat that knows all that its ally knows. */
const alliedAdapter = (adapter: AnyAdapter, ally: SeatId, opening: ReturnType<AnyAdapter['opening']>): AnyAdapter => ({
  ...adapter,
  opening: () => opening,
  vary: (left, from, random) => {
    const other = adapter.vary(left, from, random)
    // The ally answers in both worlds alike, as the seat does.
    return { ...other, answers: { ...other.answers, ...byAsk(left.sealed.filter(({ seat }) => seat === ally)) } }
  },
  concerns: (state, seat, ask) =>
    ask.seat === ally || adapter.concerns(state, seat, ask) || adapter.concerns(state, ally, ask),
  own: (start, seat) => {
    const [one, other] = [adapter.own(start, seat), adapter.own(start, ally)]
    return (subject) => one(subject) || other(subject)
  },
  learns: (group) => [group.seat, ally].some((seat) => adapter.learns?.({ ...group, seat }) ?? false),
  mayKnow: (truth) => [adapter.mayKnow(truth), adapter.mayKnow({ ...truth, seat: ally })],
})

type World = Trace<unknown, unknown, GameEvent>

/** Whether two worlds are the same to both, from beginning to end, by what the oracle says that each of them may know. */
const alike = (adapter: AnyAdapter, { left, right, seat, ally }: AlliedPair): boolean => {
  const known = (world: World, moment: Moment<unknown, unknown, GameEvent>): string =>
    JSON.stringify([seat, ally].map((one) => adapter.mayKnow(truthAt({ ...world, seat: one }, moment))))
  // A change that is hidden from the seat may list its ally's pieces otherwise, which the ally would notice.
  const listed = ({ start }: World): string =>
    adapter.game
      .viewFor(start, { kind: 'seat', seat: ally })
      .pieces.map(({ id }) => id)
      .join()
  return (
    listed(left) === listed(right) &&
    left.moments.length === right.moments.length &&
    left.moments.every((moment, at) => {
      const other = right.moments[at]
      return other !== undefined && known(left, moment) === known(right, other)
    })
  )
}

/** So many pairs are made for each that is wanted, and no more. */
const patience = 60

/** Pairs of worlds that differ in what neither of two allies may know, in campaigns of three seats and more that go on. */
export const alliedPairs = (
  adapter: AnyAdapter,
  starts: readonly unknown[],
  random: Random,
  wanted: number,
): readonly AlliedPair[] => {
  const found: AlliedPair[] = []
  for (let made = 0; made < patience * wanted && found.length < wanted; made += 1) {
    const drawn = random.fork(`pair ${String(made)}`)
    const opening = adapter.opening(starts, drawn)
    const playing = adapter.game
      .viewFor(opening.start, { kind: 'observer' })
      .legend.filter(({ eliminated }) => !eliminated)
    const ally = drawn.pick(playing.filter(({ seat }) => seat !== opening.seat))
    if (playing.length < 3) continue
    const own = seatId(ally.seat)
    const pair = { ...pairFrom(alliedAdapter(adapter, own, opening), starts, drawn), ally: own }
    const ends = [pair.left, pair.right].some(({ steps }) =>
      steps.some(({ now }) => adapter.game.outcome(now) !== null),
    )
    if (!ends && alike(adapter, pair)) found.push(pair)
  }
  return found
}
