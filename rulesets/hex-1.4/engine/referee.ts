import type { Sheets } from '../../kit/asks.js'
import type { Dice } from '../../kit/dice.js'
import type { GroupId } from '../../kit/ids.js'
import { RuleBug } from '../../kit/result.js'
import { awaiting } from './asks/awaiting.js'
import { closeBattle } from './steps/battle/phase.js'
import type { HexEvent } from './events/events.js'
import type { HexOrder } from './model/orders.js'
import type { State } from './model/state.js'
import { closeSetUp } from './steps/divide.js'
import { append, begin, type Played } from './steps/played.js'
import { finish, continueTurn, openTurn, playMovement, playUpkeep } from './turn.js'

export { awaiting, deadlines, stages } from './asks/awaiting.js'
export { tableBattles as battles } from './steps/battle/phase.js'
export { evolve } from './evolve/evolve.js'
export { viewFor } from './fog.js'
export { showBattles } from './view/showBattles.js'
export { initial } from './model/initial.js'
export { reportFor } from './report.js'
export { toldOrder } from './report/toldOrder.js'
export { throwsOf } from './report/throwsOf.js'
export { setUp } from './setUp.js'

const close = (state: State, group: GroupId, sheets: Sheets<HexOrder>, dice: Dice): Played => {
  const now = begin(state)
  switch (state.stage) {
    case 'setUp':
      return openTurn(append(now, closeSetUp(state, sheets)), 1, false)
    case 'upkeep':
      return playUpkeep(state, sheets)
    case 'movement':
      return playMovement(state, sheets, dice)
    case 'battle':
      return continueTurn(closeBattle(state, group, sheets, dice), dice)
    case 'postBattle':
      return finish(now, sheets, dice)
    case 'ended':
      throw new RuleBug('the campaign is over')
  }
}

/** Resolves one group of asks: the division of the starting points, a stage's orders, one question about one fight, the choices after the battles. */
export const advance = (state: State, group: GroupId, sheets: Sheets<HexOrder>, dice: Dice): readonly HexEvent[] => {
  if (!awaiting(state).some((ask) => ask.group === group)) throw new RuleBug(`nobody is asked ${group} now`)
  return close(state, group, sheets, dice).events
}

export const outcome = (state: State): State['outcome'] => state.outcome

export const clock = (state: State): { readonly turn: number; readonly stage: string } => ({
  turn: state.turn,
  stage: state.stage,
})
