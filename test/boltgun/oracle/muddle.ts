import type { OrderEntry } from '../../../rulesets/boltgun/cases/format.js'
import type { Random } from '../../support/random.js'
import { name, placeOf, type Game, type Piece } from './movement/field.js'
import { read } from './movement/legal.js'
import { flight } from './movement/play.js'
import { seatsOf, unitOf, type Orders, type Unit, type World } from './world.js'

/** Plans as a careless player sends them, what of them stands, and what was refused by name. */
export interface Muddled {
  readonly sent: Orders
  readonly standing: Orders
  readonly refused: readonly { readonly player: string; readonly banner: string; readonly order: string }[]
}

const pieceOf = (world: World, { id, seat, x, y, level, works, must }: Unit): Piece => ({
  ...{ id, player: seat, x, y, level, works },
  victor: must ? [-1, -1] : null,
  relics: Object.keys(world.relics).filter((name) => world.relics[name]?.carrier === id),
})

/** One more order, legal or not, that the entry does not have yet. */
const slip = (random: Random, world: World, unit: Unit, entry: OrderEntry): OrderEntry => {
  const beside = `${Math.max(0, unit.x - 1 + random.below(4))},${Math.max(0, unit.y - 1 + random.below(3))}`
  const mates = world.units.filter(({ id, seat }) => seat === unit.seat && id !== unit.id)
  const mate = mates[random.below(Math.max(1, mates.length))]
  const slips: readonly Partial<OrderEntry>[] = [
    { march: beside },
    { search: true },
    { fortify: true },
    { entrench: true },
    { unfortify: true },
    { resupply: true },
    { split: true },
    { retreat: beside },
    { teleport: beside },
    { destroyRelic: 'R1' },
    ...(mate ? [{ join: mate.id }] : []),
  ]
  return { ...random.pick(slips), ...entry }
}

/** Where each player knew of enemies when the turn began. */
export type Feared = Readonly<Record<string, ReadonlySet<string>>>

/** A forced retreat that the plan forgot, if it leads anywhere: northwards where nobody drove the banner. */
const forced = (game: Game, world: World, unit: Unit, feared: Feared): OrderEntry => {
  const victor = unit.must?.place === null ? ([unit.x, unit.y + 1] as const) : placeOf(unit.must?.place ?? '')
  const to = flight(game, { ...pieceOf(world, unit), victor }, feared[unit.seat])
  return { banner: unit.id, ...(to ? { retreat: name(to) } : {}) }
}

/** Orders of a turn with slips of the pen among them, and retreats forgotten. */
export const muddle = (random: Random, world: World, orders: Orders, feared: Feared): Muddled => {
  const game: Game = { rows: world.rows, armies: world.players, settings: world.settings, pieces: [] }
  const refused: { player: string; banner: string; order: string }[] = []
  const sent: Record<string, readonly OrderEntry[]> = {}
  const standing: Record<string, readonly OrderEntry[]> = {}
  for (const seat of seatsOf(world)) {
    const own = orders[seat]
    if (!own) continue
    sent[seat] = own.map((entry) => {
      const unit = unitOf(world, entry.banner)
      const forgotten = unit?.must && random.chance(0.4)
      const { retreat: _, ...rest } = entry
      const kept = forgotten ? rest : entry
      return unit && random.chance(0.35) ? slip(random, world, unit, kept) : kept
    })
    standing[seat] = sent[seat].map((entry) => {
      const unit = unitOf(world, entry.banner)
      if (!unit) return entry
      const reading = read(game, pieceOf(world, unit), entry)
      for (const order of reading.refused) refused.push({ player: seat, banner: entry.banner, order })
      const led = reading.standing.retreat !== undefined
      return unit.must && !led ? forced(game, world, unit, feared) : reading.standing
    })
  }
  return { sent, standing, refused }
}
