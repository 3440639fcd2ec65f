import type { Banner, Feature, State } from '@muster/rulesets/boltgun/engine/model/state.js'
import { armyRules as allRules } from '@muster/rulesets/boltgun/engine/data/armyRules.js'
import { pieceId, type SeatId } from '@muster/rulesets/kit/ids.js'
import { mapStrings } from '../../support/plain.js'
import type { Random } from '../../support/random.js'
import type { Mutation } from './game.js'

const works = ['none', 'fortified', 'entrenched'] as const

const others = (state: State, seat: SeatId): readonly Banner[] => state.banners.filter((banner) => banner.seat !== seat)

const free = (state: State, owner: SeatId): readonly number[] => {
  const taken = new Set(state.banners.filter((banner) => banner.seat !== owner).map(({ at }) => at))
  return [...state.board.rows.join('')].flatMap((symbol, cell) =>
    '#~'.includes(symbol) || taken.has(cell) ? [] : [cell],
  )
}

const change = (state: State, id: string, to: Partial<Banner>): State => ({
  ...state,
  banners: state.banners.map((banner) => (banner.id === id ? { ...banner, ...to } : banner)),
})

const pickOther = (state: State, seat: SeatId, random: Random): Banner | null => {
  const found = others(state, seat)
  return found.length > 0 ? random.pick(found) : null
}

const move: Mutation = (state, seat, random) => {
  const banner = pickOther(state, seat, random)
  return banner && change(state, banner.id, { at: random.pick(free(state, banner.seat)) })
}

const step: Mutation = (state, seat, random) => {
  const banner = pickOther(state, seat, random)
  if (!banner) return null
  const { width } = state.board
  const near = free(state, banner.seat).filter(
    (cell) =>
      Math.abs((cell % width) - (banner.at % width)) <= 1 &&
      Math.abs(Math.floor(cell / width) - Math.floor(banner.at / width)) <= 1,
  )
  return near.length > 0 ? change(state, banner.id, { at: random.pick(near) }) : null
}

const add: Mutation = (state, seat, random) => {
  const owners = state.seats.filter(({ id, eliminated }) => id !== seat && !eliminated)
  if (owners.length === 0) return null
  const owner = random.pick(owners)
  const id = pieceId(`${owner.id}x${String(random.below(900))}`)
  if (state.banners.some((banner) => banner.id === id)) return null
  const at = random.pick(free(state, owner.id))
  const banner: Banner = {
    ...{ id, seat: owner.id, at, level: random.below(21), works: random.pick(works) },
    ...{ mustRetreat: null, node: false, origins: [id] },
  }
  return { ...state, banners: random.shuffled([...state.banners, banner]) }
}

const remove: Mutation = (state, seat, random) => {
  const banner = pickOther(state, seat, random)
  if (!banner || state.banners.filter((other) => other.seat === banner.seat).length < 2) return null
  const relics = state.relics.map((relic) =>
    relic.place.kind === 'carried' && relic.place.by === banner.id
      ? { ...relic, place: { kind: 'ground' as const, at: banner.at, since: state.turn, hidden: true } }
      : relic,
  )
  const contacts = state.contacts.filter((pair) => !pair.includes(banner.id))
  return { ...state, relics, contacts, banners: state.banners.filter((other) => other !== banner) }
}

const level: Mutation = (state, seat, random) => {
  const banner = pickOther(state, seat, random)
  return banner && change(state, banner.id, { level: random.below(21) })
}

const dig: Mutation = (state, seat, random) => {
  const banner = pickOther(state, seat, random)
  return banner && change(state, banner.id, { works: random.pick(works) })
}

const rout: Mutation = (state, seat, random) => {
  const banner = pickOther(state, seat, random)
  return banner && change(state, banner.id, { mustRetreat: banner.mustRetreat ? null : { victor: null, victors: [] } })
}

const shuffle: Mutation = (state, _seat, random) => ({
  ...state,
  banners: random.shuffled(state.banners),
  features: random.shuffled(state.features),
  contacts: random.shuffled(state.contacts),
  fallen: random.shuffled(state.fallen),
})

