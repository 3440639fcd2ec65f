-- The commanders of a seat and what they are entrusted with: told to whoever acts at the seat. All members read who they are, see `people_json`.
CREATE FUNCTION muster.commanders_json(_user text, _campaign uuid, _seat text) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT coalesce(json_agg(json_build_object('id', m.id, 'name', u."name", 'mine', m.user_id = _user, 'pieces', m.pieces, 'seals', m.seals)
      ORDER BY m.accepted_at, m.id), '[]')
    FROM muster.commander m JOIN accounts."user" u ON u."id" = m.user_id
    WHERE m.campaign = _campaign AND m.seat = _seat AND m.ended_at IS NULL);
END $body$;

-- Until when the open link of a holder can be followed.
CREATE FUNCTION muster.asked_commander(_user text, _campaign uuid) RETURNS timestamptz
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT m.expires_at FROM muster.commander m JOIN muster.holding h ON h.id = m.holding AND h.until IS NULL AND h.user_id = _user
    WHERE m.campaign = _campaign AND m.accepted_at IS NULL AND m.ended_at IS NULL AND m.expires_at > clock_timestamp());
END $body$;
