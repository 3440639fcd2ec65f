import { createHash, randomBytes, randomUUID } from 'node:crypto'
import pg from 'pg'
import { migrate, type RoleUrls } from '../../server/src/db/migrate.js'
import { openReferee, type Referee } from '../../server/src/referee/index.js'
import { type Registry, registryOf } from '../../server/src/referee/compute/registry.js'
import type { Caller, CreateCampaign } from '../../server/src/referee/common/contract.js'
import { openReads } from '../../server/src/store/openReads.js'
import type { Reads } from '../../server/src/store/reads.js'
import { housedDatabase, type TestDatabase } from './database.js'
import type { NewKey } from '../../server/src/referee/dice/vrf.js'
import { readyKey } from './keys.js'
import { toy } from './toyRuleset.js'

/** Somebody with an account, a live session, and a way to make tokens. */
export interface Person extends Caller {
  readonly name: string
  /** The session's raw token. */
  readonly session: string
}

/** A migrated database with the referee and the reads on it. */
export interface House {
  readonly database: TestDatabase
  readonly urls: RoleUrls
  readonly referee: Referee
  readonly reads: Reads
  person(name: string): Promise<Person>
  token(person: Person, scopes: readonly string[], days?: number): Promise<string>
  /** As the owner, who may see everything: for what a test must know and nobody may ask. */
  sql<Row extends Record<string, unknown>>(text: string, values?: readonly unknown[]): Promise<readonly Row[]>
  close(): Promise<void>
}

/** MUSTER_SECRET of these houses. */
export const houseSecret = 'a secret of the tests, long enough'

export const openHouse = async (
  registry: Registry = registryOf([toy]),
  own?: TestDatabase,
  newKey: NewKey = readyKey,
): Promise<House> => {
  const database = own ?? (await housedDatabase())
  const urls = await migrate(database.ownerUrl, houseSecret)
  const referee = await openReferee({ refereeUrl: urls.referee, registry, newKey })
  const reads = openReads(urls.reader)
  const owner = new pg.Pool({ connectionString: database.ownerUrl, max: 4 })
  owner.on('error', () => undefined)
  return {
    ...{ database, urls, referee, reads },
    sql: async <Row extends Record<string, unknown>>(text: string, values: readonly unknown[] = []) =>
      (await owner.query<Row>(text, [...values])).rows,
    person: async (name) => {
      const [userId, session] = [randomUUID(), randomBytes(24).toString('base64url')]
      await owner.query(
        `WITH made AS (INSERT INTO accounts."user" ("id", "name", "email", "emailVerified", "createdAt", "updatedAt")
           VALUES ($1, $2, $3, false, now(), now()) RETURNING "id")
         INSERT INTO accounts."session" ("id", "token", "userId", "expiresAt", "createdAt", "updatedAt")
         SELECT $4, $5, "id", now() + interval '1 day', now(), now() FROM made`,
        [userId, name, `${userId}@example.org`, randomUUID(), session],
      )
      return { userId, name, session }
    },
    token: async (person, scopes, days = 1) => {
      const raw = `muster_${randomBytes(32).toString('base64url')}`
      await owner.query(
        `INSERT INTO accounts."apikey" ("id", "configId", "name", "key", "referenceId", "enabled", "permissions", "expiresAt", "createdAt", "updatedAt")
         VALUES ($1, 'default', 'a tool', $2, $3, true, $4, now() + $5 * interval '1 day', now(), now())`,
        [
          randomUUID(),
          createHash('sha256').update(raw).digest('base64url'),
          person.userId,
          JSON.stringify({ muster: scopes }),
          days,
        ],
      )
      return raw
    },
    close: async () => {
      await Promise.all([referee.close(), reads.close(), owner.end()])
      await database.drop()
    },
  }
}

/** An hour so many days from now, as the API takes it. */
export const daysAhead = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString()

export const diceContribution = (): string => randomBytes(32).toString('hex')

/** A campaign of Lanterns that has started, with its two players; the first organises. */
export interface Table {
  readonly campaignId: string
  readonly north: Person
  readonly south: Person
}

export const openTable = async (house: House, changes: Partial<CreateCampaign> = {}): Promise<Table> => {
  const [north, south] = [await house.person('North'), await house.person('South')]
  const { campaignId } = await house.referee.createCampaign(north, {
    ...{ name: 'The long night', rulesetId: 'toy', scenarioId: 'heath', timeZone: 'Europe/Berlin' },
    ...{ seat: 'A', diceContribution: diceContribution() },
    ...changes,
  })
  const { token } = await house.referee.invite(north, { campaignId, role: 'PLAYER', seat: 'B' })
  await house.referee.acceptInvitation(south, { token, diceContribution: diceContribution() })
  await house.referee.startCampaign(north, { campaignId })
  return { campaignId, north, south }
}

/** Seals a plan of no orders: every scout stays. */
export const sealStay = async (house: House, who: Person, campaignId: string, askId: string): Promise<void> => {
  const key = randomUUID()
  const { problems } = await house.referee.sealOrders(who, { campaignId, askId, orders: [], idempotencyKey: key })
  if (problems.length > 0) throw new Error(`refused: ${JSON.stringify(problems)}`)
}

/** The organiser closes the stage before its hour, and everybody else who holds a seat consents. */
export const closeEarly = async (
  house: House,
  { campaignId, north }: Pick<Table, 'campaignId' | 'north'>,
  others: readonly Person[],
): Promise<void> => {
  await house.referee.closeStage(north, { campaignId })
  const open = (await house.reads.table(north.session, campaignId))?.matters.find(({ kind }) => kind === 'CLOSING')
  if (open) for (const who of others) await house.referee.consentTo(who, { campaignId, matterId: open.id })
}

/** The time of every notice that was given is over. */
export const noticeOver = async (house: House, campaignId: string): Promise<void> => {
  await house.sql(`UPDATE muster.matter SET due_at = clock_timestamp() WHERE campaign = $1 AND settled_at IS NULL`, [
    campaignId,
  ])
  for (const closing of await house.referee.dueClosings())
    if (closing.campaignId === campaignId) await house.referee.closeOnNotice(closing)
}

/** Everybody who holds a seat consents that a place begins at once. */
export const letBegin = async (house: House, campaignId: string, holders: readonly Person[]): Promise<void> => {
  for (const who of holders) {
    const matters = (await house.reads.table(who.session, campaignId))?.matters ?? []
    for (const { id, kind } of matters)
      if (kind === 'PLACE') await house.referee.consentTo(who, { campaignId, matterId: id })
  }
}
