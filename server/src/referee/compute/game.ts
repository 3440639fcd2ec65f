import type { GameEvent } from '@muster/rulesets/kit/events.js'
import type { Result } from '@muster/rulesets/kit/result.js'
import type { Ruleset, Scenario } from '@muster/rulesets/kit/ruleset.js'
import type { SettingProblem } from '@muster/rulesets/kit/settings.js'
import type { TabletopChoice, TabletopSystem } from '@muster/rulesets/kit/system.js'
import type { GameView } from '@muster/rulesets/kit/view.js'

/** A ruleset whose state and orders are its own business. */
export type Game = Ruleset<object, unknown, GameEvent, GameView>

/** Which engine a campaign is played with. */
export interface EditionKey {
  readonly ruleset: string
  readonly edition: string
}

/** An engine, with the tabletop systems that its battles are fought by. */
export interface Edition {
  readonly game: Game
  /** A system as a campaign chose it, or which key of the choice is wrong and what to do. */
  system(choice: TabletopChoice): Result<TabletopSystem, SettingProblem>
  /** One that is shipped, or one that a generator makes. */
  scenario(id: string): Scenario | null
}
