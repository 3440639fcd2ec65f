import pg from 'pg'
import { connection } from '../db/pool.js'
import type { Ears } from './types.js'

const firstWait = 100
const longestWait = 4_000

/** A connection that was cut silently is found by a query. */
const beat = { every: 5_000, patience: 3_000 }

/** Reads the name under which a house signals: nobody else's servers know it. */
export const channelOf = async (client: pg.Client): Promise<string> => {
  const { rows } = await client.query<{ name: string }>('SELECT name FROM muster.channel')
  return rows[0]?.name ?? ''
}

/** Opens the one LISTEN connection of this node. It reconnects by itself; `lost` is told when it is not there. */
export const listenToPostgres = async (
  refereeUrl: string,
  { heard, missed, lost }: Ears & { lost(): void },
): Promise<{ close(): Promise<void> }> => {
  let closed = false
  let client: pg.Client | null = null

  const connect = async (): Promise<void> => {
    const fresh = new pg.Client({ connectionString: refereeUrl, ...connection, query_timeout: beat.patience })
    fresh.on('notification', ({ payload }) => heard(payload ?? ''))
    // `end` follows every loss; without a listener an error would end the process.
    fresh.on('error', () => undefined)
    await fresh.connect()
    await fresh.query(`LISTEN ${fresh.escapeIdentifier(await channelOf(fresh))}`)
    client = fresh
    const recheckInterval = setInterval(() => {
      // Ending it during the query cuts the connection, and `end` follows.
      fresh.query('SELECT 1').catch(() => void fresh.end().catch(() => undefined))
    }, beat.every).unref()
    fresh.on('end', () => {
      clearInterval(recheckInterval)
      client = null
      lost()
      if (!closed) void reconnect(firstWait)
    })
  }

  const reconnect = async (wait: number): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, wait).unref())
    if (closed || client) return
    try {
      await connect()
      missed()
    } catch {
      void reconnect(Math.min(wait * 2, longestWait))
    }
  }

  await connect()
  return {
    close: async () => {
      closed = true
      await client?.end()
    },
  }
}
