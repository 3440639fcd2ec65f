import type { HexEvent } from '../events.js'
import type { State } from '../state.js'

export const evolveKnowledge = (state: State, event: HexEvent): State => {
  switch (event.kind) {
    case 'knowledge':
      return state
    default:
      return state
  }
}
