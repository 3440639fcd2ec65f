import { askOf, silence, type Ask, type DeadlineClass } from '../../kit/asks.js'
import { calendarDesk, facilitatorDesk, groupId, type GroupId } from '../../kit/ids.js'
import { armyAsks, armyDeadlines, armyStages } from './armies/armyAsks.js'
import { battleAsks } from './battles/battleAsks.js'
import { isPlaying } from './model/reserved.js'
import type { State } from './model/state.js'
import * as words from '../messages/asks.generated.js'

/** BG-027: lengths as they are usual; the calendar is the server's. */
export const deadlines = [
  ...armyDeadlines,
  { id: 'plan', title: words.planDue(), days: 2 },
  { id: 'announcement', title: words.missionsSettled(), days: 2, perGroup: true },
  { id: 'results', title: words.resultsDue(), days: 8, stage: 'battles' },
  { id: 'correction', title: words.correctionsDue(), days: 2, perGroup: true },
  // 24 hours for him of whom a forfeit is claimed
  { id: 'forfeit', title: words.claimsAnswered(), days: 1, perGroup: true },
  { id: 'ruling', title: words.rulingsDue(), days: 1, perGroup: true },
  // a third player's, where two sheets differ
  { id: 'word', title: words.wordDue(), days: 2, perGroup: true },
  // announcement, results and a correction; only where the stage is kept every turn
  { id: 'battles', title: words.battlesEnd(), days: 12 },
  { id: 'posting', title: words.resultsPosted(), days: 2 },
] as const satisfies readonly DeadlineClass[]

/** BG-020, and the choice of armies before the first turn. */
export const stages: Readonly<Record<string, string>> = {
  ...armyStages,
  plans: words.plans(),
  rulings: words.rulings(),
  battles: words.battles(),
  posting: words.posting(),
  ended: words.ended(),
}

export const planGroup = (turn: number): GroupId => groupId(`plan.${String(turn)}`)
export const rulingsGroup = (turn: number): GroupId => groupId(`rulings.${String(turn)}`)
export const battlesGroup = (turn: number): GroupId => groupId(`battles.${String(turn)}`)
export const postingGroup = (turn: number): GroupId => groupId(`posting.${String(turn)}`)

const planAsks = ({ seats, turn }: State): readonly Ask[] =>
  seats.filter(isPlaying).map(({ id }) =>
    askOf(id, planGroup(turn), {
      kind: 'plan',
      title: words.plan({ turn }),
      deadline: 'plan',
      silence: silence(words.planSilence(), 'BG-030'),
      askedOfAllSeats: true,
    }),
  )

/** Asked every turn, whether there is anything to rule or not: so the stage and its wait tell nobody anything. */
const rulingsAsk = ({ turn }: State): Ask =>
  askOf(facilitatorDesk, rulingsGroup(turn), {
    kind: 'retreats',
    title: words.retreats({ turn }),
    deadline: 'ruling',
    silence: silence(words.retreatsSilence(), 'A-15'),
    askedOfAllSeats: true,
  })

const postingAsk = ({ turn }: State): Ask =>
  askOf(facilitatorDesk, postingGroup(turn), {
    kind: 'posting',
    title: words.post({ turn }),
    deadline: 'posting',
    silence: silence(words.postSilence(), 'A-50'),
    askedOfAllSeats: true,
  })

/** nobody is asked; the stage lasts as long every turn, whether anybody fights or not. */
const battlesAsk = ({ turn }: State): Ask =>
  askOf(calendarDesk, battlesGroup(turn), {
    kind: 'battles',
    title: words.battlesOfTurn({ turn }),
    deadline: 'battles',
    silence: silence(words.battlesSilence(), 'A-67'),
    askedOfAllSeats: false,
  })

/** Whether the stage of battles is opened every turn, for its whole length. */
export const keepsCalendar = ({ settings }: State): boolean => settings['battles.stage'] === 'calendar'

/** Who owes which answer now; empty when the campaign is over. */
export const awaiting = (state: State): readonly Ask[] => {
  switch (state.stage) {
    case 'armies':
    case 'approval':
    case 'consent':
      return armyAsks(state)
    case 'plans':
      return state.turn > 0 ? planAsks(state) : []
    case 'rulings':
      return [rulingsAsk(state)]
    case 'battles':
      return [
        ...state.battles.flatMap((battle) => battleAsks(state, battle)),
        ...(keepsCalendar(state) ? [battlesAsk(state)] : []),
      ]
    case 'posting':
      return [postingAsk(state)]
    case 'ended':
      return []
  }
}
