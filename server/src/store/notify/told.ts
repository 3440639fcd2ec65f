import { signalTold } from '../queue.js'
import { sql, type Tx } from '../sql.js'
import { answering, unsealed } from './fragments.js'
import { numberOwn } from './numbers.js'

/** One node at a time tells, so that the numbers of what one person is told grow in the order in which they can be read. */
const tellingLock = 7_302_116

const batch = 200

const aboutGroup = `json_build_object('turn', g.turn, 'stage', g.stage, 'desk', a.seat, 'group', g.group_id)`

/** Questions that a briefing brought and that nobody has answered. Of one group a person is told once. */
const questions = `SELECT p.account, d.campaign, CASE WHEN g.common THEN 'ORDERS' ELSE 'QUESTION' END AS kind,
    concat_ws(':', 'ask', d.campaign, a.seat, g.group_id) AS event, ${aboutGroup} AS about, d.id
  FROM due d JOIN muster.ask a ON a.campaign = d.campaign AND d.payload ->> 'viewer' IN (a.seat, 'seat:' || a.seat) AND NOT a.lapsed AND NOT a.unshown
  JOIN muster.ask_group g ON g.campaign = a.campaign AND g.group_id = a.group_id AND g.closed_at IS NULL
  CROSS JOIN LATERAL ${answering('a.campaign', 'a.seat')} p
  WHERE d.kind = 'briefing' AND ${unsealed}`

/** Its sides alone know of a battle, and of what is said about when to play it. */
const battles = `SELECT h.account, d.campaign,
    CASE WHEN d.kind = 'battle' THEN 'BATTLE' ELSE CASE d.payload ->> 'kind' WHEN 'TIMES' THEN 'TIMES' WHEN 'AGREEMENT' THEN 'AGREED' ELSE 'CALLED_OFF' END END,
    concat_ws(':', 'battle', d.payload ->> 'battle', d.payload ->> 'number'), json_build_object('battle', d.payload ->> 'battle'), d.id
  FROM due d JOIN muster.battle_side s ON s.battle = (d.payload ->> 'battle')::uuid
  CROSS JOIN LATERAL ${answering('s.campaign', 's.seat')} h
  WHERE d.kind IN ('battle', 'battleEntry') AND s.seat IS DISTINCT FROM d.payload ->> 'seat'`

/** Whom a letter is written to is told once that something is there, until they have read the conversation. */
const letters = `SELECT r.account, d.campaign, 'LETTER', concat_ws(':', 'letter', d.campaign, l.conversation, extract(epoch FROM k.read_at)),
    json_build_object('letter', l.id), d.id
  FROM due d JOIN muster.letter l ON l.id = (d.payload ->> 'letter')::uuid CROSS JOIN LATERAL muster.letter_readers(l.id) r
  LEFT JOIN muster.letter_mark k ON k.campaign = l.campaign AND k.user_id = r.account AND k.conversation = l.conversation
  WHERE d.kind = 'letter' AND r.addressed AND r.account <> l.by_user AND coalesce(k.read_at < l.delivered_at, true)`

/** Organisers are told that somebody asks for a seat, and whoever asked what the answer is; nobody else is. */
const requests = `SELECT m.account, d.campaign, d.payload ->> 'kind', concat_ws(':', 'request', r.id, d.payload ->> 'kind'),
    json_build_object('request', r.id), d.id
  FROM due d JOIN muster.campaign c ON c.id = d.campaign JOIN muster.seat_request r ON r.id = (d.payload ->> 'request')::uuid
  CROSS JOIN LATERAL (
    SELECT r.user_id AS account WHERE d.payload ->> 'kind' <> 'REQUESTED'
    UNION SELECT c.organiser WHERE d.payload ->> 'kind' = 'REQUESTED'
    UNION SELECT n.user_id FROM muster.naming n WHERE d.payload ->> 'kind' = 'REQUESTED' AND n.campaign = c.id
      AND n.role = 'CO_ORGANISER' AND n.accepted_at IS NOT NULL AND n.ended_at IS NULL) m
  WHERE d.kind = 'request' AND m.account IS NOT NULL`
