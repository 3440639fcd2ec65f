import type { Tables } from './tables/index.js'

/** Readings that a group may choose, by ledger key (`order.pin_penalty`), with the ledger's defaults. */
export interface Readings {
  readonly 'order.pin_penalty': number
  readonly 'order.failed_goes_down': boolean
  readonly 'classic.incredible_courage': boolean
  readonly 'classic.long': 'over_half' | 'from_half'
  readonly 'classic.long_pen_exempt': boolean
  readonly 'hit.impossible': 'six_six' | 'miss'
  readonly 'hit.one_fails': boolean
  readonly 'terrain.halftrack': 'tracked' | 'wheeled'
  readonly 'v3.base_to_hit': number
  readonly 'v3.recce_run_pivots': 'run' | 'advance'
  readonly 'gas.vet_reroll': 'masked' | 'both'
  readonly 'gw.trench_he': 'keep_on_1_4' | 'keep_on_5_6'
}

/** What a Bolt Action procedure is played by: an edition with its variants, tables as the campaign has them, readings. */
export interface Book {
  readonly edition: 'classic' | 'v3'
  readonly greatWar: boolean
  readonly smallScale: boolean
  readonly tables: Tables
  readonly readings: Readings
}
