-- Who sits where. Whether a seat has sealed is told of groups that ask every seat the same, and of one's own.
CREATE FUNCTION muster.seats_json(_user text, _campaign uuid, _shown boolean, _mine text) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT json_agg(json_build_object('id', t.seat, 'title', t.title, 'subtitle', t.subtitle, 'holder', u."name", 'bot', t.bot,
      'mine', coalesce(t.seat = _mine, false),
      'sealed', (
        SELECT bool_and(x.id IS NOT NULL) FROM muster.ask a
        JOIN muster.ask_group g ON g.campaign = a.campaign AND g.group_id = a.group_id AND g.closed_at IS NULL
        LEFT JOIN muster.sheet x ON x.campaign = a.campaign AND x.seat = a.seat AND x.ask_id = a.ask_id AND x.replaced_at IS NULL
        WHERE a.campaign = t.campaign AND a.seat = t.seat AND NOT a.lapsed AND (t.seat = _mine OR (_shown AND g.common))))
      ORDER BY t.position)
    FROM muster.seat t
    LEFT JOIN muster.holding h ON h.campaign = t.campaign AND h.seat = t.seat AND h.until IS NULL
    LEFT JOIN accounts."user" u ON u."id" = h.user_id
    WHERE t.campaign = _campaign);
END $body$;

-- A class's clock is shown to all when every seat is asked or the stage opened with it, else to the seats that are asked, who see their own hour.
CREATE FUNCTION muster.clocks_json(_campaign uuid, _mine text) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT coalesce(json_agg(json_build_object('class', k.class, 'title', k.title, 'at', coalesce(own.at, k.at)) ORDER BY k.position), '[]')
    FROM muster.clock k JOIN muster.campaign c ON c.id = k.campaign
    CROSS JOIN LATERAL (
      SELECT max(g.deadline_at) AS at, count(*) AS groups
      FROM muster.ask a JOIN muster.ask_group g ON g.campaign = a.campaign AND g.group_id = a.group_id
      WHERE a.campaign = k.campaign AND a.seat = _mine AND NOT a.lapsed AND g.closed_at IS NULL AND g.class = k.class) own
    WHERE k.campaign = _campaign AND k.turn = c.turn AND k.stage = c.stage AND (k.public OR own.groups > 0));
END $body$;

-- Seats still owed to groups that ask all alike; null while only some are asked, for who they are is theirs to know.
CREATE FUNCTION muster.awaited_json(_campaign uuid, _shown boolean) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT CASE WHEN _shown AND count(*) > 0 THEN coalesce(json_agg(DISTINCT a.seat) FILTER (WHERE x.id IS NULL), '[]') END
    FROM muster.ask_group g
    JOIN muster.ask a ON a.campaign = g.campaign AND a.group_id = g.group_id AND NOT a.lapsed AND a.seat <> 'facilitator'
    LEFT JOIN muster.sheet x ON x.campaign = a.campaign AND x.seat = a.seat AND x.ask_id = a.ask_id AND x.replaced_at IS NULL
    WHERE g.campaign = _campaign AND g.closed_at IS NULL AND g.common);
END $body$;

-- Whether everybody may know that the facilitator is awaited, and he is.
CREATE FUNCTION muster.ruling_awaited(_campaign uuid) RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN EXISTS (
    SELECT FROM muster.ask_group g
    JOIN muster.ask a ON a.campaign = g.campaign AND a.group_id = g.group_id AND a.seat = 'facilitator' AND NOT a.lapsed
    WHERE g.campaign = _campaign AND g.closed_at IS NULL AND g.complete_at IS NULL AND g.common);
END $body$;

-- The table as it stands now, for those with a present place; who left is told where he left.
CREATE FUNCTION muster.its_table(_user text, _campaign uuid) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
DECLARE
  _place record;
BEGIN
  SELECT * INTO _place FROM muster.standing(_user, _campaign);
  IF NOT FOUND THEN RETURN NULL; END IF;
  IF NOT _place.present AND NOT _place.ended THEN
    RETURN (
      SELECT json_build_object('former', true, 'phase', 'ENDED', 'note', NULL, 'turn', coalesce(b.turn, 0), 'stage', coalesce(b.stage, ''),
        'seats', (SELECT json_agg(json_build_object('id', t.seat, 'title', t.title, 'subtitle', t.subtitle, 'holder', NULL,
          'bot', false, 'mine', false, 'sealed', NULL) ORDER BY t.position) FROM muster.seat t WHERE t.campaign = c.id),
        'organiser', o."name", 'facilitator', NULL, 'members', '[]'::json, 'matters', '[]'::json,
        'logged', (SELECT coalesce(max(l.number), 0) FROM muster.allowed_log(_user, c.id) l), 'clocks', '[]'::json, 'awaited', NULL,
        'ruling', false, 'opened', false, 'timeZone', c.time_zone, 'version', 0)
      FROM muster.campaign c
      LEFT JOIN accounts."user" o ON o."id" = c.organiser
      LEFT JOIN muster.briefing b ON b.campaign = c.id AND b.viewer = _place.viewer AND b.number = _place.until_number
      WHERE c.id = _campaign);
  END IF;
  RETURN (
    SELECT json_build_object('former', false, 'phase', c.phase, 'note', c.note, 'turn', c.turn, 'stage', c.stage,
      'seats', muster.seats_json(_user, c.id, c.show_sealed, _place.seat),
      'organiser', o."name", 'facilitator', f."name", 'members', muster.members_json(c.id), 'matters', muster.matters_json(_user, c.id),
      'logged', (SELECT coalesce(max(e.number), 0) FROM muster.table_log e WHERE e.campaign = c.id),
      'clocks', muster.clocks_json(c.id, muster.desk_of(_place.seat, _place.role)),
      'awaited', muster.awaited_json(c.id, c.show_sealed), 'ruling', muster.ruling_awaited(c.id), 'opened', c.opened_at IS NOT NULL,
      'timeZone', c.time_zone,
      'version', c.version + (SELECT count(*) FROM muster.sheet x WHERE x.campaign = c.id AND x.shown))
    FROM muster.campaign c
    LEFT JOIN accounts."user" o ON o."id" = c.organiser
    LEFT JOIN muster.place l ON l.campaign = c.id AND l.role = 'FACILITATOR' AND l.until IS NULL
    LEFT JOIN accounts."user" f ON f."id" = l.user_id
    WHERE c.id = _campaign);
END $body$;
