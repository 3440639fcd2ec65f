import { Log } from '../db/entities/organising.js'
import type { LogDetail, LogKind } from './reads.js'
import { nameIn } from './people.js'
import { enterRecord, type RecordEntry } from './books.js'
import { changeTable, type Tx } from './tx.js'
import { sql } from './sql.js'

/** Somebody who acts: a user, in person or by a tool. */
interface Actor {
  readonly userId: string
  readonly tool?: boolean
}

/** What is written: public by its nature. Nothing of a group that only some may know, not even that there was something to write. */
export interface Logged {
  readonly kind: LogKind
  /** Left out: the clock or the rules did it. */
  readonly by?: Actor
  /** What to call them, where it is not what they are called now. */
  readonly byName?: string
  readonly seat?: string | null
  /** A user whom it concerns besides. */
  readonly of?: string
  readonly detail?: LogDetail
  /** What the record that binds the host keeps of it, where it does. */
  readonly record?: RecordEntry
}

/** What somebody was last called in a log; null: they have done nothing there. */
export const lastName = async (tx: Tx, campaign: string, byUser: string): Promise<string | null> => {
  const row = await sql(tx).findOne(Log, { where: { campaign, byUser }, order: { number: 'DESC' } })
  return row && row.kind === 'RENAMED' ? ((row.detail as LogDetail).name ?? null) : (row?.byName ?? null)
}

/**
 * Writes a line of the table's log, which all members read for ever, under the campaign's lock. Names are kept as they are now. Everybody sees
 * a difference on the table, and is woken to look.
 */
export const enterLog = async (tx: Tx, campaign: string, entry: Logged, at: Date): Promise<void> => {
  const { kind, by, byName, seat, of, detail, record } = entry
  if (record) await enterRecord(tx, campaign, record, at)
  const last = (await sql(tx).maximum(Log, 'number', { campaign })) ?? 0
  await sql(tx).insert(Log, {
    ...{ campaign, number: last + 1, at, kind, seat: seat ?? null, detail: detail ?? {} },
    ...{ byUser: by?.userId ?? null, byName: by ? (byName ?? (await nameIn(tx, campaign, by.userId))) : null },
    ...{ tool: by?.tool ?? false, subject: of === undefined ? null : await nameIn(tx, campaign, of) },
  })
  await changeTable(tx, campaign)
}
