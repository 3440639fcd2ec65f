import { In, IsNull } from 'typeorm'
import {
  Ask,
  type AskEntity,
  Clock,
  type ClockEntity,
  Group,
  type GroupEntity,
  Sheet,
  type SheetEntity,
} from '../db/entities/asks.js'
import type { CampaignEntity } from '../db/entities/campaign.js'
import type { Tx } from './tx.js'
import { sql } from './sql.js'

export const groupOf = (tx: Tx, campaign: string, groupId: string): Promise<GroupEntity | null> =>
  sql(tx).findOneBy(Group, { campaign, groupId })

export const openGroups = (tx: Tx, campaign: string): Promise<GroupEntity[]> =>
  sql(tx).find(Group, { where: { campaign, closedAt: IsNull() }, order: { groupId: 'ASC' } })

export const updateGroup = async (
  tx: Tx,
  { campaign, groupId }: Pick<GroupEntity, 'campaign' | 'groupId'>,
  changes: Partial<GroupEntity>,
): Promise<void> => {
  await sql(tx).update(Group, { campaign, groupId }, changes)
}

/** The group accepts no more sheets, except those that came before. */
export const freezeGroup = async (tx: Tx, campaign: string, groupId: string): Promise<void> => {
  await sql(tx).query(
    `UPDATE muster.ask_group SET frozen_at = clock_timestamp() WHERE campaign = $1 AND group_id = $2 AND frozen_at IS NULL`,
    [campaign, groupId],
  )
}

/** Sheets are accepted again: nothing was closed after all, and nothing waits to be published. Without a group: in whatever is open. */
export const thawGroups = async (tx: Tx, campaign: string, groupId: string | null = null): Promise<void> => {
  await sql(tx).query(
    `UPDATE muster.ask_group SET frozen_at = NULL
     WHERE campaign = $1 AND ($2::text IS NULL OR group_id = $2) AND closed_at IS NULL AND frozen_at IS NOT NULL AND publish_at IS NULL`,
    [campaign, groupId],
  )
}

/** Open questions of a group, by seat. */
export const asksOf = (tx: Tx, campaign: string, groupId: string): Promise<AskEntity[]> =>
  sql(tx).find(Ask, { where: { campaign, groupId, lapsed: false }, order: { seat: 'ASC', askId: 'ASC' } })

/** Every valid question that a desk was ever asked. */
export const asksAt = (tx: Tx, campaign: string, desk: string): Promise<AskEntity[]> =>
  sql(tx).findBy(Ask, { campaign, seat: desk, lapsed: false })

/** Desks that were asked anything in a stage. */
export const desksAsked = async (
  tx: Tx,
  { id, turn, stage }: Pick<CampaignEntity, 'id' | 'turn' | 'stage'>,
): Promise<readonly string[]> => {
  const rows = await sql(tx).query<{ seat: string }[]>(
    `SELECT DISTINCT a.seat FROM muster.ask_group g JOIN muster.ask a ON a.campaign = g.campaign AND a.group_id = g.group_id
     WHERE g.campaign = $1 AND g.turn = $2 AND g.stage = $3`,
    [id, turn, stage],
  )
  return rows.map(({ seat }) => seat)
}

/** Whether somebody has sealed for a seat in person in the present stage. */
export const stageSealed = async (
  tx: Tx,
  { id, turn, stage }: Pick<CampaignEntity, 'id' | 'turn' | 'stage'>,
  except: readonly string[],
): Promise<boolean> => {
  const rows = await sql(tx).query<{ sealed: boolean }[]>(
    `SELECT EXISTS (
       SELECT FROM muster.ask_group g
       JOIN muster.ask a ON a.campaign = g.campaign AND a.group_id = g.group_id
       JOIN muster.sheet x ON x.campaign = a.campaign AND x.seat = a.seat AND x.ask_id = a.ask_id
       WHERE g.campaign = $1 AND g.turn = $2 AND g.stage = $3 AND NOT x.from_draft AND NOT x.from_standing AND NOT (x.by = ANY($4) OR x.seat = ANY($4))) AS sealed`,
    [id, turn, stage, except],
  )
  return rows[0]?.sealed ?? false
}

