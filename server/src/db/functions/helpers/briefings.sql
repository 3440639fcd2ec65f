-- What went into a resolution, desk by desk, with the salts that prove it: for the viewer `everyone`, who exists only after the end.
CREATE FUNCTION muster.opened_sheets(_campaign uuid, _revision integer) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT coalesce(json_agg(json_build_object('seat', i.sheet ->> 'seat', 'askId', i.sheet ->> 'ask', 'orders', i.sheet -> 'orders',
      'hash', x.hash, 'salt', x.salt, 'sealedAt', x.at, 'fromStanding', coalesce(x.from_standing, false)) ORDER BY i.place), '[]')
    FROM muster.resolution r, json_array_elements(r.input -> 'sheets') WITH ORDINALITY AS i (sheet, place)
    LEFT JOIN muster.sheet x ON x.campaign = _campaign AND x.seat = i.sheet ->> 'seat' AND x.ask_id = i.sheet ->> 'ask'
      AND x.hash = i.sheet ->> 'hash'
    WHERE r.campaign = _campaign AND r.revision = _revision);
END $body$;

-- A stored briefing with what may have changed about its questions since: a deadline postponed, a group closed.
CREATE FUNCTION muster.briefing_json(_briefing muster.briefing, _former boolean) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN json_build_object('number', _briefing.number, 'turn', _briefing.turn, 'stage', _briefing.stage, 'at', _briefing.at,
    'boardHash', _briefing.board_hash, 'view', _briefing.view, 'report', _briefing.report,
    'asks', (
      SELECT coalesce(json_agg(q.ask::jsonb || jsonb_build_object(
          'deadlineAt', CASE WHEN NOT _former THEN g.deadline_at END,
          'closed', _former OR g.closed_at IS NOT NULL OR g.publish_at IS NOT NULL OR coalesce(a.lapsed OR a.kept, true)) ORDER BY q.place), '[]')
      FROM json_array_elements(_briefing.asks) WITH ORDINALITY AS q (ask, place)
      LEFT JOIN muster.ask a ON a.campaign = _briefing.campaign AND _briefing.viewer IN (a.seat, 'seat:' || a.seat) AND a.ask_id = q.ask ->> 'id'
      LEFT JOIN muster.ask_group g ON g.campaign = a.campaign AND g.group_id = a.group_id),
    'sheets', CASE WHEN _briefing.viewer = 'everyone' THEN muster.opened_sheets(_briefing.campaign, _briefing.number - 1) ELSE '[]' END);
END $body$;

-- The briefings that a user may open: their own, up to the day they left; after the end every seat's, and those for `everyone`, which are
-- written then; and with the setting for it an observer opens any seat's of turn t once turn t + n has closed. A facilitator who sees everything opens any seat's; one
-- who sees no secrets, what was written for them when sides showed them battles; who acts at a seat, those of its alliance.
CREATE FUNCTION muster.allowed_briefings(_user text, _campaign uuid, _viewer text) RETURNS SETOF muster.briefing
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN QUERY
    SELECT b.* FROM muster.standing(_user, _campaign) s
    JOIN muster.campaign c ON c.id = _campaign
    JOIN muster.briefing b ON b.campaign = _campaign AND b.viewer = coalesce(_viewer, s.viewer)
    WHERE (b.viewer = s.viewer AND (s.until IS NULL OR b.number <= s.until_number))
      OR (s.ended AND (b.viewer = 'everyone' OR starts_with(b.viewer, 'seat:')))
      OR (s.role = 'FACILITATOR' AND s.until IS NULL AND NOT c.blind_facilitator AND starts_with(b.viewer, 'seat:'))
      OR (s.role = 'FACILITATOR' AND s.until IS NULL AND NOT s.ended AND c.blind_facilitator AND b.viewer = 'facilitator'
        AND EXISTS (SELECT FROM muster.place l WHERE l.campaign = c.id AND l.user_id = _user AND l.role = 'FACILITATOR' AND l.until IS NULL AND b.at >= l.since))
      OR (s.role = 'OBSERVER' AND starts_with(b.viewer, 'seat:') AND c.observers_delay IS NOT NULL AND c.turn > b.turn + c.observers_delay);
  IF _viewer IS NOT NULL THEN
    RETURN QUERY SELECT a.* FROM muster.allied_briefings(_user, _campaign, _viewer) a;
  END IF;
END $body$;

-- The briefings of another seat of the alliance of the seat at which a user acts now: what that seat is told, and nothing of what it is asked. After the end everybody opens them.
CREATE FUNCTION muster.allied_briefings(_user text, _campaign uuid, _viewer text) RETURNS SETOF muster.briefing
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
DECLARE
  _briefing muster.briefing;
BEGIN
  FOR _briefing IN
    SELECT b.* FROM muster.standing(_user, _campaign) s
    JOIN muster.seat own ON own.campaign = _campaign AND own.seat = s.seat
    JOIN muster.seat ally ON ally.campaign = _campaign AND ally.seat <> own.seat AND ally.alliance = own.alliance
    JOIN muster.briefing b ON b.campaign = _campaign AND b.viewer = 'seat:' || ally.seat
    WHERE s.until IS NULL AND NOT s.ended AND b.viewer = _viewer
  LOOP
    _briefing.asks := '[]';
    RETURN NEXT _briefing;
  END LOOP;
END $body$;

