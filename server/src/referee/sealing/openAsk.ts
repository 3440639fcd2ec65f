import { facilitatorDesk } from '@muster/rulesets/kit/ids.js'
import * as words from '../../messages/problems.generated.js'
import * as publishing from '../../messages/publishing.generated.js'
import type { CampaignEntity } from '../../db/entities/campaign.js'
import { actsAt, holdingOf, placeOf } from '../../store/places.js'
import type { SealFacts } from '../../store/sealing.js'
import type { Tx } from '../../store/tx.js'
import { refusalToRun } from '../access/context.js'
import { closed, notFound, type Problem } from '../../base/problems.js'
import type { Open } from './seal.js'
import type { Caller } from '../common/contract.js'

/** The caller's own desk: the seat that they hold, or the facilitator's. Who acts for a holder has none in this sense. */
export const deskOf = async (tx: Tx, campaign: CampaignEntity, { userId }: Caller): Promise<string | null> => {
  const holding = await holdingOf(tx, campaign.id, userId)
  if (holding) return holding.seat
  return (await placeOf(tx, campaign.id, userId))?.role === 'FACILITATOR' ? facilitatorDesk : null
}

/** Where the caller answers: also for somebody else. */
export const answersAt = async (tx: Tx, campaign: CampaignEntity, caller: Caller): Promise<string | null> =>
  (await actsAt(tx, campaign.id, caller.userId)) ?? (await deskOf(tx, campaign, caller))

const passed = (hour: string | null, by: string): boolean => hour !== null && Date.parse(hour) <= Date.parse(by)

const isOver = (): Problem => closed(words.questionClosed())

/** Nothing that is answered changes any more, whatever the hour. */
const waits = (): Problem => closed(publishing.waits())

const isLate = (): Problem => closed(words.tooLate())

/** Why nothing can be answered; null: the question is open, and the answer came in time. Anything not asked at this desk does not exist. */
const refusalOf = (facts: SealFacts | null): Problem | null => {
  const { campaign, ask, group, arrived } = facts ?? {}
  if (!campaign || !ask || !group || arrived === undefined) return notFound()
  if (group.closedAt) return isOver()
  const standstill = refusalToRun(campaign)
  if (standstill) return standstill
  if (group.publishAt) return waits()
  if (passed(group.deadlineAt, arrived)) return isLate()
  return passed(group.completeAt, arrived) || passed(group.frozenAt, arrived) ? closed(words.beingResolved()) : null
}

export const isOpen = (facts: SealFacts): facts is Open => refusalOf(facts) === null

/** @throws Problem unless the question is open at the caller's own desk and the answer came in time */
export const openAskOf = (facts: SealFacts | null): Open => {
  const refusal = refusalOf(facts)
  if (refusal) throw refusal
  return facts as Open
}

/**
 * The same of a draft, which may also be written in a pause: no deadline passes then but those that had passed when it began. Whether the question is
 * answered by all is told to nobody meanwhile.
 *
 * @throws Problem unless a draft may be written now
 */
export const openDraftOf = (facts: SealFacts | null): Open => {
  const { campaign, ask, group } = facts ?? {}
  if (campaign?.phase !== 'PAUSED' || campaign.stoppedAt === null || !ask || !group) return openAskOf(facts)
  if (group.closedAt) throw isOver()
  if (group.publishAt) throw waits()
  if (passed(group.deadlineAt, campaign.stoppedAt)) throw isLate()
  return facts as Open
}