/** The last turn in which somebody sealed for a seat in person; 0: none yet. */
export const lastTurnSealed = async (tx: Tx, campaign: string, except: readonly string[]): Promise<number> => {
  const rows = await sql(tx).query<{ turn: number | null }[]>(
    `SELECT max(turn) AS turn FROM muster.sheet
     WHERE campaign = $1 AND NOT from_draft AND NOT from_standing AND NOT (by = ANY($2) OR seat = ANY($2))`,
    [campaign, except],
  )
  return rows[0]?.turn ?? 0
}

export const askOf = (tx: Tx, campaign: string, seat: string, askId: string): Promise<AskEntity | null> =>
  sql(tx).findOneBy(Ask, { campaign, seat, askId, lapsed: false })

export const clocksOf = (tx: Tx, campaign: string): Promise<ClockEntity[]> => sql(tx).findBy(Clock, { campaign })

export const setClock = async (tx: Tx, row: ClockEntity): Promise<void> => {
  await sql(tx).upsert(Clock, row, ['campaign', 'class'])
}

export interface NewDraft {
  readonly campaign: string
  readonly seat: string
  readonly askId: string
  /** `OrderDraft`s and `OrderProblem`s. */
  readonly orders: readonly object[]
  readonly problems: readonly object[]
  /** `OrderProblem`s that prevent nothing. */
  readonly warnings: readonly object[]
  readonly by: string
  readonly updatedAt: Date
}

/** Valid sheets, of all asks of a group. */
export const sheetsOf = async (tx: Tx, asks: readonly AskEntity[]): Promise<SheetEntity[]> => {
  const campaign = asks[0]?.campaign
  if (campaign === undefined) return []
  const askIds = [...new Set(asks.map(({ askId }) => askId))]
  return sql(tx).findBy(Sheet, { campaign, askId: In(askIds), replacedAt: IsNull() })
}

export const sheetOf = (tx: Tx, campaign: string, seat: string, askId: string): Promise<SheetEntity | null> =>
  sql(tx).findOneBy(Sheet, { campaign, seat, askId, replacedAt: IsNull() })

/**
 * The stored revision; null: the current one is not `revision`, or its writer may not write it any more: they have lost their place meanwhile, or are entrusted with other
 * pieces. Without a revision anything is replaced; 0 replaces nothing.
 */
export const setDraft = async (
  tx: Tx,
  { campaign, seat, askId, orders, problems, warnings, by, updatedAt }: NewDraft,
  { revision, pieces }: { readonly revision: number | null; readonly pieces: readonly string[] | null },
): Promise<number | null> => {
  const rows = await sql(tx).query<{ revision: number }[]>(
    `INSERT INTO muster.draft AS d (campaign, seat, ask_id, orders, problems, warnings, by, updated_at, authors)
     SELECT $1::uuid, $2::text, $3::text, $4::json, $5::json, $6::json, $7::text, $8::timestamptz, muster.draft_authors('[]', '{}', $4, $7)
     WHERE muster.desk_at($7, $1) = $2
       AND (SELECT m.pieces::jsonb FROM muster.command_of($7, $1, $2, $3) m) IS NOT DISTINCT FROM $10::jsonb
     ON CONFLICT (campaign, seat, ask_id) DO UPDATE SET orders = excluded.orders, problems = excluded.problems, warnings = excluded.warnings,
       by = excluded.by, updated_at = excluded.updated_at, revision = d.revision + 1,
       authors = muster.draft_authors(d.orders, d.authors, excluded.orders, excluded.by)
     WHERE $9::integer IS NULL OR d.revision = $9 RETURNING d.revision`,
    [
      campaign,
      seat,
      askId,
      ...[orders, problems, warnings].map((list) => JSON.stringify(list)),
      by,
      updatedAt,
      revision,
      pieces && JSON.stringify(pieces),
    ],
  )
  return rows[0]?.revision ?? null
}

