import { canonical } from '@muster/rulesets/kit/json.js'
import * as words from '../../messages/problems.generated.js'
import { badInput, Problem } from '../../base/problems.js'
import { sha256 } from '../../base/hash.js'
import * as letters from '../../store/letters.js'
import { nameIn } from '../../store/people.js'
import type { Tx } from '../../store/tx.js'
import { type Context, readForMember } from '../access/context.js'
import type { Caller, LetterRef, WriteLetter } from '../common/contract.js'
import { checkKey, keyUsed } from '../common/idempotencyKey.js'
import { plainText } from '../common/plainText.js'
import { letterLimits } from '../letters/letterLimits.js'
import { addressed } from '../letters/parties.js'

const textOf = (given: string): string => {
  const text = plainText(given)
  const { text: most } = letterLimits
  if (text === '') throw badInput(words.emptyMessage(), 'text')
  if ([...text].length > most) throw new Problem('LIMIT', words.letterText({ most }))
  return text
}

const quoteOf = (given: string | undefined): string | null => {
  const quote = plainText(given ?? '')
  const { quote: most } = letterLimits
  if ([...quote].length > most) throw new Problem('LIMIT', words.letterQuote({ most }))
  return quote === '' ? null : quote
}

/** Only the writer's own letters count, so that a refusal says nothing about anybody else's. */
const checkRate = async (tx: Tx, campaignId: string, userId: string): Promise<void> => {
  const { minute, day } = await letters.countLately(tx, campaignId, userId)
  const { aMinute, aDay } = letterLimits
  if (minute >= aMinute) throw new Problem('LIMIT', words.lettersPerMinute({ most: aMinute }))
  if (day >= aDay) throw new Problem('LIMIT', words.lettersPerDay({ most: aDay }))
}

const hour = 3_600_000

/**
 * Writes a letter. It waits for nobody and makes nobody wait: the campaign is not locked, nothing on the table changes, and only those who may read the letter
 * are signalled.
 */
export const writeLetter = async (
  { store }: Context,
  caller: Caller,
  { campaignId, idempotencyKey: key, ...input }: WriteLetter,
): Promise<LetterRef> => {
  checkKey(key)
  const [text, quote] = [textOf(input.text), quoteOf(input.quote)]
  const { as = null, signed = null, to } = input
  const bodyHash = sha256(canonical({ as, signed, to: [...to], text, quote }))
  return store.transaction(async (tx) => {
    const { campaign, now } = await readForMember(tx, caller, campaignId)
    await letters.lockWriter(tx, campaign.id, caller.userId)
    const known = await letters.letterByKey(tx, campaign.id, caller.userId, key)
    if (known && known.bodyHash !== bodyHash) throw keyUsed()
    if (known) return { campaignId: campaign.id, letterId: known.id }
    const { slow, ...between } = await addressed(tx, campaign, caller, input)
    await checkRate(tx, campaign.id, caller.userId)
    const delay = slow ? campaign.letterDelay * hour : 0
    const letterId = await letters.insertLetter(tx, {
      ...{ campaign: campaign.id, byUser: caller.userId, byName: await nameIn(tx, campaign.id, caller.userId) },
      ...{ ...between, text, quote, key, bodyHash },
      ...{ sentAt: now, dueAt: new Date(now.getTime() + delay), deliveredAt: delay === 0 ? now : null },
    })
    return { campaignId: campaign.id, letterId }
  })
}
