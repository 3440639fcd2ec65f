-- The latest 60 stages, the oldest first, as everybody saw them open and close: from what the record has published at those moments and from the log of the table. A stage that the
-- campaign went back to is one stage from its first opening to its last closing; what had followed it does not count any more.
CREATE FUNCTION muster.stages_json(_campaign uuid) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    WITH lines AS MATERIALIZED (
      SELECT l.number, l.kind, l.at, l.detail ->> 'cause' AS cause
      FROM (SELECT * FROM muster.table_log l WHERE l.campaign = _campaign ORDER BY l.number DESC LIMIT 1000) l
      WHERE l.kind IN ('STAGE_CLOSED', 'EXTENDED', 'PAUSED', 'HELD', 'RESUMED', 'ENDED')),
    moments AS MATERIALIZED (
      SELECT r.number, r.kind, r.at, (r.entry ->> 'turn')::integer AS turn, r.entry ->> 'stage' AS stage,
        lag((r.entry ->> 'turn')::integer) OVER (ORDER BY r.number) AS left_turn, lag(r.entry ->> 'stage') OVER (ORDER BY r.number) AS left_stage
      FROM (SELECT * FROM muster.record r WHERE r.campaign = _campaign AND r.kind IN ('stage', 'ended') ORDER BY r.number DESC LIMIT 61) r),
    restored AS MATERIALIZED (SELECT j.at FROM muster.resolution j WHERE j.campaign = _campaign AND j.why = 'restored'),
    returns AS MATERIALIZED (
      SELECT m.*, (SELECT max(o.number) FROM moments o WHERE o.kind = 'stage' AND o.number < m.number AND o.turn = m.turn AND o.stage = m.stage) AS to_number
      FROM moments m WHERE m.kind = 'stage' AND m.at IN (SELECT j.at FROM restored j)),
    counting AS (
      SELECT m.*, lead(m.number) OVER (ORDER BY m.number) AS next_number, lead(m.at) OVER (ORDER BY m.number) AS next_at
      FROM moments m WHERE NOT EXISTS (SELECT FROM returns b WHERE m.number > b.to_number AND m.number <= b.number)),
    stages AS (
      SELECT m.*, coalesce(m.next_at, (SELECT c.stopped_at FROM muster.campaign c WHERE c.id = _campaign AND c.phase = 'ENDED')) AS closed_at, again.*
      FROM counting m
      CROSS JOIN LATERAL (
        SELECT coalesce(max(b.at), m.at) AS last_at, count(*) FILTER (WHERE b.left_stage <> b.stage OR b.left_turn <> b.turn) AS reopened
        FROM returns b WHERE b.turn = m.turn AND b.stage = m.stage AND b.number > m.number AND (m.next_number IS NULL OR b.number < m.next_number)) again
      WHERE m.kind = 'stage' ORDER BY m.number DESC LIMIT 60),
    halts AS (
      SELECT h.kind, h.at AS from_at, coalesce(lead(h.at) OVER (ORDER BY h.number), clock_timestamp()) AS until_at
      FROM lines h WHERE h.kind IN ('PAUSED', 'HELD', 'RESUMED', 'ENDED'))
    SELECT coalesce(json_agg(json_build_object('turn', s.turn, 'stage', s.stage, 'openedAt', s.at, 'closedAt', s.closed_at,
      'cause', (SELECT max(l.cause) FROM lines l WHERE l.kind = 'STAGE_CLOSED' AND l.at > s.last_at AND l.at <= s.closed_at),
      'extended', (SELECT count(*) FROM lines l WHERE l.kind = 'EXTENDED' AND l.at > s.at AND (s.closed_at IS NULL OR l.at <= s.closed_at)),
      'reopened', s.reopened,
      'pausedHours', (
        SELECT coalesce(round(sum(greatest(0, extract(epoch FROM least(h.until_at, coalesce(s.closed_at, h.until_at)) - greatest(h.from_at, s.at)))) / 3600), 0)
        FROM halts h WHERE h.kind IN ('PAUSED', 'HELD')),
      -- Deadlines that everybody saw: of what asked all seats the same, and of what opened with the stage.
      'classes', (
        SELECT coalesce(json_agg(k.class ORDER BY k.class), '[]') FROM (
          SELECT g.class FROM muster.ask_group g WHERE g.campaign = _campaign AND g.turn = s.turn AND g.stage = s.stage AND g.common
          UNION SELECT o.class FROM muster.clock o WHERE o.campaign = _campaign AND o.stage = s.stage AND o.public) k))
      ORDER BY s.number), '[]')
    FROM stages s);
END $body$;

