import type { Ask, DeadlineClass } from '../../../kit/asks.js'
import { askId, facilitatorDesk, groupId, ruleId, token, type GroupId, type SeatId } from '../../../kit/ids.js'
import type { State } from '../state.js'
import { submittedLists } from '../view.js'
import { judgedBy, type Choosing } from './choosing.js'

export const armyDeadlines: readonly DeadlineClass[] = [
  { id: 'armies', title: 'Armies chosen', days: 2 },
  { id: 'approval', title: 'Own army lists ruled on', days: 2 },
  { id: 'consent', title: 'Own army lists consented to', days: 2 },
]

export const armyStages = { armies: 'Armies', approval: 'Approval of armies', consent: 'Consent to armies' } as const

export type ArmyStage = keyof typeof armyStages

export const armyGroup = (stage: ArmyStage, { round }: Choosing): GroupId => groupId(`${stage}.${String(round)}`)

interface Question {
  readonly kind: string
  readonly title: string
  readonly silence: string
}

const questionOf = (stage: ArmyStage, { round }: Choosing): Question => {
  switch (stage) {
    case 'armies':
      return {
        kind: 'army',
        title: round === 1 ? 'Choose your army' : 'Your list was refused: choose once more',
        silence: 'Silence takes the army that the scenario proposes for you.',
      }
    case 'approval':
      return {
        kind: 'approval',
        title: 'Rule on the players’ own army lists',
        silence: 'What is not ruled on is laid before the other players for their consent.',
      }
    case 'consent':
      return {
        kind: 'consent',
        title: 'Do you consent to the army lists of others?',
        silence: 'Silence is consent.',
      }
  }
}

const askedIn = (stage: ArmyStage, choosing: Choosing): readonly SeatId[] => {
  const seats = choosing.filed.map(({ seat }) => seat)
  switch (stage) {
    case 'armies':
      return choosing.filed.filter(({ status }) => status === 'open').map(({ seat }) => seat)
    case 'approval':
      return [facilitatorDesk]
    case 'consent':
      return seats.filter((seat) => judgedBy(choosing, seat).length > 0)
  }
}

/** BG-300: who is asked for an army, for a ruling, or for consent. A facilitator is asked whether there are lists or not, so that the question tells nobody of one. */
export const armyAsks = (state: State): readonly Ask[] => {
  const { armies, stage } = state
  if (!armies || (stage !== 'armies' && stage !== 'approval' && stage !== 'consent')) return []
  const seats = askedIn(stage, armies)
  const group = armyGroup(stage, armies)
  const { kind, title, silence } = questionOf(stage, armies)
  const common = stage === 'approval' || seats.length === armies.filed.length
  return seats.map((seat) => {
    const id = askId(`${group}.${seat}`)
    const about = stage === 'armies' ? {} : { about: token(submittedLists) }
    const view = { id, kind, title, deadline: stage, silence: { text: silence, rule: ruleId('BG-300') }, ...about }
    return { id, seat, group, deadline: stage, common, view }
  })
}
