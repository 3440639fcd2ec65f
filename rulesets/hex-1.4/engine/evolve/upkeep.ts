import type { HexEvent } from '../events.js'
import type { State } from '../state.js'

export const evolveUpkeep = (state: State, event: HexEvent): State => {
  switch (event.kind) {
    case 'upkeep':
      return state
    default:
      return state
  }
}
