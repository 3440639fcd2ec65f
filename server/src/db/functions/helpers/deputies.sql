-- Places that a user has, or had, because they act for the holder of a seat: `ahead` of the time, now, or `until` then. A deputy knows what the seat knew
-- until the end of that time, as a former holder does.
CREATE FUNCTION muster.deputy_places(_user text, _campaign uuid) RETURNS TABLE (seat text, ahead boolean, until_number integer, until timestamptz)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN QUERY
    SELECT d.seat, d.from_at > n.now, b.number, CASE WHEN e.at <= n.now THEN e.at END
    FROM muster.deputyship d CROSS JOIN (SELECT clock_timestamp() AS now) n
    CROSS JOIN LATERAL (SELECT coalesce(d.ended_at, d.until_at) AS at) e
    LEFT JOIN LATERAL (
      SELECT coalesce(max(x.number), 0) AS number FROM muster.briefing x
      WHERE x.campaign = d.campaign AND x.viewer = 'seat:' || d.seat AND x.at <= e.at AND e.at <= n.now) b ON e.at <= n.now
    WHERE d.campaign = _campaign AND d.user_id = _user AND (d.ended_at IS NULL OR d.ended_at > d.from_at);
END $body$;

-- Who acts for the holder of a seat, or will: told to all members. An open link is told to the holder alone.
CREATE FUNCTION muster.deputy_json(_user text, _campaign uuid, _seat text) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT json_build_object('name', u."name", 'bot', d.bot, 'mine', coalesce(d.user_id = _user, false), 'fromAt', d.from_at, 'untilAt', d.until_at)
    FROM muster.deputyship d LEFT JOIN accounts."user" u ON u."id" = d.user_id
    WHERE d.campaign = _campaign AND d.seat = _seat AND d.accepted_at IS NOT NULL AND d.ended_at IS NULL AND d.until_at > clock_timestamp());
END $body$;

CREATE FUNCTION muster.asked_deputy_json(_user text, _campaign uuid) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT json_build_object('fromAt', d.from_at, 'untilAt', d.until_at)
    FROM muster.deputyship d JOIN muster.holding h ON h.id = d.holding AND h.until IS NULL AND h.user_id = _user
    WHERE d.campaign = _campaign AND d.accepted_at IS NULL AND d.ended_at IS NULL AND d.until_at > clock_timestamp());
END $body$;

-- The vacation of somebody that runs, or is the next to begin: dates and their note, for those whom they play with.
CREATE FUNCTION muster.vacation_json(_user text) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT json_build_object('id', v.id, 'fromAt', v.from_at, 'untilAt', v.until_at, 'note', v.note)
    FROM muster.vacation v WHERE v.user_id = _user AND v.ended_at IS NULL AND v.until_at > clock_timestamp()
    ORDER BY v.from_at, v.id LIMIT 1);
END $body$;
