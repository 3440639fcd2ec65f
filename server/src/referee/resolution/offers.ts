import { personIn } from '../../base/hash.js'
import type { CampaignEntity } from '../../db/entities/campaign.js'
import type { HoldingEntity } from '../../db/entities/places.js'
import { setAbsence } from '../../store/absence.js'
import { revokeInvitations } from '../../store/invitations.js'
import { enterLog } from '../../store/log.js'
import * as matters from '../../store/matters.js'
import { endNamings } from '../../store/naming.js'
import * as places from '../../store/places.js'
import { signalUser } from '../../store/queue.js'
import type { Tx } from '../../store/tx.js'
import { endActing } from './commanders.js'

/** Its holder keeps a seat that others might have taken over: links to it end, and whoever waits for it waits no longer. */
export const withdrawOffer = async (
  tx: Tx,
  campaign: Pick<CampaignEntity, 'id'>,
  { id, seat, userId, offeredAt, offeredByHolder }: HoldingEntity,
  now: Date,
): Promise<void> => {
  if (!offeredAt) return
  await setAbsence(tx, [id], { offeredAt: null, offeredByHolder: false, offerNote: '' })
  await revokeInvitations(tx, { campaign: campaign.id, role: 'PLAYER', seat }, now)
  const waiting = await places.waitingFor(tx, campaign.id, seat)
  const matter = waiting && (await matters.matterOfPlace(tx, waiting.id))
  if (matter) await matters.settleMatter(tx, matter.id, 'withdrawn', now)
  if (waiting) {
    await places.leavePlace(tx, waiting.id, now)
    await signalUser(tx, waiting.userId)
  }
  const detail = offeredByHolder ? { own: true } : { then: 'OFFER' as const }
  await enterLog(tx, campaign.id, { kind: 'SEAT_KEPT', by: { userId }, seat, detail }, now)
}

/** Somebody else takes an offered seat over: its holder keeps what it knew until now. */
export const replaceHolder = async (
  tx: Tx,
  campaign: Pick<CampaignEntity, 'id'>,
  holding: HoldingEntity,
  now: Date,
): Promise<void> => {
  const { seat, userId: user } = holding
  await endActing(tx, holding, now)
  const gone = holding.offeredByHolder ? 'HANDED_OVER' : 'SILENT'
  await places.vacateSeat(tx, holding, { removed: false, gone }, now)
  await endNamings(tx, campaign.id, user, now)
  const record = { kind: 'left', entry: { seat, person: personIn(campaign.id, user) } }
  await enterLog(tx, campaign.id, { kind: 'REPLACED', seat, of: user, record }, now)
  await signalUser(tx, user)
}
