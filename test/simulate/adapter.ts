import type { GameEvent } from '@muster/rulesets/kit/events.js'
import type { Cell } from '@muster/rulesets/kit/grid.js'
import type { SeatId } from '@muster/rulesets/kit/ids.js'
import type { Json } from '@muster/rulesets/kit/json.js'
import type { Scenario } from '@muster/rulesets/kit/ruleset.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import type { Random } from '../support/random.js'

/** A fight as the picture and the summary want it. */
export interface Fight {
  readonly seats: readonly SeatId[]
  /** Where the sides stood. */
  readonly at: readonly Cell[]
}

/** A campaign's opening, varied. */
export interface Variant {
  readonly scenario: Scenario
  readonly settings: Readonly<Record<string, Json>>
}

/**
 * What a simulation cannot ask of every ruleset alike: the default export of `test/<ruleset>/simulation.ts`. Each part may be left out.
 */
export interface Adapter {
  /** Another opening of the same scenario: other armies, other advantages. */
  readonly vary?: (scenario: Scenario, random: Random) => Variant
  /** The same scenario with every army so many seats further on, and nobody may choose another: tells a seat from its army. */
  readonly rotate?: (scenario: Scenario, by: number) => Variant
  /** What a war may have turned on beside a seat's number, by seat: its start, its army; of the state in which the war opens. */
  readonly had?: (scenario: Scenario, state: unknown) => Readonly<Record<string, readonly string[]>>
  /** The fight that an event begins. */
  readonly fight?: (event: GameEvent) => Fight | null
  /** What of a state the rules cannot allow; empty where all is well. */
  readonly faults?: (state: unknown) => readonly string[]
  /** How a campaign was won, in a word, from a view that shows everything. */
  readonly victory?: (view: GameView) => string
  /** Names of the special rules that some seat plays by. */
  readonly rulesInPlay?: (view: GameView) => readonly string[]
  /** All special rules that there are. */
  readonly rules?: readonly string[]
  /** Pieces that an event removes. */
  readonly losses?: (event: GameEvent) => number
}
