import { createHash, randomBytes, randomUUID } from 'node:crypto'
import pg from 'pg'

export interface Person {
  readonly userId: string
  /** A personal token that may read and order. */
  readonly token: string
}

/** Accounts with a token each, written straight into the books: signing up is not what is measured. */
export const makePeople = async (ownerUrl: string, count: number): Promise<readonly Person[]> => {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  const people = Array.from({ length: count }, () => ({
    userId: randomUUID(),
    token: `muster_${randomBytes(32).toString('base64url')}`,
  }))
  try {
    for (const [at, { userId, token }] of people.entries()) {
      await client.query(
        `INSERT INTO accounts."user" ("id", "name", "email", "emailVerified", "createdAt", "updatedAt")
         VALUES ($1, $2, $3, false, now(), now())`,
        [userId, `Player ${String(at + 1)}`, `${userId}@example.org`],
      )
      await client.query(
        `INSERT INTO accounts."apikey" ("id", "configId", "name", "key", "referenceId", "enabled", "permissions", "expiresAt", "createdAt", "updatedAt")
         VALUES ($1, 'default', 'a tool', $2, $3, true, $4, now() + interval '1 day', now(), now())`,
        [
          randomUUID(),
          createHash('sha256').update(token).digest('base64url'),
          userId,
          JSON.stringify({ muster: ['read', 'orders'] }),
        ],
      )
    }
    return people
  } finally {
    await client.end()
  }
}
