import type { Board } from '@muster/rulesets/kit/view.js'
import { LRUCache } from 'lru-cache'
import { openPool } from '../db/pool.js'
import type { Credential, Reads, Whose } from './reads.js'
import { awaitingOf } from './awaiting.js'
import { readFrames } from './frames.js'
import { namedOf, type NamedRow } from './named.js'
import { type Ask, askMany, openTogether } from './together.js'
import { openRows } from './rows.js'
import { isUuid } from './tx.js'

/** Maps that many look at: what lies beneath a hash never changes. */
const keptBoards = 100

/** A read is over sooner than a write; and whatever was set on a connection, or held by it, ends with it after some minutes. */
const reading = {
  ...{ statement_timeout: 15_000, query_timeout: 20_000, lock_timeout: 5_000 },
  maxLifetimeSeconds: 300,
}

/** The viewer whose briefings are asked for; null: the caller's own. */
const viewerOf = (of: Whose | undefined): string | null =>
  of === undefined ? null : of === 'everyone' ? of : `seat:${of.seat}`

/** An id that is no UUID names nothing: the same answer as for one that nobody has. */
const id = (given: string): string => (isUuid(given) ? given : '00000000-0000-0000-0000-000000000000')

type Asked = Omit<Reads, 'frames' | 'tableOf' | 'together' | 'close'>

const readsBy = (ask: Ask, boards: LRUCache<string, Board>): Asked => {
  const list = async <Item>(name: string, args: readonly unknown[]): Promise<readonly Item[]> =>
    (await ask<readonly Item[]>(name, args)) ?? []
  const board = async (credential: Credential, campaignId: string): Promise<Board | null> =>
    ask('read_board', [credential, id(campaignId)])
  return {
    board,
    me: (credential) => ask('read_me', [credential]),
    campaigns: (credential) => list('read_campaigns', [credential]),
    campaign: (credential, campaignId) => ask('read_campaign', [credential, id(campaignId)]),
    table: async (credential, campaignId) => {
      const row = await ask<NamedRow>('read_table', [credential, id(campaignId)])
      return row && awaitingOf(namedOf(row))
    },
    boardOf: async (credential, { campaignId, boardHash }) => {
      const known = boards.get(boardHash)
      if (known) return known
      const found = await board(credential, campaignId)
      if (found) boards.set(boardHash, found)
      return found
    },
    log: (credential, campaignId, before, limit) => list('read_log', [credential, id(campaignId), before, limit]),
    briefings: (credential, campaignId, after, limit) =>
      list('read_briefings', [credential, id(campaignId), after, limit]),
    briefing: (credential, campaignId, number, of) =>
      ask('read_briefing', [credential, id(campaignId), number ?? null, viewerOf(of)]),
    briefingHeads: (credential, campaignId, of) =>
      list('read_briefing_heads', [credential, id(campaignId), viewerOf(of)]),
    stands: async (credential, campaignId) =>
      (await ask<boolean>('read_stands', [credential, id(campaignId)])) === true,
    draft: (credential, campaignId, askId) => ask('read_draft', [credential, id(campaignId), askId]),
    receipts: (credential, campaignId) => list('read_receipts', [credential, id(campaignId)]),
    battles: (credential, campaignId) => list('read_battles', [credential, id(campaignId)]),
    battle: (credential, campaignId, battleId, after = 0) =>
      ask('read_battle', [credential, id(campaignId), id(battleId), after]),
    heads: (credential, campaignId) => list('read_heads', [credential, id(campaignId)]),
    invitations: (credential, campaignId) => list('read_invitations', [credential, id(campaignId)]),
    invitation: (token) => ask('read_invitation', [token]),
  }
}

/** Opens the reads on the role `reader`. Credentials travel as parameters and stand in no statement. */
export const openReads = (readerUrl: string, size = 10): Reads => {
  const pool = openPool(readerUrl, size, reading)
  const boards = new LRUCache<string, Board>({ max: keptBoards })
  const rowOf = openRows()
  const ask: Ask = async <Answer>(name: string, args: readonly unknown[]): Promise<Answer | null> => {
    const places = args.map((_, index) => `$${String(index + 1)}`).join(', ')
    const { rows } = await pool.query<{ answer: string | null }>({
      name,
      text: `SELECT muster.${name}(${places})::text AS answer`,
      values: [...args],
    })
    const text = rows[0]?.answer ?? null
    return text === null ? null : (rowOf(name, text) as Answer)
  }
  const together = openTogether(ask, askMany(pool, rowOf))
  return {
    ...readsBy(ask, boards),
    together: () => readsBy(together(), boards),
    frames: (campaignId, asks) =>
      readFrames(
        pool,
        id(campaignId),
        asks.map((one) => (one.kind === 'battle' && one.about !== null ? { ...one, about: id(one.about) } : one)),
      ),
    tableOf: (text) => awaitingOf(namedOf(JSON.parse(text) as NamedRow)),
    close: () => pool.end(),
  }
}
