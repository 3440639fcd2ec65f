import type { Json } from './json.js'

/** A map with its starting positions: what a campaign is created from. `data` is the ruleset's own. */
export interface Scenario {
  readonly id: string
  readonly title: string
  /** Two sentences for the person who chooses. */
  readonly about: string
  /** One entry per seat, in seat order. */
  readonly seats: readonly { readonly title: string; readonly subtitle: string }[]
  readonly data: Json
}