/** Others' banners under other names; those that the seat has just fought keep theirs, as they are named in its own battles' dice. */
export const rename: Mutation = (state, seat, random) => {
  const fought = new Set(
    state.battles
      .filter(({ sides }) => sides.some((side) => side.seat === seat))
      .flatMap(({ sides }) => sides.map(({ banner }) => String(banner))),
  )
  const names = new Map(
    random
      .shuffled(others(state, seat).filter(({ id }) => !fought.has(id)))
      .map(({ id, seat: owner }, index) => [String(id), `${owner}n${String(index)}`]),
  )
  return mapStrings(state, (text) => names.get(text) ?? text) as State
}

/** A feature or relic that the seat has never known of. */
const plant: Mutation = (state, seat, random) => {
  const feature: Feature = {
    ...{ id: `Fx${String(random.below(900))}`, kind: random.pick(['cache', 'array']), label: 'Something buried' },
    ...{ at: random.pick(free(state, seat)), hidden: random.chance(0.7) },
  }
  return { ...state, features: random.shuffled([...state.features, feature]) }
}

const unplant: Mutation = (state, seat, random) => {
  const known = state.seats.find(({ id }) => id === seat)?.knowledge.features ?? []
  const unknown = state.features.filter(({ id }) => !known.includes(id))
  if (unknown.length === 0) return null
  const target = random.pick(unknown)
  return {
    ...state,
    features: random.chance(0.5)
      ? state.features.filter((feature) => feature !== target)
      : state.features.map((feature) =>
          feature === target ? { ...feature, at: random.pick(free(state, seat)), hidden: random.chance(0.5) } : feature,
        ),
  }
}

const relic: Mutation = (state, seat, random) => {
  const own = new Set<string>(state.banners.filter((banner) => banner.seat === seat).map(({ id }) => id))
  const movable = state.relics.filter(({ place }) => place.kind !== 'carried' || !own.has(place.by))
  const banner = pickOther(state, seat, random)
  if (movable.length === 0 || !banner) return null
  const target = random.pick(movable)
  const place = random.chance(0.5)
    ? { kind: 'carried' as const, by: banner.id }
    : { kind: 'ground' as const, at: random.pick(free(state, seat)), since: state.turn, hidden: random.chance(0.7) }
  return { ...state, relics: state.relics.map((one) => (one === target ? { ...one, place } : one)) }
}

const aims: Mutation = (state, seat, random) => ({
  ...state,
  seats: state.seats.map((one) =>
    one.id === seat
      ? one
      : {
          ...one,
          objectives: [{ kind: 'count', sectors: 10_000, secondary: false, checks: 1, held: random.below(2) }],
        },
  ),
})

const army: Mutation = (state, seat, random) => ({
  ...state,
  seats: state.seats.map((one) =>
    one.id === seat
      ? one
      : {
          ...one,
          armyRules: random
            .shuffled(Object.keys(allRules) as (typeof one.armyRules)[number][])
            .slice(0, random.below(4)),
        },
  ),
})

/** What others know, which moves their own orders. */
const blind: Mutation = (state, seat) => ({
  ...state,
  seats: state.seats.map((one) =>
    one.id === seat
      ? one
      : { ...one, knowledge: { ...one.knowledge, sightings: [], captures: [], features: [], relics: [] } },
  ),
})

/** Sectors out of the seat's sight change hands. */
const hold: Mutation = (state, seat, random) => {
  const index = state.seats.findIndex(({ id }) => id === seat) + 1
  return {
    ...state,
    hold: state.hold.map((holder, cell) =>
      holder === index || holder === -1 || '#~'.includes(state.board.rows.join('').charAt(cell)) || !random.chance(0.1)
        ? holder
        : random.pick([0, ...state.seats.flatMap((_, at) => (at + 1 === index ? [] : [at + 1]))]),
    ),
  }
}

/** Banners of others have fallen that have not, or not those that have. */
const graves: Mutation = (state, seat, random) => {
  const id = pieceId(`gone${String(random.below(900))}`)
  const victims = state.seats.filter((one) => one.id !== seat)
  const grave = {
    banner: id,
    seat: random.pick(victims).id,
    origins: [id],
    by: [random.pick(victims).id],
    turn: state.turn,
  }
  return random.chance(0.5)
    ? { ...state, fallen: random.shuffled([...state.fallen, grave]) }
    : { ...state, fallen: state.fallen.filter((fallen) => fallen.seat === seat) }
}

export const mutations: Readonly<Record<string, Mutation>> = {
  move,
  step,
  add,
  remove,
  level,
  dig,
  rout,
  shuffle,
  plant,
  unplant,
  relic,
  aims,
  army,
  blind,
  hold,
  graves,
}
