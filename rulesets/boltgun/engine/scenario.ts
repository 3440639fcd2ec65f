import { RuleBug } from '../../kit/result.js'
import type { Scenario } from '../../kit/scenario.js'
import type { ArmyRule } from './data/armyRules.js'

/** An objective as a scenario states it; `checks` defaults to 1. */
export type ScenarioObjective = {
  readonly secondary?: boolean
  readonly checks?: number
} & (
  | { readonly occupy: readonly string[] }
  | { readonly count: number }
  | { readonly hold: string }
  /** A feature by its id: who occupies its sector controls it (BG-058, A-62). */
  | { readonly control: string }
  | { readonly destroy: readonly string[]; readonly by?: 'own' | 'anyone' }
)

export interface ScenarioBanner {
  readonly id: string
  readonly at: string
  readonly level: number
  readonly works?: 'none' | 'fortified' | 'entrenched'
  readonly node?: boolean
  readonly mustRetreat?: boolean
  /** Where the victor stood that it must retreat from. */
  readonly victor?: string
}

/** Where a thing lies; of several sectors the campaign's dice choose one, so that who has read the scenario knows no more than the others. */
export type Site = string | readonly string[]

/** A player's packet (BG-011). Seats are matched in order; the seat's `choices.armyRules` replace `armyRules`. */
export interface ScenarioSeat {
  readonly armyRules: readonly ArmyRule[]
  readonly banners: readonly ScenarioBanner[]
  readonly objectives: readonly ScenarioObjective[]
  /** Ids of features and relics known from the start. */
  readonly knows?: readonly string[]
  /** Sectors occupied at the start, beyond `owned`. */
  readonly owned?: readonly string[]
  /** Of a packet that was drawn: where its banners might have stood. */
  readonly sites?: readonly string[]
}

/**
 * A place where a side may start, with all that its packet may hold. Which seat starts there, where its banners stand and what it is
 * asked to do, the campaign's dice decide: who has read the scenario knows no more than that.
 */
export interface ScenarioStart {
  readonly title: string
  /** Sectors where its banners may stand. */
  readonly sites: readonly string[]
  /** Lists of objectives, one of which is given. Of banners and relics they speak as if the first start were A's, the second B's. */
  readonly tasks: readonly (readonly ScenarioObjective[])[]
  readonly knows: readonly string[]
}

/** Packets that are not stated but drawn; the seats of such a scenario have their army rules alone. */
export interface ScenarioDraw {
  /** Lists of banner levels, the strongest first; every side is given one. */
  readonly levels: readonly (readonly number[])[]
  /** As many as there are seats. */
  readonly starts: readonly ScenarioStart[]
  /** The packets are drawn once, even or not: only a map that somebody drew may say so. */
  readonly uneven?: true
}

export interface BoltgunScenario {
  /** One text a row, north first: `.` normal, `C` city, `#` impassable, `~` water, which is impassable too. */
  readonly rows: readonly string[]
  readonly seats: readonly ScenarioSeat[]
  readonly features: readonly {
    readonly id: string
    readonly kind: string
    readonly label: string
    readonly at: Site
    readonly hidden: boolean
  }[]
  readonly relics: readonly {
    readonly id: string
    readonly label: string
    readonly at?: Site
    readonly carrier?: string
    readonly hidden?: boolean
  }[]
  /** Who holds what at the start: everything under battle ranges, or only what the seats state. */
  readonly owned: 'footprints' | 'stated'
  /** Sectors in dispute at the start. */
  readonly disputed?: readonly string[]
  readonly draw?: ScenarioDraw
}

/** A scenario's own data, which its file states in this form. */
export const scenarioData = (scenario: Scenario): BoltgunScenario => {
  const { data } = scenario
  if (data === null || typeof data !== 'object' || !('rows' in data) || !('seats' in data))
    throw new RuleBug(`scenario ${scenario.id} is no BOLTGUN scenario`)
  return data as BoltgunScenario & typeof data
}
