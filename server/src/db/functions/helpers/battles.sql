-- Who fights, in seat order. Former holders are told nobody's time zone.
CREATE FUNCTION muster.battle_sides_json(_battle uuid, _seat text, _until timestamptz) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT json_agg(json_build_object('seat', x.seat, 'title', t.title, 'mine', x.seat = _seat,
      'zone', CASE WHEN _until IS NULL THEN x.zone END) ORDER BY t.position)
    FROM muster.battle_side x JOIN muster.seat t ON t.campaign = x.campaign AND t.seat = x.seat
    WHERE x.battle = _battle);
END $body$;

CREATE FUNCTION muster.battle_entry_json(_entry muster.battle_entry) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN json_build_object('number', _entry.number, 'seat', _entry.seat, 'by', _entry.by_name, 'at', _entry.at,
    'kind', _entry.kind, 'body', _entry.body);
END $body$;

CREATE FUNCTION muster.battle_entries_json(_battle uuid, _until timestamptz, _after integer) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT coalesce(json_agg(muster.battle_entry_json(e) ORDER BY e.number), '[]')
    FROM muster.battle_entry e
    WHERE e.battle = _battle AND (_until IS NULL OR e.at <= _until) AND e.number > _after);
END $body$;

-- Few entries of a log, however long it is: those that make and cancel an appointment.
CREATE FUNCTION muster.battle_schedule_json(_battle uuid, _until timestamptz) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT coalesce(json_agg(muster.battle_entry_json(e) ORDER BY e.number), '[]')
    FROM muster.battle_entry e
    WHERE e.battle = _battle AND (_until IS NULL OR e.at <= _until) AND e.kind IN ('TIMES', 'AGREEMENT', 'CALLED_OFF'));
END $body$;

-- Whether a facilitator who sees no secrets could rule on a battle now, and a side has not shown it since they could.
CREATE FUNCTION muster.is_showable(_battle muster.battle, _seat text) RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN EXISTS (
    SELECT FROM muster.campaign c
    JOIN muster.place l ON l.campaign = c.id AND l.role = 'FACILITATOR' AND l.until IS NULL
    JOIN muster.ask a ON a.campaign = c.id AND a.seat = 'facilitator' AND NOT a.lapsed AND a.view ->> 'about' = _battle.key
    JOIN muster.ask_group g ON g.campaign = c.id AND g.group_id = a.group_id AND g.closed_at IS NULL AND g.complete_at IS NULL AND g.frozen_at IS NULL
    WHERE c.id = _battle.campaign AND c.blind_facilitator AND c.phase <> 'ENDED' AND _battle.closed_at IS NULL AND _seat <> 'facilitator'
      AND NOT EXISTS (SELECT FROM muster.battle_entry e
        WHERE e.battle = _battle.id AND e.seat = _seat AND e.kind = 'SHOWN' AND e.at >= greatest(l.since, g.opened_at)));
END $body$;

-- A desk as one side reads it: up to now, or up to the time when they left.
CREATE FUNCTION muster.battle_json(_battle muster.battle, _seat text, _until timestamptz) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN json_build_object('id', _battle.id, 'campaignId', _battle.campaign, 'openedAt', _battle.opened_at,
    'closedAt', CASE WHEN _until IS NULL OR _battle.closed_at <= _until THEN _battle.closed_at END, 'seed', _battle.seed,
    -- The facilitator alone calls it as the engine does: that name tells who fights.
    'about', CASE WHEN _seat = 'facilitator' THEN _battle.key ELSE (
      SELECT n.about FROM muster.battle_name n WHERE n.battle = _battle.id AND n.seat = _seat AND (_until IS NULL OR n.since <= _until)
      ORDER BY n.since DESC LIMIT 1) END,
    'showable', _until IS NULL AND muster.is_showable(_battle, _seat),
    'sides', muster.battle_sides_json(_battle.id, _seat, _until), 'schedule', muster.battle_schedule_json(_battle.id, _until));
END $body$;

-- Desks that a user may read: those of battles in which the user's seat in the campaign is a side; those of which the facilitator was asked to rule, for
-- whoever is that and sees everything; and for one who sees no secrets those that a side has shown to them. Nobody else reads one, neither observers nor, when the war is over, anybody.
CREATE FUNCTION muster.allowed_battles(_user text, _campaign uuid) RETURNS TABLE (battle muster.battle, seat text, until timestamptz)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN QUERY
    SELECT b, x.seat, s.until FROM muster.standing(_user, _campaign) s
    JOIN muster.battle_side x ON x.campaign = _campaign AND s.viewer = 'seat:' || x.seat
    JOIN muster.battle b ON b.id = x.battle
    WHERE s.until IS NULL OR b.opened_at <= s.until
    UNION ALL
    SELECT b, 'facilitator', NULL FROM muster.standing(_user, _campaign) s
    JOIN muster.campaign c ON c.id = _campaign AND NOT c.blind_facilitator
    JOIN muster.battle b ON b.campaign = c.id AND EXISTS (SELECT FROM muster.ask a
      WHERE a.campaign = c.id AND a.seat = 'facilitator' AND NOT a.lapsed AND a.view ->> 'about' = b.key)
    WHERE s.role = 'FACILITATOR' AND s.until IS NULL AND NOT s.ended
    UNION ALL
    SELECT b, 'facilitator', NULL FROM muster.standing(_user, _campaign) s
    JOIN muster.campaign c ON c.id = _campaign AND c.blind_facilitator
    JOIN muster.place l ON l.campaign = c.id AND l.user_id = _user AND l.role = 'FACILITATOR' AND l.until IS NULL
    JOIN muster.battle b ON b.campaign = c.id AND EXISTS (SELECT FROM muster.battle_entry e
      WHERE e.battle = b.id AND e.kind = 'SHOWN' AND e.at >= l.since)
    WHERE s.role = 'FACILITATOR' AND s.until IS NULL AND NOT s.ended;
END $body$;

-- The newest first, those of the same time by what the caller calls them: an order that does not depend on random ids.
CREATE FUNCTION muster.its_battles(_user text, _campaign uuid) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT coalesce(json_agg(d.desk ORDER BY d.opened DESC, d.desk->>'about', d.id), '[]')
    FROM (
      SELECT muster.battle_json(a.battle, a.seat, a.until) AS desk, (a.battle).opened_at AS opened, (a.battle).id AS id
      FROM muster.allowed_battles(_user, _campaign) a) d);
END $body$;

CREATE FUNCTION muster.its_battle(_user text, _campaign uuid, _battle uuid, _after integer) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT json_build_object('head', muster.battle_json(a.battle, a.seat, a.until), 'entries',
      muster.battle_entries_json(_battle, a.until, _after))
    FROM muster.allowed_battles(_user, _campaign) a WHERE (a.battle).id = _battle);
END $body$;
