import { currentBriefing } from '../../store/books.js'
import { secretsOf } from '../../store/facts.js'
import { facilitatorOf } from '../../store/places.js'
import { signalCampaign } from '../../store/queue.js'
import { campaignNow, lockCampaign } from '../../store/tx.js'
import { insertBriefings } from '../../store/writes.js'
import { viewerKey } from '../compute/brief.js'
import type { Context } from '../access/context.js'

const viewer = { kind: 'facilitator' } as const

/** False if the war has moved on meanwhile. */
const briefOnce = async ({ store, engines }: Context, campaignId: string): Promise<boolean> => {
  const read = await store.snapshot(async (tx) => {
    const campaign = await campaignNow(tx, campaignId)
    return campaign && { campaign, state: (await secretsOf(tx, campaignId)).state }
  })
  if (!read?.state || read.campaign.blindFacilitator) return true
  const { campaign, state } = read
  const { ruleset, edition } = campaign
  const rows = await engines.run('brief', { ruleset, edition, state, viewer })
  return store.transaction(async (tx) => {
    const locked = await lockCampaign(tx, campaignId)
    if (!locked || locked.campaign.revision !== campaign.revision) return false
    // Gone again, or already briefed.
    if (!(await facilitatorOf(tx, campaignId))) return true
    const { turn, stage, boardHash } = campaign
    const last = await currentBriefing(tx, campaignId, viewerKey(viewer))
    const at = { campaign: campaignId, turn, stage, boardHash, now: locked.now }
    await insertBriefings(tx, rows, { ...at, number: (last?.number ?? 0) + 1 })
    await signalCampaign(tx, campaignId)
    return true
  })
}

/** A facilitator who is appointed while the war runs is briefed on its state and on what they are asked. */
export const briefFacilitator = async (context: Context, campaignId: string): Promise<void> => {
  while (!(await briefOnce(context, campaignId)));
}
