import type { CampaignEntity } from '../db/entities/campaign.js'
import type { Tx } from './tx.js'
import { sql } from './sql.js'

/**
 * Rows of one table as the JSON text of a list, made in the worker thread, so that the server's thread only passes them on; null: none.
 */
export type Rows = Uint8Array | null

/** What a resolution writes, table by table. */
export interface Writes {
  /** Sheets that are sealed from drafts and standing orders when a group closes. */
  readonly sheets: Rows
  /** Ids of groups that are no longer open. */
  readonly closed: Rows
  /** Questions that the engine withdrew from groups that stay open. */
  readonly lapsed: Rows
  readonly groups: Rows
  readonly asks: Rows
  readonly clocks: Rows
  /** Closings that are due: immediately, or at their deadline. */
  readonly jobs: Rows
  /** Ids of battle desks that are closed. */
  readonly gone: Rows
  readonly battles: Rows
  readonly sides: Rows
  /** What sides call their battles from now on. */
  readonly names: Rows
  readonly briefings: Rows
  readonly outbox: Rows
}

/** Where and when rows are written that follow from one resolution. */
export interface Place {
  readonly campaign: string
  readonly turn: number
  readonly stage: string
  readonly boardHash: string
  readonly now: Date
}

/** Statements that take all rows of one table as JSON: a handful, however many seats there are. */
const write = async (
  tx: Tx,
  statement: string,
  rows: Uint8Array | null,
  values: readonly unknown[],
): Promise<unknown[]> =>
  rows === null
    ? []
    : sql(tx).query<unknown[]>(statement, [Buffer.from(rows.buffer, rows.byteOffset, rows.byteLength), ...values])

const groupRows = `json_to_recordset($1::json) AS r("groupId" text, class text, common boolean, "deadlineAt" timestamptz, "completeAt" timestamptz)`

/** Groups that were closed in a course that does not count any more, and are asked again. */
const againOpened = `UPDATE muster.ask_group g SET class = r.class, common = r.common, turn = $3, stage = $4, deadline_at = r."deadlineAt",
    complete_at = r."completeAt", opened_at = $5, closed_at = NULL, undone_at = NULL, frozen_at = NULL, cools_until = NULL, waited_from = NULL,
    vacation_from = NULL, publish_at = NULL, waits_why = NULL, waits_by = NULL
  FROM ${groupRows} WHERE g.campaign = $2 AND g.group_id = r."groupId" AND g.undone_at IS NOT NULL`

const openGroups = async (tx: Tx, { groups, asks, lapsed, clocks }: Writes, at: Place): Promise<void> => {
  const { campaign, turn, stage, now } = at
  await write(
    tx,
    `UPDATE muster.ask a SET lapsed = true FROM json_to_recordset($1::json) AS r(seat text, "askId" text)
     WHERE a.campaign = $2 AND a.seat = r.seat AND a.ask_id = r."askId"`,
    lapsed,
    [campaign],
  )
  await write(tx, againOpened, groups, [campaign, turn, stage, now])
  await write(
    tx,
    `INSERT INTO muster.ask_group (campaign, group_id, class, common, turn, stage, deadline_at, complete_at, opened_at)
     SELECT $2, r."groupId", r.class, r.common, $3, $4, r."deadlineAt", r."completeAt", $5 FROM ${groupRows}
     WHERE NOT EXISTS (SELECT FROM muster.ask_group g
       WHERE g.campaign = $2 AND g.group_id = r."groupId" AND g.closed_at IS NULL AND g.opened_at = $5)`,
    groups,
    [campaign, turn, stage, now],
  )
  const asked = await write(
    tx,
    `WITH asked AS (INSERT INTO muster.ask AS a (campaign, seat, ask_id, group_id, view, unshown)
       SELECT $2, r.seat, r."askId", r."groupId", r.view, coalesce(r.unshown, false)
       FROM json_to_recordset($1::json) AS r(seat text, "askId" text, "groupId" text, view json, unshown boolean)
       ON CONFLICT (campaign, seat, ask_id) DO UPDATE SET group_id = excluded.group_id, view = excluded.view, lapsed = false, kept = false,
         unshown = excluded.unshown
       WHERE a.lapsed RETURNING 1)
     SELECT 1 WHERE (SELECT count(*) FROM asked) < json_array_length($1::json)`,
    asks,
    [campaign],
  )
  if (asked.length > 0) throw new Error('a question was asked that stands already')
  await write(
    tx,
    `INSERT INTO muster.clock (campaign, class, title, position, turn, stage, public, at)
     SELECT $2, r.class, r.title, r.position, r.turn, r.stage, r.public, r.at
     FROM json_to_recordset($1::json) AS r(class text, title text, position integer, turn integer, stage text, public boolean, at timestamptz)
     ON CONFLICT (campaign, class) DO UPDATE SET title = excluded.title, position = excluded.position, turn = excluded.turn,
       stage = excluded.stage, public = excluded.public, at = excluded.at`,
    clocks,
    [campaign],
  )
}

/** Groups that close, with the jobs that waited for their deadlines. */
const closeGroups = async (tx: Tx, { closed }: Writes, { campaign, now }: Place): Promise<void> => {
  await write(
    tx,
    `UPDATE muster.ask_group g SET closed_at = $3 FROM json_array_elements_text($1::json) AS r(id)
     WHERE g.campaign = $2 AND g.group_id = r.id`,
    closed,
    [campaign, now],
  )
  await write(
    tx,
    `SELECT count(graphile_worker.remove_job('deadline:' || $2 || ':' || r.id)) FROM json_array_elements_text($1::json) AS r(id)`,
    closed,
    [campaign],
  )
}

