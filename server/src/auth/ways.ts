import type pg from 'pg'
import { conflict } from '../base/problems.js'
import * as words from '../messages/signingIn.generated.js'
import type { Provider } from './providers.js'

/** A passkey as its owner sees it: never its key. */
export interface PasskeyRow {
  readonly id: string
  readonly name: string
  readonly createdAt: Date
}

/** A service that vouches for the owner of an account: never what it knows them by. */
export interface ConnectionRow {
  /** Of the service. */
  readonly id: string
  /** What people call it. */
  readonly name: string
  readonly connectedAt: Date
}

/** How somebody signs in besides their password. */
export interface Ways {
  /** Services that can vouch for people here. */
  readonly services: readonly Pick<Provider, 'id' | 'name'>[]
  passkeys(userId: string): Promise<readonly PasskeyRow[]>
  /** False if the user has no such passkey. */
  renamePasskey(userId: string, id: string, name: string): Promise<boolean>
  /** @throws Problem if there would be no other way left */
  removePasskey(userId: string, id: string): Promise<boolean>
  connections(userId: string): Promise<readonly ConnectionRow[]>
  /** @throws Problem if there would be no other way left */
  disconnect(userId: string, provider: string): Promise<boolean>
}

const left = `SELECT (SELECT count(*) FROM "account" WHERE "userId" = $1
    AND ("providerId" = ANY($2) OR "providerId" = 'credential' AND "password" IS NOT NULL))
  + (SELECT count(*) FROM "passkey" WHERE "userId" = $1) AS "ways"`

/** One removal at a time for each user, so that two at once cannot take the last two ways. */
const removing = async (
  pool: pg.Pool,
  usable: readonly string[],
  userId: string,
  removal: string,
  what: string,
): Promise<boolean> => {
  const client = await pool.connect()
  try {
    await client.query('BEGIN')
    await client.query('SELECT FROM "user" WHERE "id" = $1 FOR UPDATE', [userId])
    const { rowCount } = await client.query(removal, [userId, what])
    const { rows } = await client.query<{ ways: string }>(left, [userId, usable])
    if (rowCount !== 0 && rows[0]?.ways === '0') throw conflict(words.lastWay())
    await client.query('COMMIT')
    return rowCount !== 0
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  } finally {
    client.release()
  }
}

const byTime = `ORDER BY "createdAt", "id" LIMIT 50`

export const openWays = (pool: pg.Pool, providers: readonly Provider[]): Ways => {
  const usable = providers.map(({ id }) => id)
  const nameOf = (id: string): string => providers.find((provider) => provider.id === id)?.name ?? id
  const remove = (userId: string, removal: string, what: string): Promise<boolean> =>
    removing(pool, usable, userId, removal, what)
  return {
    services: providers.map(({ id, name }) => ({ id, name })),
    passkeys: async (userId) => {
      const listed = `SELECT "id", coalesce("name", '') AS "name", "createdAt" FROM "passkey" WHERE "userId" = $1 ${byTime}`
      return (await pool.query<PasskeyRow>(listed, [userId])).rows
    },
    renamePasskey: async (userId, id, name) => {
      const renamed = 'UPDATE "passkey" SET "name" = $3 WHERE "userId" = $1 AND "id" = $2'
      return (await pool.query(renamed, [userId, id, name])).rowCount === 1
    },
    removePasskey: (userId, id) => remove(userId, 'DELETE FROM "passkey" WHERE "userId" = $1 AND "id" = $2', id),
    connections: async (userId) => {
      const listed = `SELECT "providerId" AS "id", "createdAt" AS "connectedAt" FROM "account"
        WHERE "userId" = $1 AND "providerId" <> 'credential' ${byTime}`
      const { rows } = await pool.query<Omit<ConnectionRow, 'name'>>(listed, [userId])
      return rows.map((row) => ({ ...row, name: nameOf(row.id) }))
    },
    disconnect: (userId, provider) =>
      remove(
        userId,
        `DELETE FROM "account" WHERE "userId" = $1 AND "providerId" = $2 AND "providerId" <> 'credential'`,
        provider,
      ),
  }
}
