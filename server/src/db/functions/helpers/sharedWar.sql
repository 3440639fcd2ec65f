-- The war that a code opens: over, open to all its members, and shared by them. A code that is unknown, taken back or made up opens none.
CREATE FUNCTION muster.shared_campaign(_code text) RETURNS SETOF muster.campaign
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN QUERY SELECT c.* FROM muster.campaign c WHERE c.war_code = _code AND c.opened_at IS NOT NULL;
END $body$;

CREATE FUNCTION muster.shared_briefings(_code text) RETURNS SETOF muster.briefing
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN QUERY
    SELECT b.* FROM muster.shared_campaign(_code) c JOIN muster.briefing b ON b.campaign = c.id
    WHERE b.viewer = 'everyone' OR starts_with(b.viewer, 'seat:');
END $body$;

-- Null for somebody without a place. Who has left is not told of a link, nor who wants none.
CREATE FUNCTION muster.its_war_link(_user text, _campaign uuid) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT json_build_object('code', CASE WHEN s.present THEN c.war_code END, 'refused', CASE WHEN s.present THEN c.war_refused ELSE '[]' END)
    FROM muster.standing(_user, _campaign) s JOIN muster.campaign c ON c.id = _campaign);
END $body$;
