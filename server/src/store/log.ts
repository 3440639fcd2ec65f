import { In } from 'typeorm'
import { Log } from '../db/entities/organising.js'
import type { LogDetail, LogKind } from './reads.js'
import { nameIn } from './people.js'
import { addToOutbox, enterRecord, type RecordEntry } from './books.js'
import { changeTable, type Tx } from './tx.js'
import { sql } from './sql.js'

/** Somebody who acts: a user, in person or with a tool. */
export interface Actor {
  readonly userId: string
  readonly tool?: boolean
}

/** What is written is public by its nature. Nothing of a group that only some may know, not even that there was something to write. */
export interface Logged {
  readonly kind: LogKind
  /** Left out: the deadline or the rules did it. */
  readonly by?: Actor
  /** What to call them, if not by their current name. */
  readonly byName?: string
  readonly seat?: string | null
  /** Another user concerned. */
  readonly of?: string
  readonly detail?: LogDetail
  /** What the record that binds the host stores of it, if anything. */
  readonly record?: RecordEntry
  /** What people are told of it, if not the kind of the line. */
  readonly told?: 'FULL' | 'ELECTED' | undefined
}

/** What somebody was last called in a log; null: they have done nothing there. */
export const lastName = async (tx: Tx, campaign: string, byUser: string): Promise<string | null> => {
  const row = await sql(tx).findOne(Log, { where: { campaign, byUser }, order: { number: 'DESC' } })
  return row && row.kind === 'RENAMED' ? ((row.detail as LogDetail).name ?? null) : (row?.byName ?? null)
}

/** Whether a campaign came from another house and has not gone on here yet. */
export const isArriving = async (tx: Tx, campaign: string): Promise<boolean> =>
  (await sql(tx).findOne(Log, { where: { campaign, kind: In(['ARRIVED', 'RESUMED']) }, order: { number: 'DESC' } }))
    ?.kind === 'ARRIVED'

/** When somebody last did something that stands in the log. */
export const lastLine = async (tx: Tx, campaign: string, byUser: string): Promise<Date | null> =>
  (await sql(tx).findOne(Log, { where: { campaign, byUser }, order: { number: 'DESC' } }))?.at ?? null

/**
 * Writes a line of the table's log, which all members can always read, under the campaign's lock. Names are stored as they are now. Everybody sees
 * a difference on the table, and is woken to look.
 */
export const enterLog = async (tx: Tx, campaign: string, entry: Logged, at: Date): Promise<void> => {
  const { kind, by, byName, seat, of, detail, record, told = kind } = entry
  if (record) await enterRecord(tx, campaign, record, at)
  const last = (await sql(tx).maximum(Log, 'number', { campaign })) ?? 0
  await sql(tx).insert(Log, {
    ...{ campaign, number: last + 1, at, kind, seat: seat ?? null, detail: detail ?? {} },
    ...{ byUser: by?.userId ?? null, byName: by ? (byName ?? (await nameIn(tx, campaign, by.userId))) : null },
    ...{ tool: by?.tool ?? false, subject: of === undefined ? null : await nameIn(tx, campaign, of) },
    ofUser: of ?? null,
  })
  const line = { kind: told, number: last + 1, by: told === 'ELECTED' ? null : (by?.userId ?? null), of: of ?? null }
  await addToOutbox(tx, campaign, 'log', [line], at)
  await changeTable(tx, campaign)
}