/** Jobs for groups that open. */
const addJobs = (tx: Tx, { jobs }: Writes, { campaign }: Place): Promise<unknown> =>
  write(
    tx,
    `SELECT count(*) FROM graphile_worker.add_jobs((SELECT array_agg(row('closeGroup',
       json_build_object('campaignId', $2::text, 'groupId', r."groupId", 'why', r.why), NULL, r.at, NULL,
       r.why || ':' || $2 || ':' || r."groupId", NULL, NULL)::graphile_worker.job_spec)
     FROM json_to_recordset($1::json) AS r("groupId" text, why text, at timestamptz)))`,
    jobs,
    [campaign],
  )

const writeDesks = async (tx: Tx, { gone, battles, sides, names }: Writes, at: Place): Promise<void> => {
  const { campaign, now } = at
  await write(
    tx,
    `UPDATE muster.battle b SET closed_at = $2 FROM json_array_elements_text($1::json) AS r(id) WHERE b.id = r.id::uuid`,
    gone,
    [now],
  )
  await write(
    tx,
    `INSERT INTO muster.battle (id, campaign, key, seed, opened_at) SELECT r.id, $2, r.key, r.seed, $3
     FROM json_to_recordset($1::json) AS r(id uuid, key text, seed text)`,
    battles,
    [campaign, now],
  )
  await write(
    tx,
    `INSERT INTO muster.outbox (campaign, kind, payload, at) SELECT $2, 'battle', json_build_object('battle', r.id), $3
     FROM json_to_recordset($1::json) AS r(id uuid)`,
    battles,
    [campaign, now],
  )
  await write(
    tx,
    `INSERT INTO muster.battle_side (battle, campaign, seat) SELECT r.battle, $2, r.seat
     FROM json_to_recordset($1::json) AS r(battle uuid, seat text)`,
    sides,
    [campaign],
  )
  await write(
    tx,
    `INSERT INTO muster.battle_name (campaign, battle, seat, since, about) SELECT $3, r.battle, r.seat, $2, r.about
     FROM json_to_recordset($1::json) AS r(battle uuid, seat text, about text)`,
    names,
    [now, campaign],
  )
}

export const insertBoards = async (tx: Tx, boards: Uint8Array | null): Promise<void> => {
  await write(
    tx,
    `INSERT INTO muster.board (hash, body) SELECT r.hash, r.body FROM json_to_recordset($1::json) AS r(hash text, body json)
     ON CONFLICT DO NOTHING`,
    boards,
    [],
  )
}

/** Sheets that are sealed from drafts and standing orders when a group closes. `names`: by user. */
export const insertSheets = async (
  tx: Tx,
  sheets: Uint8Array,
  { id, turn }: Pick<CampaignEntity, 'id' | 'turn'>,
  names: ReadonlyMap<string, string>,
  now: Date,
): Promise<void> => {
  await write(
    tx,
    `INSERT INTO muster.sheet (campaign, seat, ask_id, turn, orders, salt, hash, head, signature, by, by_name, from_draft, from_standing, at)
     SELECT $2, r.seat, r."askId", $3, r.orders, r.salt, r.hash, r.head, r.signature, r.by, coalesce($4::json ->> r.by, ''), r."fromDraft",
       NOT r."fromDraft", $5
     FROM json_to_recordset($1::json) AS r(seat text, "askId" text, orders json, salt text, hash text, head text, signature text, by text,
       "fromDraft" boolean)`,
    sheets,
    [id, turn, JSON.stringify(Object.fromEntries(names)), now],
  )
  await write(
    tx,
    `SELECT muster.send_receipt($2, r.seat, r."askId") FROM json_to_recordset($1::json) AS r(seat text, "askId" text)`,
    sheets,
    [id],
  )
}

/** What a row does not state itself is the same for all. */
export const insertBriefings = async (
  tx: Tx,
  briefings: Uint8Array | null,
  { campaign, turn, stage, boardHash, number, now }: Place & { readonly number?: number },
): Promise<void> => {
  await write(
    tx,
    `INSERT INTO muster.briefing (campaign, viewer, number, turn, stage, board_hash, view, report, asks, known_hash, corrected, at)
     SELECT $2, r.viewer, coalesce(r.number, $7), coalesce(r.turn, $3), coalesce(r.stage, $4), coalesce(r."boardHash", $5), r.view, r.report,
       r.asks, r."knownHash", r.corrected, coalesce(r.at, $6)
     FROM json_to_recordset($1::json) AS r(viewer text, number integer, turn integer, stage text, "boardHash" text, view json, report json,
       asks json, "knownHash" text, corrected json, at timestamptz)`,
    briefings,
    [campaign, turn, stage, boardHash, now, number ?? null],
  )
}

/** Writes everything that follows from a resolution, except the resolution itself. */
export const writeRows = async (tx: Tx, writes: Writes, at: Place): Promise<void> => {
  const { campaign, now } = at
  await closeGroups(tx, writes, at)
  await openGroups(tx, writes, at)
  await addJobs(tx, writes, at)
  await writeDesks(tx, writes, at)
  await insertBriefings(tx, writes.briefings, at)
  await write(
    tx,
    `INSERT INTO muster.outbox (campaign, kind, payload, at) SELECT $2, 'briefing', r, $3 FROM json_array_elements($1::json) r`,
    writes.outbox,
    [campaign, now],
  )
}
