import type { AskView } from '@muster/rulesets/kit/asks.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import type { CampaignEntity } from '../db/entities/campaign.js'
import type { Member } from '../names/namesakes.js'
import type { Receipt } from './reads.js'
import { gathered } from '../base/gathered.js'
import { type CloseJob, keyOf } from './queue.js'
import { isUuid, type Tx } from './tx.js'
import { sql } from './sql.js'

/** What a seal or a draft is judged by. */
export interface SealFacts {
  /** By the database's clock, before any wait. */
  readonly arrived: string
  /** Where the caller answers; empty: nowhere. */
  readonly desk: string
  readonly campaign: Pick<
    CampaignEntity,
    'id' | 'ruleset' | 'edition' | 'phase' | 'turn' | 'replaceable' | 'coolDown' | 'showSealed' | 'publishedHead'
  > & {
    /** Of a campaign that stands still: since when. */
    readonly stoppedAt: string | null
  }
  /** Null: nothing of the kind is asked at this desk. */
  readonly ask: AskView | null
  /** Whether a bot plays the seat. */
  readonly bot: boolean
  /** What a judgement depends on, for `write` to compare; null: nobody is about to seal. */
  readonly stand: string | null
  readonly group: {
    readonly groupId: string
    readonly common: boolean
    readonly deadlineAt: string | null
    readonly completeAt: string | null
    readonly frozenAt: string | null
    readonly publishAt: string | null
    readonly closedAt: string | null
  } | null
  /** Whether there is a sheet. */
  readonly sealed: boolean
  /** The caller's own sheet with this key. */
  readonly known: (Receipt & { readonly bodyHash: string | null }) | null
  readonly briefing: {
    readonly number: number
    readonly boardHash: string
    readonly view: Omit<GameView, 'board'>
  } | null
  /** The current draft; its orders only if the caller may not change all of them. */
  readonly draft: { readonly revision: number; readonly orders: readonly OrderDraft[] } | null
  /** Whether the caller may seal what is asked. */
  readonly seals: boolean
  /** Ids of the pieces for which the caller may write; null: all. */
  readonly pieces: readonly string[] | null
  readonly name: string | null
  readonly members: readonly Member[]
}

/** Facts for a draft, without waiting for locks; null: there is no such campaign for this caller. */
export const readSeal = async (
  tx: Tx,
  { userId, campaignId, askId }: { readonly userId: string; readonly campaignId: string; readonly askId: string },
): Promise<SealFacts | null> => {
  if (!isUuid(campaignId)) return null
  const args = [userId, campaignId, null, askId, null, false]
  const rows = await sql(tx).query<{ facts: Omit<SealFacts, 'members'> | null }[]>(
    'SELECT muster.open_seal($1, $2, $3, $4, $5, $6) AS facts',
    args,
  )
  const facts = rows[0]?.facts ?? null
  return facts && { ...facts, members: [] }
}

/** A sheet as it is written. */
export interface NewSheet {
  readonly campaign: string
  readonly groupId: string
  readonly seat: string
  readonly askId: string
  readonly turn: number
  readonly orders: readonly OrderDraft[]
  readonly salt: string
  readonly hash: string
  readonly head: string
  readonly signature: string
  readonly key: string | null
  readonly bodyHash: string | null
  readonly by: string
  readonly byName: string
  /** Whether the table shows by it that the seat has sealed. */
  readonly shown: boolean
  readonly reason: string | null
  readonly at: string
}

/** A sheet that is written if its situation is still that of its judgement. */
export interface JudgedSheet extends NewSheet {
  readonly stand: string
  /** Whether it alone closes the group. */
  readonly settled: boolean
  /** The desk's first, which its own table shows. */
  readonly first: boolean
  /** Whether the table's log says that a tool has sealed. */
  readonly logged: boolean
  /** Whether it waits for the campaign's lock: logged seals do, and a bot's answers. */
  readonly locked: boolean
}

interface Asked {
  readonly userId: string
  readonly campaignId: string
  /** Of a bot; null: the caller's own. */
  readonly seat: string | null
  readonly askId: string
  readonly key: string | null
}

