-- The log as a user may read it: all of it for those with a place, and after the end; former members read what was there until they left.
CREATE FUNCTION muster.allowed_log(_user text, _campaign uuid) RETURNS SETOF muster.table_log
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN QUERY
    SELECT l.* FROM muster.standing(_user, _campaign) s
    JOIN muster.table_log l ON l.campaign = _campaign
    WHERE s.present OR s.ended OR l.at <= s.until;
END $body$;

-- What will happen and may be consented to, and what is voted on: told to everybody with a place. `needed`: so many votes for it pass it at once.
CREATE FUNCTION muster.matters_json(_user text, _campaign uuid) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT coalesce(json_agg(json_build_object('id', m.id, 'kind', m.kind, 'by', m.by_name, 'mine', m.by_user = _user, 'seat', l.seat,
      'onMe', coalesce(m.about ->> 'userId' = _user, false), 'openedAt', m.opened_at, 'dueAt', m.due_at, 'about', json_strip_nulls(json_build_object('title', m.about ->> 'title', 'at', m.about ->> 'at',
        'note', m.about ->> 'note', 'member', muster.name_of(m.about ->> 'userId'))),
      'needed', CASE WHEN m.kind NOT IN ('CLOSING', 'PLACE') AND (m.kind <> 'ORGANISER' OR c.organiser IS NULL)
        THEN (SELECT CASE WHEN m.kind IN ('CORRECT', 'UNWIND', 'REOPEN') THEN t.voters ELSE t.voters / 2 + 1 END FROM muster.vote_tally(m.id) t) END,
      'against', (
        SELECT coalesce(json_agg(x.seat ORDER BY x.seat), '[]') FROM muster.consent x
        JOIN muster.holding h ON h.campaign = _campaign AND h.seat = x.seat AND h.until IS NULL AND h.user_id = x.user_id
        WHERE x.matter = m.id AND x.against),
      'consents', (
        SELECT coalesce(json_agg(x.seat ORDER BY x.seat), '[]') FROM muster.consent x
        JOIN muster.holding h ON h.campaign = _campaign AND h.seat = x.seat AND h.until IS NULL AND h.user_id = x.user_id
        WHERE x.matter = m.id AND NOT x.against)) ORDER BY m.opened_at, m.id), '[]')
    FROM muster.matter m JOIN muster.campaign c ON c.id = m.campaign LEFT JOIN muster.place l ON l.id = m.place
    WHERE m.campaign = _campaign AND m.settled_at IS NULL);
END $body$;

-- Everybody with a place, to tell apart people with similar names.
CREATE FUNCTION muster.members_json(_campaign uuid) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT coalesce(json_agg(json_build_object('user', p.user_id, 'name', u."name", 'place', p.place) ORDER BY p.place), '[]') FROM (
      SELECT h.user_id, 'seat ' || h.seat AS place FROM muster.holding h WHERE h.campaign = _campaign AND h.until IS NULL
      UNION ALL
      SELECT d.user_id, 'the deputy of seat ' || d.seat FROM muster.deputyship d
      WHERE d.campaign = _campaign AND d.user_id IS NOT NULL AND d.ended_at IS NULL AND d.until_at > clock_timestamp()
      UNION ALL
      SELECT m.user_id, 'a commander of seat ' || m.seat FROM muster.commander m
      WHERE m.campaign = _campaign AND m.user_id IS NOT NULL AND m.ended_at IS NULL
      UNION ALL
      SELECT o.organiser, 'the organiser' FROM muster.campaign o WHERE o.id = _campaign
      UNION ALL
      SELECT l.user_id, CASE l.role WHEN 'FACILITATOR' THEN 'the facilitator' ELSE 'an observer' END
      FROM muster.place l WHERE l.campaign = _campaign AND l.until IS NULL) p
    JOIN accounts."user" u ON u."id" = p.user_id);
END $body$;

-- Everybody with a place as all members may see them: by the place they hold, whose id means nothing anywhere else. `user` is for telling apart similar
-- names, and is told to nobody.
CREATE FUNCTION muster.people_json(_user text, _campaign uuid) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT coalesce(json_agg(json_build_object('id', p.id, 'user', p.user_id, 'name', u."name", 'place', p.place, 'role', p.role, 'seat', p.seat,
      'mine', p.user_id = _user, 'organiser', coalesce(p.user_id = c.organiser, false), 'coOrganiser', muster.co_organises(p.user_id, _campaign),
      'named', (SELECT n.role FROM muster.naming n
        WHERE n.campaign = _campaign AND n.user_id = p.user_id AND n.accepted_at IS NULL AND n.ended_at IS NULL
        ORDER BY n.role DESC LIMIT 1),
      'record', muster.shown_record_json(p.user_id, coalesce(c.organiser = _user, false) OR muster.co_organises(_user, _campaign))) ORDER BY p.rank, p.seat, u."name", p.id), '[]')
    FROM muster.campaign c CROSS JOIN LATERAL (
      SELECT 1 AS rank, h.id::text AS id, h.user_id, 'seat ' || h.seat AS place, 'PLAYER' AS role, h.seat
      FROM muster.holding h WHERE h.campaign = _campaign AND h.until IS NULL
      UNION ALL
      SELECT CASE l.role WHEN 'FACILITATOR' THEN 2 ELSE 3 END, l.id::text, l.user_id,
        CASE l.role WHEN 'FACILITATOR' THEN 'the facilitator' ELSE 'an observer' END, l.role, l.seat
      FROM muster.place l WHERE l.campaign = _campaign AND l.until IS NULL
      UNION ALL
      SELECT 2, d.id::text, d.user_id, 'the deputy of seat ' || d.seat, 'DEPUTY', d.seat
      FROM muster.deputyship d
      WHERE d.campaign = _campaign AND d.user_id IS NOT NULL AND d.ended_at IS NULL AND d.until_at > clock_timestamp()
      UNION ALL
      SELECT 2, m.id::text, m.user_id, 'a commander of seat ' || m.seat, 'COMMANDER', m.seat
      FROM muster.commander m WHERE m.campaign = _campaign AND m.user_id IS NOT NULL AND m.ended_at IS NULL
      UNION ALL
      SELECT 4, 'organiser', c.organiser, 'the organiser', 'ORGANISER', NULL
      WHERE NOT EXISTS (SELECT FROM muster.holding h WHERE h.campaign = _campaign AND h.user_id = c.organiser AND h.until IS NULL)
        AND NOT EXISTS (SELECT FROM muster.place l WHERE l.campaign = _campaign AND l.user_id = c.organiser AND l.until IS NULL)
        AND NOT EXISTS (SELECT FROM muster.deputyship d
          WHERE d.campaign = _campaign AND d.user_id = c.organiser AND d.ended_at IS NULL AND d.until_at > clock_timestamp())
        AND NOT EXISTS (SELECT FROM muster.commander m
          WHERE m.campaign = _campaign AND m.user_id = c.organiser AND m.ended_at IS NULL)) p
    JOIN accounts."user" u ON u."id" = p.user_id
    WHERE c.id = _campaign);
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
