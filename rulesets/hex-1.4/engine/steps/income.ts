import type { HexEvent } from '../events.js'
import type { State } from '../state.js'

export const openUpkeep = (_state: State): readonly HexEvent[] => []
