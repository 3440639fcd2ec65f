import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { Refusal } from './refusal.js'

/** A program of somebody else's. It has no secret: whoever runs it could read one. */
export interface Client {
  readonly id: string
  readonly name: string
  /** Where browsers may be sent, letter for letter. */
  readonly redirects: readonly string[]
}

interface Row {
  readonly id: string
  readonly name: string
  readonly redirects: string
}

const listOf = (text: string): readonly string[] => {
  const list: unknown = JSON.parse(text)
  return Array.isArray(list) ? list.map(String) : []
}

/** @throws Refusal if nobody registered it here */
export const clientOf = async (pool: pg.Pool, id: string | null): Promise<Client> => {
  const { rows } = await pool.query<Row>('SELECT "id", "name", "redirects" FROM "oauthClient" WHERE "id" = $1', [id])
  const [row] = rows
  if (!row) throw new Refusal('invalid_client', 'No program is registered here under this client_id. Ask the host.')
  return { ...row, redirects: listOf(row.redirects) }
}

const local = /^(localhost|127\.0\.0\.1|\[::1\])$/

/** What is wrong with an address to which browsers are to be sent; null: nothing. */
export const redirectProblem = (text: string): string | null => {
  if (!URL.canParse(text)) return `"${text}" is not an address.`
  const { protocol, hostname, hash } = new URL(text)
  if (text.includes('#') || hash !== '') return `"${text}" must not have a part after #.`
  if (protocol === 'https:' || (protocol === 'http:' && local.test(hostname))) return null
  // A program on a phone or a computer owns a scheme that begins with its domain, the other way round.
  return /^[a-z][a-z0-9+-]*\.[a-z0-9.+-]+:$/.test(protocol) ? null : `"${text}" must begin with https://.`
}

/** The new client's id. */
export const addClient = async (pool: pg.Pool, name: string, redirects: readonly string[]): Promise<string> => {
  const id = randomUUID()
  await pool.query('INSERT INTO "oauthClient" ("id", "name", "redirects", "createdAt") VALUES ($1, $2, $3, now())', [
    ...[id, name, JSON.stringify(redirects)],
  ])
  return id
}

/** Ends all that was granted to it. Whose tokens it had; null: there is no such client. */
export const removeClient = async (pool: pg.Pool, id: string): Promise<readonly string[] | null> => {
  const { rows } = await pool.query<{ userId: string }>(
    `WITH tokens AS (DELETE FROM "apikey" WHERE "grantId" IN (SELECT "id" FROM "oauthGrant" WHERE "clientId" = $1))
     SELECT DISTINCT "userId" FROM "oauthGrant" WHERE "clientId" = $1`,
    [id],
  )
  const { rowCount } = await pool.query('DELETE FROM "oauthClient" WHERE "id" = $1', [id])
  return rowCount === 1 ? rows.map(({ userId }) => userId) : null
}
