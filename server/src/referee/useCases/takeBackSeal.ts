import * as words from '../../messages/coolDown.generated.js'
import * as problems from '../../messages/problems.generated.js'
import { signalCampaign } from '../../store/queue.js'
import { changeTable } from '../../store/tx.js'
import type { Context } from '../access/context.js'
import { maySeal } from '../sealing/commanded.js'
import { openAskOf } from '../sealing/openAsk.js'
import { signalDraft } from '../sealing/signalDraft.js'
import type { Open } from '../sealing/seal.js'
import { conflict } from '../../base/problems.js'
import type { AskRef, Caller, CampaignRef } from '../common/contract.js'

/**
 * Whether a seal may be taken back must not tell whether the others have sealed. Where a campaign lets seals cool down it is always allowed until the stage
 * closes, to each seat that was asked the same as all.
 */
const mayTakeBack = ({ campaign, group, sealed }: Open): void => {
  if (campaign.coolDown === 0) throw conflict(words.never())
  if (!group.common) throw conflict(words.notHere())
  if (!sealed) throw conflict(words.notSealed())
}

const tries = 5

/** Takes one's own seal back; what was sealed is a draft again. Others see it only where the table shows who has sealed. */
export const takeBackSeal = async (
  { store }: Context,
  caller: Caller,
  { campaignId, askId }: AskRef,
): Promise<CampaignRef> => {
  const { userId } = caller
  for (let left = tries; left > 0; left -= 1) {
    const open = openAskOf(await store.seals.open({ userId, campaignId, seat: null, askId, key: null }))
    maySeal(open)
    mayTakeBack(open)
    if (!(await store.seals.takeBack(open, userId))) continue
    const { id, showSealed } = open.campaign
    // Where nobody else sees it the campaign is signalled all the same: the owner’s other screens are told what they have to do.
    await (showSealed ? changeTable(store.plain, id) : signalCampaign(store.plain, id))
    signalDraft(store.plain, id, open.desk, userId)
    return { campaignId: id }
  }
  throw conflict(problems.keptChanging())
}
