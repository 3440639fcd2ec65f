import type { Outcome } from '../../../kit/ruleset.js'
import type { HexEvent } from '../events.js'
import type { State } from '../state.js'

export const eliminations = (_state: State): readonly HexEvent[] => []

export const outcomeOf = (_state: State): Outcome | null => null
