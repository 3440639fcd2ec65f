import type { Force, Hex, State } from '@muster/rulesets/hex-1.4/engine/model/state.js'
import type { SeatId } from '@muster/rulesets/kit/ids.js'
import { keeping } from '@muster/rulesets/kit/memo.js'
import { nameOf, neighbours } from './geometry.js'

export const ground = ({ class: kind }: Force): boolean => kind !== 'RF'

export const hexOf = (state: State, cell: number): Hex => {
  const hex = state.hexes[cell]
  if (!hex) throw new Error(`there is no hex ${String(cell)}`)
  return hex
}

/** A force of another as it is told of: no id, no losses made good, no experience (HX-250, HX-504). */
export const told = ({ seat, class: kind, points, units }: Force): readonly unknown[] => [
  ...[seat, kind, points],
  units.map(({ name, alive }) => [name, alive]),
]

const sorted = (items: readonly unknown[]): readonly unknown[] => items.map((item) => JSON.stringify(item)).sort()

const othersIn = (state: State, seat: SeatId, cell: number): readonly Force[] =>
  state.forces.filter((force) => force.at === cell && force.seat !== seat)

/** HX-504, HX-505: CF and OF of others in a hex. */
export const others = (state: State, seat: SeatId, cell: number): readonly unknown[] =>
  sorted(othersIn(state, seat, cell).filter(ground).map(told))

/** HX-250: of the hex's owner, of anybody where nobody owns it; his recon forces by `recon.report_rf`. HX-161: all of them. */
export const reported = (state: State, seat: SeatId, cell: number, all: boolean): readonly unknown[] => {
  const { owner } = hexOf(state, cell)
  const recon = all || (owner !== null && state.settings['recon.report_rf'])
  return sorted(
    othersIn(state, seat, cell)
      .filter((force) => (recon || ground(force)) && (all || owner === null || force.seat === owner))
      .map(told),
  )
}

const features = ({ resources, hazards, exhausted }: Hex): readonly unknown[] => [
  ...[[...resources].sort(), [...hazards].sort(), exhausted],
]

export const featuresAt = (state: State, cell: number): readonly unknown[] => features(hexOf(state, cell))

/** A report of a hex: what an RF, a satellite or its last owner saw of it. */
export const report = (state: State, cell: number, forces: readonly unknown[]): readonly unknown[] => {
  const { owner, facilities } = hexOf(state, cell)
  return [nameOf(state, cell), state.turn, owner, [...facilities].sort(), featuresAt(state, cell), forces]
}

/** Where a seat looks from: land, conquest and occupation forces, forces of any kind. */
interface Standing {
  readonly land: ReadonlySet<number>
  readonly ground: ReadonlySet<number>
  readonly any: ReadonlySet<number>
  /** HX-502 */
  readonly near: ReadonlySet<number>
}

const standing = keeping<Standing>()

export const standingOf = (state: State, seat: SeatId): Standing =>
  standing(state.hexes, seat, [state.forces], () => {
    const own = state.forces.filter((force) => force.seat === seat)
    const land = new Set(state.hexes.flatMap(({ owner }, cell) => (owner === seat ? [cell] : [])))
    const held = new Set(own.filter(ground).map(({ at }) => at))
    const near = new Set([...land, ...held])
    for (const cell of [...near]) for (const next of neighbours(state, cell)) near.add(next)
    return { land, ground: held, any: new Set(own.map(({ at }) => at)), near }
  })

/** One hex as a seat may see it now; null is what it may not. */
export interface Look {
  readonly owned: readonly unknown[] | null
  readonly ruined: boolean
  readonly contact: boolean | null
  readonly features: readonly unknown[] | null
  readonly forces: readonly unknown[] | null
  readonly facilities: readonly unknown[] | null
  readonly asleep: readonly boolean[] | null
}

/** What a seat may see of one hex as things stand (HX-501 … HX-505, HX-511). */
export const lookAt = (state: State, seat: SeatId, { land, ground: held, any, near }: Standing, cell: number): Look => {
  const hex = hexOf(state, cell)
  const { owner, contested, ruined, facilities, dormant, undermanned } = hex
  const open = state.settings['fog'] === 'open'
  const publicly = state.settings['fog'] !== 'dark' || near.has(cell) || any.has(cell)
  const fights = contested && held.has(cell)
  return {
    owned: publicly ? [owner, contested] : null,
    // What ruins a hex is the moderator's word, and so everybody's
    ruined,
    contact: open || near.has(cell) ? others(state, seat, cell).length > 0 : null,
    features: open || any.has(cell) || land.has(cell) ? features(hex) : null,
    forces: open || land.has(cell) || fights ? others(state, seat, cell) : null,
    facilities:
      open || land.has(cell)
        ? [...facilities].sort()
        : fights
          ? facilities.filter((one) => one === 'DEFENSE_PERIMETER' || one === 'TANK_FACTORY').sort()
          : null,
    asleep: open || land.has(cell) ? [dormant, undermanned] : null,
  }
}

/** Everything before the seat's eyes, as a text. */
export const eyes = (state: State, seat: SeatId): string =>
  looked(state.hexes, seat, [state.forces, state.settings], () => JSON.stringify(eyesOf(state, seat)))

const looked = keeping<string>()

const eyesOf = (state: State, seat: SeatId): unknown => {
  const standing = standingOf(state, seat)
  const open = state.settings['fog'] === 'open'
  return [
    state.hexes.map((_, cell) => lookAt(state, seat, standing, cell)),
    open ? sorted(state.forces.filter((force) => force.seat !== seat).map((force) => [force.at, ...told(force)])) : [],
    open ? state.hexes.map(({ explored }) => explored) : [],
  ]
}
