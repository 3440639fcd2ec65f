import * as books from './books.js'
import type { Tx } from './tx.js'
import { sql } from './sql.js'

/** A resolution of the course that counts. */
export interface CourseRow {
  readonly revision: number
  readonly groupId: string | null
  readonly turn: number
  readonly stage: string
  /** To which resolution's state the campaign went back with it; null: it is one like any other. */
  readonly restores: number | null
  /** At which all were told of it: of one that is played again, the first of its like. */
  readonly origin: number
  /** Which one it was before it was played again; null: it is one like any other. */
  readonly again: number | null
  /** Whether another edition plays on from there. */
  readonly moves: boolean
  /** Whether its group asked all seats the same, and no facilitator. */
  readonly common: boolean
  readonly stateHash: string
}

type Row = Omit<CourseRow, 'origin'>

/** When all were told of it: what is played again was told before. */
const originOf = (rows: readonly Row[], { revision, restores, again }: Row): number => {
  const before = rows.find((one) => one.revision === (restores ?? again))
  return before ? originOf(rows, before) : revision
}

/** What counts, in order. A campaign goes back only to what counts, so whatever was between is left out with all that was in it. */
export const courseNow = async (tx: Tx, campaign: string): Promise<readonly CourseRow[]> => {
  const rows = await sql(tx).query<Row[]>(
    `SELECT r.revision, r.group_id AS "groupId", r.turn, r.stage, CASE WHEN r.why = 'restored' THEN (r.input ->> 'restores')::integer END AS restores,
       CASE WHEN r.why = 'again' THEN (r.input ->> 'again')::integer END AS again,
       r.input -> 'edition' IS NOT NULL AS moves, r.state_hash AS "stateHash",
       coalesce(g.common, false) AND NOT EXISTS (SELECT FROM muster.ask a
         WHERE a.campaign = g.campaign AND a.group_id = g.group_id AND a.seat IN ('facilitator', 'calendar')) AS common
     FROM muster.resolution r LEFT JOIN muster.ask_group g ON g.campaign = r.campaign AND g.group_id = r.group_id
     WHERE r.campaign = $1 ORDER BY r.revision`,
    [campaign],
  )
  return rows
    .filter(
      ({ revision }) =>
        !rows.some((later) => later.restores !== null && later.restores < revision && later.revision > revision),
    )
    .map((row) => ({ ...row, origin: originOf(rows, row) }))
}

/** What followed a resolution, as texts of JSON, apart from the state itself. */
export interface Since {
  /** Of each resolution that counts. */
  readonly steps: string
  /** What was told. */
  readonly earlier: string
  /** Sheets that stand, of groups that were closed since or are open. */
  readonly sealed: string
  /** Groups that were closed since. */
  readonly closed: readonly string[]
}

/** Texts that `stateAt` builds a state from. */
export const stateToBuild = async (
  tx: Tx,
  { id, edition }: { readonly id: string; readonly edition: string },
  revision: number,
) => {
  const kept = await books.keptState(tx, id, revision)
  if (!kept) throw new Error('no state is kept')
  const resolutions = await books.resolutionsOf(tx, id, kept.revision + 1, revision)
  return {
    edition: (await books.editionAfter(tx, id, kept.revision)) ?? edition,
    state: kept.state,
    resolutions: resolutions.map(({ events, next }) => ({ events, next })),
  }
}

const closedSince = `g.campaign = $1 AND g.closed_at > (SELECT r.at FROM muster.resolution r WHERE r.campaign = $1 AND r.revision = $2)
  AND g.undone_at IS NULL`

export const sheetsSince = async (tx: Tx, campaign: string, revision: number): Promise<string> => {
  const rows = await sql(tx).query<{ sealed: string }[]>(
    `SELECT (SELECT coalesce(json_agg(json_build_object('groupId', g.group_id, 'seat', x.seat, 'askId', x.ask_id, 'orders', x.orders)
         ORDER BY x.seat, x.ask_id), '[]')
       FROM muster.ask_group g JOIN muster.ask a ON a.campaign = g.campaign AND a.group_id = g.group_id
       JOIN muster.sheet x ON x.campaign = a.campaign AND x.seat = a.seat AND x.ask_id = a.ask_id AND x.replaced_at IS NULL
       WHERE g.campaign = $1 AND (g.closed_at IS NULL OR (${closedSince})))::text AS sealed`,
    [campaign, revision],
  )
  return rows[0]?.sealed ?? '[]'
}

