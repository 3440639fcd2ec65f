-- Who sits where. Whether a seat has sealed is shown for groups that ask every seat the same, and for one's own.
CREATE FUNCTION muster.seats_json(_user text, _campaign uuid, _shown boolean, _mine text) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT json_agg(json_build_object('id', t.seat, 'title', t.title, 'subtitle', t.subtitle, 'alliance', t.alliance, 'holder',
      -- Who has deleted their account and held the seat at the end is called by its title.
      coalesce(u."name", CASE WHEN h.id IS NOT NULL THEN t.title END), 'bot', t.bot, 'reservedUntil', t.reserved_until,
      'offered', h.offered_at IS NOT NULL, 'conceded', muster.has_conceded(t.campaign, t.seat, NULL), 'offerNote', CASE WHEN h.offered_by_holder THEN h.offer_note END,
      'deputy', muster.deputy_json(_user, t.campaign, t.seat), 'vacation', muster.vacation_json(h.user_id),
      'mine', coalesce(t.seat = _mine, false),
      'sealed', (
        SELECT bool_and(x.id IS NOT NULL) FROM muster.ask a
        JOIN muster.ask_group g ON g.campaign = a.campaign AND g.group_id = a.group_id AND g.closed_at IS NULL
        LEFT JOIN muster.sheet x ON x.campaign = a.campaign AND x.seat = a.seat AND x.ask_id = a.ask_id AND x.replaced_at IS NULL
        WHERE a.campaign = t.campaign AND a.seat = t.seat AND NOT a.lapsed AND NOT a.kept AND (t.seat = _mine OR (_shown AND g.common))))
      ORDER BY t.position)
    FROM muster.seat t
    LEFT JOIN muster.holding h ON h.campaign = t.campaign AND h.seat = t.seat AND h.until IS NULL
    LEFT JOIN accounts."user" u ON u."id" = h.user_id
    WHERE t.campaign = _campaign);
END $body$;

-- A class's deadline is shown to all when every seat is asked or the stage opened with it, otherwise to the seats that are asked, who see their own.
CREATE FUNCTION muster.clocks_json(_campaign uuid, _mine text) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT coalesce(json_agg(json_build_object('class', k.class, 'title', k.title, 'at', coalesce(own.at, k.at)) ORDER BY k.position), '[]')
    FROM muster.clock k JOIN muster.campaign c ON c.id = k.campaign
    CROSS JOIN LATERAL (
      SELECT max(g.deadline_at) AS at, count(*) AS groups
      FROM muster.ask a JOIN muster.ask_group g ON g.campaign = a.campaign AND g.group_id = a.group_id
      WHERE a.campaign = k.campaign AND a.seat = _mine AND NOT a.lapsed AND NOT a.unshown AND g.closed_at IS NULL AND g.class = k.class) own
    WHERE k.campaign = _campaign AND k.turn = c.turn AND k.stage = c.stage AND (k.public OR own.groups > 0));
END $body$;

-- What somebody is asked at their desk and has not sealed: their own questions alone, the first to close first. A bot answers for a seat that it plays.
CREATE FUNCTION muster.to_do_json(_campaign uuid, _desk text) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT coalesce(json_agg(json_build_object('askId', a.ask_id, 'kind', a.view ->> 'kind', 'title', a.view ->> 'title', 'deadlineAt', g.deadline_at)
      ORDER BY g.deadline_at, a.ask_id), '[]')
    FROM muster.campaign c
    JOIN muster.ask a ON a.campaign = c.id AND a.seat = _desk AND NOT a.lapsed AND NOT a.kept AND NOT a.unshown
    JOIN muster.ask_group g ON g.campaign = a.campaign AND g.group_id = a.group_id AND g.closed_at IS NULL AND g.publish_at IS NULL
    WHERE c.id = _campaign AND c.phase = 'RUNNING'
      -- A ruling that nobody gives is silence at once.
      AND (_desk <> 'facilitator' OR g.complete_at IS NULL)
      AND NOT EXISTS (SELECT FROM muster.seat t WHERE t.campaign = c.id AND t.seat = _desk AND t.bot)
      AND NOT EXISTS (SELECT FROM muster.sheet x WHERE x.campaign = a.campaign AND x.seat = a.seat AND x.ask_id = a.ask_id AND x.replaced_at IS NULL));
END $body$;

-- Seats still owed to groups that ask all alike; null while only some are asked, because others may not know who.
CREATE FUNCTION muster.awaited_json(_campaign uuid, _shown boolean) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT CASE WHEN _shown AND count(*) > 0 THEN coalesce(json_agg(DISTINCT a.seat) FILTER (WHERE x.id IS NULL), '[]') END
    FROM muster.ask_group g
    JOIN muster.ask a ON a.campaign = g.campaign AND a.group_id = g.group_id AND NOT a.lapsed AND NOT a.kept AND a.seat <> 'facilitator'
    LEFT JOIN muster.sheet x ON x.campaign = a.campaign AND x.seat = a.seat AND x.ask_id = a.ask_id AND x.replaced_at IS NULL
    WHERE g.campaign = _campaign AND g.closed_at IS NULL AND g.publish_at IS NULL AND g.common);
END $body$;

