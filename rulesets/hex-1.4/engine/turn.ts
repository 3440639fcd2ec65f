import type { Sheets } from '../../kit/asks.js'
import type { Dice } from '../../kit/dice.js'
import { expireSpecials, openBattles, undecided } from './battles.js'
import type { HexEvent } from './events.js'
import { learn } from './fog/learn.js'
import type { HexOrder } from './orders.js'
import { playPostBattle } from './postBattle.js'
import type { Stage, State } from './state.js'
import { eliminations, outcomeOf } from './steps/endOfTurn.js'
import { openUpkeep } from './steps/income.js'
import { moveAll } from './steps/movement.js'
import { placement } from './steps/placement.js'
import { after, type Played } from './steps/played.js'

const stageOpened = (turn: number, stage: Stage): HexEvent => ({ kind: 'stageOpened', turn, stage, seenBy: 'everyone' })

const stageClosed = (turn: number, stage: Stage): HexEvent => ({ kind: 'stageClosed', turn, stage, seenBy: 'referee' })

/** What seats remember of what happened since `before`; whether their recon forces look around (HX-251, HX-504). */
const remembered = (before: State, played: Played, scouts: boolean): Played =>
  after(played, learn(before, played.state, scouts))

/** HX-070: a turn opens with income. */
export const openTurn = (played: Played, turn: number, repeats: boolean): Played => {
  const opened = after(played, [{ kind: 'turnOpened', turn, repeats, seenBy: 'everyone' }])
  return remembered(opened.state, after(opened, openUpkeep(opened.state)), false)
}

export const openMovement = (played: Played): Played => {
  const { turn } = played.state
  return after(played, [stageClosed(turn, 'upkeep'), stageOpened(turn, 'movement')])
}

/** HX-360, 6 and 7: placement, eliminations, victory; then the next turn, or the end. */
const closeTurn = (before: Played): Played => {
  const { state } = before
  const placed = after(before, placement(state))
  const judged = remembered(state, after(placed, eliminations(placed.state)), true)
  const outcome = outcomeOf(judged.state)
  const closed = after(judged, [{ kind: 'turnClosed', turn: state.turn, seenBy: 'everyone' }])
  if (outcome) return after(closed, [{ kind: 'campaignEnded', outcome, seenBy: 'everyone' }])
  // HX-004
  const repeats = state.memory.conflicts === 0 && state.settings['turn.repeat_if_no_battle']
  return openTurn(closed, state.turn + 1, repeats)
}

export const finish = (played: Played, sheets: Sheets<HexOrder>, dice: Dice): Played => {
  const expired = after(played, expireSpecials(played.state))
  return closeTurn(remembered(played.state, playPostBattle(expired, sheets, dice), false))
}

/**
 * Fights that await an answer keep the Battle phase open. After one, Post-Battle asks everybody, whether there is anything to answer or not, so that the wait tells nothing; a
 * turn without a conflict runs on at once (HX-004).
 */
export const goOn = (played: Played, dice: Dice): Played => {
  const { state } = played
  if (undecided(state)) return state.stage === 'battle' ? played : after(played, [stageOpened(state.turn, 'battle')])
  const fought = after(played, [stageClosed(state.turn, 'battle')])
  if (state.memory.conflicts === 0) return finish(fought, [], dice)
  return after(fought, [stageOpened(state.turn, 'postBattle')])
}

export const playMovement = (state: State, sheets: Sheets<HexOrder>, dice: Dice): Played => {
  const moved = remembered(state, moveAll(state, sheets, dice), true)
  return goOn(openBattles(after(moved, [stageClosed(state.turn, 'movement')]), dice), dice)
}
