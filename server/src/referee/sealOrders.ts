import { canonical } from '@muster/rulesets/kit/json.js'
import { enterLog } from '../store/log.js'
import { type NewSheet, openSeal, readSeal, type SealFacts } from '../store/sealing.js'
import { breaks, lockCampaign, type Tx } from '../store/tx.js'
import type { Verdict } from './compute/verdict.js'
import type { Context } from './context.js'
import { isRuling } from './desk.js'
import { sha256 } from './hash.js'
import { isLong, judged } from './judging.js'
import { openAskOf } from './openAsk.js'
import { badInput, conflict } from './problems.js'
import { type Open, seal } from './seal.js'
import { tidy } from './sheets.js'
import type { Caller, Receipt, SealOrders, SealResult } from './useCases.js'

const longestReason = 400

/** @throws Problem where it is no line of a log; null: none was given. */
const reasonOf = (given: string): string | null => {
  const reason = given.trim()
  if (reason.length > longestReason) throw badInput(`Keep the reason to ${String(longestReason)} characters.`)
  if (/[\p{Cc}\p{Cf}]/u.test(reason)) throw badInput('Leave line breaks and control characters out of the reason.')
  return reason === '' ? null : reason
}

/** What is written into the log must be about something of which everybody may know. */
const mayGiveReason = (open: Open): void => {
  if (!isRuling({ seat: open.desk })) throw badInput('Only a facilitator’s ruling takes a reason. Leave it out.')
  if (!open.group.common) throw badInput('Not everybody may know of this ruling. Leave the public reason out.')
}

const receiptOf = ({ askId, hash, head, at, byName: by, orders, turn, signature }: NewSheet): Receipt => ({
  ...{ askId, hash, head, sealedAt: at, by, orders, turn, signature },
})

/** The same key asks for the same receipt; the same key with another body is a mistake somewhere. */
const repeated = (facts: SealFacts | null, bodyHash: string): SealResult | null => {
  if (!facts?.known) return null
  const { bodyHash: known, sealedAt, ...receipt } = facts.known
  if (known !== bodyHash)
    throw conflict('This idempotency key was used for other orders. Take a new key for each sheet.')
  return { receipt: { ...receipt, sealedAt: new Date(sealedAt).toISOString() }, problems: [], remarks: [] }
}

interface Asked {
  readonly caller: Caller
  readonly sheet: SealOrders
  readonly reason: string | null
  readonly bodyHash: string
}

/** What was judged before the transaction, by which briefing, and when it came. */
interface Before {
  readonly arrived: string
  readonly number: number | undefined
  readonly verdict: Verdict
}

const askedBy = ({ caller: { userId }, sheet: { campaignId, askId, idempotencyKey: key } }: Asked) => ({
  ...{ userId, campaignId, seat: null, askId, key },
})

/** A long sheet is judged beside the loop, while nobody waits for it; null: a short one, or one that is known. */
const judgedBefore = async (context: Context, asked: Asked): Promise<Before | null> => {
  const { orders } = asked.sheet
  if (!isLong(orders)) return null
  const { plain } = context.store
  const facts = await readSeal(plain, askedBy(asked))
  if (facts?.known) return null
  const open = openAskOf(facts)
  const verdict = await judged(context, plain, open, orders)
  return { arrived: open.arrived, number: open.briefing?.number, verdict }
}

const verdictOn = async (
  tx: Tx,
  context: Context,
  { sheet }: Asked,
  open: Open,
  before: Before | null,
): Promise<Verdict> => {
  if (!before) return judged(context, tx, open, sheet.orders)
  if (before.number === open.briefing?.number) return before.verdict
  throw conflict('A new briefing has come while the sheet was checked. Read it, and send the sheet again.')
}

/** Whose token acted, as far as the table shows that the seat has sealed, and once. */
const logTool = async (tx: Tx, { caller }: Asked, { campaign, desk }: Open, shown: boolean): Promise<void> => {
  if (!caller.tool || !shown) return
  const locked = await lockCampaign(tx, campaign.id)
  if (locked) await enterLog(tx, campaign.id, { kind: 'SEALED_BY_TOOL', by: caller, seat: desk }, locked.now)
}

/** Under the shared lock of the group: whoever closes it waits until this is through. */
const sealIn = async (tx: Tx, context: Context, asked: Asked, before: Before | null): Promise<SealResult> => {
  const { caller, sheet, reason, bodyHash } = asked
  const facts = await openSeal(tx, askedBy(asked))
  const known = repeated(facts, bodyHash)
  if (known) return known
  const open = openAskOf(facts && before ? { ...facts, arrived: before.arrived } : facts)
  if (reason !== null) mayGiveReason(open)
  if (open.sealed && !open.campaign.replaceable)
    throw conflict('Your sheet for this question is sealed and stays as it is in this campaign.')
  const { problems, remarks, settled } = await verdictOn(tx, context, asked, open, before)
  if (problems.length > 0) return { receipt: null, problems, remarks: [] }
  const sealer = { by: caller.userId, key: sheet.idempotencyKey, bodyHash, reason }
  const written = await seal(tx, open, { orders: sheet.orders, settled }, sealer, context.houseKey.privateKey)
  await logTool(tx, asked, open, written.shown)
  return { receipt: receiptOf(written), problems: [], remarks }
}

const tries = 5

/** Two requests that come at once are told apart by the database: the later one looks again. */
const sealAgain = async (context: Context, asked: Asked): Promise<SealResult> => {
  const before = await judgedBefore(context, asked)
  for (let left = tries; ; left -= 1)
    try {
      return await context.store.seals((tx) => sealIn(tx, context, asked, before))
    } catch (error) {
      const twin = breaks(error, 'sheet_one_stands') || breaks(error, 'sheet_key')
      if (!twin || left === 0) throw error
    }
}

/**
 * Seals a sheet: one short transaction that waits for nobody but a closing of its own group. It came when the database was first asked; its orders
 * are judged by the desk's own briefing. Once it answers with a receipt the sheet is safe, whatever the resolution does.
 */
export const sealOrders = async (context: Context, caller: Caller, input: SealOrders): Promise<SealResult> => {
  const { askId, idempotencyKey: key } = input
  if (!/^[\x21-\x7e]{1,100}$/.test(key))
    throw badInput('Give an idempotency key of 1 to 100 visible ASCII characters, e.g. a random UUID.')
  const orders = tidy(input.orders)
  const reason = reasonOf(input.reason ?? '')
  const bodyHash = sha256(canonical({ askId, drafts: orders, ...(reason === null ? {} : { reason }) }))
  return sealAgain(context, { caller, sheet: { ...input, orders }, reason, bodyHash })
}
