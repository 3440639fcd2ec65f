import type { HexEvent } from '../events.js'
import type { State } from '../state.js'

/** What seats come to keep of hexes by what happened between two states: owned and entered features, lost hexes, owners under `dark` (HX-503, HX-504, HX-511). */
export const learn = (_before: State, _now: State): readonly HexEvent[] => []
