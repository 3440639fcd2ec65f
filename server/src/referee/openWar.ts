import type { GameEvent } from '@muster/rulesets/kit/events.js'
import type { BriefingEntity, ResolutionEntity } from '../db/entities/books.js'
import type { CampaignEntity } from '../db/entities/campaign.js'
import * as books from '../store/books.js'
import { signalCampaign } from '../store/queue.js'
import { bumpVersion, lockCampaign, type Tx, updateCampaign } from '../store/tx.js'
import { briefingRow, tell, viewerKey } from './brief.js'
import { type Context, rulesetOf } from './context.js'
import { engine } from './fault.js'
import type { Game } from './registry.js'

const viewer = { kind: 'everyone' } as const

/** As many as lie between two kept states. */
const batch = 16

/** What everybody may know after one resolution, now that the war is over. */
const opened = async (
  tx: Tx,
  { id }: CampaignEntity,
  ruleset: Game,
  state: object,
  { revision, events, at }: ResolutionEntity,
): Promise<BriefingEntity> => {
  const { turn, stage } = engine(() => ruleset.clock(state))
  const telling = engine(() => tell(ruleset, state, events as readonly GameEvent[], [], viewer))
  const boardHash = await books.publishBoard(tx, telling.board)
  return briefingRow(telling, { campaign: id, turn, stage, boardHash, at, number: revision + 1 })
}

/** Writes the next few; false when there are no more. The states that were forgotten are made anew from the events. */
const openMore = async (tx: Tx, campaign: CampaignEntity, ruleset: Game): Promise<boolean> => {
  const first = await books.countBriefings(tx, campaign.id, viewerKey(viewer))
  const last = Math.min(campaign.revision, first + batch - 1)
  if (first > last) return false
  const kept = await books.keptState(tx, campaign.id, first - 1)
  let state: object = kept?.state ?? ruleset.initial
  const rows: BriefingEntity[] = []
  for (const resolution of await books.resolutionsOf(tx, campaign.id, (kept?.revision ?? -1) + 1, last)) {
    const before = state
    state = engine(() => ruleset.evolve(before, resolution.events as readonly GameEvent[]))
    if (resolution.revision >= first) rows.push(await opened(tx, campaign, ruleset, state, resolution))
  }
  await books.insertBriefings(tx, rows)
  return true
}

const openSome = (context: Context, campaignId: string): Promise<boolean> =>
  context.store.transaction(async (tx) => {
    const locked = await lockCampaign(tx, campaignId)
    if (locked?.campaign.phase !== 'ENDED' || locked.campaign.openedAt) return false
    const { campaign, now } = locked
    if (await openMore(tx, campaign, rulesetOf(context, campaign))) return true
    await updateCampaign(tx, campaign.id, { openedAt: now })
    await bumpVersion(tx, campaign.id)
    await signalCampaign(tx, campaign.id)
    return false
  })

/**
 * Opens a war that is over to everybody in it: a briefing of the viewer `everyone` for each resolution, numbered as they came. A few at a time,
 * each lot whole or not at all, so that whoever is killed leaves a beginning that the next goes on from.
 */
export const openWar = async (context: Context, campaignId: string): Promise<void> => {
  while (await openSome(context, campaignId)) await new Promise((resolve) => setImmediate(resolve))
}
