import * as problems from '../../messages/problems.generated.js'
import * as words from '../../messages/finding.generated.js'
import type { CampaignEntity } from '../../db/entities/campaign.js'
import type { HoldingEntity } from '../../db/entities/places.js'
import { enterLog } from '../../store/log.js'
import * as places from '../../store/places.js'
import { type Tx, updateCampaign } from '../../store/tx.js'
import { type Context, lockForMember } from '../access/context.js'
import { organiserOnly } from '../access/organiser.js'
import { badInput, conflict, forbidden } from '../../base/problems.js'
import type { Caller, CampaignRef } from '../common/contract.js'
import type { CallRoll } from '../common/joining.js'
import { vacate } from './leave.js'

const day = 86_400_000
const mostDays = 30

/** Whether the holder has answered the last call, or took the seat since then. */
const isHere = ({ hereAt, since }: HoldingEntity, calledAt: Date): boolean =>
  since >= calledAt || (hereAt !== null && hereAt >= calledAt)

const checkGathers = ({ phase }: CampaignEntity): void => {
  if (phase !== 'GATHERING') throw conflict(problems.alreadyStarted())
}

/** @throws Problem unless the roll has been called */
const calledAtOf = ({
  rollCalledAt,
  rollCallUntil,
}: CampaignEntity): { readonly calledAt: Date; readonly until: Date } => {
  if (!rollCalledAt || !rollCallUntil) throw conflict(words.notCalled())
  return { calledAt: rollCalledAt, until: rollCallUntil }
}

/** Asks every holder whether they are there, until a stated hour. A new call replaces the last; the caller's own seat is there. */
export const callRoll = async (
  { store }: Context,
  caller: Caller,
  { campaignId, until }: CallRoll,
): Promise<CampaignRef> =>
  store.transaction(async (tx) => {
    const { campaign, now } = await lockForMember(tx, caller, campaignId)
    await organiserOnly(tx, campaign, caller)
    checkGathers(campaign)
    const at = new Date(until)
    if (!(at > now && at.getTime() <= now.getTime() + mostDays * day))
      throw badInput(words.rollCallEnd({ days: mostDays }), 'until')
    const own = await places.holdingOf(tx, campaign.id, caller.userId)
    await updateCampaign(tx, campaign.id, { rollCalledAt: now, rollCallUntil: at })
    if (own) await places.setHere(tx, own.id, now)
    await enterLog(tx, campaign.id, { kind: 'ROLL_CALLED', by: caller, detail: { at: at.toISOString() } }, now)
    return { campaignId: campaign.id }
  })

/** A holder says that they are there. After the hour, too, as long as nobody has freed the seat. */
export const answerRollCall = async (
  { store }: Context,
  caller: Caller,
  { campaignId }: CampaignRef,
): Promise<CampaignRef> =>
  store.transaction(async (tx) => {
    const { campaign, now } = await lockForMember(tx, caller, campaignId)
    checkGathers(campaign)
    const { calledAt } = calledAtOf(campaign)
    const holding = await places.holdingOf(tx, campaign.id, caller.userId)
    if (!holding) throw forbidden(words.rollOfHolders())
    if (!isHere(holding, calledAt)) {
      await places.setHere(tx, holding.id, now)
      await enterLog(tx, campaign.id, { kind: 'PRESENT', by: caller, seat: holding.seat }, now)
    }
    return { campaignId: campaign.id }
  })

/** Those whose seats an organiser may free; a co-organiser does not take the organiser's. */
const missing = async (tx: Tx, campaign: CampaignEntity, caller: Caller, calledAt: Date): Promise<HoldingEntity[]> => {
  const holders = await places.holdersOf(tx, campaign.id)
  const spared = campaign.organiser === caller.userId ? null : campaign.organiser
  return holders
    .filter((one) => !isHere(one, calledAt) && one.userId !== spared)
    .sort((a, b) => (a.seat < b.seat ? -1 : 1))
}

/** When the hour of the roll call has passed: whoever has not answered loses the seat, which can be offered again. */
export const freeMissingSeats = async (
  { store }: Context,
  caller: Caller,
  { campaignId }: CampaignRef,
): Promise<CampaignRef> =>
  store.transaction(async (tx) => {
    const { campaign, now } = await lockForMember(tx, caller, campaignId)
    await organiserOnly(tx, campaign, caller)
    checkGathers(campaign)
    const { calledAt, until } = calledAtOf(campaign)
    if (until > now) throw conflict(words.rollRuns())
    const gone = await missing(tx, campaign, caller, calledAt)
    if (gone.length === 0) throw conflict(words.nobodyMissing())
    for (const holding of gone) await vacate(tx, holding, caller, now)
    return { campaignId: campaign.id }
  })
