CREATE FUNCTION muster.read_own_scenarios(_credential text, _after uuid, _limit integer) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (SELECT muster.its_own_scenarios(p.user_id, p.within, _after, _limit) FROM muster.proven(_credential) p);
END $body$;

CREATE FUNCTION muster.read_own_scenario(_credential text, _id uuid) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (SELECT muster.its_own_scenario(p.user_id, p.within, _id) FROM muster.proven(_credential) p);
END $body$;

CREATE FUNCTION muster.read_scenario_file(_credential text, _id uuid) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (SELECT muster.its_scenario_file(p.user_id, p.within, _id) FROM muster.proven(_credential) p);
END $body$;

-- Whoever has the address may read it, and nothing of whose it is.
CREATE FUNCTION muster.read_shared_scenario(_token text) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT json_build_object('rulesetId', o.ruleset, 'title', o.title, 'about', o.file -> 'about', 'seats', o.file -> 'seats', 'board', o.board, 'file', o.file)
    FROM muster.own_scenario o WHERE o.token = _token);
END $body$;

CREATE FUNCTION muster.read_printed_map(_credential text, _campaign uuid) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN muster.its_printed_map(muster.caller_in(_credential, _campaign), _campaign);
END $body$;
