-- The copy of somebody's own scenario that a campaign keeps, as far as it is public: null for a campaign on a shipped or generated one.
CREATE FUNCTION muster.kept_scenario_json(_campaign uuid) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT json_build_object('title', k.scenario -> 'title', 'about', k.scenario -> 'about', 'seats', k.scenario -> 'seats',
      'board', (SELECT b.body FROM muster.campaign c JOIN muster.board b ON b.hash = c.board_hash WHERE c.id = _campaign))
    FROM muster.campaign_scenario k WHERE k.campaign = _campaign);
END $body$;

-- What is printed on its map, for whoever has a place in the campaign.
CREATE FUNCTION muster.its_printed_map(_user text, _campaign uuid) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (SELECT k.printed FROM muster.standing(_user, _campaign) s, muster.campaign_scenario k WHERE k.campaign = _campaign);
END $body$;

-- Without its file, which only one of them at a time is read with.
CREATE FUNCTION muster.own_scenario_json(_scenario muster.own_scenario) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN json_build_object('id', _scenario.id, 'rulesetId', _scenario.ruleset, 'title', _scenario.title, 'about', _scenario.file -> 'about',
    'seats', _scenario.file -> 'seats', 'revision', _scenario.revision, 'board', _scenario.board, 'size', _scenario.size, 'ready', _scenario.ready,
    'token', _scenario.token, 'madeAt', _scenario.made_at, 'changedAt', _scenario.changed_at);
END $body$;

-- Somebody's own scenarios, last changed first: those after one of them. A token that is limited to campaigns opens none.
CREATE FUNCTION muster.its_own_scenarios(_user text, _within text[], _after uuid, _limit integer) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT coalesce(json_agg(muster.own_scenario_json(x) ORDER BY x.changed_at DESC, x.id), '[]')
    FROM (
      SELECT o.* FROM muster.own_scenario o
      WHERE o.user_id = _user AND _within IS NULL AND (_after IS NULL OR EXISTS (
        SELECT FROM muster.own_scenario a WHERE a.id = _after AND a.user_id = _user
          AND (o.changed_at < a.changed_at OR o.changed_at = a.changed_at AND o.id > a.id)))
      ORDER BY o.changed_at DESC, o.id LIMIT least(greatest(_limit, 0), 101)) x);
END $body$;

CREATE FUNCTION muster.its_own_scenario(_user text, _within text[], _id uuid) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (SELECT muster.own_scenario_json(o) FROM muster.own_scenario o WHERE o.id = _id AND o.user_id = _user AND _within IS NULL);
END $body$;

CREATE FUNCTION muster.its_scenario_file(_user text, _within text[], _id uuid) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (SELECT o.file FROM muster.own_scenario o WHERE o.id = _id AND o.user_id = _user AND _within IS NULL);
END $body$;
