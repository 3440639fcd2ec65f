import type { HexEvent } from '../events.js'
import type { State } from '../state.js'

export const evolveBattle = (state: State, event: HexEvent): State => {
  switch (event.kind) {
    case 'battle':
      return state
    default:
      return state
  }
}
