import type { Tx } from './tx.js'
import { sql } from './sql.js'

/**
 * One JSON text of everything that a resolution depends on apart from the state: `Facts`. `$1` campaign, `$2` group or null, `$3` whether its drafts count, `$4` whether standing
 * orders do.
 * Everything is ordered, so that equal facts are equal texts.
 */
const facts = `SELECT json_build_object(
  'campaign', json_build_object('id', c.id, 'ruleset', c.ruleset, 'edition', c.edition, 'nextEdition', c.next_edition, 'tabletop', c.tabletop, 'turn', c.turn, 'stage', c.stage,
    'revision', c.revision, 'timeZone', c.time_zone, 'deadlineRules', c.deadline_rules, 'noticeHours', c.notice_hours,
    'drafts', c.draft_at_deadline, 'boardHash', c.board_hash),
  'group', (SELECT json_build_object('groupId', g.group_id, 'common', g.common)
    FROM muster.ask_group g WHERE g.campaign = c.id AND g.group_id = $2),
  'members', (SELECT coalesce(json_agg(json_build_object('seat', a.seat, 'askId', a.ask_id, 'view', a.view, 'kept', a.kept) ORDER BY a.seat, a.ask_id), '[]')
    FROM muster.ask a WHERE a.campaign = c.id AND a.group_id = $2 AND NOT a.lapsed),
  'sheets', (SELECT coalesce(json_agg(json_build_object('seat', x.seat, 'askId', x.ask_id, 'orders', x.orders, 'hash', x.hash,
      'fromDraft', x.from_draft, 'reason', x.reason) ORDER BY x.seat, x.ask_id), '[]')
    FROM muster.ask a JOIN muster.sheet x ON x.campaign = a.campaign AND x.seat = a.seat AND x.ask_id = a.ask_id AND x.replaced_at IS NULL
    WHERE a.campaign = c.id AND a.group_id = $2 AND NOT a.lapsed),
  'drafts', (SELECT coalesce(json_agg(json_build_object('seat', d.seat, 'askId', d.ask_id, 'orders', d.orders, 'by', d.by)
      ORDER BY d.seat, d.ask_id), '[]')
    FROM muster.ask a JOIN muster.draft d ON d.campaign = a.campaign AND d.seat = a.seat AND d.ask_id = a.ask_id
    WHERE $3 AND a.campaign = c.id AND a.group_id = $2 AND NOT a.lapsed AND NOT a.kept),
  'standing', (SELECT coalesce(json_agg(json_build_object('seat', s.seat, 'askId', s.ask_id, 'orders', s.orders, 'by', s.by)
      ORDER BY s.seat, s.ask_id), '[]')
    FROM muster.standing_for(c.id, $2) s WHERE $4),
  'seats', (SELECT coalesce(json_agg(json_build_object('seat', t.seat, 'bytes', t.bytes, 'bot', t.bot) ORDER BY t.position), '[]')
    FROM muster.seat t WHERE t.campaign = c.id),
  -- Who waits for a start that is kept begins with the next turn.
  'arrivals', (SELECT coalesce(json_agg(l.seat ORDER BY t.position), '[]') FROM muster.place l
    JOIN muster.seat t ON t.campaign = l.campaign AND t.seat = l.seat AND t.reserved_until IS NOT NULL
    WHERE l.campaign = c.id AND l.role = 'WAITING' AND l.until IS NULL),
  -- Who leaves in between reads nothing of what is told after they left.
  'holdings', (SELECT coalesce(json_agg(h.id ORDER BY h.id), '[]') FROM muster.holding h WHERE h.campaign = c.id AND h.until IS NULL),
  'deputies', (SELECT coalesce(json_agg(d.id ORDER BY d.id), '[]') FROM muster.deputyship d WHERE d.campaign = c.id AND d.user_id IS NOT NULL
    AND d.ended_at IS NULL AND d.from_at <= clock_timestamp() AND d.until_at > clock_timestamp()),
  'commanders', (SELECT coalesce(json_agg(m.id ORDER BY m.id), '[]') FROM muster.commander m
    WHERE m.campaign = c.id AND m.user_id IS NOT NULL AND m.ended_at IS NULL),
  'facilitator', EXISTS (SELECT FROM muster.place l WHERE l.campaign = c.id AND l.role = 'FACILITATOR' AND l.until IS NULL AND NOT c.blind_facilitator),
  'blindFacilitator', EXISTS (SELECT FROM muster.place l WHERE l.campaign = c.id AND l.role = 'FACILITATOR' AND l.until IS NULL AND c.blind_facilitator),
  'facilitatorDueAt', (SELECT min(m.due_at) FROM muster.matter m JOIN muster.place l ON l.id = m.place
    WHERE m.campaign = c.id AND m.kind = 'PLACE' AND m.settled_at IS NULL AND l.seat IS NULL AND l.until IS NULL AND NOT c.blind_facilitator),
  'known', (SELECT coalesce(json_agg(json_build_object('viewer', v.viewer, 'number', b.number, 'hash', b.known_hash) ORDER BY v.viewer), '[]')
    FROM (SELECT 'seat:' || t.seat AS viewer FROM muster.seat t WHERE t.campaign = c.id
      UNION ALL VALUES ('observer'), ('facilitator')) v
    CROSS JOIN LATERAL (SELECT b.number, b.known_hash FROM muster.briefing b
      WHERE b.campaign = c.id AND b.viewer = v.viewer ORDER BY b.number DESC LIMIT 1) b),
  'open', (SELECT coalesce(json_agg(json_build_object('groupId', g.group_id, 'asks', coalesce(a.asks, '[]')) ORDER BY g.group_id), '[]')
    FROM muster.ask_group g
    LEFT JOIN (SELECT a.group_id, json_agg(json_build_object('seat', a.seat, 'askId', a.ask_id) ORDER BY a.seat, a.ask_id) AS asks
      FROM muster.ask a JOIN muster.ask_group o ON o.campaign = a.campaign AND o.group_id = a.group_id AND o.closed_at IS NULL
      WHERE a.campaign = $1 AND NOT a.lapsed GROUP BY a.group_id) a ON a.group_id = g.group_id
    WHERE g.campaign = c.id AND g.closed_at IS NULL),
  'clocks', (SELECT coalesce(json_agg(json_build_object('class', k.class, 'title', k.title, 'position', k.position, 'turn', k.turn,
      'stage', k.stage, 'public', k.public, 'at', k.at) ORDER BY k.class), '[]')
    FROM muster.clock k WHERE k.campaign = c.id),
  'desks', (SELECT coalesce(json_agg(json_build_object('id', d.id, 'key', d.key, 'sides', n.sides) ORDER BY d.key), '[]')
    FROM muster.battle d
    JOIN (SELECT x.battle, json_agg(json_build_object('seat', x.seat, 'about', x.about) ORDER BY x.seat) AS sides
      FROM (SELECT DISTINCT ON (n.battle, n.seat) n.battle, n.seat, n.about
        FROM muster.battle_name n JOIN muster.battle o ON o.id = n.battle AND o.campaign = $1 AND o.closed_at IS NULL
        ORDER BY n.battle, n.seat, n.since DESC) x GROUP BY x.battle) n ON n.battle = d.id
    WHERE d.campaign = c.id AND d.closed_at IS NULL)
)::text AS facts FROM muster.campaign c WHERE c.id = $1`

