import { IsNull } from 'typeorm'
import {
  Consent,
  type ConsentEntity,
  Matter,
  type MatterEntity,
  type MatterOutcome,
} from '../db/entities/organising.js'
import { isUuid, type Tx } from './tx.js'
import { sql } from './sql.js'

export const openMatters = (tx: Tx, campaign: string, kind: MatterEntity['kind']): Promise<MatterEntity[]> =>
  sql(tx).find(Matter, { where: { campaign, kind, settledAt: IsNull() }, order: { openedAt: 'ASC', id: 'ASC' } })

/** Of one campaign; null for an id of another campaign as for one that does not exist. */
export const matterOf = async (tx: Tx, campaign: string, id: string): Promise<MatterEntity | null> =>
  isUuid(id) ? sql(tx).findOneBy(Matter, { id, campaign }) : null

/** What waits for a place to begin. */
export const matterOfPlace = (tx: Tx, place: string): Promise<MatterEntity | null> =>
  sql(tx).findOneBy(Matter, { place, settledAt: IsNull() })

export const openMatter = async (
  tx: Tx,
  row: Omit<MatterEntity, 'id' | 'settledAt' | 'outcome'>,
): Promise<MatterEntity> => {
  const made = await sql(tx).insert(Matter, row)
  return { ...row, id: String(made.identifiers[0]?.['id']), settledAt: null, outcome: null }
}

export const settleMatter = async (tx: Tx, id: string, outcome: MatterOutcome, settledAt: Date): Promise<void> => {
  await sql(tx).update(Matter, { id }, { outcome, settledAt })
}

/** Nobody needs to be asked any more: the stage is over, or the war. */
export const lapseMatters = async (
  tx: Tx,
  which: { readonly campaign: string; readonly kind?: MatterEntity['kind'] },
  settledAt: Date,
): Promise<void> => {
  await sql(tx).update(Matter, { ...which, settledAt: IsNull() }, { outcome: 'lapsed', settledAt })
}

export const putOffMatter = async (tx: Tx, id: string, dueAt: Date): Promise<void> => {
  await sql(tx).update(Matter, { id }, { dueAt })
}

/** Whether somebody has objected to closing a stage early. */
export const wasObjected = (
  tx: Tx,
  { campaign, turn, stage }: Pick<MatterEntity, 'campaign' | 'turn' | 'stage'>,
): Promise<boolean> => sql(tx).existsBy(Matter, { campaign, turn, stage, kind: 'CLOSING', outcome: 'objection' })

export const consentsOf = (tx: Tx, matter: string): Promise<ConsentEntity[]> => sql(tx).findBy(Consent, { matter })

/** False if the same person has given it for the seat before. A vote may be changed. */
export const giveConsent = async (tx: Tx, row: ConsentEntity): Promise<boolean> => {
  const { matter, seat, userId, against } = row
  if (await sql(tx).existsBy(Consent, { matter, seat, userId, against })) return false
  await sql(tx).upsert(Consent, row, ['matter', 'seat'])
  return true
}

/** Groups that a closing is about: those of its stage that were open when it was requested, and still are. */
export const groupsToClose = async (tx: Tx, id: string): Promise<readonly string[]> => {
  const rows = await sql(tx).query<{ id: string }[]>(
    `SELECT g.group_id AS id FROM muster.matter m
     JOIN muster.ask_group g ON g.campaign = m.campaign AND g.turn = m.turn AND g.stage = m.stage
     WHERE m.id = $1 AND g.closed_at IS NULL AND g.publish_at IS NULL AND g.opened_at <= m.opened_at AND (m.outcome <> 'sealed' OR g.common)
     ORDER BY g.group_id`,
    [id],
  )
  return rows.map((row) => row.id)
}

const closing = `muster.matter m JOIN muster.campaign c ON c.id = m.campaign AND c.phase = 'RUNNING'
  AND m.turn = c.turn AND m.stage = c.stage WHERE m.kind = 'CLOSING'`

/** Closings whose notice is over. */
export const noticesOver = `${closing} AND m.settled_at IS NULL AND m.due_at <= statement_timestamp()`

/** Closings that were agreed on and not completed. */
const uncompleted = `${closing} AND m.outcome IN ('sealed', 'consent', 'notice') AND EXISTS (SELECT FROM muster.ask_group g
  WHERE g.campaign = m.campaign AND g.turn = m.turn AND g.stage = m.stage AND g.closed_at IS NULL AND g.publish_at IS NULL
    AND g.opened_at <= m.opened_at AND (m.outcome <> 'sealed' OR g.common))`

/** Those that were agreed on just now. */
export const newlyUncompleted = `${uncompleted} AND m.settled_at > statement_timestamp() - interval '1 minute'`

export const dueClosings = (tx: Tx): Promise<{ readonly campaignId: string; readonly matterId: string }[]> =>
  sql(tx).query(
    `SELECT d.campaign AS "campaignId", d.id AS "matterId" FROM (
       SELECT m.campaign, m.id, m.due_at FROM ${noticesOver} UNION ALL SELECT m.campaign, m.id, m.due_at FROM ${uncompleted}) d
     ORDER BY d.due_at LIMIT 100`,
  )
