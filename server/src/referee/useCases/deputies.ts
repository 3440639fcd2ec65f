import { randomBytes } from 'node:crypto'
import * as words from '../../messages/deputies.generated.js'
import type { CampaignEntity } from '../../db/entities/campaign.js'
import type { DeputyshipEntity } from '../../db/entities/deputies.js'
import type { HoldingEntity } from '../../db/entities/places.js'
import * as deputies from '../../store/deputies.js'
import { tokenHash } from '../../store/invitations.js'
import * as places from '../../store/places.js'
import { signalCampaign } from '../../store/queue.js'
import { lockCampaign, type Tx } from '../../store/tx.js'
import { type Context, lockForMember } from '../access/context.js'
import { badInput, closed, conflict, forbidden, type Problem } from '../../base/problems.js'
import { mayAct } from '../access/mayAct.js'
import { beginDeputyship, endDeputyship, logDeputy } from '../resolution/deputies.js'
import type { Caller, CampaignRef, NameDeputy } from '../common/contract.js'

export const deputyLimits = {
  /** For how long somebody may act, in days. */
  days: 60,
  /** How far ahead it may begin, in days. */
  ahead: 180,
} as const

const day = 86_400_000

/** @throws Problem unless somebody can act from the one time to the other */
const timesOf = ({ from, until }: NameDeputy, now: Date): Pick<DeputyshipEntity, 'fromAt' | 'untilAt'> => {
  const begins = from === undefined ? now.getTime() : Date.parse(from)
  const [fromAt, untilAt] = [new Date(Math.max(now.getTime(), begins)), new Date(until)]
  const { days, ahead } = deputyLimits
  if (!(fromAt.getTime() <= now.getTime() + ahead * day)) throw badInput(words.tooFarAhead({ days: ahead }), 'from')
  if (!(untilAt > fromAt && untilAt.getTime() <= fromAt.getTime() + days * day))
    throw badInput(words.times({ days }), 'until')
  return { fromAt, untilAt }
}

/** The caller's own seat, in a campaign that is played. */
const ownSeat = async (tx: Tx, campaign: CampaignEntity, caller: Caller): Promise<HoldingEntity> => {
  const holding = await places.holdingOf(tx, campaign.id, caller.userId)
  if (!holding) throw forbidden(words.ofHolders())
  if (campaign.phase === 'GATHERING') throw conflict(words.notStarted())
  if (campaign.phase === 'ENDED') throw closed(words.over())
  return holding
}

/**
 * The holder of a seat lets somebody else act for it, or a bot, for some time. A person has to say yes: they follow the link, of which until then only the holder
 * knows.
 */
export const nameDeputy = async (
  { store }: Context,
  caller: Caller,
  input: NameDeputy,
): Promise<CampaignRef & { readonly token: string | null }> =>
  store.transaction(async (tx) => {
    const { campaign, now } = await lockForMember(tx, caller, input.campaignId)
    const holding = await ownSeat(tx, campaign, caller)
    const { id, seat } = holding
    const times = timesOf(input, now)
    if (await places.isBot(tx, campaign.id, seat)) throw conflict(words.botPlays())
    const before = await deputies.deputyshipOf(tx, campaign.id, seat)
    if (before?.acceptedAt && before.untilAt > now) throw conflict(words.hasDeputy())
    if (before) await endDeputyship(tx, before, null, now)
    const token = input.bot === true ? null : randomBytes(32).toString('base64url')
    const row = { campaign: campaign.id, holding: id, seat, namedAt: now, ...times }
    if (token === null) {
      await deputies.insertDeputyship(tx, { ...row, bot: true, acceptedAt: now })
      const made = await deputies.deputyshipOf(tx, campaign.id, seat)
      if (!made) throw new Error('a deputyship was not written')
      await logDeputy(tx, made, { by: caller }, now)
      if (made.fromAt <= now) await beginDeputyship(tx, made, now)
    } else await deputies.insertDeputyship(tx, { ...row, tokenHash: tokenHash(token) })
    return { campaignId: campaign.id, token }
  })

/** The holder takes it back, or whoever acts gives it up. */
export const dismissDeputy = async ({ store }: Context, caller: Caller, ref: CampaignRef): Promise<CampaignRef> =>
  store.transaction(async (tx) => {
    const { campaign, now } = await lockForMember(tx, caller, ref.campaignId)
    const holding = await places.holdingOf(tx, campaign.id, caller.userId)
    const deputyship = holding
      ? await deputies.deputyshipOf(tx, campaign.id, holding.seat)
      : await deputies.deputyOf(tx, campaign.id, caller.userId)
    if (!deputyship) throw conflict(words.noDeputy())
    await endDeputyship(tx, deputyship, caller, now)
    return { campaignId: campaign.id }
  })

/** Somebody follows the link that asks them to act for a seat; null: it is no such link. `gone`: what to say if it asks nobody any more. */
export const acceptAsDeputy = async (
  tx: Tx,
  caller: Caller,
  token: string,
  gone: () => Problem,
): Promise<CampaignRef | null> => {
  const found = await deputies.deputyshipByToken(tx, token)
  if (!found) return null
  if (found.endedAt || (found.userId !== null && found.userId !== caller.userId)) throw gone()
  const locked = await lockCampaign(tx, found.campaign)
  const asked = locked && (await deputies.deputyshipByToken(tx, token))
  if (!asked || asked.endedAt || asked.untilAt <= locked.now || locked.campaign.phase === 'ENDED') throw gone()
  const { campaign, now } = locked
  if (asked.userId === caller.userId) return { campaignId: campaign.id }
  if (asked.acceptedAt) throw gone()
  const holder = (await places.holdersOf(tx, campaign.id)).find(({ id }) => id === asked.holding)
  if (!holder) throw gone()
  await mayAct(tx, campaign, caller, asked.seat)
  const fromAt = asked.fromAt > now ? asked.fromAt : now
  const accepted = { ...asked, userId: caller.userId, acceptedAt: now, fromAt }
  await deputies.updateDeputyship(tx, asked.id, { userId: caller.userId, acceptedAt: now, fromAt })
  await logDeputy(tx, accepted, { by: caller, of: holder.userId }, now)
  if (fromAt <= now) await beginDeputyship(tx, accepted, now)
  await signalCampaign(tx, campaign.id)
  return { campaignId: campaign.id }
}
