import pg from 'pg'
import { connection } from '../db/pool.js'
import { ownTopic } from '../store/queue.js'
import { Calls } from './calls.js'
import type { Signals } from './types.js'

export type { Signals } from './types.js'

const firstWait = 100
const longestWait = 4_000

/** A connection that was cut silently is found by a query. */
const beat = { every: 5_000, patience: 3_000 }

/** Opens the one LISTEN connection of this node. It reconnects by itself, and then signals everything that is watched, since it may have missed some. */
export const openSignals = async (refereeUrl: string): Promise<Signals> => {
  const campaigns = new Calls<null>()
  const users = new Calls<string | null>()
  const own = new Calls<null>()
  let closed = false
  let client: pg.Client | null = null

  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({ connectionString: refereeUrl, ...connection, query_timeout: beat.patience })
    fresh.on('notification', ({ payload }) => {
      const [kind, id = ''] = (payload ?? '').split(':', 2)
      if (kind === 'campaign') campaigns.tell(id, null)
      if (kind === 'user') users.tellAll(id)
      if (kind === 'own') own.tell(id, null)
    })
    // `end` follows every loss; without a listener an error would end the process.
    fresh.on('error', () => undefined)
    await fresh.connect()
    const { rows } = await fresh.query<{ name: string }>('SELECT name FROM muster.channel')
    await fresh.query(`LISTEN ${fresh.escapeIdentifier(rows[0]?.name ?? '')}`)
    client = fresh
    const recheckInterval = setInterval(() => {
      // Ending it during the query cuts the connection, and `end` follows.
      fresh.query('SELECT 1').catch(() => void fresh.end().catch(() => undefined))
    }, beat.every).unref()
    fresh.on('end', () => {
      clearInterval(recheckInterval)
      client = null
      users.tellAll(null)
      if (!closed) void reconnect(firstWait)
    })
  }

  const reconnect = async (wait: number): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, wait).unref())
    if (closed || client) return
    try {
      await connect()
      users.tellAll(null)
      campaigns.tellAll(null)
      own.tellAll(null)
    } catch {
      void reconnect(Math.min(wait * 2, longestWait))
    }
  }

  await connect()
  return {
    onCampaign: (campaignId, changed) => campaigns.add(campaignId, () => changed()),
    onUser: (lost) => users.add('', lost),
    onOwn: (campaignId, userId, changed) => own.add(ownTopic(campaignId, userId), () => changed()),
    close: async () => {
      closed = true
      await client?.end()
    },
  }
}