-- By seat, who had sealed when the latest 20 stages closed that asked all seats the same, the oldest first: what the table showed until then. A draft that was sealed
-- at the deadline is not among it. `before`: it closed before the present holder came.
CREATE FUNCTION muster.answers_json(_campaign uuid) RETURNS jsonb
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    WITH told AS MATERIALIZED (
      SELECT g.group_id, g.turn, g.stage, g.closed_at, EXISTS (SELECT FROM muster.table_log l WHERE l.campaign = _campaign AND l.at = g.closed_at
        AND l.kind = 'STAGE_CLOSED' AND l.detail ->> 'cause' = 'DEADLINE') AS due
      FROM (
        SELECT g.* FROM muster.ask_group g WHERE g.campaign = _campaign AND g.common AND g.closed_at IS NOT NULL AND g.undone_at IS NULL ORDER BY g.closed_at DESC LIMIT 20) g),
    answers AS (
      SELECT a.seat, g.turn, g.stage, g.closed_at, g.due, h.since, EXISTS (
        SELECT FROM muster.sheet x WHERE x.campaign = _campaign AND x.seat = a.seat AND x.ask_id = a.ask_id AND x.replaced_at IS NULL
          AND NOT x.from_draft AND NOT x.from_standing) AS sealed
      FROM told g JOIN muster.ask a ON a.campaign = _campaign AND a.group_id = g.group_id AND NOT a.lapsed
      LEFT JOIN muster.holding h ON h.campaign = _campaign AND h.seat = a.seat AND h.until IS NULL)
    SELECT coalesce(jsonb_object_agg(s.seat, s.list), '{}') FROM (
      SELECT w.seat, jsonb_agg(jsonb_build_object('turn', w.turn, 'stage', w.stage, 'before', w.closed_at < w.since,
        'answer', CASE WHEN w.sealed THEN 'SEALED' WHEN w.due THEN 'MISSED' ELSE 'CLOSED_EARLY' END) ORDER BY w.closed_at) AS list
      FROM answers w GROUP BY w.seat) s);
END $body$;

-- What only a facilitator who sees everything is told, and everybody once the campaign is open: who owes an answer now, how silence is counted, and battles.
CREATE FUNCTION muster.health_secrets_json(_campaign uuid) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN json_build_object(
    'seats', (
      SELECT json_agg(json_build_object('seat', t.seat, 'asked', q.asked, 'sealed', q.sealed, 'silentStages', coalesce(h.silent_stages, 0),
        'excuses', greatest(0, (c.absence ->> 'excuses')::integer - coalesce(h.excuses_used, 0))) ORDER BY t.position)
      FROM muster.seat t JOIN muster.campaign c ON c.id = t.campaign
      LEFT JOIN muster.holding h ON h.campaign = t.campaign AND h.seat = t.seat AND h.until IS NULL
      CROSS JOIN LATERAL (
        SELECT count(*) AS asked, count(x.id) AS sealed FROM muster.ask_group g
        JOIN muster.ask a ON a.campaign = g.campaign AND a.group_id = g.group_id AND a.seat = t.seat AND NOT a.lapsed
        LEFT JOIN muster.sheet x ON x.campaign = a.campaign AND x.seat = a.seat AND x.ask_id = a.ask_id AND x.replaced_at IS NULL
        WHERE g.campaign = t.campaign AND g.closed_at IS NULL) q
      WHERE t.campaign = _campaign),
    'battles', (
      SELECT coalesce(json_agg(json_build_object('openedAt', b.opened_at, 'closedAt', b.closed_at) ORDER BY b.opened_at, b.id), '[]')
      FROM (
        SELECT * FROM muster.battle b WHERE b.campaign = _campaign AND b.opened_at >= (
          SELECT min(r.at) FROM (
            SELECT r.at FROM muster.record r WHERE r.campaign = _campaign AND r.kind = 'stage' ORDER BY r.number DESC LIMIT 60) r)
        ORDER BY b.opened_at DESC LIMIT 500) b));
END $body$;

-- Lines of these codes in the latest 60 briefings of observers: what everybody was told.
CREATE FUNCTION muster.lines_told(_campaign uuid, _codes json) RETURNS integer
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT count(*)::integer FROM (
      SELECT b.report FROM muster.briefing b WHERE b.campaign = _campaign AND b.viewer = 'observer' ORDER BY b.number DESC LIMIT 60) b,
      json_array_elements(b.report) l
    WHERE l ->> 'code' IN (SELECT json_array_elements_text(_codes)));
END $body$;

-- How a campaign fares: for those with a place, and for everybody who was there once it is over.
CREATE FUNCTION muster.its_health(_user text, _campaign uuid, _codes json) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT json_build_object('stages', muster.stages_json(c.id), 'battlesTold', CASE WHEN json_array_length(_codes) > 0 THEN muster.lines_told(c.id, _codes) END,
      'seats', (
        SELECT json_agg(json_build_object('seat', t.seat,
          'answers', CASE WHEN w.told IS NOT NULL THEN coalesce(w.told -> t.seat, '[]') END,
          'silentAt', (SELECT max(l.at) FROM muster.table_log l WHERE l.campaign = c.id AND l.kind = 'SEAT_SILENT' AND l.seat = t.seat AND l.at > h.since))
          ORDER BY t.position)
        FROM muster.seat t LEFT JOIN muster.holding h ON h.campaign = t.campaign AND h.seat = t.seat AND h.until IS NULL
        WHERE t.campaign = c.id),
      'secrets', CASE WHEN c.opened_at IS NOT NULL OR (s.role = 'FACILITATOR' AND s.until IS NULL AND NOT s.ended AND NOT c.blind_facilitator)
        THEN muster.health_secrets_json(c.id) END)
    FROM muster.standing(_user, _campaign) s JOIN muster.campaign c ON c.id = _campaign
    CROSS JOIN LATERAL (SELECT CASE WHEN c.show_sealed OR c.opened_at IS NOT NULL THEN muster.answers_json(c.id) END AS told OFFSET 0) w
    WHERE s.present OR s.ended);
END $body$;
