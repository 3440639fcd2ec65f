import type { Edition } from './edition.js'
import type { Readings } from './readings.js'
import type { Tables } from './tables/index.js'

/** What a Bolt Action procedure is played by: an edition with its variants, tables as the campaign has them, readings. */
export interface Book {
  readonly edition: Edition
  readonly greatWar: boolean
  readonly smallScale: boolean
  readonly tables: Tables
  readonly readings: Readings
}