-- Whether the facilitator is awaited and everybody may know it.
CREATE FUNCTION muster.ruling_awaited(_campaign uuid) RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN EXISTS (
    SELECT FROM muster.ask_group g
    JOIN muster.ask a ON a.campaign = g.campaign AND a.group_id = g.group_id AND a.seat = 'facilitator' AND NOT a.lapsed
    WHERE g.campaign = _campaign AND g.closed_at IS NULL AND g.complete_at IS NULL AND g.common);
END $body$;

-- Before the start: which holders have answered the last roll call. Who took a seat since then is here.
CREATE FUNCTION muster.roll_call_json(_campaign muster.campaign) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT json_build_object('calledAt', _campaign.roll_called_at, 'until', _campaign.roll_call_until,
      'here', coalesce(json_agg(h.seat ORDER BY h.seat) FILTER (WHERE greatest(h.here_at, h.since) >= _campaign.roll_called_at), '[]'),
      'missing', coalesce(json_agg(h.seat ORDER BY h.seat) FILTER (WHERE greatest(h.here_at, h.since) < _campaign.roll_called_at), '[]'))
    FROM muster.holding h WHERE h.campaign = _campaign.id AND h.until IS NULL
    HAVING _campaign.phase = 'GATHERING' AND _campaign.roll_called_at IS NOT NULL);
END $body$;

-- The table as it is now, for those with a present place; former members are told as of when they left.
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
        'seats', (SELECT json_agg(json_build_object('id', t.seat, 'title', t.title, 'subtitle', t.subtitle, 'alliance', t.alliance, 'holder', NULL,
          'bot', false, 'reservedUntil', NULL, 'offered', false, 'conceded', muster.has_conceded(c.id, t.seat, _place.until), 'offerNote', NULL, 'deputy', NULL, 'vacation', NULL, 'mine', false, 'sealed', NULL) ORDER BY t.position) FROM muster.seat t WHERE t.campaign = c.id),
        'organiser', o."name", 'facilitator', NULL, 'members', '[]'::json, 'matters', '[]'::json, 'rulesetId', c.ruleset, 'toDo', '[]'::json, 'commanders', '[]'::json,
        'logged', (SELECT coalesce(max(l.number), 0) FROM muster.allowed_log(_user, c.id) l), 'clocks', '[]'::json, 'awaited', NULL,
        'ruling', false, 'opened', false, 'coolsUntil', NULL, 'publishesAt', NULL, 'pausedUntil', NULL, 'visibility', NULL, 'edition', NULL, 'rollCall', NULL, 'requests', NULL, 'timeZone', c.time_zone, 'version', 0)
      FROM muster.campaign c
      LEFT JOIN accounts."user" o ON o."id" = c.organiser
      LEFT JOIN muster.briefing b ON b.campaign = c.id AND b.viewer = _place.viewer AND b.number = _place.until_number
      WHERE c.id = _campaign);
  END IF;
  RETURN (
    SELECT json_build_object('former', false, 'phase', c.phase, 'note', c.note, 'turn', c.turn, 'stage', c.stage,
      'seats', muster.seats_json(_user, c.id, c.show_sealed, _place.seat),
      'organiser', o."name", 'facilitator', f."name", 'members', muster.people_json(_user, c.id), 'matters', muster.matters_json(_user, c.id),
      'logged', (SELECT coalesce(max(e.number), 0) FROM muster.table_log e WHERE e.campaign = c.id),
      'clocks', muster.clocks_json(c.id, muster.desk_of(_place.seat, _place.role)),
      'rulesetId', c.ruleset, 'toDo', muster.to_do_json(c.id, muster.desk_of(_place.seat, _place.role)),
      -- Whoever has left since the end is told nothing more of it.
      'commanders', CASE WHEN _place.until IS NULL THEN muster.commanders_json(_user, c.id, _place.seat) ELSE '[]' END,
      'awaited', muster.awaited_json(c.id, c.show_sealed), 'ruling', muster.ruling_awaited(c.id), 'opened', c.opened_at IS NOT NULL,
      'coolsUntil', CASE WHEN c.show_sealed THEN (SELECT max(g.cools_until) FROM muster.ask_group g
        WHERE g.campaign = c.id AND g.common AND g.closed_at IS NULL AND g.complete_at IS NULL) END,
      'publishesAt', CASE WHEN c.phase <> 'ENDED' THEN (SELECT max(g.publish_at) FROM muster.ask_group g WHERE g.campaign = c.id AND g.closed_at IS NULL) END,
      'pausedUntil', CASE WHEN c.phase = 'PAUSED' THEN c.resumes_at END,
      'visibility', c.visibility, 'edition', c.edition, 'rollCall', muster.roll_call_json(c),
      'requests', CASE WHEN _place.organiser THEN (SELECT count(*) FROM muster.seat_request r
        WHERE r.campaign = c.id AND r.outcome IS NULL AND r.lapses_at > clock_timestamp()) END,
      'timeZone', c.time_zone,
      'version', c.version + (SELECT count(*) FROM muster.sheet x WHERE x.campaign = c.id AND x.shown))
    FROM muster.campaign c
    LEFT JOIN accounts."user" o ON o."id" = c.organiser
    LEFT JOIN muster.place l ON l.campaign = c.id AND l.role = 'FACILITATOR' AND l.until IS NULL
    LEFT JOIN accounts."user" f ON f."id" = l.user_id
    WHERE c.id = _campaign);
END $body$;
