-- The log as a user may read it: whole for those with a place, and after the end; who left reads what stood there until then.
CREATE FUNCTION muster.allowed_log(_user text, _campaign uuid) RETURNS SETOF muster.table_log
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN QUERY
    SELECT l.* FROM muster.standing(_user, _campaign) s
    JOIN muster.table_log l ON l.campaign = _campaign
    WHERE s.present OR s.ended OR l.at <= s.until;
END $body$;

-- What is to happen and may be consented to: told to everybody with a place.
CREATE FUNCTION muster.matters_json(_user text, _campaign uuid) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT coalesce(json_agg(json_build_object('id', m.id, 'kind', m.kind, 'by', m.by_name, 'mine', m.by_user = _user, 'seat', l.seat,
      'openedAt', m.opened_at, 'dueAt', m.due_at,
      'consents', (
        SELECT coalesce(json_agg(x.seat ORDER BY x.seat), '[]') FROM muster.consent x
        JOIN muster.holding h ON h.campaign = _campaign AND h.seat = x.seat AND h.until IS NULL AND h.user_id = x.user_id
        WHERE x.matter = m.id)) ORDER BY m.opened_at, m.id), '[]')
    FROM muster.matter m LEFT JOIN muster.place l ON l.id = m.place
    WHERE m.campaign = _campaign AND m.settled_at IS NULL);
END $body$;

-- Everybody with a place, to tell apart who has a name like another's.
CREATE FUNCTION muster.members_json(_campaign uuid) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT coalesce(json_agg(json_build_object('user', p.user_id, 'name', u."name", 'place', p.place) ORDER BY p.place), '[]') FROM (
      SELECT h.user_id, 'seat ' || h.seat AS place FROM muster.holding h WHERE h.campaign = _campaign AND h.until IS NULL
      UNION ALL
      SELECT o.organiser, 'the organiser' FROM muster.campaign o WHERE o.id = _campaign
      UNION ALL
      SELECT l.user_id, CASE l.role WHEN 'FACILITATOR' THEN 'the facilitator' ELSE 'an observer' END
      FROM muster.place l WHERE l.campaign = _campaign AND l.until IS NULL) p
    JOIN accounts."user" u ON u."id" = p.user_id);
END $body$;

CREATE FUNCTION muster.its_log(_user text, _campaign uuid, _before integer, _limit integer) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT coalesce(json_agg(json_build_object('number', e.number, 'at', e.at, 'kind', e.kind, 'by', e.by_name, 'tool', e.tool,
      'seat', e.seat, 'subject', e.subject, 'detail', e.detail) ORDER BY e.number DESC), '[]')
    FROM (
      SELECT a.* FROM muster.allowed_log(_user, _campaign) a
      WHERE _before IS NULL OR a.number < _before ORDER BY a.number DESC LIMIT least(greatest(_limit, 0), 200)) e);
END $body$;
