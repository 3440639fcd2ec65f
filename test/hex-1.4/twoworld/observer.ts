import type { State } from '@muster/rulesets/hex-1.4/engine/model/state.js'
import type { SeatId } from '@muster/rulesets/kit/ids.js'
import type { Trace, Truth } from './game.js'
import { nameOf } from './geometry.js'
import { publicState } from './own.js'
import { standingOf, told } from './sight.js'
import { trail } from './trail.js'

/** Groups of a world one by one, with the states behind each. */
const groupsOf = ({ start, seat, steps, moments }: Trace): readonly Truth[] => {
  const all = moments.at(-1)?.states ?? []
  let [before, at] = [start, 0]
  return steps.map(({ events }) => {
    const states = all.slice(at, at + events.length)
    const group = { start: before, events, states, now: states.at(-1) ?? before, seat, sealed: [], closed: [] }
    at += events.length
    before = group.now
    return group
  })
}

/** What one seat has had of one hex: whose it was, as often as it saw that change, and whether it knows that it was explored. */
interface Had {
  readonly owners: string[]
  readonly explored: Set<string>
  sees: boolean
}

type Hexes = readonly Had[]

const begun = (state: State, id: SeatId): Hexes => {
  const known = state.seats.find((seat) => seat.id === id)?.knowledge
  return state.hexes.map((_, cell) => {
    const kept = known?.owners[cell]
    const saw = known?.explored.includes(cell) === true
    const found = known?.features[cell] !== undefined
    return {
      owners: kept ? [JSON.stringify([kept.owner, kept.contested])] : [],
      explored: new Set([...(saw ? ['owned'] : []), ...(found ? ['found'] : [])]),
      sees: false,
    }
  })
}

const add = (to: string[], what: string): void => {
  if (to.at(-1) !== what) to.push(what)
}

/** HX-501, HX-511: everybody has every owner before his eyes, under `dark` fog those beside whom or below whom it lies. */
const look = (hexes: Hexes, state: State, seat: SeatId): void => {
  const dark = state.settings['fog'] === 'dark'
  const { near, any, land } = standingOf(state, seat)
  hexes.forEach((had, cell) => {
    const hex = state.hexes[cell]
    if (!hex) return
    had.sees = !dark || near.has(cell) || any.has(cell)
    if (dark && had.sees) add(had.owners, JSON.stringify([hex.owner, hex.contested]))
    // HX-500: who has been there knows that it was explored, and who has ever seen it owned
    if (any.has(cell) || land.has(cell)) had.explored.add('been')
    if (had.sees && hex.owner !== null) had.explored.add('owned')
  })
}

/** HX-504, HX-161: what it was told of a hex where it did not stand. */
const hear = (hexes: Hexes, group: Truth): void => {
  for (const occasion of trail(group).map((one) => JSON.stringify(one)))
    hexes.forEach((had, cell) => {
      if (!occasion.includes(JSON.stringify(nameOf(group.start, cell)))) return
      add(had.owners, occasion)
      had.explored.add('told')
    })
  for (const had of hexes) add(had.owners, had.sees ? 'in sight' : 'out of sight')
}

const through = (hexes: Hexes, group: Truth): void => {
  let last: State | null = null
  for (const state of [group.start, ...group.states]) {
    if (last?.forces !== state.forces || last.hexes !== state.hexes) look(hexes, state, group.seat)
    last = state
  }
  hear(hexes, group)
}

const inSight = /sight$/

/** HX-512: nothing where one seat knows nothing; else whatever all of them have had of it. */
const shared = (state: State, seats: readonly Hexes[]): readonly unknown[] =>
  state.hexes.map(({ owner, contested, ruined }, cell) => {
    const had = seats.flatMap((hexes) => hexes[cell] ?? [])
    const explored = had.every((one) => one.explored.size > 0) && had.map((one) => [...one.explored].sort())
    if (state.settings['fog'] !== 'dark') return [ruined, owner, contested, owner === null && explored]
    const known = had.every(({ owners }) => owners.some((one) => !inSight.test(one)))
    return [ruined, known && [explored, had.map(({ owners }) => [...owners])]]
  })

/** HX-511: under `open` fog the map and who stands on it. */
const openly = ({ hexes, forces }: State): readonly unknown[] => [
  hexes.map(({ raider: _, spoils: __, secured: ___, ...shown }) => shown),
  forces.map((force) => JSON.stringify([force.at, told(force)])).sort(),
]

/** What all seats know, worked out group by group from what each has seen and heard: all that an observer may know (HX-512). */
export const mayObserve = (world: Trace): readonly unknown[] => {
  const { start } = world
  const seats = start.seats.map(({ id }) => ({ id, hexes: begun(start, id) }))
  const known = (state: State): unknown => [
    publicState(state),
    state.settings['fog'] === 'open'
      ? openly(state)
      : shared(
          state,
          seats.map(({ hexes }) => hexes),
        ),
  ]
  for (const { id, hexes } of seats) look(hexes, start, id)
  return [
    known(start),
    ...groupsOf(world).map((group) => {
      for (const { id, hexes } of seats) through(hexes, { ...group, seat: id })
      return known(group.now)
    }),
  ]
}
