import { createHmac, createPublicKey, type KeyObject, verify } from 'node:crypto'
import { alike, canonical } from '@muster/rulesets/kit/json.js'
import type { ArchivedResolution, ArchivedSheet, War } from '../format.js'
import { nameOf } from './resolutions.js'

const hourOf = ({ at }: ArchivedSheet): string => new Date(at).toISOString()

const nameOfSheet = ({ seat, ask_id: ask }: Pick<ArchivedSheet, 'seat' | 'ask_id'>): string =>
  `the sheet of ${seat} for ${ask}`

const hashOf = (campaign: string, sheet: ArchivedSheet): string => {
  const { seat, ask_id: ask, orders, salt } = sheet
  return createHmac('sha256', Buffer.from(salt, 'hex'))
    .update(canonical({ ask, at: hourOf(sheet), campaign, orders, seat }))
    .digest('hex')
}

const isSigned = (campaign: string, sheet: ArchivedSheet, keys: readonly KeyObject[]): boolean => {
  const { seat, ask_id: ask, hash, head, signature } = sheet
  const text = Buffer.from(canonical({ ask, at: hourOf(sheet), campaign, hash, head, seat }))
  return keys.some((key) => verify(null, text, key, Buffer.from(signature ?? '', 'base64')))
}

/** Whether each sheet is that of its hash, and its receipt was signed by a house of the campaign when the record stood where it says. */
const brokenSheets = ({ campaign, record, sheets }: War): readonly string[] => {
  const keys = campaign.receipt_keys.map((key) => createPublicKey(key))
  const heads = new Set(['', ...record.map(({ head }) => head)])
  return sheets.flatMap((sheet) => {
    const name = nameOfSheet(sheet)
    const found: string[] = []
    if (hashOf(campaign.id, sheet) !== sheet.hash)
      found.push(`In ${name} the orders, the hour or the salt are not those of its hash.`)
    // Receipts from before the server signed them have no signature.
    if (sheet.signature !== null && !isSigned(campaign.id, sheet, keys))
      found.push(`The receipt of ${name} is forged: none of the houses signed it.`)
    if (!heads.has(sheet.head)) found.push(`The receipt of ${name} names a head that the record never had.`)
    return found
  })
}

/** Whether what went into each resolution is what was sealed. */
const brokenInputs = (one: ArchivedResolution, sheets: ReadonlyMap<string, ArchivedSheet>): readonly string[] =>
  ('sheets' in one.input ? one.input.sheets : []).flatMap(({ ask, seat, orders, hash, corrected }) => {
    if (hash === null && corrected && 'again' in one.input) return []
    if (hash === null) return orders === null ? [] : [`Nobody sealed what went into ${nameOf(one)} for ${seat}.`]
    const sheet = sheets.get(`${seat} ${ask} ${hash}`)
    const name = nameOfSheet({ seat, ask_id: ask })
    if (!sheet) return [`In ${nameOf(one)}, ${name} is missing.`]
    return alike(sheet.orders, orders) ? [] : [`In ${nameOf(one)}, the orders are not those of ${name}.`]
  })

export const checkSheets = (war: War): readonly string[] => {
  const sheets = new Map(war.sheets.map((sheet) => [`${sheet.seat} ${sheet.ask_id} ${sheet.hash}`, sheet]))
  return [...brokenSheets(war), ...war.resolutions.flatMap((one) => brokenInputs(one, sheets))]
}
