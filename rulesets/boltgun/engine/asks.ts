import { askOf, silence, type Ask, type DeadlineClass } from '../../kit/asks.js'
import { calendarDesk, facilitatorDesk, groupId, type GroupId } from '../../kit/ids.js'
import { armyAsks, armyDeadlines, armyStages } from './armies/armyAsks.js'
import { battleAsks } from './battles/battleAsks.js'
import type { State } from './state.js'

/** BG-027: lengths as they are usual; the calendar is the server's. */
export const deadlines: readonly DeadlineClass[] = [
  ...armyDeadlines,
  { id: 'plan', title: 'Plans due', days: 2 },
  { id: 'announcement', title: 'Missions settled', days: 2, own: true },
  { id: 'results', title: 'Results due', days: 8, stage: 'battles' },
  { id: 'correction', title: 'Corrected results due', days: 2, own: true },
  // 24 hours for him of whom a forfeit is claimed
  { id: 'forfeit', title: 'Claimed forfeits answered', days: 1, own: true },
  { id: 'ruling', title: 'Rulings due', days: 1, own: true },
  // a third player's, where two sheets differ
  { id: 'word', title: 'Word due', days: 2, own: true },
  // announcement, results and a correction; only where the stage is kept every turn
  { id: 'battles', title: 'Battles end', days: 12 },
  { id: 'posting', title: 'Results posted', days: 2 },
]

/** BG-020, and the choice of armies before the first turn. */
export const stages: Readonly<Record<string, string>> = {
  ...armyStages,
  plans: 'Plans',
  rulings: 'Rulings on retreats',
  battles: 'Battles',
  posting: 'Posting',
  ended: 'Ended',
}

export const planGroup = (turn: number): GroupId => groupId(`plan.${String(turn)}`)
export const rulingsGroup = (turn: number): GroupId => groupId(`rulings.${String(turn)}`)
export const battlesGroup = (turn: number): GroupId => groupId(`battles.${String(turn)}`)
export const postingGroup = (turn: number): GroupId => groupId(`posting.${String(turn)}`)

const planAsks = ({ seats, turn }: State): readonly Ask[] =>
  seats
    .filter((seat) => !seat.eliminated)
    .map(({ id }) =>
      askOf(id, planGroup(turn), {
        kind: 'plan',
        title: `Plan of turn ${String(turn)}`,
        deadline: 'plan',
        silence: silence('Without a plan no banner has orders, and every battle is forfeited.', 'BG-030'),
        common: true,
      }),
    )

/** Asked every turn, whether there is anything to rule or not: so the stage and its wait tell nobody anything. */
const rulingsAsk = ({ turn }: State): Ask =>
  askOf(facilitatorDesk, rulingsGroup(turn), {
    kind: 'retreats',
    title: `Retreats of turn ${String(turn)} that no plan names`,
    deadline: 'ruling',
    silence: silence('Without a ruling a banner goes straight away from the victor.', 'A-15'),
    common: true,
  })

const postingAsk = ({ turn }: State): Ask =>
  askOf(facilitatorDesk, postingGroup(turn), {
    kind: 'posting',
    title: `Post the results of turn ${String(turn)}`,
    deadline: 'posting',
    silence: silence('Without a ruling play goes on until one player stands alone.', 'A-50'),
    common: true,
  })

/** nobody is asked; the stage lasts as long every turn, whether anybody fights or not. */
const battlesAsk = ({ turn }: State): Ask =>
  askOf(calendarDesk, battlesGroup(turn), {
    kind: 'battles',
    title: `Battles of turn ${String(turn)}`,
    deadline: 'battles',
    silence: silence('The stage ends at its hour, and what is undecided is taken as unanswered.', 'A-67'),
    common: false,
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
