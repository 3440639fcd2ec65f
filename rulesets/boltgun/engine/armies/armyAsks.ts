import type { Ask, DeadlineClass } from '../../../kit/asks.js'
import { askId, facilitatorDesk, groupId, ruleId, token, type GroupId, type SeatId } from '../../../kit/ids.js'
import type { State } from '../model/state.js'
import { submittedLists } from '../view/view.js'
import { judgedBy, type Choosing } from '../model/choosing.js'
import * as words from '../../messages/asks.generated.js'

export const armyDeadlines = [
  { id: 'armies', title: words.armiesChosen(), days: 2 },
  { id: 'approval', title: words.listsRuledOn(), days: 2 },
  { id: 'consent', title: words.listsConsentedTo(), days: 2 },
] as const satisfies readonly DeadlineClass[]

export const armyStages = { armies: words.armies(), approval: words.approval(), consent: words.consent() } as const

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
        title: round === 1 ? words.army() : words.armyAgain(),
        silence: words.armySilence(),
      }
    case 'approval':
      return {
        kind: 'approval',
        title: words.ruleOnLists(),
        silence: words.ruleOnListsSilence(),
      }
    case 'consent':
      return {
        kind: 'consent',
        title: words.consentToLists(),
        silence: words.consentSilence(),
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
  const askedOfAllSeats = stage === 'approval' || seats.length === armies.filed.length
  return seats.map((seat) => {
    const id = askId(`${group}.${seat}`)
    const about = stage === 'armies' ? {} : { about: token(submittedLists) }
    const view = { id, kind, title, deadline: stage, silence: { text: silence, rule: ruleId('BG-300') }, ...about }
    return { id, seat, group, deadline: stage, askedOfAllSeats, view }
  })
}
