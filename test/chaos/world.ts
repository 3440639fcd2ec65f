import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { migrate, type RoleUrls } from '@muster/server/dist/db/migrate.js'
import { openReferee, type Referee } from '@muster/server/dist/referee/index.js'
import { type Database, openDatabase } from './database.js'
import { type Node, openNode } from './nodes.js'
import { openProxy, type Proxy } from './proxy.js'
import { registry } from './registry.js'
import { persist } from './rest.js'

export interface Player {
  readonly userId: string
  /** A token that may read and order. */
  readonly token: string
}

/** A database, two nodes on it behind a line that can be swallowed, and what looks on from beside. */
export interface World {
  readonly folder: string
  readonly database: Database
  readonly urls: RoleUrls
  readonly proxy: Proxy
  readonly nodes: readonly Node[]
  /** Organises campaigns, on a line of its own; it closes nothing. */
  readonly referee: Referee
  /** Processes that ended without being told to. */
  readonly ended: readonly string[]
  /** As the owner, who sees everything; tried again while the database is away. */
  sql<Row extends object>(text: string, values?: readonly unknown[]): Promise<readonly Row[]>
  player(name: string): Promise<Player>
  close(): Promise<void>
}

type Sql = World['sql']

const newPlayer = async (sql: Sql, name: string): Promise<Player> => {
  const [userId, token] = [randomUUID(), `muster_${randomBytes(32).toString('base64url')}`]
  await sql(
    `INSERT INTO accounts."user" ("id", "name", "email", "emailVerified", "createdAt", "updatedAt")
     VALUES ($1, $2, $3, false, now(), now()) ON CONFLICT DO NOTHING`,
    [userId, name, `${userId}@example.org`],
  )
  await sql(
    `INSERT INTO accounts."apikey" ("id", "configId", "name", "key", "referenceId", "enabled", "permissions", "expiresAt", "createdAt", "updatedAt")
     VALUES ($1, 'default', 'a tool', $2, $3, true, $4, now() + interval '1 day', now(), now())`,
    [
      randomUUID(),
      createHash('sha256').update(token).digest('base64url'),
      userId,
      JSON.stringify({ muster: ['read', 'orders'] }),
    ],
  )
  return { userId, token }
}

const through = (url: string, port: number): string => {
  const own = new URL(url)
  own.port = String(port)
  return own.href
}

/** `seconds`: how long an engine of a node may compute. */
export const openWorld = async ({ seconds }: { readonly seconds: number }): Promise<World> => {
  const folder = mkdtempSync(join(tmpdir(), 'muster-chaos-'))
  const database = await openDatabase(folder)
  const { ownerUrl } = database.server
  const secret = randomBytes(32).toString('hex')
  const urls = await migrate(ownerUrl, secret)
  const proxy = await openProxy(database.server.port)
  const referee = await openReferee({ refereeUrl: urls.referee, registry })
  const owner = new pg.Pool({ connectionString: ownerUrl, max: 4 })
  owner.on('error', () => undefined)
  const ended: string[] = []
  const settings = {
    databaseUrl: through(ownerUrl, proxy.port),
    secret,
    ...{ folder, seconds },
    onEnd: (what: string) => ended.push(what),
  }
  const nodes = ['north', 'south'].map((name) => openNode(name, settings))
  await Promise.all(nodes.map((node) => node.start()))
  const sql: Sql = async <Row extends object>(text: string, values: readonly unknown[] = []) =>
    persist(async () => (await owner.query<Row>(text, [...values])).rows)
  return {
    ...{ folder, database, urls, proxy, nodes, referee, ended, sql },
    player: (name) => newPlayer(sql, name),
    close: async () => {
      await Promise.all(nodes.map((node) => node.kill()))
      proxy.close()
      await Promise.all([referee.close(), owner.end()])
      await database.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
