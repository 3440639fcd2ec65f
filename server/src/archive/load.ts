import { createHmac, randomBytes } from 'node:crypto'
import type { Client } from 'pg'
import { canonical, type Json } from '@muster/rulesets/kit/json.js'
import { StartProblem } from '../base/startProblem.js'
import { insertHouseKey, newHouseKey } from '../store/houseKey.js'
import type { Archive } from './open.js'
import { type ArchivedTable, allTables } from './tables.js'

type Entry = Readonly<Record<string, Json>>

const atOnce = 100

/** Rows as they are in the file; what this house's table has besides is filled with its defaults. */
const insertRows = async (client: Client, { table }: ArchivedTable, rows: readonly string[]): Promise<void> => {
  const { rows: columns } = await client.query<{ name: string }>(
    `SELECT attname AS name FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
    [`muster.${table}`],
  )
  const [first] = rows
  const given = new Set(first === undefined ? [] : Object.keys(JSON.parse(first) as object))
  const names = columns
    .filter(({ name }) => given.has(name))
    .map(({ name }) => client.escapeIdentifier(name))
    .join(', ')
  const again = table === 'board' ? ' ON CONFLICT DO NOTHING' : ''
  const text = `INSERT INTO muster.${table} (${names}) SELECT ${names} FROM json_populate_recordset(NULL::muster.${table}, $1::json)${again}`
  for (let at = 0; at < rows.length; at += atOnce)
    await client.query(text, [`[${rows.slice(at, at + atOnce).join(',')}]`])
}

/** The campaign as this house keeps it: private, without an hour at which it goes on by itself. */
const insertCampaign = async (client: Client, table: ArchivedTable, row: string, organiser: string): Promise<void> => {
  const {
    private_key: privateKey,
    bot_key: botKey = null,
    ...campaign
  } = JSON.parse(row) as {
    readonly id: string
    readonly private_key: string
    readonly bot_key?: string | null
  }
  const here = { organiser, visibility: 'PRIVATE', war_refused: [], resumes_at: null }
  await insertRows(client, table, [JSON.stringify({ ...campaign, ...here })])
  await client.query('INSERT INTO muster.campaign_secret (campaign, private_key, bot_key) VALUES ($1, $2, $3)', [
    ...[campaign.id, privateKey, botKey],
  ])
}

/** The record goes on here, and says which house signs receipts from now on, and which did before. */
const enterArrival = async (client: Client, campaign: string, former: readonly string[]): Promise<void> => {
  const { rows } = await client.query<{ head: string; number: number; log: number; key: string; now: Date }>(
    `SELECT c.head, (SELECT max(r.number) FROM muster.record r WHERE r.campaign = c.id) AS number,
       (SELECT max(l.number) FROM muster.table_log l WHERE l.campaign = c.id) AS log, h.public_key AS key,
       date_trunc('milliseconds', clock_timestamp()) AS now
     FROM muster.campaign c CROSS JOIN muster.house_key h WHERE c.id = $1`,
    [campaign],
  )
  const [at] = rows
  if (!at) throw new Error('the campaign was not loaded')
  const entry: Entry = { former, receiptKey: at.key }
  const [kind, salt] = ['arrived', randomBytes(32)]
  const head = createHmac('sha256', salt)
    .update(canonical({ before: at.head, entry, kind }))
    .digest('hex')
  await client.query(
    'INSERT INTO muster.record (campaign, number, kind, entry, salt, head, published, at) VALUES ($1, $2, $3, $4, $5, $6, true, $7)',
    [campaign, at.number + 1, kind, JSON.stringify(entry), salt.toString('hex'), head, at.now],
  )
  await client.query('UPDATE muster.campaign SET head = $2, published_head = $2, version = version + 1 WHERE id = $1', [
    ...[campaign, head],
  ])
  await client.query(
    `INSERT INTO muster.table_log (campaign, number, at, kind, tool, detail) VALUES ($1, $2, $3, 'ARRIVED', false, '{}')`,
    [campaign, at.log + 1, at.now],
  )
}

const checkNew = async (client: Client, id: string): Promise<void> => {
  const { rows } = await client.query<{ name: string }>('SELECT name FROM muster.campaign WHERE id = $1', [id])
  if (rows[0])
    throw new StartProblem(
      `This house has “${rows[0].name}” already. Nothing was imported: an import replaces nothing.`,
    )
}

/** Everything that the archive has of the campaign, all of it or nothing. */
export const loadCampaign = async (
  client: Client,
  archive: Archive,
  {
    id,
    receiptKeys,
    organiser,
  }: { readonly id: string; readonly receiptKeys: readonly string[]; readonly organiser: string },
): Promise<void> => {
  await checkNew(client, id)
  // In a house where no server has been started yet there is none.
  const { privateKey, publicKey } = newHouseKey()
  await client.query(insertHouseKey, [privateKey, publicKey])
  for (const table of allTables) {
    const rows = archive.rows(table.table)
    const [row] = rows
    if (table.table === 'campaign' && row !== undefined) await insertCampaign(client, table, row, organiser)
    else if (row !== undefined) await insertRows(client, table, rows)
  }
  await enterArrival(client, id, receiptKeys)
}
