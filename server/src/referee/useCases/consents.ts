import { facilitatorDesk } from '@muster/rulesets/kit/ids.js'
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
import { awaitRulings } from '../resolution/rulings.js'
import { deskOf } from '../sealing/openAsk.js'
import type { Caller, CampaignRef } from '../common/contract.js'

interface MatterRef extends CampaignRef {
  readonly matterId: string
}

const open = async (tx: Tx, campaign: CampaignEntity, id: string): Promise<MatterEntity> => {
  const matter = await matters.matterOf(tx, campaign.id, id)
  if (!matter) throw notFound()
  if (matter.settledAt) throw conflict('This has already been settled. See the log of the table.')
  return matter
}

/**
 * A place that is waited for begins at once where everybody consents, or nobody has to be asked. Whether it is a facilitator's, who is to be briefed
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

/** The holder of a seat agrees to what is to happen. The last consent makes it so. */
export const consentTo = async (
  context: Context,
  caller: Caller,
  { campaignId, matterId }: MatterRef,
): Promise<CampaignRef> => {
  const settled = await context.store.transaction(async (tx): Promise<ClosingRef | boolean> => {
    const { campaign, now } = await lockForMember(tx, caller, campaignId)
    const matter = await open(tx, campaign, matterId)
    const holding = await holdingOf(tx, campaign.id, caller.userId)
    if (!holding) throw forbidden('Only holders of a seat can consent.')
    if (matter.byUser === caller.userId) throw forbidden('You asked for this yourself. The others have to consent.')
    if (matter.kind === 'CLOSING') mustRun(campaign)
    const { seat } = holding
    if (!(await matters.giveConsent(tx, { matter: matter.id, seat, userId: caller.userId, at: now }))) return false
    await enterLog(tx, campaign.id, { kind: 'CONSENTED', by: caller, seat, detail: { matter: matter.kind } }, now)
    if (matter.kind === 'CLOSING')
      return (await settleIfAgreed(tx, { campaign, ruleset: rulesetOf(context, campaign), matter }, now)) ?? false
    return beginIfAgreed(tx, campaign, matter, now)
  })
  if (settled === true) await briefFacilitator(context, campaignId)
  else if (settled) await carryOut(context, settled)
  return { campaignId }
}

/** Whoever has a stake in the stage keeps it open until its hour. A place is not objected to: it begins with a turn, before everybody's eyes. */
export const objectTo = async (
  { store }: Context,
  caller: Caller,
  { campaignId, matterId }: MatterRef,
): Promise<CampaignRef> =>
  store.transaction(async (tx) => {
    const { campaign, now } = await lockForMember(tx, caller, campaignId)
    const matter = await open(tx, campaign, matterId)
    const desk = await deskOf(tx, campaign, caller)
    if (desk === null && matter.byUser !== caller.userId)
      throw forbidden('Only holders of a seat and the facilitator can object.')
    if (matter.kind === 'PLACE')
      throw conflict(
        'You cannot object to a new place. Without your consent it begins with a later turn; the organiser can withdraw it.',
      )
    await matters.settleMatter(tx, matter.id, matter.byUser === caller.userId ? 'withdrawn' : 'objection', now)
    const seat = desk === facilitatorDesk ? null : desk
    const kind = matter.byUser === caller.userId ? 'WITHDRAWN' : 'OBJECTED'
    await enterLog(tx, campaign.id, { kind, by: caller, seat, detail: { matter: matter.kind } }, now)
    return { campaignId: campaign.id }
  })
