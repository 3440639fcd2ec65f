-- The newest run of the stage that waits, on a copy: the facilitator's alone, as long as they have the place.
CREATE FUNCTION muster.its_dry_run(_user text, _campaign uuid) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT json_build_object('number', d.number, 'at', d.at, 'turn', d.turn, 'stage', d.stage, 'boardHash', c.board_hash, 'viewers', d.viewers)
    FROM muster.standing(_user, _campaign) s JOIN muster.campaign c ON c.id = _campaign AND NOT c.blind_facilitator
    JOIN muster.dry_run d ON d.campaign = c.id
    WHERE s.role = 'FACILITATOR' AND s.until IS NULL AND NOT s.ended);
END $body$;

-- What a facilitator has written down for themselves.
CREATE FUNCTION muster.its_notes(_user text, _campaign uuid) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT to_json(n.text) FROM muster.standing(_user, _campaign) s
    JOIN muster.facilitator_note n ON n.campaign = _campaign AND n.user_id = _user
    WHERE s.role = 'FACILITATOR' AND s.until IS NULL);
END $body$;

-- Numbers of somebody's own briefings that tell of corrections.
CREATE FUNCTION muster.its_corrections(_user text, _campaign uuid) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT coalesce(json_agg(a.number ORDER BY a.number), '[]') FROM muster.allowed_briefings(_user, _campaign, NULL) a
    JOIN muster.resolution r ON r.campaign = _campaign AND r.why = 'correction' AND r.at = a.at);
END $body$;