/** Groups in which all have sealed, and that have cooled down by now. */
export const cooledGroups = `muster.ask_group g JOIN muster.campaign c ON c.id = g.campaign AND c.phase = 'RUNNING'
  WHERE g.closed_at IS NULL AND g.complete_at IS NULL AND g.cools_until <= statement_timestamp()`

/** Whether there is such a group. */
export const isCooled = async (tx: Tx): Promise<boolean> => {
  const rows = await sql(tx).query<{ any: boolean }[]>(`SELECT EXISTS (SELECT FROM ${cooledGroups}) AS any`)
  return rows[0]?.any ?? false
}

/** Groups that have cooled down are complete. One in which somebody has just taken a seal back is not. */
export const completeCooled = async (tx: Tx): Promise<void> => {
  await sql(tx).query(
    `UPDATE muster.ask_group x SET complete_at = clock_timestamp() FROM muster.campaign c
     WHERE c.id = x.campaign AND c.phase = 'RUNNING' AND x.closed_at IS NULL AND x.complete_at IS NULL AND x.cools_until <= clock_timestamp()`,
  )
}

/** Groups that should have been resolved by now, whatever became of their jobs; those that wait for a facilitator when their time is over, or there is none. */
export const overdue = `muster.ask_group g JOIN muster.campaign c ON c.id = g.campaign AND c.phase = 'RUNNING'
  WHERE g.closed_at IS NULL AND (
    g.publish_at IS NULL AND g.deadline_at <= statement_timestamp() OR g.publish_at IS NULL AND g.complete_at IS NOT NULL
    OR g.publish_at IS NOT NULL AND (g.publish_at <= statement_timestamp() OR NOT EXISTS (SELECT FROM muster.place l
      WHERE l.campaign = g.campaign AND l.role = 'FACILITATOR' AND l.until IS NULL)))`

export const overdueGroups = (
  tx: Tx,
): Promise<{ campaignId: string; groupId: string; why: 'complete' | 'deadline' }[]> =>
  sql(tx).query(
    `SELECT g.campaign AS "campaignId", g.group_id AS "groupId",
       CASE WHEN g.complete_at IS NULL THEN 'deadline' ELSE 'complete' END AS why
     FROM ${overdue} ORDER BY least(g.deadline_at, g.complete_at, g.publish_at) LIMIT 100`,
  )

/** Questions to bots that are still open. */
const openBotAsks = `muster.seat t JOIN muster.campaign c ON c.id = t.campaign AND c.phase = 'RUNNING'
  JOIN muster.ask_group g ON g.campaign = t.campaign AND g.closed_at IS NULL AND g.complete_at IS NULL AND g.publish_at IS NULL
  JOIN muster.ask a ON a.campaign = g.campaign AND a.group_id = g.group_id AND a.seat = t.seat AND NOT a.lapsed AND NOT a.kept
  WHERE t.bot AND (g.deadline_at IS NULL OR g.deadline_at > statement_timestamp())
    AND NOT EXISTS (SELECT FROM muster.sheet x
      WHERE x.campaign = a.campaign AND x.seat = a.seat AND x.ask_id = a.ask_id AND x.replaced_at IS NULL)`

/** Those that have just been asked. */
export const newBotAsks = `${openBotAsks} AND g.opened_at > statement_timestamp() - interval '1 minute'`

/** Those of one campaign, or of all. */
export const idleBotAsks = (
  tx: Tx,
  campaign: string | null,
): Promise<{ campaignId: string; seat: string; askId: string }[]> =>
  sql(tx).query(
    `SELECT a.campaign AS "campaignId", a.seat, a.ask_id AS "askId"
     FROM ${openBotAsks} AND ($1::uuid IS NULL OR t.campaign = $1) ORDER BY a.campaign, t.position, a.ask_id`,
    [campaign],
  )