/** Seals, which wait only for the closing of their own group: two statements each, shared with simultaneous seals. */
export interface Seals {
  /** Facts without waiting for locks; null: there is no such campaign for this caller. */
  open(asked: Asked): Promise<SealFacts | null>
  /** False: something has changed since it was judged. */
  write(sheet: JudgedSheet): Promise<boolean>
  /** Takes back what was sealed for a question; false: something has changed since it was judged. */
  takeBack(open: SealFacts, userId: string): Promise<boolean>
}

interface Opened {
  readonly facts: readonly (Omit<SealFacts, 'members'> | null)[]
  readonly members: Readonly<Record<string, readonly Member[]>> | null
}

const openMany = async (tx: Tx, asked: readonly Asked[]): Promise<readonly (SealFacts | null)[]> => {
  const rows = await sql(tx).query<{ told: Opened }[]>('SELECT muster.open_seals($1) AS told', [JSON.stringify(asked)])
  const { facts = [], members = null } = rows[0]?.told ?? {}
  return facts.map((one) => one && { ...one, members: members?.[one.campaign.id] ?? [] })
}

/** What follows from sheets is sent with them: the signal of a first one, and the job that closes a complete group. */
const writing = `WITH told AS MATERIALIZED (SELECT muster.write_seals($1, $2, $3, $4) AS it)
  SELECT it -> 'written' AS written, (SELECT count(muster.signal($5)) WHERE (it ->> 'first')::boolean),
    (SELECT count(graphile_worker.add_job('closeGroup', $6::json, job_key := $7, job_key_mode := 'replace')) WHERE (it ->> 'complete')::boolean)
  FROM told`

const writeMany = async (tx: Tx, sheets: readonly JudgedSheet[]): Promise<readonly boolean[]> => {
  const [first] = sheets
  if (!first) return []
  const { campaign: campaignId, groupId, locked } = first
  const job: CloseJob = { campaignId, groupId, why: 'complete' }
  const rows = await sql(tx).query<{ written: readonly number[] }[]>(writing, [
    ...[campaignId, groupId, locked, JSON.stringify(sheets)],
    ...[`campaign:${campaignId}`, JSON.stringify(job), keyOf(job)],
  ])
  const written = new Set(rows[0]?.written)
  return sheets.map((_, index) => written.has(index))
}

const takeBack = async (
  tx: Tx,
  { campaign, desk, ask, group, stand, arrived }: SealFacts,
  userId: string,
): Promise<boolean> => {
  const rows = await sql(tx).query<{ done: boolean }[]>('SELECT muster.take_back($1, $2, $3, $4, $5, $6, $7) AS done', [
    ...[userId, campaign.id, group?.groupId, desk, ask?.id, stand, arrived],
  ])
  return rows[0]?.done ?? false
}

interface Lane {
  readonly write: (sheet: JudgedSheet) => Promise<boolean>
  waiting: number
}

/** Few enough that neither database nor event loop is busy for long with one list. */
const most = 32

export const openSeals = (tx: Tx): Seals => {
  const open = gathered((asked: readonly Asked[]) => openMany(tx, asked), { most, lines: 2 })
  // One at a time per group, since they count it one after the other; those that may wait for the campaign's lock make nobody else wait.
  const lanes = new Map<string, Lane>()
  const laneOf = (name: string): Lane => {
    const known = lanes.get(name)
    if (known) return known
    const lane = {
      write: gathered((sheets: readonly JudgedSheet[]) => writeMany(tx, sheets), { most, lines: 1 }),
      waiting: 0,
    }
    lanes.set(name, lane)
    return lane
  }
  return {
    takeBack: (facts, userId) => takeBack(tx, facts, userId),
    open: async (asked) => (isUuid(asked.campaignId) ? open(asked) : null),
    write: async (sheet) => {
      const name = [sheet.campaign, sheet.groupId, sheet.locked].join(' ')
      const lane = laneOf(name)
      lane.waiting += 1
      try {
        return await lane.write(sheet)
      } finally {
        lane.waiting -= 1
        if (lane.waiting === 0) lanes.delete(name)
      }
    },
  }
}
