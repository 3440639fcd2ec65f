import * as problems from '../../messages/problems.generated.js'
import { inEnglish } from '../../base/language.js'
import * as words from '../../messages/names.generated.js'
import type { CampaignEntity } from '../../db/entities/campaign.js'
import { campaignsEver, forgetAccount, forgetMember, isGone } from '../../store/forgetting.js'
import { commanderOf } from '../../store/commanders.js'
import { deputyOf } from '../../store/deputies.js'
import { enterLog } from '../../store/log.js'
import * as matters from '../../store/matters.js'
import * as places from '../../store/places.js'
import { signalUser } from '../../store/queue.js'
import { changeTable, lockCampaign, type Tx, updateCampaign } from '../../store/tx.js'
import type { Context } from '../access/context.js'
import { endCommander } from '../resolution/commanders.js'
import { endDeputyship } from '../resolution/deputies.js'
import { openVotes } from '../../store/votes.js'
import { endNow } from './endNow.js'
import { endVote } from './settleVote.js'
import { leave, vacate } from './leave.js'

/** What somebody is called whose account is gone: by the seat that they held last, or by the place that they had. */
const standIn = async (tx: Tx, campaign: CampaignEntity, userId: string): Promise<string> => {
  const [held] = await places.everHeld(tx, campaign.id, userId)
  const seat = held && (await places.seatsOf(tx, campaign.id)).find((each) => each.seat === held.seat)
  if (seat) return seat.title
  const placed = await places.everPlaced(tx, campaign.id, userId)
  const role = placed.some((place) => place.role === 'FACILITATOR') ? 'FACILITATOR' : 'OBSERVER'
  return inEnglish(() => words.former({ role: campaign.organiser === userId ? 'ORGANISER' : role }))
}

/** A notice or a vote of theirs is withdrawn, since nobody could do that any more, and so is one by which they are to organise. */
const withdrawNotices = async (tx: Tx, campaign: CampaignEntity, userId: string, now: Date): Promise<void> => {
  const own = (await matters.openMatters(tx, campaign.id, 'CLOSING')).filter(({ byUser }) => byUser === userId)
  for (const { id } of own) {
    await matters.settleMatter(tx, id, 'withdrawn', now)
    await enterLog(tx, campaign.id, { kind: 'WITHDRAWN', by: { userId }, detail: { matter: 'CLOSING' } }, now)
  }
  for (const matter of await openVotes(tx, campaign.id))
    if (matter.byUser === userId || matter.about.userId === userId)
      await endVote(tx, { campaign, matter, now }, 'withdrawn', { userId })
}

const stopOrganising = async (tx: Tx, { id }: CampaignEntity, userId: string, now: Date): Promise<void> => {
  await updateCampaign(tx, id, { organiser: null })
  const record = { kind: 'unorganised', entry: {} }
  await enterLog(tx, id, { kind: 'UNORGANISED', by: { userId }, record }, now)
}

/** Gives up all their places in a campaign that is not over. It ends if without them it can never begin, or has nobody who plays it. */
const goFrom = async (tx: Tx, campaign: CampaignEntity, userId: string, now: Date): Promise<void> => {
  const { id } = campaign
  const by = { userId, deleted: true } as const
  const holding = await places.holdingOf(tx, id, userId)
  if (holding) await vacate(tx, holding, by, now)
  const place = await places.placeOf(tx, id, userId)
  if (place) await leave(tx, campaign, place, by, now)
  const acting = await deputyOf(tx, id, userId)
  if (acting) await endDeputyship(tx, acting, by, now)
  const commander = await commanderOf(tx, id, userId)
  if (commander) await endCommander(tx, commander, by, now)
  await withdrawNotices(tx, campaign, userId, now)
  const organised = campaign.organiser === userId
  if (organised) await stopOrganising(tx, campaign, userId, now)
  const isUnorganised = organised || campaign.organiser === null
  if (isUnorganised && campaign.phase === 'GATHERING')
    await endNow(tx, campaign, null, inEnglish(problems.neverStarted), now)
  else if (isUnorganised && !(await places.isPlayed(tx, id)))
    await endNow(tx, campaign, null, inEnglish(problems.deserted), now)
}

/** Frees the places of a deleted account, as leaving does, and takes its name out of what stays. */
const forgetIn = async (tx: Tx, campaignId: string, userId: string): Promise<void> => {
  const locked = await lockCampaign(tx, campaignId)
  if (!locked) return
  const { campaign, now } = locked
  const name = await standIn(tx, campaign, userId)
  if (campaign.phase === 'ENDED') await changeTable(tx, campaignId)
  else await goFrom(tx, campaign, userId, now)
  await forgetMember(tx, userId, campaignId, name)
}

/** Clears what a deleted account leaves behind: doing it twice, or from where it was interrupted, does no harm. Nothing of one that exists is touched. */
export const forget = async ({ store }: Context, userId: string): Promise<void> => {
  if (!(await isGone(store.plain, userId))) return
  for (const campaignId of await campaignsEver(store.plain, userId))
    await store.transaction((tx) => forgetIn(tx, campaignId, userId))
  await store.transaction((tx) => forgetAccount(tx, userId))
  await signalUser(store.plain, userId)
}
