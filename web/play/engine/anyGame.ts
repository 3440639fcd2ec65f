import type { GameEvent } from '@muster/rulesets/kit/events.js'
import type { Ruleset } from '@muster/rulesets/kit/ruleset.js'
import type { GameView } from '@muster/rulesets/kit/view.js'

/** A ruleset whose types are its own business. */
export type Game = Ruleset<object, unknown, GameEvent, GameView>
