import { facilitatorDesk } from '@muster/rulesets/kit/ids.js'
import type { CampaignEntity } from '../../db/entities/campaign.js'
import { holdingOf, placeOf } from '../../store/places.js'
import type { SealFacts } from '../../store/sealing.js'
import type { Tx } from '../../store/tx.js'
import { refusalToRun } from '../access/context.js'
import { closed, notFound, type Problem } from '../../base/problems.js'
import type { Open } from './seal.js'
import type { Caller } from '../common/contract.js'

/** Where the caller answers: his seat, or the facilitator's desk. */
export const deskOf = async (tx: Tx, campaign: CampaignEntity, { userId }: Caller): Promise<string | null> => {
  const holding = await holdingOf(tx, campaign.id, userId)
  if (holding) return holding.seat
  return (await placeOf(tx, campaign.id, userId))?.role === 'FACILITATOR' ? facilitatorDesk : null
}

/** Why nothing can be answered; null: the question stands open, and the answer came in time. Anything not asked at this desk does not exist. */
const refusalOf = (facts: SealFacts | null): Problem | null => {
  const { campaign, ask, group, arrived } = facts ?? {}
  if (!campaign || !ask || !group || arrived === undefined) return notFound()
  const passed = (hour: string | null): boolean => hour !== null && Date.parse(hour) <= Date.parse(arrived)
  if (group.closedAt)
    return closed('This question is closed because its stage has been resolved. See your newest briefing.')
  const standstill = refusalToRun(campaign)
  if (standstill) return standstill
  if (passed(group.deadlineAt))
    return closed(
      'The deadline has passed. What you sealed before it counts; a draft counts if the campaign’s settings say so.',
    )
  return passed(group.completeAt) || passed(group.frozenAt)
    ? closed('This question is being resolved now. What you sealed before counts; see your next briefing.')
    : null
}

export const isOpen = (facts: SealFacts): facts is Open => refusalOf(facts) === null

/** @throws Problem unless the question stands open at the caller's own desk and the answer came in time */
export const openAskOf = (facts: SealFacts | null): Open => {
  const refusal = refusalOf(facts)
  if (refusal) throw refusal
  return facts as Open
}
