-- The newest run of the stage that waits, on a copy: the facilitator's alone, as long as they have the place.
CREATE FUNCTION muster.its_dry_run(_user text, _campaign uuid) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT json_build_object('number', d.number, 'at', d.at, 'turn', d.turn, 'stage', d.stage, 'boardHash', c.board_hash, 'viewers', d.viewers)
    FROM muster.standing(_user, _campaign) s JOIN muster.campaign c ON c.id = _campaign AND NOT c.blind_facilitator
    JOIN muster.dry_run d ON d.campaign = c.id
    WHERE s.role = 'FACILITATOR' AND s.until IS NULL AND NOT s.ended);
END $body$;

-- What a facilitator has written down for themselves.
CREATE FUNCTION muster.its_notes(_user text, _campaign uuid) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT to_json(n.text) FROM muster.standing(_user, _campaign) s
    JOIN muster.facilitator_note n ON n.campaign = _campaign AND n.user_id = _user
    WHERE s.role = 'FACILITATOR' AND s.until IS NULL);
END $body$;

-- Numbers of somebody's own briefings that tell of corrections.
CREATE FUNCTION muster.its_corrections(_user text, _campaign uuid) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT coalesce(json_agg(a.number ORDER BY a.number), '[]') FROM muster.allowed_briefings(_user, _campaign, NULL) a
    JOIN muster.resolution r ON r.campaign = _campaign AND r.why = 'correction' AND r.at = a.at);
END $body$;

-- Questions that only some were asked and that are closed, newest first, with what was answered: for a facilitator who sees everything, until the end. What the campaign
-- went back behind does not count.
CREATE FUNCTION muster.ruled_questions_json(_user text, _campaign uuid) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT coalesce(json_agg(json_build_object('number', q.revision, 'turn', q.turn, 'stage', q.stage, 'closedAt', q.at, 'sheets', (
        SELECT coalesce(json_agg(json_build_object('seat', a.seat, 'askId', a.ask_id, 'title', a.view ->> 'title', 'orders', i.sheet -> 'orders',
          'briefing', (SELECT max(b.number) FROM muster.briefing b
            WHERE b.campaign = _campaign AND b.viewer = 'seat:' || a.seat AND b.at <= g.opened_at)) ORDER BY i.place), '[]')
        FROM json_array_elements(q.input -> 'sheets') WITH ORDINALITY AS i (sheet, place)
        JOIN muster.ask a ON a.campaign = _campaign AND a.seat = i.sheet ->> 'seat' AND a.ask_id = i.sheet ->> 'ask'
        JOIN muster.ask_group g ON g.campaign = a.campaign AND g.group_id = a.group_id WHERE a.seat <> 'calendar'))
      ORDER BY q.revision DESC), '[]')
    FROM (
      SELECT r.* FROM muster.standing(_user, _campaign) s
      JOIN muster.campaign c ON c.id = _campaign AND NOT c.blind_facilitator
      JOIN muster.resolution r ON r.campaign = c.id
      JOIN muster.ask_group g ON g.campaign = c.id AND g.group_id = r.group_id AND (NOT g.common OR EXISTS (SELECT FROM muster.ask a
        WHERE a.campaign = c.id AND a.group_id = g.group_id AND a.seat = 'facilitator'))
      WHERE s.role = 'FACILITATOR' AND s.until IS NULL AND NOT s.ended
        AND NOT EXISTS (SELECT FROM muster.ask a WHERE a.campaign = c.id AND a.group_id = g.group_id AND a.seat = 'calendar')
        AND NOT EXISTS (SELECT FROM muster.resolution j
          WHERE j.campaign = c.id AND j.why = 'restored' AND j.revision > r.revision AND (j.input ->> 'restores')::integer < r.revision)
      ORDER BY r.revision DESC LIMIT 50) q);
END $body$;

-- The same of the own seat of somebody who holds one, from their own briefings alone: `number` is that of the newest that asks it, and it had closed by the next one.
CREATE FUNCTION muster.own_questions_json(_campaign uuid, _seat text) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT coalesce(json_agg(json_build_object('number', q.number, 'turn', q.turn, 'stage', q.stage, 'closedAt', q.closed, 'sheets', json_build_array(
        json_build_object('seat', _seat, 'askId', q.ask_id, 'title', q.title, 'briefing', q.number, 'orders', (SELECT x.orders FROM muster.sheet x
          WHERE x.campaign = _campaign AND x.seat = _seat AND x.ask_id = q.ask_id AND x.replaced_at IS NULL)))) ORDER BY q.number DESC, q.ask_id), '[]')
    FROM (
      SELECT b.number, b.turn, b.stage, a.ask_id, a.view ->> 'title' AS title, coalesce((SELECT min(n.at) FROM muster.briefing n
          WHERE n.campaign = _campaign AND n.viewer = b.viewer AND n.number > b.number), b.at) AS closed
      FROM muster.ask a
      JOIN muster.ask_group g ON g.campaign = a.campaign AND g.group_id = a.group_id AND g.closed_at IS NOT NULL AND NOT g.common
      CROSS JOIN LATERAL (SELECT x.* FROM muster.briefing x WHERE x.campaign = _campaign AND x.viewer = 'seat:' || _seat
        AND EXISTS (SELECT FROM json_array_elements(x.asks) k WHERE k ->> 'id' = a.ask_id) ORDER BY x.number DESC LIMIT 1) b
      WHERE a.campaign = _campaign AND a.seat = _seat AND NOT a.lapsed ORDER BY b.number DESC, a.ask_id LIMIT 50) q);
END $body$;

CREATE FUNCTION muster.its_closed_questions(_user text, _campaign uuid) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
DECLARE
  _seat text := (SELECT s.seat FROM muster.standing(_user, _campaign) s WHERE s.role = 'PLAYER' AND s.until IS NULL AND NOT s.ended);
BEGIN
  RETURN CASE WHEN _seat IS NULL THEN muster.ruled_questions_json(_user, _campaign) ELSE muster.own_questions_json(_campaign, _seat) END;
END $body$;

-- Lines of briefings that somebody may open, their own or those of a viewer, that are no longer so, with the number of the briefing that says it.
CREATE FUNCTION muster.its_corrected_lines(_user text, _campaign uuid, _after integer, _viewer text) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT coalesce(json_agg(json_build_object('briefing', (l.one ->> 'briefing')::integer, 'line', (l.one ->> 'line')::integer, 'by', a.number)
      ORDER BY a.number, l.place), '[]')
    FROM muster.allowed_briefings(_user, _campaign, _viewer) a
    CROSS JOIN LATERAL json_array_elements(a.corrected) WITH ORDINALITY AS l (one, place)
    WHERE a.corrected IS NOT NULL AND a.number > _after);
END $body$;