/** The facilitator alone is told that something could not happen which was prepared. */
const notHappened = `SELECT l.user_id AS account, d.campaign, 'NOT_HAPPENED', concat_ws(':', 'event', d.payload ->> 'event'),
    json_build_object('turn', c.turn, 'stage', c.stage), d.id
  FROM due d JOIN muster.campaign c ON c.id = d.campaign AND NOT c.blind_facilitator
  JOIN muster.place l ON l.campaign = c.id AND l.until IS NULL AND l.role = 'FACILITATOR' WHERE d.kind = 'event'`

/** All members but the writer are told of new entries, of each day's once. */
const chronicle = `SELECT m.account, d.campaign, 'CHRONICLE', concat_ws(':', 'chronicle', d.campaign, to_char(e.written_at AT TIME ZONE 'UTC', 'YYYY-MM-DD')),
    json_build_object('turn', c.turn, 'stage', c.stage), d.id
  FROM due d JOIN muster.campaign c ON c.id = d.campaign JOIN muster.chronicle_entry e ON e.id = (d.payload ->> 'entry')::uuid AND e.hidden_by IS NULL
  CROSS JOIN LATERAL (
    SELECT h.user_id AS account FROM muster.holding h WHERE h.campaign = c.id AND h.until IS NULL
    UNION SELECT q.user_id FROM muster.commander q WHERE q.campaign = c.id AND q.user_id IS NOT NULL AND q.ended_at IS NULL
    UNION SELECT l.user_id FROM muster.place l WHERE l.campaign = c.id AND l.until IS NULL
    UNION SELECT c.organiser) m
  WHERE d.kind = 'chronicle' AND m.account IS NOT NULL AND m.account <> e.by_user`

/** Who answers at a desk is sent the receipt of what was sealed there, if they have chosen to be. */
const receipts = `SELECT r.account, d.campaign, 'RECEIPT', concat_ws(':', 'receipt', d.campaign, d.payload #>> '{receipt,hash}'), d.payload, d.id
  FROM due d CROSS JOIN LATERAL muster.receipt_readers(d.campaign, d.payload #>> '{receipt,seat}') r WHERE d.kind = 'receipt'`

/** Who is told of a line in the log of the table, and as what. Every member may read the line itself. */
const ofLog = `(VALUES ('STARTED', 'STARTED', 'members'), ('PAUSED', 'PAUSED', 'members'), ('RESUMED', 'RESUMED', 'members'), ('HELD', 'HELD', 'members'),
  ('ENDED', 'ENDED', 'members'), ('UNORGANISED', 'UNORGANISED', 'members'), ('EXTENDED', 'EXTENDED', 'members'),
  ('CLOSING_ASKED', 'CONSENT', 'holders'), ('WAITS', 'CONSENT', 'holders'), ('VOTE_CALLED', 'VOTE', 'voters'), ('ELECTED', 'ORGANISER', 'members'),
  ('ORGANISES', 'ORGANISER', 'members'), ('NAMED', 'NAMED', 'of'), ('REMOVED', 'REMOVED', 'of'), ('LEFT', 'VACATED', 'organiser'), ('CONCEDED', 'VACATED', 'organiser'), ('JOINED', 'JOINED', 'organiser'),
  ('SEAT_SILENT', 'ABSENT', 'of'), ('SEAT_SILENT', 'SILENT', 'organiser'), ('REPLACED', 'REPLACED', 'of'), ('DEPUTY', 'DEPUTY', 'of'), ('DEPUTY_ENDED', 'DEPUTY_ENDED', 'of'),
  ('DEPUTY_BEGAN', 'DEPUTY_BEGAN', 'of'), ('COMMANDER', 'JOINED', 'of'), ('COMMANDER_ENDED', 'REMOVED', 'of'), ('SEAT_OFFERED', 'SEAT_OFFERED', 'organiser'),
  ('FULL', 'FULL', 'organiser'), ('ROLL_CALLED', 'ROLL_CALL', 'holders'), ('STAGE_WAITS', 'PUBLISH', 'facilitator')) AS k (line, kind, whom)`

