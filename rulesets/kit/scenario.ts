import type { Json } from './json.js'

export interface ScenarioSeat {
  readonly title: string
  readonly subtitle: string
  readonly reserved?: true
  /** Name of its alliance: seats of one alliance read one another's briefings. No rule of the war knows it. */
  readonly alliance?: string
}

/** A map with its starting positions: what a campaign is created from. `data` is the ruleset's own. */
export interface Scenario {
  readonly id: string
  readonly title: string
  /** Two sentences for the person who chooses. */
  readonly about: string
  /** One entry per seat, in seat order. `reserved`: its start is kept for somebody who joins later, unless the organiser decides otherwise. */
  readonly seats: readonly ScenarioSeat[]
  readonly data: Json
}
