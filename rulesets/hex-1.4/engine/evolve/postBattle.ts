import type { Cell } from '../../../kit/grid.js'
import type { PieceId } from '../../../kit/ids.js'
import { hexAt, forceOf } from '../model/control.js'
import type { PostBattleEvent } from '../events/postBattle.js'
import type { State } from '../model/state.js'
import { unchanged, type Evolvers } from './evolvers.js'
import { withForce, withHex, withOwner, withoutForce, withUnit } from './patch.js'

const without = <Item>(list: readonly Item[], item: unknown): readonly Item[] => {
  const at = list.findIndex((entry) => entry === item)
  return at < 0 ? list : [...list.slice(0, at), ...list.slice(at + 1)]
}

const gone = (state: State, { force }: { readonly force: PieceId }): State => withoutForce(state, force)

const walked = (state: State, { force, to }: { readonly force: PieceId; readonly to: Cell }): State =>
  withForce(state, force, { at: to })

/** Retreats, raids, survivors and honours. */
export const evolvePostBattle: Evolvers<PostBattleEvent> = {
  contestDecided: (state, { at, owner, from }) =>
    withHex(owner === from ? state : withOwner(state, at, owner), at, { contested: false }),
  retreatMade: walked,
  retreatCutOff: gone,
  hexRaided: (state, { at, seat, amount }) => withHex(state, at, { raider: seat, spoils: amount }),
  raidIdle: unchanged,
  hexSabotaged: (state, { at, target }) => {
    const { facilities, resources } = hexAt(state, at)
    return withHex(state, at, { facilities: without(facilities, target), resources: without(resources, target) })
  },
  sabotageIdle: unchanged,
  fallenBack: walked,
  survivalRolled: unchanged,
  unitChanged: (state, { force: id, unit, alive, experience, honours, points }) => {
    const changed = withUnit(state, id, unit, { alive, experience, honours })
    const force = forceOf(changed, id)
    return withForce(changed, id, { points: Math.min(force.points + points, force.authorised) })
  },
  honourGained: (state, { force, unit: id, honour }) => {
    const unit = forceOf(state, force).units.find((entry) => entry.id === id)
    return unit ? withUnit(state, force, id, { honours: [...unit.honours, honour] }) : state
  },
  forceSpent: gone,
}
