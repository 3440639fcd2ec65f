import { createHmac } from 'node:crypto'
import { alike, canonical } from '@muster/rulesets/kit/json.js'
import { type ArchivedEntry, isWithheld, type War } from '../format.js'

const headAfter = (before: string, { salt, entry, kind }: ArchivedEntry): string =>
  createHmac('sha256', Buffer.from(salt, 'hex')).update(canonical({ before, entry, kind })).digest('hex')

const nameOf = ({ number, kind }: ArchivedEntry): string => `entry ${String(number)} of the record (${kind})`

/** Whether each head follows from the one before it and its own entry, and the last is the campaign's. */
const brokenLinks = ({ record, campaign }: War): readonly string[] => {
  const found: string[] = []
  let [before, last] = ['', 0]
  for (const one of record) {
    if (one.number !== last + 1) found.push(`Entries are missing from the record before ${nameOf(one)}.`)
    else if (!isWithheld(one) && headAfter(before, one) !== one.head)
      found.push(`The head of ${nameOf(one)} does not follow: the entry, its salt or what was before it is another.`)
    ;[before, last] = [one.head, one.number]
  }
  if (before !== campaign.head)
    found.push('The last head of the record is not the campaign’s: entries are missing at its end.')
  return found
}

/** What the first entry binds: it was published before any seat sent its bytes. */
const brokenOpening = ({ record, campaign }: War): readonly string[] => {
  const [first] = record
  if (first?.kind !== 'opened') return ['The record does not begin with the opening of the campaign.']
  const { publicKey, receiptKey, settings, tabletop } = first.entry
  const found: string[] = []
  if (publicKey !== campaign.public_key)
    found.push('The public key of the dice is not the one in the record: it is another key.')
  if (!alike(settings, campaign.settings) || !alike(tabletop, campaign.tabletop))
    found.push('The settings are not those in the first entry of the record.')
  if (receiptKey !== undefined && receiptKey !== campaign.receipt_keys[0])
    found.push('The key that signs receipts is not the one in the record: it is another key.')
  return found
}

export const checkChain = (war: War): readonly string[] => [...brokenLinks(war), ...brokenOpening(war)]
