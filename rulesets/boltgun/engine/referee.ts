import type { Sheets } from '../../kit/asks.js'
import type { Dice } from '../../kit/dice.js'
import type { GroupId } from '../../kit/ids.js'
import { RuleBug } from '../../kit/result.js'
import { closeArmies } from './armies/advance.js'
import { battlesGroup, keepsCalendar, planGroup, postingGroup, rulingsGroup } from './asks.js'
import { closeBattle, leaveBattle, undecided } from './battles/closing.js'
import type { BoltgunEvent } from './model/events.js'
import type { BoltgunOrder } from './model/orders.js'
import { keepPlans, keptPlans, retreatRulings, tieRuling } from './rulings.js'
import type { State } from './model/state.js'
import { append, finish, playPlans, tieAhead, type Played } from './turn.js'

export { awaiting, deadlines, stages } from './asks.js'
export { tableBattles as battles } from './battles/closing.js'
export { evolve } from './evolve/evolve.js'
export { viewFor } from './fog.js'
export { showBattles } from './view/showBattles.js'
export { initial } from './model/initial.js'
export { reportFor } from './report.js'
export { throwsOf } from './report/throwsOf.js'
export { setUp } from './opening/setUp.js'

/** a turn that a facilitator posts waits for him, whether there is a tie or not. */
const post = (played: Played, dice: Dice): readonly BoltgunEvent[] => {
  if (played.state.settings['victory.tie'] !== 'facilitator') return finish(played, dice).events
  return append(played, [
    { kind: 'tieFound', tied: tieAhead(played, dice), seenBy: 'referee' },
    { kind: 'postingOpened', turn: played.state.turn, seenBy: 'everyone' },
  ]).events
}

/** Attrition and intelligence wait until the last battle is decided (BG-022), or until the stage has lasted its time. */
const continueTurn = (played: Played, dice: Dice): readonly BoltgunEvent[] => {
  const { state, events } = played
  const calendar = keepsCalendar(state)
  if (!calendar && undecided(state).length === 0) return post(played, dice)
  if (state.stage === 'battles') return events
  return append(played, [{ kind: 'battlesOpened', turn: state.turn, calendar, seenBy: 'everyone' }]).events
}

/** One question of the stage of battles, or its end. */
const closeBattles = (state: State, group: GroupId, sheets: Sheets<BoltgunOrder>, dice: Dice): Played => {
  const now = { state, events: [] }
  if (!keepsCalendar(state) || group !== battlesGroup(state.turn))
    return append(now, closeBattle(state, group, sheets, dice))
  let ending: Played = now
  for (let [battle] = undecided(ending.state); battle; [battle] = undecided(ending.state))
    ending = append(ending, leaveBattle(ending.state, battle, dice))
  return ending
}

const closePlans = (state: State, sheets: Sheets<BoltgunOrder>, dice: Dice): readonly BoltgunEvent[] => {
  const bySeat = new Map(sheets.map((sheet) => [sheet.seat, sheet.orders]))
  return state.settings['retreat.default'] === 'facilitator'
    ? keepPlans(state, bySeat)
    : continueTurn(playPlans(state, bySeat, dice), dice)
}

/** Resolves one group of asks: armies before the first turn, the plans of a turn, one question about one battle, a ruling. */
export const advance = (
  state: State,
  group: GroupId,
  sheets: Sheets<BoltgunOrder>,
  dice: Dice,
): readonly BoltgunEvent[] => {
  const asked = (expected: GroupId): void => {
    if (group !== expected) throw new RuleBug(`nobody is asked ${group} now`)
  }
  switch (state.stage) {
    case 'armies':
    case 'approval':
    case 'consent':
      return closeArmies(state, group, sheets)
    case 'plans':
      asked(planGroup(state.turn))
      return closePlans(state, sheets, dice)
    case 'rulings':
      asked(rulingsGroup(state.turn))
      return continueTurn(playPlans(state, keptPlans(state), dice, retreatRulings(state, sheets)), dice)
    case 'battles': {
      const played = closeBattles(state, group, sheets, dice)
      return group === battlesGroup(state.turn) ? post(played, dice) : continueTurn(played, dice)
    }
    case 'posting':
      asked(postingGroup(state.turn))
      return finish({ state, events: [] }, dice, tieRuling(state, sheets)).events
    default:
      throw new RuleBug(`nobody is asked ${group} now`)
  }
}

export const outcome = (state: State): State['outcome'] => state.outcome

export const clock = (state: State): { readonly turn: number; readonly stage: string } => ({
  turn: state.turn,
  stage: state.stage,
})
