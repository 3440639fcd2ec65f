import { readFunction } from './define.js'

/** Where a member answers: a seat, the facilitator's desk, or empty for nowhere; null: they have no place. */
const deskAt = readFunction(
  'desk_at',
  { _user: 'text', _campaign: 'uuid' },
  `BEGIN
  RETURN coalesce(
    (SELECT h.seat FROM muster.holding h WHERE h.campaign = _campaign AND h.user_id = _user AND h.until IS NULL),
    (SELECT 'facilitator' FROM muster.place l
     WHERE l.campaign = _campaign AND l.user_id = _user AND l.until IS NULL AND l.role = 'FACILITATOR'),
    (SELECT '' FROM muster.campaign c WHERE c.id = _campaign AND (c.organiser = _user OR EXISTS (
      SELECT FROM muster.place l WHERE l.campaign = _campaign AND l.user_id = _user AND l.until IS NULL))));
END`,
  { open: 'nobody', returns: 'text' },
)

/** What a judgement of a seal rests on, as one text: where it is another when the sheet is written, the seal is judged again. */
const stand = readFunction(
  'seal_stand',
  { _user: 'text', _campaign: 'uuid', _desk: 'text', _ask: 'text' },
  `BEGIN
  RETURN (
    SELECT concat_ws('|', muster.desk_at(_user, _campaign) IS NOT DISTINCT FROM _desk, coalesce(t.bot, false), c.phase, c.turn, c.replaceable, c.show_sealed, g.group_id,
      coalesce(g.deadline_at::text, '-'), coalesce(g.complete_at::text, '-'), coalesce(g.frozen_at::text, '-'), coalesce(g.closed_at::text, '-'),
      EXISTS (SELECT FROM muster.sheet x WHERE x.campaign = c.id AND x.seat = _desk AND x.ask_id = _ask AND x.replaced_at IS NULL),
      (SELECT max(b.number) FROM muster.briefing b
       WHERE b.campaign = c.id AND b.viewer = CASE _desk WHEN 'facilitator' THEN _desk ELSE 'seat:' || _desk END))
    FROM muster.campaign c
    LEFT JOIN muster.ask a ON a.campaign = c.id AND a.seat = _desk AND a.ask_id = _ask AND NOT a.lapsed
    LEFT JOIN muster.ask_group g ON g.campaign = a.campaign AND g.group_id = a.group_id
    LEFT JOIN muster.seat t ON t.campaign = c.id AND t.seat = _desk
    WHERE c.id = _campaign);
END`,
  { open: 'nobody', returns: 'text' },
)

/**
 * All that a seal or a draft is judged by, as one caller may know it, without waiting for anybody; null where they have no place. `_seat` names the
 * seat that a bot plays. The hour of arrival is that of the call. Who is about to seal is told what the judgement rests on (`_sealing`).
 */
const opened = readFunction(
  'open_seal',
  { _user: 'text', _campaign: 'uuid', _seat: 'text', _ask: 'text', _key: 'text', _sealing: 'boolean' },
  `DECLARE
  _arrived timestamptz := date_trunc('milliseconds', statement_timestamp());
  _desk text := _seat;
BEGIN
  IF _desk IS NULL THEN
    _desk := muster.desk_at(_user, _campaign);
  END IF;
  IF _desk IS NULL THEN RETURN NULL; END IF;
  RETURN (
    SELECT json_build_object('arrived', _arrived, 'desk', _desk,
      'campaign', json_build_object('id', c.id, 'ruleset', c.ruleset, 'phase', c.phase, 'turn', c.turn, 'replaceable', c.replaceable,
        'showSealed', c.show_sealed, 'publishedHead', c.published_head),
      'ask', a.view, 'bot', coalesce(t.bot, false),
      'stand', CASE WHEN _sealing THEN muster.seal_stand(_user, c.id, _desk, _ask) END,
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
      'name', muster.name_of(_user))
    FROM muster.campaign c
    LEFT JOIN muster.ask a ON a.campaign = c.id AND a.seat = _desk AND a.ask_id = _ask AND NOT a.lapsed
    LEFT JOIN muster.ask_group g ON g.campaign = a.campaign AND g.group_id = a.group_id
    LEFT JOIN muster.seat t ON t.campaign = c.id AND t.seat = _desk
    WHERE c.id = _campaign);
END`,
  { open: 'referee' },
)

/** The same of many who seal, each `{userId, campaignId, seat, askId, key}`, and once a campaign who its members are. */
const openedMany = readFunction(
  'open_seals',
  { _asks: 'json' },
  `DECLARE _facts json;
BEGIN
  SELECT json_agg(muster.open_seal(a.ask ->> 'userId', (a.ask ->> 'campaignId')::uuid, a.ask ->> 'seat', a.ask ->> 'askId', a.ask ->> 'key', true)
    ORDER BY a.place) INTO _facts
  FROM json_array_elements(_asks) WITH ORDINALITY AS a (ask, place);
  RETURN json_build_object('facts', _facts, 'members', (
    SELECT json_object_agg(m.campaign, muster.members_json(m.campaign::uuid))
    FROM (SELECT DISTINCT f #>> '{campaign,id}' AS campaign FROM json_array_elements(_facts) f) m WHERE m.campaign IS NOT NULL));
END`,
  { open: 'referee' },
)

