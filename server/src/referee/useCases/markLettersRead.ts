import { notFound } from '../../base/problems.js'
import * as letters from '../../store/letters.js'
import { signalOwn } from '../../store/queue.js'
import { isUuid } from '../../store/tx.js'
import type { Context } from '../access/context.js'
import type { Caller, CampaignRef, LetterRef } from '../common/contract.js'

/** Marks are a person's own: nobody is told what somebody else has read. */
export const markLettersRead = async (
  { store }: Context,
  { userId }: Caller,
  { campaignId, letterId }: LetterRef,
): Promise<CampaignRef> =>
  store.transaction(async (tx) => {
    if (!isUuid(campaignId) || !isUuid(letterId) || !(await letters.markRead(tx, userId, campaignId, letterId)))
      throw notFound()
    await signalOwn(tx, campaignId, [userId])
    return { campaignId }
  })