/** What is to be resolved. */
export interface Whole {
  readonly campaign: string
  /** Null: the war begins. */
  readonly group: string | null
  /** Whether drafts count. */
  readonly drafts: boolean
  /** Whether standing orders count. */
  readonly standing: boolean
}

const valuesOf = ({ campaign, group, drafts, standing }: Whole): unknown[] => [campaign, group, drafts, standing]

interface Row {
  readonly facts: string
  readonly digest: string
  readonly now: Date
}

/** The facts, with a digest by which a change is noticed, and the database's time. */
export const readFacts = async (tx: Tx, whole: Whole): Promise<Row> => {
  const rows = await sql(tx).query<Row[]>(
    `SELECT f.facts, md5(f.facts) AS digest, clock_timestamp() AS now FROM (${facts}) f`,
    valuesOf(whole),
  )
  if (!rows[0]) throw new Error('there is no such campaign')
  return rows[0]
}

/** Only the digest, of the facts as they are now. */
export const digestOfFacts = async (tx: Tx, whole: Whole): Promise<string> => {
  const rows = await sql(tx).query<Pick<Row, 'digest'>[]>(
    `SELECT md5(f.facts) AS digest FROM (${facts}) f`,
    valuesOf(whole),
  )
  return rows[0]?.digest ?? ''
}

/** What only the referee may read of a campaign: its dice key, and the JSON of the state after the last resolution. */
export const secretsOf = async (
  tx: Tx,
  campaign: string,
): Promise<{ readonly privateKey: string; readonly state: string | null }> => {
  const rows = await sql(tx).query<{ privateKey: string; state: string | null }[]>(
    `SELECT k.private_key AS "privateKey", r.state::text AS state FROM muster.campaign c
     JOIN muster.campaign_secret k ON k.campaign = c.id
     LEFT JOIN muster.resolution r ON r.campaign = c.id AND r.revision = c.revision WHERE c.id = $1`,
    [campaign],
  )
  if (!rows[0]) throw new Error('a campaign has no key for its dice')
  return rows[0]
}

/** JSON of what the desks know whose drafts or standing orders may count, from their newest briefings. */
export const unsealedViews = async (
  tx: Tx,
  whole: Whole,
): Promise<readonly { readonly seat: string; readonly view: string }[]> =>
  sql(tx).query(
    `SELECT d.seat, b.view::text AS view
     FROM (SELECT a.seat FROM muster.ask a
       JOIN muster.draft d ON d.campaign = a.campaign AND d.seat = a.seat AND d.ask_id = a.ask_id
       WHERE $3 AND a.campaign = $1 AND a.group_id = $2 AND NOT a.lapsed
       UNION SELECT s.seat FROM muster.standing_for($1, $2) s WHERE $4) d
     CROSS JOIN LATERAL (SELECT b.view FROM muster.briefing b
       WHERE b.campaign = $1 AND b.viewer IN (d.seat, 'seat:' || d.seat) ORDER BY b.number DESC LIMIT 1) b`,
    valuesOf(whole),
  )

/** JSON of the map. */
export const boardText = async (tx: Tx, campaign: string): Promise<string> => {
  const rows = await sql(tx).query<{ body: string }[]>(
    `SELECT b.body::text AS body FROM muster.campaign c JOIN muster.board b ON b.hash = c.board_hash WHERE c.id = $1`,
    [campaign],
  )
  return rows[0]?.body ?? 'null'
}
