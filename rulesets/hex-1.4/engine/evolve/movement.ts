import type { HexEvent } from '../events.js'
import type { State } from '../state.js'

export const evolveMovement = (state: State, event: HexEvent): State => {
  switch (event.kind) {
    case 'movement':
      return state
    default:
      return state
  }
}
