import type { OrderEntry } from '../../../rulesets/boltgun/cases/format.js'
import type { Random } from '../../support/random.js'
import type { Battle } from './fight.js'
import { neighbours, sectors } from './ground.js'
import type { Sheet, Word } from './results.js'
import type { Table } from './turn.js'
import { disputed, has, key, seatsOf, setting, type Orders, type Unit, type World, type Works } from './world.js'

const armyRules = [
  'HIGHLY_MOBILE',
  'INFESTATION',
  'VERY_TOUGH',
  'SUPERIOR_INTELLIGENCE',
  'UNSEEN_PRESENCE',
  'TOUGH',
  'STEADFAST',
  'MASSIVE_ARMIES',
  'HATRED',
  'BATTLELUST',
  'TACTICAL_GENIUS',
  'SACRIFICE',
  'BLOOD_REWARD',
  'ALL_SEEING_EYE',
  'MOBILIZATION',
  'FLEXIBLE_COMMAND',
  'RAIDERS',
  'EASILY_OBSERVABLE',
  'SUICIDE_TROOPS',
  'BLITZ',
  'IMPETUOUS',
  'HIVE_MENTALITY',
  'WOTS_A_RECON',
  'PONDEROUS',
  'SLOW_RESUPPLY',
  'TRIBAL_ANIMOSITY',
  'IRREPLACEABLE_TROOPS',
]

/** Other values of the settings that act after movement. */
const alternatives: readonly (readonly [key: string, ...values: unknown[]])[] = [
  ['footprint.metric', 'diamond', 'plus'],
  ['superior_intel.search_bonus', 1],
  ['battlelust.keeps_recon', false],
  ['battle.repeat', 'on_new_contact', 'new_or_moved', 'grace_after_retreat'],
  ['adjacency', 4],
  ['occupation.passes', 'end_only'],
  ['dispute.both_leave', 'previous'],
  ['level_zero', 'destroyed'],
  ['autoloss.triggers', false],
  ['transfer.overflow', 'lost'],
  ['transfer.min_left', 1, 10],
  ['tribal.cost', 'sender_extra', 'receiver_own'],
  ['flexible.extrapolate', false],
  ['tough.stack', true],
  ['blood_reward.per', 'turn'],
  ['sacrifice.per', 'turn'],
  ['hive.entrenched_retreat', false],
  ['occupation.search_shows', true],
  ['abr.ra', 'draw'],
  ['relic.pickup', 'automatic'],
  ['results.conflict', 'higher_loss'],
  ['results.draws', 'vp_decides', 'forbidden'],
  ['results.one_sided', 'submitter_chooses'],
  ['forfeit.modifier', -3],
  ['observable.level', true],
]

/** What Blood Reward gains where Tough helps once a turn is nowhere said: the two are not drawn together. */
const drawSettings = (random: Random, bloody: boolean): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    random
      .shuffled(bloody ? alternatives : [...alternatives, ['tough.scope', 'turn']])
      .slice(0, random.below(5))
      .map(([name, ...values]) => [name, random.pick(values)]),
  )

const drawRows = (random: Random, width: number, height: number): readonly string[] =>
  Array.from({ length: height }, () =>
    Array.from({ length: width }, () => (random.chance(0.07) ? '#' : random.chance(0.06) ? 'C' : '.')).join(''),
  )

const drawWorks = (random: Random, army: readonly string[]): Works => {
  if (army.includes('RAIDERS') || random.chance(0.65)) return 'NONE'
  return army.includes('IMPETUOUS') || random.chance(0.5) ? 'FORTIFIED' : 'ENTRENCHED'
}

const drawLevel = (random: Random, massive: boolean): number =>
  random.chance(0.25) ? random.below(10) : 10 + random.below(massive ? 14 : 11)

const drawUnits = (random: Random, players: World['players'], places: readonly string[]): Unit[] => {
  const free = random.shuffled(places)
  return Object.entries(players).flatMap(([seat, army]) => {
    const units = Array.from({ length: 2 + random.below(3) }, (_, index): Unit => {
      const [x = 0, y = 0] = (free.pop() ?? '').split(',').map(Number)
      const works = drawWorks(random, army)
      const level = drawLevel(random, army.includes('MASSIVE_ARMIES'))
      return { id: `${seat}${index + 1}`, seat, x, y, level, works, must: null, node: false }
    })
    const [first, second] = units
    // Two banners in one sector now and then, for joins
    if (first && second && random.chance(0.35)) Object.assign(second, { x: first.x, y: first.y })
    if (first && army.includes('HIVE_MENTALITY') && random.chance(0.8)) first.node = true
    return units
  })
}

/** A small position with everything in it that acts from step 7 on. */
export const drawWorld = (random: Random): World => {
  const names = random.chance(0.5) ? ['A', 'B'] : ['A', 'B', 'C']
  const players = Object.fromEntries(names.map((name) => [name, random.shuffled(armyRules).slice(0, random.below(5))]))
  const rows = drawRows(random, 7 + random.below(4), 6 + random.below(4))
  const world: World = {
    hold: new Map(),
    heldBefore: new Map(),
    contacts: new Set(),
    rows,
    players,
    settings: drawSettings(random, Object.values(players).flat().includes('BLOOD_REWARD')),
    units: [],
    features: {},
    relics: {},
    known: Object.fromEntries(names.map((name) => [name, new Set<string>()])),
    out: new Set(),
    owesNode: new Set(),
  }
  const places = sectors(world)
  world.units = drawUnits(random, players, places)
  for (const name of names)
    if (has(world, name, 'HIVE_MENTALITY') && !world.units.some(({ seat, node }) => seat === name && node))
      world.owesNode.add(name)
  for (const sector of places)
    if (random.chance(0.5)) world.hold.set(sector, random.chance(0.15) ? disputed : random.pick(names))
  for (const unit of world.units)
    if (random.chance(0.12)) {
      const victor = random.pick(world.units.filter(({ seat }) => seat !== unit.seat))
      unit.must = { place: key(victor), victors: [] }
    }
  return { ...world, ...drawFinds(random, world, places) }
}

const drawFinds = (random: Random, world: World, places: readonly string[]): Pick<World, 'features' | 'relics'> => {
  const [one = '', two = '', three = '', ...rest] = random.shuffled(places)
  const features = {
    F1: { at: one, hidden: true },
    F2: { at: two, hidden: false },
    F3: { at: three, hidden: random.chance(0.5) },
  }
  for (const [id, { at, hidden }] of Object.entries(features)) {
    const holder = world.hold.get(at)
    if (!hidden && holder !== undefined) world.known[holder]?.add(id)
    if (random.chance(0.1)) world.known[random.pick(seatsOf(world))]?.add(id)
  }
  const relics = {
    R1: { carrier: random.pick(world.units).id, at: null, hidden: true, gone: false },
    R2: { carrier: random.pick(world.units).id, at: null, hidden: true, gone: false },
    R3: { carrier: null, at: random.pick(rest), hidden: true, gone: false },
  }
  for (const seat of seatsOf(world)) if (random.chance(0.6)) world.known[seat]?.add('R3')
  return { features, relics }
}

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