/** A sheet in the place of the one that stood. */
const put = readFunction(
  'put_sheet',
  { _sheet: 'json' },
  `BEGIN
  UPDATE muster.sheet x SET replaced_at = (_sheet ->> 'at')::timestamptz
  WHERE x.campaign = (_sheet ->> 'campaign')::uuid AND x.seat = _sheet ->> 'seat' AND x.ask_id = _sheet ->> 'askId' AND x.replaced_at IS NULL;
  INSERT INTO muster.sheet (campaign, seat, ask_id, turn, orders, salt, hash, head, signature, key, body_hash, by, by_name, from_draft, shown,
    reason, at)
  SELECT s.campaign, s.seat, s."askId", s.turn, s.orders, s.salt, s.hash, s.head, s.signature, s.key, s."bodyHash", s.by, s."byName", false,
    s.shown, s.reason, s.at
  FROM json_to_record(_sheet) AS s(campaign uuid, seat text, "askId" text, turn integer, orders json, salt text, hash text, head text,
    signature text, key text, "bodyHash" text, by text, "byName" text, shown boolean, reason text, at timestamptz);
END`,
  { open: 'nobody', writes: true, returns: 'void' },
)

/** Whether a group is complete, which it is then since `_at`. Its seals are counted one after the other, so that of the last two one sees both. */
const counted = readFunction(
  'count_group',
  { _campaign: 'uuid', _group: 'text', _settled: 'boolean', _at: 'timestamptz' },
  `DECLARE _complete boolean;
BEGIN
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
  { open: 'nobody', writes: true, returns: 'boolean' },
)

/** Lines of the table's log that tell which seats were sealed by a tool, under the campaign's lock: of the sheets that say so. */
const logged = readFunction(
  'log_tools',
  { _campaign: 'uuid', _sheets: 'json[]' },
  `DECLARE _lines integer;
BEGIN
  INSERT INTO muster.table_log (campaign, number, at, kind, by_user, by_name, tool, seat, detail)
  SELECT _campaign, (SELECT coalesce(max(l.number), 0) FROM muster.table_log l WHERE l.campaign = _campaign) + row_number() OVER (ORDER BY s.place),
    date_trunc('milliseconds', clock_timestamp()), 'SEALED_BY_TOOL', s.sheet ->> 'by', s.sheet ->> 'byName', true, s.sheet ->> 'seat', '{}'
  FROM unnest(_sheets) WITH ORDINALITY AS s (sheet, place) WHERE (s.sheet ->> 'logged')::boolean;
  GET DIAGNOSTICS _lines = ROW_COUNT;
  UPDATE muster.campaign c SET version = c.version + _lines WHERE c.id = _campaign AND _lines > 0;
END`,
  { open: 'nobody', writes: true, returns: 'void' },
)

/**
 * Writes sheets of one group, each if it stands with it as it did when it was judged. With `_locked` they take the campaign's lock: for lines in its
 * log, and so that a bot's seat changes hands before or after, and not at once. Told are the places in the list of those that were written, whether one of them is a desk's first, and whether the group is complete.
 */
const writtenMany = readFunction(
  'write_seals',
  { _campaign: 'uuid', _group: 'text', _locked: 'boolean', _sheets: 'json' },
  `DECLARE
  _one record;
  _written integer[] := '{}';
  _kept json[] := '{}';
  _first boolean := false;
  _settled boolean := false;
  _at timestamptz;
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtextextended(_campaign::text || ' ' || _group, 0));
  IF _locked THEN PERFORM FROM muster.campaign c WHERE c.id = _campaign FOR NO KEY UPDATE; END IF;
  FOR _one IN
    SELECT s.sheet, s.sheet ->> 'seat' AS seat, s.sheet ->> 'askId' AS ask, s.place - 1 AS place
    FROM json_array_elements(_sheets) WITH ORDINALITY AS s (sheet, place) ORDER BY 2, 3, 4
  LOOP
    -- Of two that seal for one desk at once the second sees what the first has sealed.
    PERFORM pg_advisory_xact_lock(hashtextextended(_campaign::text || ' ' || _one.seat || ' ' || _one.ask, 1));
    CONTINUE WHEN muster.seal_stand(_one.sheet ->> 'by', _campaign, _one.seat, _one.ask) IS DISTINCT FROM _one.sheet ->> 'stand';
    PERFORM muster.put_sheet(_one.sheet);
    _written := _written || _one.place::integer;
    _kept := _kept || _one.sheet;
    _first := _first OR (_one.sheet ->> 'first')::boolean;
    _settled := _settled OR (_one.sheet ->> 'settled')::boolean;
    _at := greatest(_at, (_one.sheet ->> 'at')::timestamptz);
  END LOOP;
  IF _locked AND cardinality(_kept) > 0 THEN PERFORM muster.log_tools(_campaign, _kept); END IF;
  RETURN json_build_object('written', _written, 'first', _first,
    'complete', cardinality(_written) > 0 AND muster.count_group(_campaign, _group, _settled, _at));
END`,
  { open: 'referee', writes: true },
)

export const sealingFunctions = [deskAt, stand, opened, openedMany, put, counted, logged, writtenMany]
