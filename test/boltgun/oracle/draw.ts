import type { Random } from '../../support/random.js'
import { sectors } from './ground.js'
import type { Goal } from './world.js'
import { disputed, has, key, seatsOf, type Unit, type World, type Works } from './world.js'

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
  ['massive.fights_as', 'always'],
  ['hive.entrenched_retreat', false],
  ['occupation.search_shows', true],
  ['abr.ra', 'draw'],
  ['relic.pickup', 'automatic'],
  ['results.conflict', 'abr', 'higher_loss'],
  ['results.draws', 'vp_decides', 'forbidden'],
  ['results.one_sided', 'submitter_chooses'],
  ['forfeit.modifier', -3],
  ['observable.level', true],
  ['victory.tie', 'facilitator'],
  ['victory.last_standing', false],
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
      const id = `${seat}${index + 1}`
      return { id, seat, x, y, level, works, must: null, node: false, origins: [id] }
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
    fallen: [],
    objectives: {},
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
  return { ...world, ...drawFinds(random, world, places), objectives: drawObjectives(random, world, places) }
}

const drawGoal = (random: Random, world: World, seat: string, places: readonly string[]): Goal => {
  const held = places.filter((sector) => world.hold.get(sector) === seat)
  const enemies = world.units.filter((unit) => unit.seat !== seat)
  switch (random.below(5)) {
    case 0:
      return { kind: 'hold', relic: random.pick(['R1', 'R2', 'R3']) }
    case 1:
      return { kind: 'count', sectors: held.length + random.below(12) }
    case 2:
    case 3: {
      const by = world.settings['tough.scope'] === 'turn' || random.chance(0.4) ? 'anyone' : 'own'
      return { kind: 'destroy', banners: [random.pick(enemies).id], by }
    }
    default:
      return { kind: 'occupy', sectors: [random.pick(random.chance(0.6) && held.length > 0 ? held : places)] }
  }
}

/** Some players have goals, mostly of several turns, so that few wars end at once. */
const drawObjectives = (random: Random, world: World, places: readonly string[]): World['objectives'] =>
  Object.fromEntries(
    seatsOf(world).map((seat) => [
      seat,
      Array.from({ length: random.below(4) }, () => ({
        goal: drawGoal(random, world, seat, places),
        secondary: random.chance(0.4),
        checks: 1 + random.below(3),
        held: 0,
      })),
    ]),
  )

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