const log = `SELECT m.account, d.campaign, k.kind, concat_ws(':', 'log', d.campaign, d.payload ->> 'number'),
    json_build_object('turn', c.turn, 'stage', c.stage), d.id
  FROM due d JOIN muster.campaign c ON c.id = d.campaign JOIN ${ofLog} ON k.line = d.payload ->> 'kind'
  CROSS JOIN LATERAL (
    SELECT h.user_id AS account FROM muster.holding h WHERE h.campaign = c.id AND h.until IS NULL AND k.whom IN ('members', 'holders', 'voters')
    UNION SELECT p.user_id FROM muster.deputyship p WHERE p.campaign = c.id AND p.user_id IS NOT NULL AND p.ended_at IS NULL
      AND p.until_at > clock_timestamp() AND k.whom = 'members'
    UNION SELECT q.user_id FROM muster.commander q WHERE q.campaign = c.id AND q.user_id IS NOT NULL AND q.ended_at IS NULL AND k.whom = 'members'
    UNION SELECT l.user_id FROM muster.place l WHERE l.campaign = c.id AND l.until IS NULL AND k.whom = 'members'
    UNION SELECT l.user_id FROM muster.place l WHERE l.campaign = c.id AND l.until IS NULL AND l.role = 'FACILITATOR' AND k.whom = 'facilitator'
    UNION SELECT c.organiser WHERE k.whom IN ('members', 'organiser', 'voters')
    UNION SELECT n.user_id FROM muster.naming n WHERE n.campaign = c.id AND k.whom = 'organiser'
      AND n.role = 'CO_ORGANISER' AND n.accepted_at IS NOT NULL AND n.ended_at IS NULL
    UNION SELECT d.payload ->> 'of' WHERE k.whom = 'of') m
  WHERE d.kind = 'log' AND m.account IS NOT NULL AND m.account IS DISTINCT FROM d.payload ->> 'by'`

/** What every member may know, for the channels of a campaign, which belong to nobody. */
const shared = `SELECT NULL, d.campaign, k.kind, concat_ws(':', 'log', d.campaign, d.payload ->> 'number'),
    json_build_object('turn', c.turn, 'stage', c.stage), d.id
  FROM due d JOIN muster.campaign c ON c.id = d.campaign JOIN ${ofLog} ON k.line = d.payload ->> 'kind' AND k.whom = 'members'
  WHERE d.kind = 'log' AND EXISTS (SELECT FROM muster.notify_channel n WHERE n.campaign = c.id)
  UNION ALL
  SELECT NULL, d.campaign, 'STAGE', concat_ws(':', 'stage', d.campaign, d.id), d.payload, d.id
  FROM due d JOIN muster.campaign c ON c.id = d.campaign AND c.phase <> 'ENDED'
  WHERE d.kind = 'stage' AND EXISTS (SELECT FROM muster.notify_channel n WHERE n.campaign = c.id)`

/** Somebody who has deleted their account since, or is blocked, is told nothing, on whatever channel. */
const insert = `INSERT INTO muster.notification (account, campaign, kind, event, about)
  SELECT t.account, t.campaign, t.kind, t.event, t.about FROM told t WHERE t.account IS NULL OR muster.is_told(t.account)`

/** What every person is told by mail, unless they chose otherwise; nobody has to ask for it. */
const ownMail = `INSERT INTO muster.notify_channel (id, account, kind)
  SELECT DISTINCT muster.mail_channel(n.account), n.account, 'EMAIL' FROM muster.notification n WHERE n.number = ANY($1) AND n.account IS NOT NULL
  AND NOT EXISTS (SELECT FROM muster.notify_channel c WHERE c.account = n.account AND c.kind = 'EMAIL') ON CONFLICT DO NOTHING`

/** One delivery for each channel that its owner wants it on: as chosen for the campaign, else as chosen for all, else by default. A digest is a mail. */
const spread = `INSERT INTO muster.delivery (notification, channel)
  SELECT n.number, c.id FROM muster.notification n
  JOIN muster.notify_channel c ON (c.account = n.account OR (n.account IS NULL AND c.campaign = n.campaign)) AND NOT c.paused
  LEFT JOIN muster.notify_choice here ON here.channel = c.id AND here.campaign = n.campaign
  LEFT JOIN muster.notify_choice base ON base.channel = c.id AND base.campaign IS NULL
  WHERE n.number = ANY($1) AND n.kind <> ALL (coalesce(here.muted, base.muted, muster.muted_by_default())) AND (n.kind <> 'DIGEST' OR c.kind = 'EMAIL')
  ON CONFLICT DO NOTHING`

export const lockTelling = async (tx: Tx): Promise<void> => {
  await sql(tx).query('SELECT pg_advisory_xact_lock($1)', [tellingLock])
}

