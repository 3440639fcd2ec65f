-- The caller's own scenarios, last changed first: those after one of them.
CREATE FUNCTION muster.read_own_scenarios(_credential text, _after uuid, _limit integer) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
DECLARE _user text := muster.drawer_behind(_credential);
BEGIN
  RETURN (
    SELECT coalesce(json_agg(muster.own_scenario_json(x) ORDER BY x.changed_at DESC, x.id), '[]')
    FROM (
      SELECT o.* FROM muster.own_scenario o
      WHERE o.user_id = _user AND (_after IS NULL OR EXISTS (
        SELECT FROM muster.own_scenario a WHERE a.id = _after AND a.user_id = _user
          AND (o.changed_at < a.changed_at OR o.changed_at = a.changed_at AND o.id > a.id)))
      ORDER BY o.changed_at DESC, o.id LIMIT least(greatest(_limit, 0), 101)) x);
END $body$;

CREATE FUNCTION muster.read_own_scenario(_credential text, _id uuid) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT muster.own_scenario_json(o) FROM muster.own_scenario o WHERE o.id = _id AND o.user_id = muster.drawer_behind(_credential));
END $body$;

CREATE FUNCTION muster.read_scenario_file(_credential text, _id uuid) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (SELECT o.file FROM muster.own_scenario o WHERE o.id = _id AND o.user_id = muster.drawer_behind(_credential));
END $body$;

-- Whoever has the address may read it, and nothing of whose it is.
CREATE FUNCTION muster.read_shared_scenario(_token text) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT json_build_object('rulesetId', o.ruleset, 'title', o.title, 'about', o.file -> 'about', 'seats', o.file -> 'seats', 'board', o.board, 'file', o.file)
    FROM muster.own_scenario o WHERE o.token = _token);
END $body$;
