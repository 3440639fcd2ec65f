import { facilitatorDesk } from '@muster/rulesets/kit/ids.js'
import type { GroupEntity } from '../../db/entities/asks.js'
import type { CampaignEntity } from '../../db/entities/campaign.js'
import * as asks from '../../store/asks.js'
import type { Tx } from '../../store/tx.js'
import { completeGroup } from '../sealing/seal.js'

const openRulings = async (tx: Tx, campaign: CampaignEntity): Promise<readonly GroupEntity[]> => {
  const asked = new Set((await asks.asksAt(tx, campaign.id, facilitatorDesk)).map(({ groupId }) => groupId))
  return (await asks.openGroups(tx, campaign.id)).filter(({ groupId }) => asked.has(groupId))
}

/** The facilitator is gone: what they have not ruled is silence immediately, and the rules' own answer applies. */
export const silenceRulings = async (tx: Tx, campaign: CampaignEntity, now: Date): Promise<void> => {
  for (const group of await openRulings(tx, campaign)) await completeGroup(tx, group, now)
}

/** A facilitator has come before what was open without one could be closed (the campaign was stopped): they are waited for. */
export const awaitRulings = async (tx: Tx, campaign: CampaignEntity): Promise<void> => {
  // One who sees nothing rules on nothing.
  if (campaign.blindFacilitator) return
  for (const group of await openRulings(tx, campaign)) {
    const members = await asks.asksOf(tx, campaign.id, group.groupId)
    if ((await asks.sheetsOf(tx, members)).length < members.length)
      await asks.updateGroup(tx, group, { completeAt: null })
  }
}