export const readSince = async (
  tx: Tx,
  campaign: string,
  revision: number,
  counted: readonly number[],
): Promise<Since> => {
  const rows = await sql(tx).query<Omit<Since, 'sealed'>[]>(
    `SELECT
       (SELECT coalesce(json_agg(json_build_object('revision', r.revision, 'turn', r.turn, 'stage', r.stage, 'groupId', r.group_id, 'input', r.input, 'eventsHash', r.events_hash, 'events', r.events, 'throws', r.throws, 'title', coalesce(
           (SELECT min(a.view ->> 'title') FROM muster.ask a WHERE a.campaign = $1 AND a.group_id = r.group_id), ''))
         ORDER BY r.revision), '[]') FROM muster.resolution r WHERE r.campaign = $1 AND r.revision = ANY($3))::text AS steps,
       (SELECT coalesce(json_agg(json_build_object('viewer', b.viewer, 'number', b.number, 'turn', b.turn, 'stage', b.stage, 'report', b.report,
           'corrected', b.corrected) ORDER BY b.viewer, b.number), '[]')
         FROM muster.briefing b
         WHERE b.campaign = $1 AND b.at > (SELECT r.at FROM muster.resolution r WHERE r.campaign = $1 AND r.revision = $2))::text AS earlier,
       (SELECT coalesce(array_agg(g.group_id ORDER BY g.group_id), '{}') FROM muster.ask_group g WHERE ${closedSince}) AS closed`,
    [campaign, revision, counted],
  )
  if (!rows[0]) throw new Error('the books are missing')
  return { ...rows[0], sealed: await sheetsSince(tx, campaign, revision) }
}

interface DeskAsk {
  readonly seat: string
  readonly askId: string
}

/** What of the questions and answers of a campaign does not count any more, or is kept as it was. */
export interface Undone {
  readonly undone: readonly string[]
  readonly unsealed: readonly DeskAsk[]
}

const asRows = `json_to_recordset($2::json) AS r(seat text, "askId" text)`

/** Before groups open: those that do not count may be asked again, and a person’s sheet that does not count is the draft again. */
export const undo = async (tx: Tx, campaign: string, { undone, unsealed }: Undone, now: Date): Promise<void> => {
  await sql(tx).query(
    `UPDATE muster.ask_group g SET undone_at = $3, closed_at = coalesce(g.closed_at, $3), publish_at = NULL
     WHERE g.campaign = $1 AND g.group_id = ANY($2)`,
    [campaign, undone, now],
  )
  await sql(tx).query(`UPDATE muster.ask a SET lapsed = true WHERE a.campaign = $1 AND a.group_id = ANY($2)`, [
    campaign,
    undone,
  ])
  const rows = JSON.stringify(unsealed)
  await sql(tx).query(
    `INSERT INTO muster.draft AS d (campaign, seat, ask_id, orders, problems, warnings, by, updated_at)
     SELECT x.campaign, x.seat, x.ask_id, x.orders, '[]', '[]', x.by, $3 FROM ${asRows}
     JOIN muster.sheet x ON x.campaign = $1 AND x.seat = r.seat AND x.ask_id = r."askId" AND x.replaced_at IS NULL AND x.by <> 'bot'
     ON CONFLICT (campaign, seat, ask_id) DO UPDATE SET orders = excluded.orders, problems = excluded.problems, warnings = excluded.warnings,
       by = excluded.by, updated_at = excluded.updated_at, revision = d.revision + 1`,
    [campaign, rows, now],
  )
  await sql(tx).query(
    `UPDATE muster.sheet x SET replaced_at = $3 FROM ${asRows}
     WHERE x.campaign = $1 AND x.seat = r.seat AND x.ask_id = r."askId" AND x.replaced_at IS NULL`,
    [campaign, rows, now],
  )
  await sql(tx).query(
    `UPDATE muster.ask_group g SET complete_at = NULL, cools_until = NULL, publish_at = NULL, frozen_at = NULL FROM ${asRows}
     JOIN muster.ask a ON a.campaign = $1 AND a.seat = r.seat AND a.ask_id = r."askId"
     WHERE g.campaign = $1 AND g.group_id = a.group_id AND g.closed_at IS NULL`,
    [campaign, rows],
  )
}

/** After groups have opened: what is asked as it is now, and whose answers are kept. */
export const askAsNow = async (
  tx: Tx,
  campaign: string,
  views: Uint8Array | null,
  kept: readonly DeskAsk[],
): Promise<void> => {
  if (views)
    await sql(tx).query(
      `UPDATE muster.ask a SET view = r.view FROM json_to_recordset($2::json) AS r(seat text, "askId" text, view json)
       WHERE a.campaign = $1 AND a.seat = r.seat AND a.ask_id = r."askId" AND a.view::text <> r.view::text`,
      [campaign, Buffer.from(views.buffer, views.byteOffset, views.byteLength)],
    )
  await sql(tx).query(
    `UPDATE muster.ask a SET kept = true FROM ${asRows} WHERE a.campaign = $1 AND a.seat = r.seat AND a.ask_id = r."askId"`,
    [campaign, JSON.stringify(kept)],
  )
}
