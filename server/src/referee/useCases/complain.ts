import * as words from '../../messages/problems.generated.js'
import { badInput, notFound, Problem } from '../../base/problems.js'
import * as complaints from '../../store/complaints.js'
import { nameIn } from '../../store/people.js'
import type { Context } from '../access/context.js'
import type { Caller, CampaignRef, Complain } from '../common/contract.js'
import { plainText } from '../common/plainText.js'

export const complaintLimits = {
  /** Characters of a reason. */
  reason: 1000,
  /** Complaints of a person in 24 hours. */
  aDay: 20,
} as const

/** Tells the host about something that somebody wrote. Whoever wrote it is not told. */
export const complain = async (
  { store }: Context,
  { userId }: Caller,
  { campaignId, about: kind, id, number, reason: given }: Complain,
): Promise<CampaignRef> => {
  const reason = plainText(given)
  const { reason: most, aDay } = complaintLimits
  if (reason === '') throw badInput(words.complaintReason(), 'reason')
  if ([...reason].length > most) throw new Problem('LIMIT', words.complaintText({ most }))
  return store.transaction(async (tx) => {
    const subject = { campaign: campaignId, kind, id, number: kind === 'BATTLE_ENTRY' ? (number ?? null) : null }
    const of = await complaints.complainedOf(tx, userId, subject)
    if (!of) throw notFound()
    if ((await complaints.countComplaints(tx, userId)) >= aDay)
      throw new Problem('LIMIT', words.complaintsPerDay({ most: aDay }))
    const name = await nameIn(tx, campaignId, userId)
    await complaints.insertComplaint(tx, subject, of, { userId, name, reason })
    return { campaignId }
  })
}
