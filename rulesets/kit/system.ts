import type { Json } from './json.js'

/**
 * A tabletop system under which battles are fought: a shelf of values, handed to a ruleset by the referee and imported by none.
 * It grows with what the rulesets ask of it.
 */
export interface TabletopSystem {
  readonly id: string
  readonly title: string
  /** Mission classes a campaign may name → what this system calls them; a class without a row keeps its campaign name. */
  readonly missions: Readonly<Record<string, string>>
  /** Limits on forces that the system can express, shown to players. */
  readonly notes: readonly string[]
  readonly data?: Json
}
