import type { Sheets } from '../../kit/asks.js'
import type { Dice } from '../../kit/dice.js'
import { expireSpecials, openBattles, undecided } from './steps/battle/phase.js'
import type { HexEvent } from './events/events.js'
import { learn } from './fog/learn.js'
import type { HexOrder, PostBattleOrder } from './model/orders.js'
import type { Stage, State } from './model/state.js'
import { carriedOver, flip } from './steps/aftermath/flips.js'
import { reward } from './steps/aftermath/honours.js'
import { raids } from './steps/aftermath/raids.js'
import { joinRetreated, retreats } from './steps/aftermath/retreats.js'
import { spent, survive } from './steps/aftermath/survive.js'
import { wished, wishesOf } from './sealed/wishes.js'
import { disbandSurplus } from './steps/disband.js'
import { capitals, fallen, lapsed, lapses, outcomeOf } from './steps/endOfTurn.js'
import { payIncome, watchAllFortresses } from './steps/income.js'
import { moveAll } from './steps/movement.js'
import { placement } from './steps/placement.js'
import { append, begin, type Played } from './steps/played.js'
import { overruns } from './steps/recon.js'
import { playSteps, telling, type Step } from './steps/step.js'
import { purchases, uplinks } from './sealed/purchases.js'

interface Sealed {
  readonly sheets: Sheets<HexOrder>
  readonly dice: Dice
}

interface Wished {
  readonly orders: readonly PostBattleOrder[]
  readonly dice: Dice
}

/** What seats remember of what happened since the table began; whether their recon forces look around. */
const remembered =
  (scouts: boolean): Step[2] =>
  (played, { before }) =>
    append(played, learn(before, played.state, scouts))

const income: readonly Step[] = [
  ['HX-157', 'fortresses fall asleep and wake', telling(watchAllFortresses)],
  ['HX-070', 'income is paid', telling(payIncome)],
  ['HX-113', 'forces above the caps go', telling(disbandSurplus)],
  ['HX-500', 'seats remember', remembered(false)],
]

const build: readonly Step<Pick<Sealed, 'sheets'>>[] = [
  ['HX-082', 'purchases', (played, { sheets }) => purchases(played, sheets)],
  ['HX-161', 'satellites see', uplinks],
]

const movement: readonly Step<Sealed>[] = [
  ['HX-220', 'marches', (played, { sheets, dice }) => moveAll(played, sheets, dice)],
  ['HX-251', 'seats remember, recon forces look around', remembered(true)],
]

const aftermath: readonly Step<Wished>[] = [
  ['HX-039', 'hexes change hands', flip],
  ['HX-300', 'fights that were put off stay', telling(carriedOver)],
  [
    'HX-252',
    'recon forces are overrun',
    (played, { before, dice }) => overruns(played, before, dice, { rolled: before.memory.rolled }),
  ],
  ['HX-361', 'retreats', (played, { before, orders }) => retreats(played, wished(before, orders, 'retreat'))],
  [
    'HX-274',
    'raids take effect, recon forces fall back',
    (played, { before, orders, dice }) => raids(played, before, wished(before, orders, 'fallBack'), dice),
  ],
  ['HX-364', 'survival and experience', (played, { orders, dice }) => survive(played, orders, dice)],
  ['HX-369', 'forces without points are gone', telling(spent)],
  ['HX-395', 'honours', (played, { orders, dice }) => reward(played, orders, dice)],
  ['HX-114', 'garrisons that went back join those that stand', joinRetreated],
  ['HX-500', 'seats remember', remembered(false)],
]

const endOfTurn: readonly Step[] = [
  ['HX-107', 'what was bought is placed', telling(placement)],
  ['HX-037', 'claims without a payment lapse', telling(lapses)],
  ['HX-007', 'who has no fortress is out', telling(fallen)],
  ['HX-039', 'fights without an opponent lapse', telling(lapsed)],
  ['HX-164', 'capitals are moved', telling(capitals)],
  ['HX-251', 'seats remember, recon forces look around', remembered(true)],
]

/** HX-002: a turn from income to victory, step by step; the fights between Movement and Post-Battle ask and answer by themselves (HX-290). */
export const turnTable = { income, build, movement, aftermath, endOfTurn } as const

const stageOpened = (turn: number, stage: Stage): HexEvent => ({ kind: 'stageOpened', turn, stage, seenBy: 'everyone' })

const stageClosed = (turn: number, stage: Stage): HexEvent => ({ kind: 'stageClosed', turn, stage, seenBy: 'referee' })

/** HX-070: a turn opens with income. */
export const openTurn = (played: Played, turn: number, repeats: boolean): Played =>
  playSteps(income, append(played, [{ kind: 'turnOpened', turn, repeats, seenBy: 'everyone' }]), {})

export const playUpkeep = (state: State, sheets: Sheets<HexOrder>): Played => {
  const built = playSteps(build, begin(state), { sheets })
  return append(built, [stageClosed(state.turn, 'upkeep'), stageOpened(state.turn, 'movement')])
}

/** HX-360, 6 and 7; then the next turn, or the end. */
const closeTurn = (before: Played): Played => {
  const { state } = before
  const judged = playSteps(endOfTurn, before, {})
  const outcome = outcomeOf(judged.state)
  const closed = append(judged, [{ kind: 'turnClosed', turn: state.turn, seenBy: 'everyone' }])
  if (outcome) return append(closed, [{ kind: 'campaignEnded', outcome, seenBy: 'everyone' }])
  // HX-004
  const repeats = state.memory.conflicts === 0 && state.settings['turn.repeat_if_no_battle']
  return openTurn(closed, state.turn + 1, repeats)
}

/** HX-360, 1 to 5; without sheets nobody was asked. */
export const playAftermath = (played: Played, sheets: Sheets<HexOrder>, dice: Dice): Played => {
  const { events, orders } = wishesOf(played.state, sheets)
  return playSteps(aftermath, append(played, events), { orders, dice })
}

export const finish = (played: Played, sheets: Sheets<HexOrder>, dice: Dice): Played =>
  closeTurn(playAftermath(append(played, expireSpecials(played.state)), sheets, dice))

/**
 * Fights that await an answer keep the Battle phase open. After one, Post-Battle asks everybody, whether there is anything to answer or not, so that the wait tells nothing; a
 * turn without a conflict runs on at once (HX-004).
 */
export const continueTurn = (played: Played, dice: Dice): Played => {
  const { state } = played
  if (undecided(state)) return state.stage === 'battle' ? played : append(played, [stageOpened(state.turn, 'battle')])
  const fought = append(played, [stageClosed(state.turn, 'battle')])
  if (state.memory.conflicts === 0) return finish(fought, [], dice)
  return append(fought, [stageOpened(state.turn, 'postBattle')])
}

export const playMovement = (state: State, sheets: Sheets<HexOrder>, dice: Dice): Played => {
  const moved = playSteps(movement, begin(state), { sheets, dice })
  return continueTurn(openBattles(append(moved, [stageClosed(state.turn, 'movement')]), dice), dice)
}
