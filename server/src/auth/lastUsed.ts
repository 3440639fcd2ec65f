import type pg from 'pg'
import { logFault } from '../base/log.js'
import { hashOf } from './caller.js'

const every = 60_000

const touch = `UPDATE "apikey" SET "lastRequest" = greatest("lastRequest", noted.at)
  FROM unnest($1::text[], $2::timestamptz[]) AS noted (hash, at) WHERE "key" = noted.hash`

export interface LastUsed {
  /** A token was used now. */
  note(raw: string): void
  /** Writes down what was noted. */
  write(): Promise<void>
  close(): Promise<void>
}

/** When tokens were last used, written down once a minute for all of them. */
export const openLastUsed = (pool: pg.Pool): LastUsed => {
  let noted = new Map<string, Date>()
  const write = async (): Promise<void> => {
    const those = noted
    if (those.size === 0) return
    noted = new Map()
    await pool.query(touch, [[...those.keys()].map(hashOf), [...those.values()]])
  }
  const attempt = (): Promise<void> => write().catch((error: unknown) => logFault('tokens’ use was not noted', error))
  const timer = setInterval(() => void attempt(), every).unref()
  return {
    note: (raw) => void noted.set(raw, new Date()),
    write,
    close: () => {
      clearInterval(timer)
      return attempt()
    },
  }
}
