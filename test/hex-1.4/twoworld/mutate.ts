import { facilities, type Facility } from '@muster/rulesets/hex-1.4/engine/data/facilities.js'
import { hazards, type Hazard } from '@muster/rulesets/hex-1.4/engine/data/hazards.js'
import { resources, type Resource } from '@muster/rulesets/hex-1.4/engine/data/resources.js'
import type { Force, Hex, State } from '@muster/rulesets/hex-1.4/engine/model/state.js'
import { pieceId, type SeatId } from '@muster/rulesets/kit/ids.js'
import { mapStrings } from '../../support/plain.js'
import type { Random } from '../../support/random.js'
import type { Mutation } from './game.js'
import { standingOf } from './sight.js'

const others = (state: State, seat: SeatId): readonly Force[] => state.forces.filter((force) => force.seat !== seat)

/** Another order in the referee's list, in which the seat's own stand as they stood to one another. */
const mixed = (forces: readonly Force[], seat: SeatId, random: Random): readonly Force[] => {
  const own = forces.filter((force) => force.seat === seat)
  return random.shuffled(forces).map((force) => (force.seat === seat ? (own.shift() ?? force) : force))
}

const rivals = (state: State, seat: SeatId): readonly SeatId[] =>
  state.seats.flatMap(({ id, eliminated }) => (id === seat || eliminated ? [] : [id]))

const change = (state: State, id: string, to: Partial<Force>): State => ({
  ...state,
  forces: state.forces.map((force) => (force.id === id ? { ...force, ...to } : force)),
})

/** A force of somebody else's, one out of the seat's sight where there is one. */
const pickOther = (state: State, seat: SeatId, random: Random, kind?: Force['class']): Force | null => {
  const { near, any } = standingOf(state, seat)
  const all = others(state, seat).filter((force) => kind === undefined || force.class === kind)
  const far = all.filter(({ at }) => !near.has(at) && !any.has(at))
  if (all.length === 0) return null
  return random.pick(far.length > 0 && random.chance(0.8) ? far : all)
}

const landOf = (state: State, seat: SeatId): readonly number[] =>
  state.hexes.flatMap(({ owner }, cell) => (owner === seat ? [cell] : []))

const points: Mutation = (state, seat, random) => {
  const force = pickOther(state, seat, random)
  return force && change(state, force.id, { points: Math.max(100, Math.floor(force.authorised * random.next())) })
}

const authorised: Mutation = (state, seat, random) => {
  const force = pickOther(state, seat, random)
  const most = force?.class === 'RF' ? 1000 : 2000
  return force && change(state, force.id, { authorised: force.points + random.below(most - force.points + 1) })
}

/** Conquest and occupation forces elsewhere in their own land. */
const march: Mutation = (state, seat, random) => {
  const force = pickOther(state, seat, random)
  if (!force || force.class === 'RF') return null
  const land = landOf(state, force.seat).filter(
    (cell) => force.class !== 'OF' || !state.forces.some((one) => one.class === 'OF' && one.at === cell),
  )
  return land.length > 0 ? change(state, force.id, { at: random.pick(land) }) : null
}

const creep: Mutation = (state, seat, random) => {
  const force = pickOther(state, seat, random, 'RF')
  return force && change(state, force.id, { at: random.below(state.hexes.length) })
}

const scout: Mutation = (state, seat, random) => {
  const [owner] = random.shuffled(rivals(state, seat))
  const [like] = state.forces
  if (owner === undefined || !like) return null
  const id = pieceId(`${owner}-RF${String(20 + random.below(900))}`)
  if (state.forces.some((force) => force.id === id)) return null
  const size = 100 * (1 + random.below(8))
  const force: Force = {
    ...{ id, seat: owner, class: 'RF', at: random.below(state.hexes.length) },
    ...{ points: size, authorised: size, unitCount: 1 + random.below(4), units: [] },
  }
  return { ...state, forces: mixed([...state.forces, force], seat, random) }
}

const desert: Mutation = (state, seat, random) => {
  const force = pickOther(state, seat, random, 'RF')
  if (!force) return null
  const missions = state.memory.missions.filter((mission) => mission.force !== force.id)
  return {
    ...state,
    memory: { ...state.memory, missions },
    pending: state.pending.filter(({ item }) => !('into' in item) || item.into !== force.id),
    forces: state.forces.filter(({ id }) => id !== force.id),
  }
}

const roster: Mutation = (state, seat, random) => {
  const force = pickOther(state, seat, random)
  if (!force) return null
  return change(state, force.id, {
    unitCount: 1 + random.below(6),
    units: random.chance(0.4)
      ? []
      : force.units.map((unit) => ({ ...unit, experience: random.below(9), alive: 1 + random.below(unit.models) })),
  })
}

const purse: Mutation = (state, seat, random) => ({
  ...state,
  seats: state.seats.map((one) =>
    one.id === seat
      ? one
      : {
          ...one,
          stash: random.below(80),
          refunded: random.below(20),
          specials: random.chance(0.5) ? ['AIR_STRIKE', 'ADVANCED_INTEL'] : [],
        },
  ),
})

const purchases: Mutation = (state, seat, random) => {
  const hidden = state.pending.filter((pending) => pending.seat !== seat)
  if (hidden.length > 0 && random.chance(0.6)) {
    const gone = random.pick(hidden)
    return { ...state, pending: state.pending.filter((pending) => pending !== gone) }
  }
  const [buyer] = random.shuffled(rivals(state, seat))
  if (buyer === undefined || state.stage !== 'movement') return null
  const land = landOf(state, buyer)
  if (land.length === 0) return null
  const facility = random.pick(['GARRISON', 'AIRSTRIP', 'RECON_CENTRE'] as const)
  const item = { kind: 'facility' as const, facility, at: random.pick(land) }
  return { ...state, pending: [...state.pending, { seat: buyer, price: 10, item }] }
}

