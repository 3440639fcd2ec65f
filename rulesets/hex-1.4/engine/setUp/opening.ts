import type { Cell } from '../../../kit/grid.js'
import { pieceId, seatId, type SeatId } from '../../../kit/ids.js'
import { RuleBug } from '../../../kit/result.js'
import type { SeatSetup } from '../../../kit/ruleset.js'
import { hasFortress } from '../model/control.js'
import { isHazard } from '../data/hazards.js'
import { isResource } from '../data/resources.js'
import type { ForceClass } from '../data/troops.js'
import { emptyKnowledge, unclaimed } from '../model/initial.js'
import type { RulesContext } from '../model/rulesContext.js'
import { numberOf } from '../model/pieces.js'
import type { ScenarioForce, ScenarioHex, ScenarioPosition } from '../scenario.js'
import type { FeatureMemory, Force, Hex, Seat } from '../model/state.js'

const cellOf = (context: RulesContext, name: string): Cell => {
  const cell = context.cell(name)
  if (cell === null) throw new RuleBug(`there is no hex ${name}`)
  return cell
}

const hexOf = (stated: ScenarioHex | undefined, visited: boolean): Hex => {
  if (!stated) return { ...unclaimed, explored: visited }
  const { owner, explored, ruined, exhausted, facilities = [], features = [] } = stated
  const holder = owner === undefined ? null : seatId(owner)
  return {
    ...unclaimed,
    owner: holder,
    explored: visited || (explored ?? (holder !== null || ruined === true || features.length > 0)),
    ruined: ruined ?? false,
    facilities,
    resources: features.filter(isResource),
    hazards: features.filter(isHazard),
    exhausted: exhausted ?? false,
    paidTo: exhausted === true && holder !== null ? [holder] : [],
    // Who begins with a hex has paid for it
    secured: holder !== null,
  }
}

const forceOf = (context: RulesContext, stated: ScenarioForce): Force => ({
  id: pieceId(stated.id),
  seat: seatId(stated.seat),
  class: stated.class,
  at: cellOf(context, stated.at),
  points: stated.points,
  authorised: stated.authorised ?? stated.points,
  unitCount: stated.unitCount ?? 1,
  units: stated.units ?? [],
})

const namedOf = (forces: readonly Force[], seat: SeatId): Readonly<Record<ForceClass, number>> => {
  const last = (kind: ForceClass): number =>
    Math.max(0, ...forces.filter((force) => force.seat === seat && force.class === kind).map(({ id }) => numberOf(id)))
  return { CF: last('CF'), OF: last('OF'), RF: last('RF') }
}

/** A seat that has nothing yet. */
export const seatFrom = ({ seat, title, subtitle }: SeatSetup): Seat => ({
  id: seat,
  title,
  army: subtitle,
  eliminated: false,
  stash: 0,
  specials: [],
  capital: null,
  income: [],
  refunded: 0,
  uplinks: [],
  rerolls: 0,
  named: { CF: 0, OF: 0, RF: 0 },
  knowledge: emptyKnowledge,
})

/** HX-503: features of hexes that one owns or stands in. */
export const featuresKnown = (
  hexes: readonly Hex[],
  forces: readonly Force[],
  seat: SeatId,
): Readonly<Record<string, FeatureMemory>> =>
  Object.fromEntries(
    hexes.flatMap((hex, cell) => {
      const { owner, resources, hazards, exhausted } = hex
      const here = owner === seat || forces.some((force) => force.seat === seat && force.at === cell)
      return here ? [[String(cell), { asOf: 1, resources, hazards, exhausted }] as const] : []
    }),
  )

export interface Position {
  readonly seats: readonly Seat[]
  readonly hexes: readonly Hex[]
  readonly forces: readonly Force[]
}

/** A position that a scenario states whole. */
export const positionOf = (context: RulesContext, stated: ScenarioPosition, seats: readonly SeatSetup[]): Position => {
  const forces = stated.forces.map((force) => forceOf(context, force))
  const byCell = new Map(stated.hexes.map((hex) => [cellOf(context, hex.at), hex]))
  const hexes = Array.from({ length: context.size }, (_, cell) =>
    hexOf(
      byCell.get(cell),
      forces.some(({ at }) => at === cell),
    ),
  )
  return {
    hexes,
    forces,
    seats: seats.map((setup) => {
      const own = stated.seats.find(({ seat }) => seat === setup.seat)
      const first = hexes.findIndex((hex) => hex.owner === setup.seat && hasFortress(hex))
      return {
        ...seatFrom(setup),
        stash: own?.stash ?? 0,
        specials: own?.specials ?? [],
        capital: own?.capital === undefined ? (first < 0 ? null : first) : cellOf(context, own.capital),
        named: namedOf(forces, setup.seat),
        knowledge: { ...emptyKnowledge, features: featuresKnown(hexes, forces, setup.seat) },
      }
    }),
  }
}
