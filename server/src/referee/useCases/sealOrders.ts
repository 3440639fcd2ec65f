import { canonical } from '@muster/rulesets/kit/json.js'
import * as words from '../../messages/problems.generated.js'
import * as requests from '../../messages/requests.generated.js'
import type { NewSheet, SealFacts } from '../../store/sealing.js'
import { breaks } from '../../store/tx.js'
import type { Context } from '../access/context.js'
import { isRuling } from '../common/desk.js'
import { sha256 } from '../../base/hash.js'
import { seals } from '../../base/metrics.js'
import { judged } from '../sealing/judging.js'
import { openAskOf } from '../sealing/openAsk.js'
import { badInput, closed, conflict, Problem } from '../../base/problems.js'
import { type Open, sheetOf } from '../sealing/seal.js'
import { tidy } from '../compute/sheets.js'
import { maySeal } from '../sealing/commanded.js'
import { checkKey, keyUsed } from '../common/idempotencyKey.js'
import type { Caller, Receipt, SealOrders, SealResult } from '../common/contract.js'

const longestReason = 400

/** @throws Problem if it is not a line of a log; null: none was given. */
const reasonOf = (given: string): string | null => {
  const reason = given.trim()
  if (reason.length > longestReason) throw badInput(words.reasonTooLong({ most: longestReason }), 'reason')
  if (/[\p{Cc}\p{Cf}]/u.test(reason)) throw badInput(words.controlsInReason(), 'reason')
  return reason === '' ? null : reason
}

/** What is written into the log must be about something that everybody may know of. */
const mayGiveReason = (open: Open): void => {
  if (!isRuling({ seat: open.desk })) throw badInput(words.reasonOfRuling(), 'reason')
  if (!open.group.common) throw badInput(words.reasonIsSecret(), 'reason')
}

const receiptOf = (
  { askId, hash, salt, head, at, byName: by, orders, turn, signature }: NewSheet,
  { campaign, group, desk }: Open,
): Receipt => ({
  ...{ askId, hash, salt, head, sealedAt: at, by, orders, turn, signature, takenBack: false, fromStanding: false },
  retractable: campaign.coolDown > 0 && group.common && !isRuling({ seat: desk }),
})

/** Rulings are the facilitator's: a token that plays its owner's seats makes none. */
const mayRule = ({ scopes }: Caller, { desk }: Open): void => {
  if (scopes && isRuling({ seat: desk }) && !scopes.includes('facilitate'))
    throw new Problem('FORBIDDEN_SCOPE', requests.scopeMissing({ scope: 'FACILITATE' }))
}

/** The same key asks for the same receipt; the same key with another body is a mistake somewhere. */
const repeated = (facts: SealFacts | null, bodyHash: string): SealResult | null => {
  if (!facts?.known) return null
  const { bodyHash: known, sealedAt, ...receipt } = facts.known
  if (known !== bodyHash) throw keyUsed()
  return { receipt: { ...receipt, sealedAt: new Date(sealedAt).toISOString() }, problems: [], warnings: [] }
}

interface Asked {
  readonly caller: Caller
  readonly sheet: SealOrders
  readonly reason: string | null
  readonly bodyHash: string
}

/** Judges by what is current, and writes if it still is; null: it is not. */
const sealOnce = async (
  context: Context,
  { caller, sheet, reason, bodyHash }: Asked,
  facts: SealFacts | null,
): Promise<SealResult | null> => {
  const known = repeated(facts, bodyHash)
  if (known) return known
  const open = openAskOf(facts)
  mayRule(caller, open)
  maySeal(open)
  if (reason !== null) mayGiveReason(open)
  if (open.sealed && !open.campaign.replaceable) throw closed(words.alreadySealed())
  const { problems, warnings, settled } = await judged(context, context.store.plain, open, sheet.orders)
  if (problems.length > 0) return { receipt: null, problems, warnings: [] }
  const sealer = { by: caller.userId, key: sheet.idempotencyKey, bodyHash, reason, tool: caller.tool ?? false }
  const made = sheetOf(open, { orders: sheet.orders, settled }, sealer, context.houseKey.privateKey)
  if (!(await context.store.seals.write(made))) return null
  seals.inc()
  return { receipt: receiptOf(made, open), problems: [], warnings }
}

const tries = 5

/** What has changed between judging and writing is judged again, and so is the later of two simultaneous requests; it keeps its time of arrival. */
const sealAgain = async (context: Context, asked: Asked): Promise<SealResult> => {
  const { caller, sheet } = asked
  const { campaignId, askId, idempotencyKey: key } = sheet
  let arrived: string | null = null
  for (let left = tries; left > 0; left -= 1) {
    const facts = await context.store.seals.open({ userId: caller.userId, campaignId, seat: null, askId, key })
    arrived ??= facts?.arrived ?? null
    try {
      const done = await sealOnce(context, asked, facts && { ...facts, arrived: arrived ?? facts.arrived })
      if (done) return done
    } catch (error) {
      const twin = breaks(error, 'sheet_one_stands') || breaks(error, 'sheet_key')
      if (!twin) throw error
    }
  }
  throw conflict(words.keptChanging())
}

/**
 * Seals a sheet, waiting only for the closing of its own group. Its time of arrival is the first query; its orders are judged by the desk's own
 * briefing, and it is written if that is still current. Once it answers with a receipt the sheet is safe, whatever the resolution does.
 */
export const sealOrders = async (context: Context, caller: Caller, input: SealOrders): Promise<SealResult> => {
  const { askId, idempotencyKey: key } = input
  checkKey(key)
  const orders = tidy(input.orders)
  const reason = reasonOf(input.reason ?? '')
  const bodyHash = sha256(canonical({ askId, drafts: orders, ...(reason === null ? {} : { reason }) }))
  return sealAgain(context, { caller, sheet: { ...input, orders }, reason, bodyHash })
}
