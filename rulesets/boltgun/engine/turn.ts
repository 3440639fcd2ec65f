import type { Dice } from '../../kit/dice.js'
import type { SeatId } from '../../kit/ids.js'
import type { BoltgunEvent } from './model/events.js'
import { evolve } from './evolve/evolve.js'
import { contextOf } from './model/rulesContext.js'
import type { BoltgunOrder } from './model/orders.js'
import type { State, Tied } from './model/state.js'
import { attrition } from './attrition/attrition.js'
import type { Rulings } from './movement/forcedRetreat.js'
import { payForNodes } from './attrition/hive.js'
import { sectorsNotCaptured } from './occupation/sectorsNotCaptured.js'
import { identify } from './battles/steps/identify.js'
import { intelligence } from './intelligence/intelligence.js'
import { march, marchPonderous } from './movement/marching.js'
import { occupy } from './occupation/occupation.js'
import { readPlans } from './plans/readPlans.js'
import { destroyRelics, emptied, giveRelics, pickUpRelics } from './supply/relics.js'
import { retreat } from './movement/retreating.js'
import { search } from './intelligence/searching.js'
import { join, split } from './supply/splitJoin.js'
import { noPlans } from './steps/standing.js'
import type { Position, Step } from './steps/step.js'
import { resupply, transfer } from './supply/supply.js'
import { teleport } from './movement/teleportation.js'
import { checkObjectives, eliminations, ended, outcomeOf, tiedIn, tieRuled, type TieRuling } from './victory/victory.js'
import { entrench, fortify, unfortify } from './movement/works.js'

/** A turn being played: the state as it stands, and what has happened so far. */
export interface Played {
  readonly state: State
  readonly events: readonly BoltgunEvent[]
}

type Aids = Pick<Position, 'plans' | 'dice'>

export const append = ({ state, events }: Played, more: readonly BoltgunEvent[]): Played => ({
  state: evolve(state, more),
  events: [...events, ...more],
})

/** Plays steps one after the other, each from the state that the last one left. */
const runSteps = (from: Played, aids: Aids, steps: readonly Step[]): Played => {
  let { state } = from
  const parts = [from.events]
  for (const step of steps) {
    const more = step({ ...aids, state, context: contextOf(state) })
    state = evolve(state, more)
    parts.push(more)
  }
  return { state, events: parts.flat() }
}

const twoPasses: Step = (at) => (at.context.settings['occupation.passes'] === 'end_only' ? [] : occupy(1)(at))

/** BG-021, in the order that the rules call essential; teleports come before marches (BG-025), Ponderous banners last (BG-026). */
const movement: readonly Step[] = [
  unfortify,
  entrench,
  teleport,
  march,
  marchPonderous,
  fortify,
  retreat,
  payForNodes,
  resupply,
  transfer,
  giveRelics,
  pickUpRelics,
  destroyRelics,
  emptied,
  payForNodes,
  split,
  join,
  twoPasses,
  identify,
]

/** BG-022, with what has no numbered step of its own (BG-023, BG-024): occupation after attrition, the victory check last. */
const aftermath: readonly Step[] = [
  attrition,
  payForNodes,
  eliminations,
  occupy(2),
  search,
  intelligence,
  sectorsNotCaptured,
  checkObjectives,
]

/** Steps 0 to 13: from sealed plans to battles announced. */
export const playPlans = (
  state: State,
  sheets: ReadonlyMap<SeatId, readonly BoltgunOrder[] | null>,
  dice: Dice,
  rulings?: Rulings,
): Played => {
  const { plans, events } = readPlans(state, contextOf(state), sheets, rulings)
  return runSteps(append({ state, events: [] }, events), { plans, dice }, movement)
}

/** Steps 14 to 19: once every battle is decided, the turn is finished and the next one opened. */
export const finish = (from: Played, dice: Dice, ruling: TieRuling | null = null): Played => {
  const aids = { plans: noPlans, dice }
  const played = runSteps(from, aids, aftermath)
  const { turn } = played.state
  const told = ruling ? [tieRuled(played.state, ruling)] : []
  const closed = append(played, [...told, { kind: 'turnClosed', turn, seenBy: 'everyone' }])
  const outcome = outcomeOf({ ...aids, state: closed.state, context: contextOf(closed.state) }, ruling)
  return append(closed, [outcome ? ended(outcome) : { kind: 'turnOpened', turn: turn + 1, seenBy: 'everyone' }])
}

/** who reaches his objectives with this turn, if more than one: looked at before the turn is finished, for a facilitator to rule on. */
export const tieAhead = (from: Played, dice: Dice): readonly Tied[] =>
  tiedIn(runSteps(from, { plans: noPlans, dice }, aftermath).state)
