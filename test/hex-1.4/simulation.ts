import type { HexEvent } from '@muster/rulesets/hex-1.4/engine/events/events.js'
import type { State } from '@muster/rulesets/hex-1.4/engine/model/state.js'
import type { HexView } from '@muster/rulesets/hex-1.4/engine/view/view.js'
import type { GameEvent } from '@muster/rulesets/kit/events.js'
import type { Adapter } from '../simulate/adapter.js'
import { faultsOf } from './faults.js'

const own = (event: GameEvent): HexEvent => event as HexEvent

const words: Readonly<Record<string, string>> = { 'HX-005': 'hexes', 'HX-009': 'last standing' }

const simulation: Adapter = {
  faults: (state) => faultsOf(state as State),
  victory: (view) => {
    const { champion } = (view as HexView).detail
    return champion?.seat ? (words[champion.rule] ?? champion.rule) : 'nobody left'
  },
  fight: (event) => {
    const found = own(event)
    return found.kind === 'battleOpened' ? { seats: found.seats, at: found.seats.map(() => found.at) } : null
  },
  losses: (event) => {
    const found = own(event)
    switch (found.kind) {
      case 'reconDestroyed':
      case 'retreatCutOff':
      case 'forceSpent':
        return 1
      case 'battleResolved':
        return Object.values(found.result.left).filter((points) => points === 0).length
      default:
        return 0
    }
  },
}

export default simulation
