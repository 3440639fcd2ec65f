import { readFunction } from './define.js'

/**
 * All that a seal or a draft is judged by, as one caller may know it; null where they have no place. `_seat` names the seat that a bot plays. With
 * `_sealing` the group's lock is shared first, so that nobody closes the group before the seal is through; the hour of arrival is that of the
 * call, before any wait.
 */
const opened = readFunction(
  'open_seal',
  { _user: 'text', _campaign: 'uuid', _seat: 'text', _ask: 'text', _key: 'text', _sealing: 'boolean' },
  `DECLARE
  _arrived timestamptz := date_trunc('milliseconds', statement_timestamp());
  _desk text := _seat;
  _group text;
BEGIN
  IF _desk IS NULL THEN
    SELECT coalesce(
      (SELECT h.seat FROM muster.holding h WHERE h.campaign = _campaign AND h.user_id = _user AND h.until IS NULL),
      (SELECT 'facilitator' FROM muster.place l
       WHERE l.campaign = _campaign AND l.user_id = _user AND l.until IS NULL AND l.role = 'FACILITATOR'),
      (SELECT '' FROM muster.campaign c WHERE c.id = _campaign AND (c.organiser = _user OR EXISTS (
        SELECT FROM muster.place l WHERE l.campaign = _campaign AND l.user_id = _user AND l.until IS NULL)))) INTO _desk;
  END IF;
  IF _desk IS NULL THEN RETURN NULL; END IF;
  SELECT a.group_id INTO _group FROM muster.ask a
  WHERE a.campaign = _campaign AND a.seat = _desk AND a.ask_id = _ask AND NOT a.lapsed;
  IF _sealing AND _group IS NOT NULL THEN
    PERFORM pg_advisory_xact_lock_shared(hashtextextended(_campaign::text || ' ' || _group, 0));
    -- Of two that seal for one desk at once the second sees what the first has sealed.
    PERFORM pg_advisory_xact_lock(hashtextextended(_campaign::text || ' ' || _desk || ' ' || _ask, 1));
  END IF;
  RETURN (
    SELECT json_build_object('arrived', _arrived, 'desk', _desk,
      'campaign', json_build_object('id', c.id, 'ruleset', c.ruleset, 'phase', c.phase, 'turn', c.turn, 'replaceable', c.replaceable,
        'showSealed', c.show_sealed, 'publishedHead', c.published_head),
      'ask', a.view, 'bot', coalesce(t.bot, false),
      'group', CASE WHEN g.group_id IS NOT NULL THEN json_build_object('groupId', g.group_id, 'common', g.common, 'deadlineAt', g.deadline_at,
        'completeAt', g.complete_at, 'frozenAt', g.frozen_at, 'closedAt', g.closed_at) END,
      'sealed', EXISTS (SELECT FROM muster.sheet x
        WHERE x.campaign = c.id AND x.seat = _desk AND x.ask_id = _ask AND x.replaced_at IS NULL),
      'known', (SELECT json_build_object('askId', x.ask_id, 'hash', x.hash, 'head', x.head, 'sealedAt', x.at, 'by', x.by_name,
          'orders', x.orders, 'turn', x.turn, 'signature', x.signature, 'bodyHash', x.body_hash)
        FROM muster.sheet x WHERE x.campaign = c.id AND x.by = _user AND x.key = _key),
      'briefing', (SELECT json_build_object('number', b.number, 'boardHash', b.board_hash, 'view', b.view)
        FROM muster.briefing b WHERE b.campaign = c.id AND b.viewer = CASE _desk WHEN 'facilitator' THEN _desk ELSE 'seat:' || _desk END
        ORDER BY b.number DESC LIMIT 1),
      'draft', (SELECT d.revision FROM muster.draft d WHERE d.campaign = c.id AND d.seat = _desk AND d.ask_id = _ask),
      'name', muster.name_of(_user), 'members', CASE WHEN _sealing THEN muster.members_json(c.id) ELSE '[]' END)
    FROM muster.campaign c
    LEFT JOIN muster.ask a ON a.campaign = c.id AND a.seat = _desk AND a.ask_id = _ask AND NOT a.lapsed
    LEFT JOIN muster.ask_group g ON g.campaign = a.campaign AND g.group_id = a.group_id
    LEFT JOIN muster.seat t ON t.campaign = c.id AND t.seat = _desk
    WHERE c.id = _campaign);
END`,
  { open: 'referee', writes: true },
)

/**
 * Writes a sheet in the place of the one that stood, and whether the group is complete by it. Seals of one group are counted one after the other,
 * so that of the last two one sees both.
 */
const written = readFunction(
  'write_seal',
  { _sheet: 'json', _settled: 'boolean' },
  `DECLARE
  _campaign uuid := (_sheet ->> 'campaign')::uuid;
  _group text := _sheet ->> 'groupId';
  _at timestamptz := (_sheet ->> 'at')::timestamptz;
  _complete boolean;
BEGIN
  UPDATE muster.sheet x SET replaced_at = _at
  WHERE x.campaign = _campaign AND x.seat = _sheet ->> 'seat' AND x.ask_id = _sheet ->> 'askId' AND x.replaced_at IS NULL;
  INSERT INTO muster.sheet (campaign, seat, ask_id, turn, orders, salt, hash, head, signature, key, body_hash, by, by_name, from_draft, shown,
    reason, at)
  SELECT s.campaign, s.seat, s."askId", s.turn, s.orders, s.salt, s.hash, s.head, s.signature, s.key, s."bodyHash", s.by, s."byName", false,
    s.shown, s.reason, s.at
  FROM json_to_record(_sheet) AS s(campaign uuid, seat text, "askId" text, turn integer, orders json, salt text, hash text, head text,
    signature text, key text, "bodyHash" text, by text, "byName" text, shown boolean, reason text, at timestamptz);
  PERFORM FROM muster.ask_group g WHERE g.campaign = _campaign AND g.group_id = _group FOR NO KEY UPDATE;
  SELECT _settled OR NOT EXISTS (
    SELECT FROM muster.ask a WHERE a.campaign = _campaign AND a.group_id = _group AND NOT a.lapsed AND NOT EXISTS (
      SELECT FROM muster.sheet x
      WHERE x.campaign = a.campaign AND x.seat = a.seat AND x.ask_id = a.ask_id AND x.replaced_at IS NULL)) INTO _complete;
  IF _complete THEN
    UPDATE muster.ask_group g SET complete_at = _at WHERE g.campaign = _campaign AND g.group_id = _group;
  END IF;
  RETURN _complete;
END`,
  { open: 'referee', writes: true, returns: 'boolean' },
)

export const sealingFunctions = [opened, written]
