import { RuleBug } from '../../kit/result.js'
import type { Scenario } from '../../kit/scenario.js'
import type { Facility } from './data/facilities.js'
import type { Hazard } from './data/hazards.js'
import type { Resource } from './data/resources.js'
import type { HeldSpecial } from './data/specials.js'
import type { ForceClass } from './data/troops.js'
import type { Unit } from './model/pieces.js'

/** A hex as a scenario states it; whatever is not stated is as in a hex where nobody has been. */
export interface ScenarioHex {
  readonly at: string
  /** Id of the seat that controls it. */
  readonly owner?: string
  /** Hexes that are owned, ruined or hold features or forces are explored in any case. */
  readonly explored?: boolean
  readonly ruined?: boolean
  /** Its once-only resources have paid. */
  readonly exhausted?: boolean
  readonly facilities?: readonly Facility[]
  /** Resources and hazards. */
  readonly features?: readonly (Resource | Hazard)[]
}

export interface ScenarioForce {
  readonly id: string
  readonly seat: string
  readonly class: ForceClass
  readonly at: string
  readonly points: number
  /** Points bought; `points` where it is left out. */
  readonly authorised?: number
  /** Units alive where no roster tells it; 1 where it is left out. */
  readonly unitCount?: number
  readonly units?: readonly Unit[]
}

/** What a seat brings into a stated position; seats without an entry bring nothing. */
export interface ScenarioSeat {
  readonly seat: string
  readonly stash?: number
  readonly specials?: readonly HeldSpecial[]
  /** Its first fortress where it is left out. */
  readonly capital?: string
}

/** A position that is stated whole: play begins with the first Upkeep. */
export interface ScenarioPosition {
  readonly seats: readonly ScenarioSeat[]
  readonly hexes: readonly ScenarioHex[]
  readonly forces: readonly ScenarioForce[]
}

/** What lies on a map that somebody drew; the usual set-up is played on it. */
export interface ScenarioMap {
  /** HX-032. */
  readonly ruined: readonly string[]
  /** Everybody knows of what has one site. Of several the campaign's dice choose, and nobody knows before somebody comes there. */
  readonly features: readonly { readonly kind: Resource | Hazard; readonly sites: readonly string[] }[]
  /** Sites of each headquarters: who has which, and where, the dice decide. None: it is placed by the rules (HX-015). */
  readonly starts: readonly (readonly string[])[]
}

/** A scenario's own data: the size of the map (HX-014), what was drawn on it, and a position where the usual set-up is not played. */
export interface HexScenario {
  readonly rows: number
  readonly columns: number
  readonly map?: ScenarioMap
  readonly position?: ScenarioPosition
}

/** A scenario's own data, which its file states in this form. */
export const scenarioData = (scenario: Scenario): HexScenario => {
  const { data } = scenario
  if (data === null || typeof data !== 'object' || !('rows' in data) || !('columns' in data))
    throw new RuleBug(`scenario ${scenario.id} is no map of hexes`)
  return data as HexScenario & typeof data
}
