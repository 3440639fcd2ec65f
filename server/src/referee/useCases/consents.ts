import { facilitatorDesk } from '@muster/rulesets/kit/ids.js'
import * as words from '../../messages/problems.generated.js'
import * as votes from '../../messages/votes.generated.js'
import type { CampaignEntity } from '../../db/entities/campaign.js'
import type { MatterEntity } from '../../db/entities/organising.js'
import { enterLog } from '../../store/log.js'
import * as matters from '../../store/matters.js'
import { holdingOf } from '../../store/places.js'
import type { Tx } from '../../store/tx.js'
import { placeAgreed } from '../resolution/agreed.js'
import { beginPlace } from '../resolution/beginPlaces.js'
import { briefFacilitator } from '../resolution/briefFacilitator.js'
import { carryOut, type ClosingRef, settleIfAgreed } from './closings.js'
import { type Context, lockForMember, mustRun, rulesetOf } from '../access/context.js'
import { conflict, forbidden, notFound } from '../../base/problems.js'
import { isVote } from '../../store/votes.js'
import { endVote } from './settleVote.js'
import { awaitRulings } from '../resolution/rulings.js'
import { deskOf } from '../sealing/openAsk.js'
import type { Caller, CampaignRef, MatterRef } from '../common/contract.js'

const open = async (tx: Tx, campaign: CampaignEntity, id: string): Promise<MatterEntity> => {
  const matter = await matters.matterOf(tx, campaign.id, id)
  if (!matter) throw notFound()
  if (matter.settledAt) throw conflict(words.settled())
  return matter
}

/**
 * A place that is waited for begins immediately if everybody consents, or nobody has to be asked. Returns whether it is a facilitator's, who must be briefed
 * as soon as this is committed.
 */
export const beginIfAgreed = async (
  tx: Tx,
  campaign: CampaignEntity,
  matter: MatterEntity,
  now: Date,
): Promise<boolean> => {
  if (!(await placeAgreed(tx, campaign, matter))) return false
  const place = await beginPlace(tx, campaign, matter, 'consent', now)
  if (!place || place.seat !== null) return false
  await awaitRulings(tx, campaign)
  return true
}

/** The holder of a seat agrees to what is announced. The last consent makes it happen. */
export const consentTo = async (
  context: Context,
  caller: Caller,
  { campaignId, matterId }: MatterRef,
): Promise<CampaignRef> => {
  const settled = await context.store.transaction(async (tx): Promise<ClosingRef | boolean> => {
    const { campaign, now } = await lockForMember(tx, caller, campaignId)
    const matter = await open(tx, campaign, matterId)
    const holding = await holdingOf(tx, campaign.id, caller.userId)
    if (!holding) throw forbidden(words.consentOfHolders())
    if (matter.byUser === caller.userId) throw forbidden(words.ownNotice())
    if (isVote(matter.kind)) throw conflict(votes.voteInstead())
    if (matter.kind === 'CLOSING') mustRun(campaign)
    const { seat } = holding
    if (
      !(await matters.giveConsent(tx, {
        campaign: campaign.id,
        matter: matter.id,
        seat,
        userId: caller.userId,
        at: now,
        against: false,
      }))
    )
      return false
    await enterLog(tx, campaign.id, { kind: 'CONSENTED', by: caller, seat, detail: { matter: matter.kind } }, now)
    if (matter.kind === 'CLOSING')
      return (await settleIfAgreed(tx, { campaign, ruleset: rulesetOf(context, campaign), matter }, now)) ?? false
    return beginIfAgreed(tx, campaign, matter, now)
  })
  if (settled === true) await briefFacilitator(context, campaignId)
  else if (settled) await carryOut(context, settled)
  return { campaignId }
}

/** Whoever called a vote withdraws it, and whoever is to organise by it does not want to. */
const withdrawVote = async (tx: Tx, vote: Parameters<typeof endVote>[1], caller: Caller): Promise<void> => {
  const { byUser, about } = vote.matter
  if (caller.userId !== byUser && caller.userId !== about.userId) throw conflict(votes.voteInstead())
  await endVote(tx, vote, 'withdrawn', caller)
}

/** Anybody with a stake in the stage can keep it open until its deadline. A place is not objected to: it begins with a turn, visibly for everybody. */
export const objectTo = async (
  { store }: Context,
  caller: Caller,
  { campaignId, matterId }: MatterRef,
): Promise<CampaignRef> =>
  store.transaction(async (tx) => {
    const { campaign, now } = await lockForMember(tx, caller, campaignId)
    const matter = await open(tx, campaign, matterId)
    if (isVote(matter.kind)) {
      await withdrawVote(tx, { campaign, matter, now }, caller)
      return { campaignId: campaign.id }
    }
    const desk = await deskOf(tx, campaign, caller)
    if (desk === null && matter.byUser !== caller.userId) throw forbidden(words.objectionOf())
    if (matter.kind === 'PLACE') throw conflict(words.noObjection())
    await matters.settleMatter(tx, matter.id, matter.byUser === caller.userId ? 'withdrawn' : 'objection', now)
    const seat = desk === facilitatorDesk ? null : desk
    const kind = matter.byUser === caller.userId ? 'WITHDRAWN' : 'OBJECTED'
    await enterLog(tx, campaign.id, { kind, by: caller, seat, detail: { matter: matter.kind } }, now)
    return { campaignId: campaign.id }
  })
