CREATE FUNCTION muster.read_war_link(_credential text, _campaign uuid) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN muster.its_war_link(muster.caller_in(_credential, _campaign), _campaign);
END $body$;

-- Whoever holds the code may read. Only seats are named; the moments are those of the opened war and of each seat.
CREATE FUNCTION muster.read_shared_war(_token text) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT json_build_object('name', c.name, 'rulesetId', c.ruleset, 'moments', (
      SELECT coalesce(json_agg(json_build_object('seat', CASE WHEN b.viewer <> 'everyone' THEN substr(b.viewer, 6) END, 'number', b.number, 'turn', b.turn, 'stage', b.stage, 'at', b.at)
        ORDER BY b.viewer, b.number), '[]')
      FROM muster.shared_briefings(_token) b))
    FROM muster.shared_campaign(_token) c);
END $body$;

CREATE FUNCTION muster.read_shared_board(_token text) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (SELECT b.body FROM muster.shared_campaign(_token) c JOIN muster.board b ON b.hash = c.board_hash);
END $body$;

-- What whoever drew the map printed on it belongs to the map.
CREATE FUNCTION muster.read_shared_printed_map(_token text) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (SELECT k.printed FROM muster.shared_campaign(_token) c JOIN muster.campaign_scenario k ON k.campaign = c.id);
END $body$;

-- The map alone: reports, orders and dice stay with the members. Null for the seat: the war as it was.
CREATE FUNCTION muster.read_shared_view(_token text, _seat text, _number integer) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT b.view FROM muster.shared_briefings(_token) b WHERE b.viewer = coalesce('seat:' || _seat, 'everyone') AND b.number = _number);
END $body$;
