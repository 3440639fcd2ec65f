import type { Ask, DeadlineClass } from '../../kit/asks.js'
import { askId, groupId, ruleId, type GroupId, type SeatId } from '../../kit/ids.js'
import { lawsOf } from './laws.js'
import type { Battle } from './battle.js'
import type { State } from './state.js'

/** BG-027: lengths as they are usual; the calendar is the server's. */
export const deadlines: readonly DeadlineClass[] = [
  { id: 'plan', title: 'Plans due', days: 2 },
  { id: 'announcement', title: 'Missions settled', days: 2 },
  { id: 'results', title: 'Results due', days: 8 },
  { id: 'correction', title: 'Corrected results due', days: 2 },
]

/** BG-020 */
export const stages: Readonly<Record<string, string>> = {
  plans: 'Plans',
  battles: 'Battles',
  ended: 'Ended',
}

export const planGroup = (turn: number): GroupId => groupId(`plan.${String(turn)}`)
export const battleGroup = (battle: Battle): GroupId => groupId(`battle.${battle.id}.${battle.step}`)

type Parts = Pick<Ask, 'deadline' | 'common'> & {
  readonly kind: string
  readonly title: string
  readonly silence: Ask['view']['silence']
  readonly about?: Battle['id']
}

const ask = (seat: SeatId, group: GroupId, { deadline, common, ...view }: Parts): Ask => {
  const id = askId(`${group}.${seat}`)
  return { id, seat, group, deadline, common, view: { id, deadline, ...view } }
}

const silence = (text: string, rule: string): Ask['view']['silence'] => ({ text, rule: ruleId(rule) })

/** The seats that the present step of a battle asks. */
export const askedBy = (state: State, battle: Battle): readonly SeatId[] => {
  const seats = battle.sides.map((side) => side.seat)
  const [attacker, defender] = battle.mission?.attacker === seats[0] ? [seats[0], seats[1]] : [seats[1], seats[0]]
  const laws = lawsOf(state)
  const geniuses = [attacker, defender].filter(
    (seat): seat is SeatId => seat !== undefined && laws.has(seat, 'TACTICAL_GENIUS'),
  )
  switch (battle.step) {
    case 'shift':
      return geniuses.slice(0, 1)
    case 'shift-2':
      return seats.filter((seat) => !battle.mission?.shifts.some((shift) => shift.seat === seat))
    case 'results':
    case 'results-2':
      return seats
    case 'choose':
      return battle.choice ? [battle.choice.submitter] : []
    case 'closed':
      return []
  }
}

const battleParts = (battle: Battle): Parts => {
  const common = false
  const about = battle.id
  switch (battle.step) {
    case 'shift':
    case 'shift-2':
      return {
        kind: 'shift',
        title: 'Move the mission die?',
        deadline: 'announcement',
        silence: silence('Silence leaves the die as it fell.', 'BG-312'),
        common,
        about,
      }
    case 'choose':
      return {
        kind: 'choose',
        title: 'Which result shall stand?',
        deadline: 'correction',
        silence: silence('Silence takes the result that is better for you.', 'BG-212'),
        common,
        about,
      }
    default: {
      const again = battle.step === 'results-2'
      return {
        kind: 'battle',
        title: again ? 'The two sheets differ: correct yours or let it stand' : 'How did the battle end?',
        deadline: again ? 'correction' : 'results',
        silence: again
          ? silence('Silence lets your first sheet stand.', 'BG-213')
          : silence('Silence is no submission: the battle may be resolved abstractly.', 'BG-211'),
        common,
        about,
      }
    }
  }
}

/** Who owes which answer now; empty when the campaign is over. */
export const awaiting = (state: State): readonly Ask[] => {
  if (state.stage === 'plans' && state.turn > 0)
    return state.seats
      .filter((seat) => !seat.eliminated)
      .map(({ id }) =>
        ask(id, planGroup(state.turn), {
          kind: 'plan',
          title: `Plan of turn ${String(state.turn)}`,
          deadline: 'plan',
          silence: silence('Without a plan no banner has orders, and every battle is forfeited.', 'BG-030'),
          common: true,
        }),
      )
  if (state.stage !== 'battles') return []
  return state.battles
    .filter((battle) => battle.step !== 'closed')
    .flatMap((battle) => askedBy(state, battle).map((seat) => ask(seat, battleGroup(battle), battleParts(battle))))
}
