-- The copy of somebody's own scenario that a campaign keeps, as far as it is public: null for a campaign on a shipped or generated one.
CREATE FUNCTION muster.kept_scenario_json(_campaign uuid) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT json_build_object('title', k.scenario -> 'title', 'about', k.scenario -> 'about', 'seats', k.scenario -> 'seats',
      'board', (SELECT b.body FROM muster.campaign c JOIN muster.board b ON b.hash = c.board_hash WHERE c.id = _campaign))
    FROM muster.campaign_scenario k WHERE k.campaign = _campaign);
END $body$;

-- Without its file, which only one of them at a time is read with.
CREATE FUNCTION muster.own_scenario_json(_scenario muster.own_scenario) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN json_build_object('id', _scenario.id, 'rulesetId', _scenario.ruleset, 'title', _scenario.title, 'about', _scenario.file -> 'about',
    'seats', _scenario.file -> 'seats', 'revision', _scenario.revision, 'board', _scenario.board, 'size', _scenario.size, 'ready', _scenario.ready,
    'token', _scenario.token, 'madeAt', _scenario.made_at, 'changedAt', _scenario.changed_at);
END $body$;

-- Whose scenarios a credential opens: those of a token that is limited to campaigns, none.
CREATE FUNCTION muster.drawer_behind(_credential text) RETURNS text
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (SELECT p.user_id FROM muster.proven(_credential) p WHERE p.within IS NULL);
END $body$;
