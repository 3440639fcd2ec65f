import type { BoltgunOrder } from '@muster/rulesets/boltgun/engine/model/orders.js'
import type { State } from '@muster/rulesets/boltgun/engine/model/state.js'
import { armyRules } from '@muster/rulesets/boltgun/engine/data/armyRules.js'
import type { SeatId } from '@muster/rulesets/kit/ids.js'
import { squareGrid } from '@muster/rulesets/kit/square.js'
import { freeze } from '../../support/plain.js'
import type { Random } from '../../support/random.js'
import { honest, type Opening } from './game.js'

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
const gambles = (start: State, seat: SeatId): readonly BoltgunOrder[] => {
  const grid = squareGrid(start.board.width, start.board.height)
  const view = honest.viewFor(start, { kind: 'seat', seat })
  const ask = honest.awaiting(start).find((entry) => entry.seat === seat)
  const orders = start.banners.flatMap((banner): readonly BoltgunOrder[] => {
    const enemy = start.banners.find((other) => other.seat !== seat && grid.distance(banner.at, other.at) === 1)
    return banner.seat === seat && enemy ? [{ kind: 'march', banner: banner.id, to: grid.name(enemy.at) }] : []
  })
  return ask ? orders.filter((order) => honest.checkOrders(view, ask.view, [order]).length === 0) : []
}

/** A packet that names a feature, known or not: whose ground it lies on is told by the objective. */
const tasked = (start: State, seat: SeatId, random: Random): State => {
  if (start.features.length === 0 || !random.chance(0.15)) return start
  const feature = random.pick(start.features).id
  const goal = { kind: 'control', feature, secondary: true, checks: 3, held: 0 } as const
  return freeze({
    ...start,
    seats: start.seats.map((one) => (one.id === seat ? { ...one, objectives: [...one.objectives, goal] } : one)),
  })
}

/** A start made lively, for a seat that may gamble. */
export const opening = (starts: readonly State[], random: Random): Opening => {
  const found = spiced(random.pick(starts), random)
  const seat = random.pick(found.seats.filter(({ eliminated }) => !eliminated)).id
  const duel = random.chance(0.08)
  const start = tasked(duel ? faced(found, seat, random) : found, seat, random)
  const plan = duel || random.chance(0.1) ? gambles(start, seat) : []
  return { start, seat, ...(plan.length > 0 ? { own: { plan } } : {}) }
}
