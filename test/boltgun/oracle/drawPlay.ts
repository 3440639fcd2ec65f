import type { OrderEntry } from '../../../rulesets/boltgun/cases/format.js'
import type { Random } from '../../support/random.js'
import type { Battle } from './fight.js'
import { neighbours } from './ground.js'
import type { Sheet, Word } from './results.js'
import type { Table } from './turn.js'
import { has, seatsOf, setting, type Orders, type Unit, type World } from './world.js'

const drawPrimary = (random: Random, world: World, unit: Unit, held: boolean): Partial<OrderEntry> => {
  if (random.chance(0.3)) return { search: true }
  const goals = neighbours(world, unit)
  return !held && goals.length > 0 && random.chance(0.6) ? { march: random.pick(goals) } : {}
}

/** Secondary orders that are legal beside the primary one, judged from the banner alone. */
const legalSecondaries = (
  random: Random,
  world: World,
  unit: Unit,
  marching: boolean,
  held: boolean,
): readonly Partial<OrderEntry>[] => {
  const is = (rule: string): boolean => has(world, unit.seat, rule)
  const own = world.units.filter((other) => other.seat === unit.seat && other !== unit)
  const mayDig = !is('RAIDERS') && (!marching || is('STEADFAST'))
  const mayEntrench = !is('RAIDERS') && !is('IMPETUOUS') && !marching && (unit.works !== 'NONE' || is('STEADFAST'))
  const least = is('TRIBAL_ANIMOSITY') && setting(world, 'tribal.cost') === 'in_transit' ? 2 : 1
  const splits = !held && !is('TRIBAL_ANIMOSITY') && unit.level >= (is('FLEXIBLE_COMMAND') ? 8 : 10)
  const carried = (id: string): string[] =>
    Object.keys(world.relics).filter((name) => world.relics[name]?.carrier === id)
  return [
    {},
    ...(mayDig ? [{ fortify: true as const }] : []),
    ...(mayEntrench ? [{ entrench: true as const }] : []),
    ...(unit.works !== 'NONE' && !marching ? [{ unfortify: true as const }] : []),
    ...(!is('SLOW_RESUPPLY') || unit.works === 'ENTRENCHED' ? [{ resupply: true as const }] : []),
    ...(splits ? [{ split: `${unit.seat}${random.below(1e6) + 10}` }] : []),
    ...own.flatMap((other) => [
      ...(!held && !is('TRIBAL_ANIMOSITY') ? [{ join: other.id }] : []),
      { transfer: { from: other.id, levels: least + ((unit.x + other.y + unit.level) % 7) } },
      { transfer: { from: other.id, levels: least, relics: carried(other.id) } },
    ]),
  ]
}

const drawEntry = (random: Random, world: World, unit: Unit): OrderEntry | null => {
  if (unit.must) {
    const goals = neighbours(world, unit)
    return goals.length > 0 ? { banner: unit.id, retreat: random.pick(goals) } : null
  }
  const carried = Object.keys(world.relics).find((name) => world.relics[name]?.carrier === unit.id)
  if (carried !== undefined && random.chance(0.08)) return { banner: unit.id, destroyRelic: carried }
  const held = unit.works !== 'NONE' && !has(world, unit.seat, 'MOBILIZATION')
  const primary = drawPrimary(random, world, unit, held)
  const secondary = random.pick(legalSecondaries(random, world, unit, primary.march !== undefined, held))
  const pickUp = random.chance(0.3) ? { pickUp: 'R3' } : {}
  return { banner: unit.id, ...primary, ...secondary, ...pickUp }
}

/** Two banners in one sector often join each other: by chance alone they hardly would. */
const mated = (random: Random, world: World, entries: readonly OrderEntry[]): readonly OrderEntry[] =>
  entries.map((entry) => {
    if (entry.join === undefined || !random.chance(0.7)) return entry
    const unit = world.units.find(({ id }) => id === entry.banner)
    const mate = entries.find((other) => other.join !== undefined && other.banner !== entry.banner)
    return mate && unit ? { ...entry, join: mate.banner } : entry
  })

/** Plans of all players; now and then one sends none, where no retreat would be chosen for him. */
export const drawOrders = (random: Random, world: World): Orders =>
  Object.fromEntries(
    seatsOf(world).flatMap((seat): [string, readonly OrderEntry[]][] => {
      if (world.out.has(seat)) return []
      const own = random.shuffled(world.units.filter((unit) => unit.seat === seat))
      if (random.chance(0.07) && own.every(({ must }) => !must)) return []
      const entries = own.flatMap((unit) => drawEntry(random, world, unit) ?? [])
      const partners = entries.filter(({ join }) => join !== undefined)
      return [[seat, partners.length === 2 ? mated(random, world, entries) : entries]]
    }),
  )

const drawPoints = (random: Random): number =>
  random.chance(0.2)
    ? random.below(12) * 200 + 100 + random.below(2)
    : random.below(44) * 50 + (random.chance(0.1) ? 0.5 : 0)

const drawSheet = (random: Random, { sides: [a, b] }: Battle): Sheet => ({
  winner: random.pick([a.seat, b.seat, 'draw']),
  lost: { [a.seat]: drawPoints(random), [b.seat]: drawPoints(random) },
})

const drawWords = (random: Random, world: World, battle: Battle): ReturnType<Table['words']> => {
  const [a, b] = battle.sides
  const sheet = drawSheet(random, battle)
  const signed = (word: Word, seat: string): Word =>
    word !== null && word !== 'abstract' && has(world, seat, 'SACRIFICE') && random.chance(0.7)
      ? { ...word, sacrifice: random.below(4) }
      : word
  const both = (one: Word, other: Word, forfeits: readonly string[] = []): ReturnType<Table['words']> => ({
    words: [signed(one, a.seat), signed(other, b.seat)],
    forfeits,
  })
  if (battle.forfeits.length > 0) {
    const [planned] = battle.sides.filter(({ seat }) => !battle.forfeits.includes(seat))
    const adds = planned !== undefined && has(world, planned.seat, 'SACRIFICE')
    return both(adds && planned === a ? sheet : null, adds && planned === b ? sheet : null)
  }
  switch (random.below(10)) {
    case 0:
      return both(null, null)
    case 1:
      return both('abstract', 'abstract')
    case 2:
      return both(sheet, null)
    case 3:
      return both(null, sheet)
    case 4:
      return both(sheet, drawSheet(random, battle))
    case 5:
      return both(random.pick([sheet, null]), 'abstract')
    case 6:
      return both(sheet, null, [b.seat])
    default:
      return both(sheet, sheet)
  }
}

/** What is said and thrown over the battles of a turn. */
export const tableOf = (random: Random, world: World): Table => ({
  words: (battle) => drawWords(random, world, battle),
  shifts: ({ sides }) =>
    Object.fromEntries(
      sides.flatMap(({ seat }) =>
        has(world, seat, 'TACTICAL_GENIUS') ? [[seat, random.pick([-1, 0, 1] as const)]] : [],
      ),
    ),
  die: (faces) => 1 + random.below(faces),
})
