import { hexAt, forceOf } from '../control.js'
import type { HexEvent } from '../events.js'
import type { Unit } from '../pieces.js'
import type { State } from '../state.js'
import { withForce, withHex, withOwner, withoutForce } from './patch.js'

const without = <Item>(list: readonly Item[], item: unknown): readonly Item[] => {
  const at = list.findIndex((entry) => entry === item)
  return at < 0 ? list : [...list.slice(0, at), ...list.slice(at + 1)]
}

const withUnit = (state: State, id: Parameters<typeof forceOf>[1], unit: string, change: Partial<Unit>): State =>
  withForce(state, id, {
    units: forceOf(state, id).units.map((entry) => (entry.id === unit ? { ...entry, ...change } : entry)),
  })

/** Retreats, raids, survivors and honours. */
export const evolvePostBattle = (state: State, event: HexEvent): State => {
  switch (event.kind) {
    case 'contestDecided':
      return withHex(event.owner === event.from ? state : withOwner(state, event.at, event.owner), event.at, {
        contested: false,
      })
    case 'retreatMade':
    case 'fallenBack':
      return withForce(state, event.force, { at: event.to })
    case 'retreatCutOff':
    case 'forceSpent':
      return withoutForce(state, event.force)
    case 'hexRaided':
      return withHex(state, event.at, { raider: event.seat, spoils: event.amount })
    case 'hexSabotaged': {
      const { facilities, resources } = hexAt(state, event.at)
      return withHex(state, event.at, {
        facilities: without(facilities, event.target),
        resources: without(resources, event.target),
      })
    }
    case 'unitChanged': {
      const { alive, experience, honours, points } = event
      const changed = withUnit(state, event.force, event.unit, { alive, experience, honours })
      const force = forceOf(changed, event.force)
      return withForce(changed, event.force, { points: Math.min(force.points + points, force.authorised) })
    }
    case 'honourGained': {
      const unit = forceOf(state, event.force).units.find(({ id }) => id === event.unit)
      return unit ? withUnit(state, event.force, event.unit, { honours: [...unit.honours, event.honour] }) : state
    }
    default:
      return state
  }
}
