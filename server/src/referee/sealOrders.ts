import { canonical } from '@muster/rulesets/kit/json.js'
import { facilitatorDesk } from '@muster/rulesets/kit/ids.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import type { AskEntity, GroupEntity, SheetEntity } from '../db/entities/asks.js'
import type { CampaignEntity } from '../db/entities/campaign.js'
import * as asks from '../store/asks.js'
import { sha256 } from './hash.js'
import { enterLog } from '../store/log.js'
import { holdingOf, placeOf } from '../store/places.js'
import type { Tx } from '../store/tx.js'
import { type Context, lockForMember, mustRun, readForMember, rulesetOf } from './context.js'
import { knownView } from './known.js'
import { badInput, closed, conflict, notFound } from './problems.js'
import { isRuling } from './desk.js'
import { afterSeal, writeSheet } from './seal.js'
import { judge, remarksOn, tidy } from './sheets.js'
import type { Caller, Receipt, SealOrders, SealResult } from './useCases.js'

/** Where the caller answers: his seat, or the facilitator's desk. */
export const deskOf = async (tx: Tx, campaign: CampaignEntity, { userId }: Caller): Promise<string | null> => {
  const holding = await holdingOf(tx, campaign.id, userId)
  if (holding) return holding.seat
  return (await placeOf(tx, campaign.id, userId))?.role === 'FACILITATOR' ? facilitatorDesk : null
}

/** A standing question of the caller's own desk and its group; anything else does not exist. */
export const openAskOf = async (
  tx: Tx,
  campaign: CampaignEntity,
  caller: Caller,
  askId: string,
  now: Date,
): Promise<{ readonly ask: AskEntity; readonly group: GroupEntity }> => {
  const desk = await deskOf(tx, campaign, caller)
  const ask = desk && (await asks.askOf(tx, campaign.id, desk, askId))
  const group = ask && (await asks.groupOf(tx, campaign.id, ask.groupId))
  if (!ask || !group) throw notFound()
  if (group.closedAt)
    throw closed('This question is closed: its stage has been resolved. Look at your newest briefing.')
  mustRun(campaign)
  if (group.deadlineAt && group.deadlineAt <= now)
    throw closed('The deadline has passed. What you sealed or drafted before it counts as your table has agreed.')
  return { ask, group }
}

const longestReason = 400

/** @throws Problem where it is no line of a log; null: none was given. */
const reasonOf = (given: string): string | null => {
  const reason = given.trim()
  if (reason.length > longestReason) throw badInput(`Keep the reason to ${String(longestReason)} characters.`)
  if (/[\p{Cc}\p{Cf}]/u.test(reason)) throw badInput('Leave line breaks and control characters out of the reason.')
  return reason === '' ? null : reason
}

/** What is written into the log must be about something of which everybody may know. */
const mayGiveReason = ({ common }: GroupEntity, ask: AskEntity): void => {
  if (!isRuling(ask)) throw badInput('Only a facilitator’s ruling takes a reason. Leave it out.')
  if (!common) throw badInput('Not everybody may know of this ruling. Leave the public reason out.')
}

const receiptOf = (sheet: Omit<SheetEntity, 'id'>): Receipt => ({
  askId: sheet.askId,
  hash: sheet.hash,
  head: sheet.head,
  sealedAt: sheet.at.toISOString(),
  by: sheet.byName,
  orders: sheet.orders as readonly OrderDraft[],
  turn: sheet.turn,
})

/** The same key asks for the same receipt; the same key with another body is a mistake somewhere. */
const repeated = (sheet: SheetEntity, bodyHash: string): SheetEntity => {
  if (sheet.bodyHash !== bodyHash)
    throw conflict('This idempotency key was used for other orders. Take a new key for each sheet.')
  return sheet
}

/** The receipt of a request that comes again. */
const receiptOfKey = async (
  tx: Tx,
  campaign: CampaignEntity,
  { userId }: Caller,
  key: string,
  bodyHash: string,
): Promise<SealResult | null> => {
  const known = await asks.sheetByKey(tx, campaign.id, userId, key)
  return known && { receipt: receiptOf(repeated(known, bodyHash)), problems: [], remarks: [] }
}

/**
 * Seals a sheet: one short transaction under the campaign's lock. Who is not asked, or too late, is told before anything waits. Lateness is judged
 * again by the database's time after the lock, the orders by the desk's own briefing. Once it answers with a receipt the sheet is safe, whatever the
 * resolution does.
 */
export const sealOrders = async (
  { store, registry }: Context,
  caller: Caller,
  { campaignId, askId, orders, idempotencyKey, reason: given = '' }: SealOrders,
): Promise<SealResult> => {
  if (!/^[\x21-\x7e]{1,100}$/.test(idempotencyKey))
    throw badInput('Give an idempotency key of 1 to 100 visible ASCII characters, e.g. a random UUID.')
  const drafts = tidy(orders)
  const reason = reasonOf(given)
  const bodyHash = sha256(canonical({ askId, drafts, ...(reason === null ? {} : { reason }) }))
  return store.transaction(async (tx) => {
    const seen = await readForMember(tx, caller, campaignId)
    const early = await receiptOfKey(tx, seen.campaign, caller, idempotencyKey, bodyHash)
    if (early) return early
    await openAskOf(tx, seen.campaign, caller, askId, seen.now)
    const { campaign, now } = await lockForMember(tx, caller, campaignId)
    const known = await receiptOfKey(tx, campaign, caller, idempotencyKey, bodyHash)
    if (known) return known
    const { ask, group } = await openAskOf(tx, campaign, caller, askId, now)
    if (reason !== null) mayGiveReason(group, ask)
    const before = await asks.sheetOf(tx, campaign.id, ask.seat, askId)
    if (before && !campaign.replaceable)
      throw conflict('Your sheet for this question is sealed and stays as it is in this campaign.')
    const view = await knownView(tx, campaign, ask.seat)
    const ruleset = rulesetOf({ registry }, campaign)
    const judgement = judge(ruleset, view, ask.view, drafts)
    if (judgement.problems.length > 0) return { receipt: null, problems: judgement.problems, remarks: [] }
    if (before) await asks.replaceSheet(tx, before.id, now)
    const sealer = { by: caller.userId, key: idempotencyKey, bodyHash, fromDraft: false, reason }
    const sheet = await writeSheet(tx, campaign, ask, drafts, sealer, now)
    // Whose token acted, as far as the table shows that the seat has sealed, and once.
    if (caller.tool && group.common && campaign.showSealed && !before)
      await enterLog(tx, campaign.id, { kind: 'SEALED_BY_TOOL', by: caller, seat: ask.seat }, now)
    const settled = ruleset.settles?.(ask.view, judgement.orders) ?? false
    await afterSeal(tx, campaign, group, sheet, { settled, first: !before }, now)
    return { receipt: receiptOf(sheet), problems: [], remarks: remarksOn(ruleset, view, ask.view, judgement) }
  })
}
