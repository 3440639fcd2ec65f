import type { BoltgunOrder } from '@muster/rulesets/boltgun/engine/orders.js'
import type { State } from '@muster/rulesets/boltgun/engine/state.js'
import boltgun from '@muster/rulesets/boltgun/index.js'
import type { SeatId } from '@muster/rulesets/kit/ids.js'
import type { Json } from '@muster/rulesets/kit/json.js'
import { freeze, mapStrings } from '../support/plain.js'
import { anySettings, fitfully, open, playOut, sensibly, wildly, type AnyGame, type Player } from '../support/play.js'
import { randomFrom, type Random } from '../support/random.js'
import { diceFor, playTurn, type Boltgun, type DiceOf, type Trace } from '../support/worlds.js'
import { mutations } from './mutate.js'

export const honest: Boltgun = boltgun

const players: readonly Player[] = [fitfully, sensibly, wildly]

/** Settings at random, with ranges in the order that the rules want them: battle ≤ recon < search. */
const settingsFor = (random: Random): Readonly<Record<string, Json>> => {
  if (random.chance(0.4)) return {}
  const { 'footprint.metric': metric, ...drawn } = anySettings(boltgun as AnyGame, random)
  return {
    ...drawn,
    ...(metric === undefined || metric === 'custom' ? {} : { 'footprint.metric': metric }),
    'footprint.battle': 1,
    'footprint.recon': random.pick([1, 2, 2, 3]),
    'footprint.search': random.pick([4, 5]),
  }
}

/** States in which plans are awaited, out of campaigns played under all kinds of settings. */
export const startsOf = (random: Random, campaigns: number): readonly State[] =>
  Array.from({ length: campaigns }, (_, index) => {
    const scenario = boltgun.scenarios[index % boltgun.scenarios.length]
    if (!scenario) return []
    const seed = `start ${String(index)} ${String(random.next())}`
    const campaign = playOut(
      boltgun as AnyGame,
      open(boltgun as AnyGame, scenario, seed, settingsFor(random)),
      random.pick(players),
      random.fork(seed),
      8,
    )
    return [campaign.first, ...campaign.steps.map(({ after }) => after)] as readonly State[]
  })
    .flat()
    .filter(({ stage }) => stage === 'plans')

/** The same start with other levels, or with everybody closer together: so that more of the rules come into play. */
const spiced = (start: State, random: Random): State => {
  const levels = random.chance(0.25)
  const middle = Math.floor(start.board.height / 2) * start.board.width + Math.floor(start.board.width / 2)
  const crowd = random.chance(0.15)
  const taken = new Map<number, SeatId>()
  const cells = [...start.board.rows.join('')].flatMap((symbol, cell) => {
    const [dx, dy] = [
      (cell % start.board.width) - (middle % start.board.width),
      Math.floor(cell / start.board.width) - Math.floor(middle / start.board.width),
    ]
    return symbol !== '#' && Math.max(Math.abs(dx), Math.abs(dy)) <= 5 ? [cell] : []
  })
  return freeze({
    ...start,
    banners: start.banners.map((banner) => {
      const open = cells.filter((cell) => (taken.get(cell) ?? banner.seat) === banner.seat)
      const at = crowd && open.length > 0 ? random.pick(open) : banner.at
      taken.set(at, banner.seat)
      return { ...banner, at, level: levels ? random.below(21) : banner.level }
    }),
  })
}

export interface Pair {
  readonly seat: SeatId
  readonly left: Trace
  readonly right: Trace
  /** What was changed. */
  readonly mutations: readonly string[]
}

/** Banners that marched in the one world stand in the other where they marched to, and do not march. */
const settled = (
  left: Trace,
  random: Random,
): { readonly start: State; readonly plans: Readonly<Record<string, readonly BoltgunOrder[]>> } | null => {
  const marched = (left.moments.at(-1)?.all ?? []).flatMap((event) =>
    event.kind === 'marched' && event.seat !== left.seat && random.chance(0.7) ? [event] : [],
  )
  if (marched.length === 0) return null
  const ends = new Map(marched.map(({ banner, to }) => [banner, to]))
  const banners = left.start.banners.map((banner) => ({ ...banner, at: ends.get(banner.id) ?? banner.at }))
  const clash = banners.some((a) => banners.some((b) => a.seat !== b.seat && a.at === b.at))
  if (clash) return null
  const plans = Object.fromEntries(
    Object.entries(left.plans).map(([seat, orders]) => [
      seat,
      orders.filter((order) => !('banner' in order && ends.has(order.banner) && order.kind === 'march')),
    ]),
  )
  return { start: freeze({ ...left.start, banners }), plans }
}

type Plans = Readonly<Record<string, readonly BoltgunOrder[]>>

/** The same plans under the banners' other names. */
const renamed = (plans: Plans, before: State, after: State): Plans => {
  const names = new Map(before.banners.map(({ id }, index): [string, string] => [id, after.banners[index]?.id ?? id]))
  return mapStrings(plans, (text) => names.get(text) ?? text) as Plans
}

/** Some seats plan afresh, some orders are not given: what the one world's players do is hidden from the seat too. */
const otherwise = (plans: Plans, random: Random): Plans => {
  if (random.chance(0.4)) return plans
  return Object.fromEntries(
    Object.entries(plans)
      .filter(() => random.chance(0.75))
      .map(([seat, orders]) => [seat, orders.filter(() => random.chance(0.85))]),
  )
}

/** Two worlds that differ in what `seat` may be unable to know, each played for one turn. */
export const pairFrom = (
  starts: readonly State[],
  random: Random,
  game: Boltgun = honest,
  dice: (seed: string, own: readonly string[], other: string | null) => DiceOf = diceFor,
): Pair => {
  const start = spiced(random.pick(starts), random)
  const seat = random.pick(start.seats.filter(({ eliminated }) => !eliminated)).id
  const own = [seat, ...start.banners.filter((banner) => banner.seat === seat).map(({ id }) => id)]
  const seed = `pair ${String(random.next())}`
  const shared = random.fork(seed)
  const common = { game, seat, players: { own: random.pick(players), others: random.pick(players) }, shared }
  const left = playTurn({ ...common, private: random.fork(`${seed} left`), dice: dice(seed, own, null) }, start)
  const settle = random.chance(0.2) ? settled(left, random) : null
  let changed = settle?.start ?? start
  let plans = settle?.plans ?? left.plans
  const names: string[] = settle ? ['settle'] : []
  for (let count = settle ? random.below(2) : 1 + random.below(3); count > 0; count -= 1) {
    const [name, mutation] = random.pick(Object.entries(mutations))
    const next = mutation(changed, seat, random)
    if (!next) continue
    if (name === 'rename') plans = renamed(plans, changed, next)
    changed = freeze(next)
    names.push(name)
  }
  const ordered = otherwise(plans, random)
  if (ordered !== plans) names.push('orders')
  const otherDice = random.chance(0.7)
  if (otherDice) names.push('dice')
  const right = playTurn(
    {
      ...common,
      plans: ordered,
      plan: left.plan,
      private: random.fork(`${seed} right`),
      dice: dice(seed, own, otherDice ? `${seed} other` : null),
    },
    changed,
  )
  return { seat, left, right, mutations: names.sort() }
}

export { randomFrom }
