-- What everybody may read of campaigns that are not private and not over. A credential proves only that they have an account. A private campaign and one
-- that does not exist are the same.
CREATE FUNCTION muster.read_offer(_credential text, _campaign uuid) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
DECLARE _user text := muster.caller_in(_credential, _campaign);
BEGIN
  RETURN (
    SELECT muster.offer_json(c, _user) FROM muster.campaign c
    WHERE c.id = _campaign AND c.visibility <> 'PRIVATE' AND c.phase <> 'ENDED');
END $body$;

-- Listed campaigns, the last one listed first. `_after`: where the page before ended. Null in a filter: all.
CREATE FUNCTION muster.read_listed(_credential text, _ruleset text, _free boolean, _pace text, _zone text, _started boolean,
  _after_at timestamptz, _after uuid, _limit integer) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
DECLARE
  _caller record;
  _most integer := least(greatest(_limit, 1), 101);
BEGIN
  SELECT p.user_id, p.within INTO _caller FROM muster.proven(_credential) p;
  RETURN (
    WITH found AS MATERIALIZED (
      SELECT c AS campaign, row_number() OVER (ORDER BY c.listed_at DESC, c.id DESC) AS n FROM muster.campaign c
      WHERE c.visibility = 'LISTED' AND c.phase <> 'ENDED'
        AND (_after_at IS NULL OR (c.listed_at, c.id) < (_after_at, _after))
        AND (_ruleset IS NULL OR c.ruleset = _ruleset) AND (_zone IS NULL OR c.time_zone = _zone)
        AND (_started IS NULL OR (c.phase <> 'GATHERING') = _started)
        AND (_pace IS NULL OR muster.pace_of(c.deadline_rules) = _pace)
        AND (_free IS NULL OR _free = EXISTS (
          SELECT FROM json_array_elements(muster.offered_seats_json(c.id, false)) s WHERE (s ->> 'free')::boolean))
      ORDER BY c.listed_at DESC, c.id DESC LIMIT _most)
    SELECT coalesce(json_agg(muster.offer_json(f.campaign, muster.user_in(_caller.user_id, _caller.within, (f.campaign).id::text)) ORDER BY f.n), '[]') FROM found f);
END $body$;