const changeHex = (state: State, at: number, to: Partial<Hex>): State => ({
  ...state,
  hexes: state.hexes.map((hex, cell) => (cell === at ? { ...hex, ...to } : hex)),
})

const hexesWhere = (state: State, holds: (hex: Hex, cell: number) => boolean): readonly number[] =>
  state.hexes.flatMap((hex, cell) => (holds(hex, cell) ? [cell] : []))

/** Facilities on others’ land; fortresses decide who plays on, and stay. */
const works: Mutation = (state, seat, random) => {
  const found = hexesWhere(state, ({ owner }) => owner !== null && owner !== seat)
  if (found.length === 0) return null
  const at = random.pick(found)
  const built = (Object.keys(facilities) as readonly Facility[]).filter((name) => name !== 'FORTRESS')
  const kept = state.hexes[at]?.facilities.includes('FORTRESS') === true ? (['FORTRESS'] as const) : []
  return changeHex(state, at, { facilities: [...kept, ...random.shuffled(built).slice(0, random.below(3))] })
}

const treasure: Mutation = (state, seat, random) => {
  const found = hexesWhere(state, ({ owner, explored }) => explored && owner !== seat)
  if (found.length === 0) return null
  const plain = (Object.keys(resources) as readonly Resource[]).filter((name) => !name.startsWith('ABANDONED'))
  return changeHex(state, random.pick(found), {
    resources: random.shuffled(plain).slice(0, random.below(3)),
    hazards: random.chance(0.4) ? [random.pick(Object.keys(hazards) as readonly Hazard[])] : [],
    exhausted: random.chance(0.5),
  })
}

/** Under `dark` fog land out of sight changes hands, such as the seat remembers above all; nobody stands there. */
const conquer: Mutation = (state, seat, random) => {
  if (state.settings['fog'] !== 'dark') return null
  const { near, any } = standingOf(state, seat)
  const remembered = state.seats.find(({ id }) => id === seat)?.knowledge.owners ?? {}
  const found = hexesWhere(
    state,
    ({ owner, ruined, contested, facilities: built }, cell) =>
      owner !== seat &&
      !(ruined || contested || built.includes('FORTRESS') || near.has(cell) || any.has(cell)) &&
      !state.forces.some(({ at }) => at === cell),
  )
  const dear = found.filter((cell) => remembered[cell] !== undefined)
  if (found.length === 0) return null
  const [owner = null] = random.shuffled([null, ...rivals(state, seat)])
  return changeHex(state, random.pick(dear.length > 0 ? dear : found), { owner, explored: true })
}

/** Hexes that somebody has or has not been the first in, unseen. */
const explore: Mutation = (state, seat, random) => {
  const known = state.seats.find(({ id }) => id === seat)?.knowledge
  const found = hexesWhere(
    state,
    ({ owner, ruined }, cell) =>
      owner === null && !ruined && known?.features[cell] === undefined && !state.forces.some(({ at }) => at === cell),
  )
  if (found.length === 0) return null
  const at = random.pick(found)
  return state.hexes[at]?.explored === true
    ? changeHex(state, at, { explored: false, resources: [], hazards: [], exhausted: false })
    : changeHex(state, at, { explored: true, resources: random.chance(0.5) ? ['ORE_MINE_SMALL'] : [] })
}

const sleep: Mutation = (state, seat, random) => {
  const found = hexesWhere(
    state,
    ({ owner, facilities: built }) => owner !== null && owner !== seat && built.includes('FORTRESS'),
  )
  if (found.length === 0) return null
  const at = random.pick(found)
  return changeHex(state, at, { dormant: state.hexes[at]?.dormant !== true, undermanned: random.chance(0.5) })
}

/** Who gets the next income of others’ hexes, other than the seat itself. */
const spoils: Mutation = (state, seat, random) => {
  const found = hexesWhere(state, ({ owner, raider }) => owner !== null && owner !== seat && raider !== seat)
  const [raider = null] = random.shuffled(rivals(state, seat))
  return found.length > 0 ? changeHex(state, random.pick(found), { raider }) : null
}

/** What others know, which moves their own orders. */
const blind: Mutation = (state, seat) => ({
  ...state,
  seats: state.seats.map((one) =>
    one.id === seat ? one : { ...one, knowledge: { ...one.knowledge, snapshots: {}, explored: [] } },
  ),
})

const shuffle: Mutation = (state, seat, random) => ({ ...state, forces: mixed(state.forces, seat, random) })

const capital: Mutation = (state, seat, random) => ({
  ...state,
  seats: state.seats.map((one) => {
    const land = landOf(state, one.id)
    return one.id === seat || land.length === 0 ? one : { ...one, capital: random.pick(land) }
  }),
})

export const mutations: Readonly<Record<string, Mutation>> = {
  ...{ points, authorised, march, creep, scout, desert, roster, purse, purchases },
  ...{ works, treasure, conquer, explore, sleep, spoils, blind, shuffle, capital },
}

/** Others' forces under other names, the state over. */
export const rename: Mutation = (state, seat, random) => {
  const names = new Map(
    random
      .shuffled(others(state, seat))
      .map(({ id, seat: owner, class: kind }, index) => [String(id), `${owner}-${kind}${String(50 + index)}`]),
  )
  return mapStrings(state, (text) => names.get(text) ?? text) as State
}
