-- Bytes of all pictures in entries, and of those that a user has not put into one yet.
CREATE FUNCTION muster.picture_bytes(_user text, _campaign uuid) RETURNS bigint
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT coalesce(sum(octet_length(p.bytes) + octet_length(p.thumb)), 0) FROM muster.chronicle_picture p
    WHERE p.campaign = _campaign AND (p.entry IS NOT NULL OR p.by_user = _user));
END $body$;

-- Whether somebody may open the desk of a battle.
CREATE FUNCTION muster.reads_battle(_user text, _campaign uuid, _battle uuid) RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN EXISTS (SELECT FROM muster.allowed_battles(_user, _campaign) b WHERE (b.battle).id = _battle);
END $body$;