/** Writes what was found, each person and event once, and hands it to the channels. */
export const tell = async (tx: Tx, told: string, values: readonly unknown[]): Promise<void> => {
  const rows = await sql(tx).query<{ number: string; account: string | null }[]>(
    `WITH ${told} ${insert} ORDER BY t.id ON CONFLICT DO NOTHING RETURNING number, account`,
    [...values],
  )
  const numbers = rows.map(({ number }) => number)
  if (numbers.length === 0) return
  await numberOwn(tx, numbers)
  await sql(tx).query(ownMail, [numbers])
  await sql(tx).query(spread, [numbers])
  await signalTold(tx, [...new Set(rows.flatMap(({ account }) => account ?? []))])
}

/** What has happened and nobody has been told of yet. */
export const untold = `muster.outbox o WHERE o.sent_at IS NULL`

/** Tells the persons concerned of what has happened: all of a batch or, whatever comes between, nothing. Whether there may be more. */
export const tellOutbox = async (tx: Tx): Promise<boolean> => {
  await lockTelling(tx)
  const rows = await sql(tx).query<{ id: string }[]>(`SELECT o.id FROM ${untold} ORDER BY o.id LIMIT $1 FOR UPDATE`, [
    batch,
  ])
  if (rows.length === 0) return false
  const ids = rows.map(({ id }) => id)
  await tell(
    tx,
    `due AS MATERIALIZED (SELECT o.* FROM muster.outbox o JOIN muster.campaign c ON c.id = o.campaign WHERE o.id = ANY($1)),
     told AS (${[questions, battles, letters, chronicle, requests, receipts, notHappened, log, shared].join('\n UNION ALL ')})`,
    [ids],
  )
  await sql(tx).query('UPDATE muster.outbox SET sent_at = clock_timestamp() WHERE id = ANY($1)', [ids])
  return ids.length === batch
}

/** When a question is warned of: after three quarters of its time, but a day before its deadline at the earliest, and an hour at the latest. */
const lead = `least(interval '24 hours', greatest(interval '1 hour', (g.deadline_at - g.opened_at) / 4))`

const openTo = `FROM muster.ask_group g JOIN muster.campaign c ON c.id = g.campaign AND c.phase = 'RUNNING'
  JOIN muster.ask a ON a.campaign = g.campaign AND a.group_id = g.group_id AND NOT a.lapsed AND NOT a.unshown
  CROSS JOIN LATERAL ${answering('a.campaign', 'a.seat')} p
  WHERE g.closed_at IS NULL AND g.frozen_at IS NULL AND (g.deadline_at IS NULL OR g.deadline_at > clock_timestamp()) AND ${unsealed}`

/** A deadline is near, and the answer is missing. A deadline that was moved is warned of anew. */
const warnings = `SELECT p.account, g.campaign, 'DEADLINE' AS kind,
    concat_ws(':', 'deadline', g.campaign, a.seat, g.group_id, extract(epoch FROM g.deadline_at)) AS event, ${aboutGroup} AS about, 0 AS id
  ${openTo} AND g.deadline_at - g.opened_at > interval '1 hour' AND g.deadline_at - ${lead} <= clock_timestamp()`

/** Who is awaited is told only where all are asked the same and the campaign shows who has sealed. */
const last = `SELECT p.account, g.campaign, 'LAST', concat_ws(':', 'last', g.campaign, a.seat, g.group_id), ${aboutGroup}, 0
  ${openTo} AND g.common AND c.show_sealed AND a.seat <> 'facilitator'
  AND EXISTS (SELECT FROM muster.ask o WHERE o.campaign = g.campaign AND o.group_id = g.group_id AND NOT o.lapsed AND o.seat <> a.seat)
  AND NOT EXISTS (SELECT FROM muster.ask o WHERE o.campaign = g.campaign AND o.group_id = g.group_id AND NOT o.lapsed AND o.seat <> a.seat
    AND NOT EXISTS (SELECT FROM muster.sheet y
      WHERE y.campaign = o.campaign AND y.seat = o.seat AND y.ask_id = o.ask_id AND y.replaced_at IS NULL))`

/** Tells what no event brings: that a deadline is near, and that one is the last who is awaited. */
export const tellAwaited = async (tx: Tx): Promise<void> => {
  await lockTelling(tx)
  await tell(
    tx,
    `open AS MATERIALIZED (${warnings} UNION ALL ${last}), told AS (SELECT o.* FROM open o
       WHERE NOT EXISTS (SELECT FROM muster.notification n WHERE n.event = o.event AND n.account = o.account))`,
    [],
  )
}
