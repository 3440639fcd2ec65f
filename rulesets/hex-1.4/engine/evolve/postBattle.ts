import type { HexEvent } from '../events.js'
import type { State } from '../state.js'

export const evolvePostBattle = (state: State, event: HexEvent): State => {
  switch (event.kind) {
    case 'postBattle':
      return state
    default:
      return state
  }
}
