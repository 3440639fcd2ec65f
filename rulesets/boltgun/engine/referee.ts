import type { Sheets } from '../../kit/asks.js'
import type { Dice } from '../../kit/dice.js'
import type { GroupId } from '../../kit/ids.js'
import { RuleBug } from '../../kit/result.js'
import { planGroup } from './asks.js'
import { closeBattle } from './battles.js'
import type { BoltgunEvent } from './events.js'
import type { BoltgunOrder } from './orders.js'
import type { State } from './state.js'
import { after, finish, playPlans, type Played } from './turn.js'

export { awaiting, deadlines, stages } from './asks.js'
export { evolve } from './evolve.js'
export { viewFor } from './fog.js'
export { initial } from './initial.js'
export { reportFor } from './report.js'
export { setUp } from './setUp.js'

const undecided = (state: State): boolean => state.battles.some((battle) => battle.step !== 'closed')

/** Attrition and intelligence wait until the last battle is decided (BG-022). */
const goOn = (played: Played, dice: Dice): readonly BoltgunEvent[] => {
  if (!undecided(played.state)) return finish(played, dice).events
  if (played.state.stage === 'battles') return played.events
  return after(played, [{ kind: 'battlesOpened', turn: played.state.turn, seenBy: 'everyone' }]).events
}

/** Resolves one group of asks: the plans of a turn, or one question about one battle. */
export const advance = (
  state: State,
  group: GroupId,
  sheets: Sheets<BoltgunOrder>,
  dice: Dice,
): readonly BoltgunEvent[] => {
  if (state.stage === 'battles')
    return goOn(after({ state, events: [] }, closeBattle(state, group, sheets, dice)), dice)
  if (state.stage !== 'plans' || group !== planGroup(state.turn)) throw new RuleBug(`nobody is asked ${group} now`)
  const bySeat = new Map(sheets.map((sheet) => [sheet.seat, sheet.orders]))
  return goOn(playPlans(state, bySeat, dice), dice)
}

export const outcome = (state: State): State['outcome'] => state.outcome

export const clock = (state: State): { readonly turn: number; readonly stage: string } => ({
  turn: state.turn,
  stage: state.stage,
})
