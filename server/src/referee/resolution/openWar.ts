import type { TabletopChoice } from '@muster/rulesets/kit/system.js'
import * as books from '../../store/books.js'
import { seatsOf } from '../../store/places.js'
import { campaignNow, changeTable, lockCampaign, type Tx, updateCampaign } from '../../store/tx.js'
import { insertBoards, insertBriefings } from '../../store/writes.js'
import { viewerKey } from '../compute/brief.js'
import type { Context } from '../access/context.js'
import type { OpenTask } from '../compute/told.js'

const viewer = viewerKey({ kind: 'everyone' })

/** As many as there are between two stored states. */
const batch = 16

/** The next few to be opened; null: there are no more. */
const next = async (tx: Tx, campaignId: string): Promise<OpenTask | 'done' | 'nothing'> => {
  const campaign = await campaignNow(tx, campaignId)
  if (campaign?.phase !== 'ENDED' || campaign.openedAt) return 'nothing'
  const first = await books.countBriefings(tx, campaignId, viewer)
  const last = Math.min(campaign.revision, first + batch - 1)
  if (first > last) return 'done'
  const kept = await books.keptState(tx, campaignId, first - 1)
  const resolutions = await books.resolutionsOf(tx, campaignId, (kept?.revision ?? -1) + 1, last)
  const seats = await seatsOf(tx, campaignId)
  const seatBytes = seats.map(({ bytes }) => bytes ?? '')
  const privateKey = await books.privateKeyOf(tx, campaignId)
  const { ruleset, tabletop } = campaign
  const edition = (await books.editionAfter(tx, campaignId, kept?.revision ?? -1)) ?? campaign.edition
  const dice = { campaign: campaignId, seatBytes, privateKey }
  const played = { ruleset, edition, tabletop: tabletop as TabletopChoice, seats: seats.map(({ seat }) => seat) }
  return { ...played, ...dice, state: kept?.state ?? null, resolutions, first }
}

/** Writes the next few; false if there are no more. */
const openSome = async ({ store, engines }: Context, campaignId: string): Promise<boolean> => {
  const task = await store.snapshot((tx) => next(tx, campaignId))
  if (task === 'nothing') return false
  const rows = task === 'done' ? null : await engines.run('open', task)
  return store.transaction(async (tx) => {
    const locked = await lockCampaign(tx, campaignId)
    if (locked?.campaign.phase !== 'ENDED' || locked.campaign.openedAt) return false
    const { campaign, now } = locked
    if (task !== 'done') {
      // Another node may have been first.
      if ((await books.countBriefings(tx, campaignId, viewer)) !== task.first) return true
      const { id, turn, stage, boardHash } = campaign
      await insertBoards(tx, rows?.boards ?? null)
      await insertBriefings(tx, rows?.briefings ?? null, { campaign: id, turn, stage, boardHash, now })
      return true
    }
    await updateCampaign(tx, campaign.id, { openedAt: now })
    await changeTable(tx, campaign.id)
    return false
  })
}

/**
 * Opens an ended war to all its members: a briefing of the viewer `everyone` for each resolution, numbered in order. A few at a time,
 * each batch completely or not at all, so that a killed process leaves a beginning from which the next one continues.
 */
export const openWar = async (context: Context, campaignId: string): Promise<void> => {
  while (await openSome(context, campaignId));
}