CREATE FUNCTION muster.its_briefings(_user text, _campaign uuid, _after integer, _limit integer) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
DECLARE
  _former boolean := (SELECT s.until IS NOT NULL FROM muster.standing(_user, _campaign) s);
BEGIN
  RETURN (
    SELECT coalesce(json_agg(muster.briefing_json(b.one, _former) ORDER BY (b.one).number), '[]')
    FROM (
      SELECT a AS one FROM muster.allowed_briefings(_user, _campaign, NULL) a
      WHERE a.number > _after ORDER BY a.number LIMIT least(greatest(_limit, 0), 100)) b);
END $body$;

CREATE FUNCTION muster.its_briefing(_user text, _campaign uuid, _number integer, _viewer text) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
DECLARE
  _former boolean := (SELECT s.until IS NOT NULL FROM muster.standing(_user, _campaign) s);
BEGIN
  RETURN (
    SELECT muster.briefing_json(a, _former) FROM muster.allowed_briefings(_user, _campaign, _viewer) a
    WHERE _number IS NULL OR a.number = _number ORDER BY a.number DESC LIMIT 1);
END $body$;

-- The newest of somebody's own briefings that asks this: of an ask that closed long ago an older one.
CREATE FUNCTION muster.its_asked(_user text, _campaign uuid, _ask text) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
DECLARE
  _former boolean := (SELECT s.until IS NOT NULL FROM muster.standing(_user, _campaign) s);
BEGIN
  RETURN (
    SELECT muster.briefing_json(a, _former) FROM muster.allowed_briefings(_user, _campaign, NULL) a
    WHERE EXISTS (SELECT FROM json_array_elements(a.asks) q WHERE q ->> 'id' = _ask) ORDER BY a.number DESC LIMIT 1);
END $body$;

CREATE FUNCTION muster.its_briefing_heads(_user text, _campaign uuid, _viewer text) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT coalesce(json_agg(json_build_object('number', a.number, 'turn', a.turn, 'stage', a.stage, 'at', a.at) ORDER BY a.number DESC), '[]')
    FROM muster.allowed_briefings(_user, _campaign, _viewer) a);
END $body$;

CREATE FUNCTION muster.its_draft(_user text, _campaign uuid, _ask text) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT json_build_object('askId', d.ask_id, 'orders', d.orders, 'updatedAt', d.updated_at, 'problems', d.problems,
      'warnings', d.warnings, 'revision', d.revision,
      'changes', (SELECT coalesce(json_agg(json_build_object('piece', nullif(a.key, ''), 'by', muster.name_of(a.value), 'mine', a.value = _user)
        ORDER BY a.key), '[]') FROM json_each_text(d.authors) a))
    FROM muster.standing(_user, _campaign) s
    JOIN muster.draft d ON d.campaign = _campaign AND d.seat = muster.desk_of(s.seat, s.role) AND d.ask_id = _ask WHERE s.until IS NULL);
END $body$;

-- Standing orders belong to who holds the seat now: who acts there beside them reads them, nobody who held it before or holds it after.
CREATE FUNCTION muster.its_standing(_user text, _campaign uuid) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT coalesce(json_agg(json_build_object('kind', o.kind, 'title', o.title, 'orders', o.orders, 'untilTurn', o.until_turn,
      'updatedAt', o.updated_at, 'revision', o.revision) ORDER BY o.kind), '[]')
    FROM muster.standing(_user, _campaign) s
    JOIN muster.holding h ON h.campaign = _campaign AND h.seat = s.seat AND h.until IS NULL
    JOIN muster.standing_orders o ON o.holding = h.id WHERE s.until IS NULL);
END $body$;

CREATE FUNCTION muster.its_receipts(_user text, _campaign uuid) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT coalesce(json_agg(json_build_object('askId', x.ask_id, 'hash', x.hash, 'head', x.head, 'sealedAt', x.at,
      'by', x.by_name, 'orders', x.orders, 'salt', x.salt, 'turn', x.turn, 'signature', x.signature, 'takenBack', x.taken_back, 'fromStanding', x.from_standing,
      'retractable', s.until IS NULL AND x.replaced_at IS NULL AND muster.is_retractable(_campaign, x.seat, x.ask_id)) ORDER BY x.at DESC, x.id), '[]')
    FROM muster.standing(_user, _campaign) s
    JOIN muster.sheet x ON x.campaign = _campaign AND x.seat = muster.desk_of(s.seat, s.role) AND (s.until IS NULL OR x.at <= s.until));
END $body$;

-- Every throw of a campaign that is over, one line a resolution that threw any: at most 50 above a number, which is that of the briefing for `everyone`.
CREATE FUNCTION muster.its_throws(_user text, _campaign uuid, _after integer) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT coalesce(json_agg(json_build_object('number', r.revision + 1, 'turn', r.turn, 'stage', r.stage, 'throws', r.throws,
        'undone', EXISTS (SELECT FROM muster.resolution j WHERE j.campaign = _campaign AND j.why = 'restored' AND j.revision > r.revision
          AND (j.input ->> 'restores')::integer < r.revision))
      ORDER BY r.revision), '[]')
    FROM (
      SELECT r.revision, r.turn, r.stage, r.throws FROM muster.standing(_user, _campaign) s
      JOIN muster.resolution r ON r.campaign = _campaign AND s.ended
      WHERE r.revision >= _after AND json_array_length(r.throws) > 0 ORDER BY r.revision LIMIT 50) r);
END $body$;
