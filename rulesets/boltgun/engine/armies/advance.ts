import type { Sheets } from '../../../kit/asks.js'
import { facilitatorDesk, type GroupId, type SeatId } from '../../../kit/ids.js'
import { RuleBug } from '../../../kit/result.js'
import type { BoltgunEvent } from '../model/events.js'
import { evolve } from '../evolve/evolve.js'
import type { BoltgunOrder, JudgeOrder } from '../model/orders.js'
import type { State } from '../model/state.js'
import { toSeat } from '../steps/step.js'
import { armyGroup } from './armyAsks.js'
import { judgedBy, type Choosing, type Filed } from '../model/choosing.js'
import { armyProblems, listOf, type ArmyLimits } from './law.js'
import type { ArmyList } from '../model/list.js'
import { settleArmies } from './settle.js'

type Answers = ReadonlyMap<SeatId, readonly BoltgunOrder[] | null>

const limitsOf = (state: State, { seat, proposal }: Filed): ArmyLimits => ({
  budget: state.settings['army.budget'],
  approval: state.settings['army.approval'],
  proposal,
  banners: state.banners.filter((banner) => banner.seat === seat).map(({ id }) => id),
})

/** The army that a sheet takes; silence and what the desk would have refused take the proposal. */
const readList = (state: State, filed: Filed, orders: readonly BoltgunOrder[]): ArmyList => {
  const [order] = orders
  if (orders.length !== 1 || order?.kind !== 'army') return filed.proposal
  return armyProblems(order, limitsOf(state, filed)).length > 0 ? filed.proposal : listOf(order, filed.proposal)
}

const file = (state: State, { filed }: Choosing, answers: Answers): readonly BoltgunEvent[] =>
  filed
    .filter(({ status }) => status === 'open')
    .map((entry): BoltgunEvent => {
      const orders = answers.get(entry.seat) ?? null
      const list = readList(state, entry, orders ?? [])
      return { kind: 'armyFiled', seat: entry.seat, list, silent: orders === null, seenBy: toSeat(entry.seat) }
    })

const judgements = (orders: readonly BoltgunOrder[] | null | undefined): readonly JudgeOrder[] =>
  (orders ?? []).filter((order): order is JudgeOrder => order.kind === 'judge')

/** Lists that the facilitator ruled on; only their owners learn of it. */
const rule = ({ round }: Choosing, lists: readonly Filed[], answers: Answers): readonly BoltgunEvent[] => {
  const rulings = judgements(answers.get(facilitatorDesk))
  return lists.flatMap(({ seat }): readonly BoltgunEvent[] => {
    const ruling = rulings.find(({ list }) => list === seat)
    if (!ruling) return []
    const reasons = ruling.reason === null ? [] : [ruling.reason]
    const { approve: approved } = ruling
    return [{ kind: 'listJudged', seat, approved, by: 'facilitator', round, reasons, seenBy: toSeat(seat) }]
  })
}

/** A list stands unless somebody objects. Everybody was shown it, so everybody learns whether it stands; the reasons are its owner's, in no seat's order. */
const count = ({ round, filed }: Choosing, lists: readonly Filed[], answers: Answers): readonly BoltgunEvent[] => {
  const seenBy = filed.map(({ seat }) => seat)
  return lists.map(({ seat }): BoltgunEvent => {
    const against = filed
      .filter((voter) => voter.seat !== seat)
      .flatMap((voter) => judgements(answers.get(voter.seat)).filter(({ list }) => list === seat))
      .filter(({ approve }) => !approve)
    const reasons = against.flatMap(({ reason }) => (reason === null ? [] : [reason])).sort()
    return { kind: 'listJudged', seat, approved: against.length === 0, by: 'consent', round, reasons, seenBy }
  })
}

/** What follows once a group is closed: a ruling, the others' consent, a second round for those refused, or the war. */
const continueChoosing = (state: State, { filed, round, footprints }: Choosing): readonly BoltgunEvent[] => {
  const shown = filed.map(({ seat }) => seat)
  const judged = filed.filter(({ status }) => status === 'judging')
  if (state.stage === 'armies' && state.settings['army.approval'] === 'facilitator')
    return [{ kind: 'approvalOpened', seenBy: 'everyone' }]
  if (judged.length > 0)
    return [
      { kind: 'consentOpened', seenBy: 'everyone' },
      ...judged.map(({ seat, list, proposal }): BoltgunEvent => {
        return { kind: 'listShown', seat, list: list ?? proposal, seenBy: shown }
      }),
    ]
  if (round === 1 && filed.some(({ status }) => status === 'open'))
    return [{ kind: 'armiesOpened', round: 2, footprints, seenBy: 'everyone' }]
  return settleArmies(state)
}

const close = (state: State, choosing: Choosing, answers: Answers): readonly BoltgunEvent[] => {
  const lists = judgedBy(choosing, null)
  switch (state.stage) {
    case 'armies':
      return file(state, choosing, answers)
    case 'approval':
      return rule(choosing, lists, answers)
    case 'consent':
      return count(choosing, lists, answers)
    default:
      throw new RuleBug(`no armies are chosen in the stage ${state.stage}`)
  }
}

/** Resolves a group of the stages before the first turn (BG-300). */
export const closeArmies = (state: State, group: GroupId, sheets: Sheets<BoltgunOrder>): readonly BoltgunEvent[] => {
  const { armies, stage } = state
  if (
    !armies ||
    (stage !== 'armies' && stage !== 'approval' && stage !== 'consent') ||
    group !== armyGroup(stage, armies)
  )
    throw new RuleBug(`nobody is asked ${group} now`)
  const events = close(state, armies, new Map(sheets.map(({ seat, orders }) => [seat, orders])))
  const after = evolve(state, events)
  return after.armies ? [...events, ...continueChoosing(after, after.armies)] : events
}
