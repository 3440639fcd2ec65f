import type { Client } from 'pg'
import { subjectInput } from '@muster/rulesets/kit/dice.js'
import { prove } from '../referee/dice/vrf.js'
import { scopeOf, seatBytesOf } from './checks/dice.js'
import { type ArchivedEntry, type ArchivedResolution, namedAccounts } from './format.js'
import { archived, type ArchivedTable } from './tables.js'

/** What the rows of a campaign need besides themselves. */
export interface Keys {
  readonly campaign: string
  readonly privateKey: string
  readonly botKey: string | null
  readonly receiptKeys: readonly string[]
  readonly running: boolean
}

const atOnce = 100

/** The rows of one table, a few at a time. */
async function* rowsFrom<Row extends object>(
  client: Client,
  { table, where, order }: ArchivedTable,
  campaign: string,
): AsyncGenerator<Row> {
  const text = `SELECT row_to_json(t)::text AS line FROM muster.${table} t WHERE ${where} ORDER BY ${order}`
  await client.query(`DECLARE archived NO SCROLL CURSOR FOR ${text}`, [campaign])
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`FETCH ${String(atOnce)} FROM archived`)
    for (const { line } of rows) yield JSON.parse(line) as Row
    if (rows.length < atOnce) break
  }
  await client.query('CLOSE archived')
}

type Unproven = Omit<ArchivedResolution, 'proofs'>

/** A proof for every subject for which dice were thrown: the private key makes them, and the public one checks them. */
const proofsOf = (one: Unproven, seatBytes: readonly string[], { campaign: id, privateKey }: Keys): object => {
  const scope = scopeOf({ id }, seatBytes, one)
  const subjects = [...new Set(one.throws.map(({ subject }) => subject))]
  const proofOf = (subject: string): string =>
    Buffer.from(prove(privateKey, subjectInput(scope, subject)).proof).toString('base64')
  return Object.fromEntries(subjects.map((subject) => [subject, proofOf(subject)]))
}

async function* resolutions(client: Client, table: ArchivedTable, keys: Keys): AsyncGenerator<object> {
  let seatBytes: readonly string[] = []
  for await (const one of rowsFrom<Unproven>(client, table, keys.campaign)) {
    if (one.revision === 0) seatBytes = seatBytesOf({ resolutions: [one] })
    yield { ...archived(one, table, keys.campaign), proofs: proofsOf(one, seatBytes, keys) }
  }
}

/** An entry from before accounts had a code there is left out, and its head stays. */
async function* record(client: Client, table: ArchivedTable, { campaign }: Keys): AsyncGenerator<object> {
  for await (const one of rowsFrom<ArchivedEntry>(client, table, campaign))
    yield namedAccounts.has(one.kind) && typeof one.entry['user'] === 'string'
      ? { ...one, entry: { withheld: true } }
      : one
}

async function* campaigns(client: Client, table: ArchivedTable, keys: Keys): AsyncGenerator<object> {
  const { campaign, privateKey, botKey, receiptKeys, running } = keys
  const secrets = { private_key: privateKey, ...(running && { bot_key: botKey }), receipt_keys: receiptKeys }
  for await (const one of rowsFrom(client, table, campaign)) yield { ...archived(one, table, campaign), ...secrets }
}

async function* others(client: Client, table: ArchivedTable, { campaign }: Keys): AsyncGenerator<object> {
  for await (const one of rowsFrom(client, table, campaign)) yield archived(one, table, campaign)
}

const special: Readonly<Record<string, typeof others>> = { campaign: campaigns, record, resolution: resolutions }

/** The rows of a table as they go into the file. */
export const archivedRows = (client: Client, table: ArchivedTable, keys: Keys): AsyncGenerator<object> =>
  (special[table.table] ?? others)(client, table, keys)
