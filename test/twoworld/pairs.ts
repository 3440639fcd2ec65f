import type { BoltgunOrder } from '@muster/rulesets/boltgun/engine/orders.js'
import type { State } from '@muster/rulesets/boltgun/engine/state.js'
import { armyRules } from '@muster/rulesets/boltgun/engine/data/armyRules.js'
import boltgun from '@muster/rulesets/boltgun/index.js'
import type { PieceId, SeatId } from '@muster/rulesets/kit/ids.js'
import type { Json } from '@muster/rulesets/kit/json.js'
import { squareGrid } from '@muster/rulesets/kit/square.js'
import { freeze, mapStrings } from '../support/plain.js'
import { anySettings, fitfully, open, playOut, sensibly, wildly, type Player } from '../support/play.js'
import { randomFrom, type Random } from '../support/random.js'
import { diceFor, playTurn, type Boltgun, type DiceOf, type Trace } from '../support/worlds.js'
import { mutations } from './mutate.js'

export const honest: Boltgun = boltgun

const players: readonly Player[] = [fitfully, sensibly, wildly]

/** Settings at random, with ranges in the order that the rules want them: battle ≤ recon < search. */
const settingsFor = (random: Random): Readonly<Record<string, Json>> => {
  if (random.chance(0.4)) return {}
  const { 'footprint.metric': metric, ...drawn } = anySettings(boltgun, random)
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
      boltgun,
      open(boltgun, scenario, seed, settingsFor(random)),
      random.pick(players),
      random.fork(seed),
      8,
    )
    return [campaign.first, ...campaign.steps.map(({ after }) => after)] as readonly State[]
  })
    .flat()
    .filter(({ stage, banners }) => stage === 'plans' && new Set(banners.map(({ seat }) => seat)).size > 1)

const allRules = Object.keys(armyRules) as readonly (keyof typeof armyRules)[]

/** Army rules for every seat out of all that there are, in combinations that no army has. */
const armed = (seats: State['seats'], random: Random): State['seats'] =>
  seats.map((seat) => ({ ...seat, armyRules: random.shuffled(allRules).slice(0, random.below(6)) }))

/** The same start with other levels and armies, or with everybody closer together: so that more of the rules come into play. */
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
    return !'#~'.includes(symbol) && Math.max(Math.abs(dx), Math.abs(dy)) <= 5 ? [cell] : []
  })
  return freeze({
    ...start,
    seats: random.chance(0.5) ? armed(start.seats, random) : start.seats,
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

/** A strong banner of the seat beside a weak one of somebody else's, which is too weak for a table (BG-092). */
const faced = (start: State, seat: SeatId, random: Random): State => {
  const grid = squareGrid(start.board.width, start.board.height)
  const [strong, weak] = [true, false].map((own) =>
    random.pick(start.banners.filter((banner) => (banner.seat === seat) === own)),
  )
  const beside = grid
    .neighbours(strong?.at ?? 0)
    .filter(
      (cell) => !'#~'.includes(start.board.rows.join('').charAt(cell)) && !start.banners.some(({ at }) => at === cell),
    )
  if (!strong || !weak || beside.length === 0) return start
  const at = random.pick(beside)
  const able = { works: 'none', mustRetreat: null } as const
  return freeze({
    ...start,
    banners: start.banners.map((banner) =>
      banner === strong
        ? { ...banner, ...able, level: 15 }
        : banner === weak
          ? { ...banner, ...able, at, level: 5 }
          : banner,
    ),
  })
}

/** Marches at sectors where an enemy stands, known or not: the gamble of BG-113. */
const gambles = (game: Boltgun, start: State, seat: SeatId): readonly BoltgunOrder[] => {
  const grid = squareGrid(start.board.width, start.board.height)
  const view = game.viewFor(start, { kind: 'seat', seat })
  const ask = game.awaiting(start).find((entry) => entry.seat === seat)
  const orders = start.banners.flatMap((banner): readonly BoltgunOrder[] => {
    const enemy = start.banners.find((other) => other.seat !== seat && grid.distance(banner.at, other.at) === 1)
    return banner.seat === seat && enemy ? [{ kind: 'march', banner: banner.id, to: grid.name(enemy.at) }] : []
  })
  return ask ? orders.filter((order) => game.checkOrders(view, ask.view, [order]).length === 0) : []
}

interface Settled {
  readonly start: State
  readonly plans: Plans
}

/** Plans without a banner's orders, or with others in their place. */
const ordering = (plans: Plans, banner: PieceId, orders: readonly BoltgunOrder[], seat: SeatId): Plans => ({
  ...plans,
  [seat]: [...(plans[seat] ?? []).filter((order) => !('banner' in order && order.banner === banner)), ...orders],
})

/** Where a banner of another seat marched to in the one world it stands from the start in the other; or the other way round. */
const settled = (left: Trace, random: Random): Settled | null => {
  const { start, seat, moments } = left
  const all = moments.at(-1)?.all ?? []
  const marches = all.flatMap((event) => (event.kind === 'marched' && event.seat !== seat ? [event] : []))
  const grid = squareGrid(start.board.width, start.board.height)
  const targets = new Set(
    all.flatMap((event) => (event.kind === 'marchFailed' && event.seat === seat ? [event.target] : [])),
  )
  let [banners, plans] = [start.banners, left.plans]
  const put = (id: PieceId, at: number): void => {
    banners = banners.map((banner) => (banner.id === id ? { ...banner, at } : banner))
  }
  for (const banner of start.banners) {
    const march = marches.find((event) => event.banner === banner.id)
    if (
      banner.seat === seat ||
      !random.chance(targets.has(march?.to ?? banner.at) ? 0.9 : targets.size > 0 ? 0.1 : 0.5)
    )
      continue
    const from = grid.neighbours(banner.at).filter((cell) => !start.banners.some(({ at }) => at === cell))
    if (march) {
      put(banner.id, march.to)
      plans = ordering(plans, banner.id, [], banner.seat)
    } else if (from.length > 0 && banner.works === 'none' && !banner.mustRetreat) {
      put(banner.id, random.pick(from))
      plans = ordering(plans, banner.id, [{ kind: 'march', banner: banner.id, to: grid.name(banner.at) }], banner.seat)
    }
  }
  const clash = banners.some((a) => banners.some((b) => a.seat !== b.seat && a.at === b.at))
  const water = banners.some(({ at }) => '#~'.includes(start.board.rows.join('').charAt(at)))
  return clash || water || banners === start.banners ? null : { start: freeze({ ...start, banners }), plans }
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
  const found = spiced(random.pick(starts), random)
  const seat = random.pick(found.seats.filter(({ eliminated }) => !eliminated)).id
  const duel = random.chance(0.08)
  const start = duel ? faced(found, seat, random) : found
  const own = [seat, ...start.banners.filter((banner) => banner.seat === seat).map(({ id }) => id)]
  const seed = `pair ${String(random.next())}`
  const shared = random.fork(seed)
  const common = { game, seat, players: { own: random.pick(players), others: random.pick(players) }, shared }
  const gamble = duel || random.chance(0.1) ? gambles(game, start, seat) : []
  const plan = gamble.length > 0 ? { plan: gamble } : {}
  const left = playTurn(
    { ...common, ...plan, private: random.fork(`${seed} left`), dice: dice(seed, own, null) },
    start,
  )
  const settle = random.chance(duel ? 0.9 : 0.2) ? settled(left, random) : null
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
