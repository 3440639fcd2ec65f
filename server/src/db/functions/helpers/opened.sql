-- The record of a campaign that is over, so that everybody can compute its heads again: at most 100 entries above a number. Entries from before accounts had a
-- token in the record name an account: they are left out, and only their heads are shown.
CREATE FUNCTION muster.its_record(_user text, _campaign uuid, _after integer) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT coalesce(json_agg(json_build_object('number', r.number, 'kind', r.kind,
      'entry', CASE WHEN r.entry ->> 'user' IS NULL THEN r.entry END, 'salt', r.salt, 'head', r.head, 'published', r.published, 'at', r.at)
      ORDER BY r.number), '[]')
    FROM (
      SELECT r.* FROM muster.standing(_user, _campaign) s JOIN muster.record r ON r.campaign = _campaign AND s.ended
      WHERE r.number > _after ORDER BY r.number LIMIT 100) r);
END $body$;

-- What went into each resolution of a campaign that is over, what came of it, and the hashes of both and of the state: at most 10 above a number, which is
-- that of the briefing for `everyone`.
CREATE FUNCTION muster.its_resolutions(_user text, _campaign uuid, _after integer) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT coalesce(json_agg(json_build_object('number', r.revision + 1, 'turn', r.turn, 'stage', r.stage, 'groupId', r.group_id, 'at', r.at,
      'input', r.input, 'events', r.events, 'inputHash', r.input_hash, 'eventsHash', r.events_hash, 'stateHash', r.state_hash)
      ORDER BY r.revision), '[]')
    FROM (
      SELECT r.* FROM muster.standing(_user, _campaign) s JOIN muster.resolution r ON r.campaign = _campaign AND s.ended
      WHERE r.revision >= _after ORDER BY r.revision LIMIT 10) r);
END $body$;

-- Of one sealed sheet of a campaign that is over: the entry of the record that closed its group, the root in it, and the hashes of all sheets that went in.
CREATE FUNCTION muster.its_closing(_user text, _campaign uuid, _hash text) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT json_build_object('entry', e.number, 'root', e.entry ->> 'sheets', 'hashes', h.hashes)
    FROM muster.standing(_user, _campaign) s
    JOIN muster.sheet x ON x.campaign = _campaign AND x.hash = _hash AND s.ended
    JOIN muster.ask a ON a.campaign = _campaign AND a.seat = x.seat AND a.ask_id = x.ask_id
    JOIN muster.resolution r ON r.campaign = _campaign AND r.group_id = a.group_id
    JOIN muster.record e ON e.campaign = _campaign AND e.kind = 'resolution' AND (e.entry ->> 'revision')::integer = r.revision
    CROSS JOIN LATERAL (
      SELECT json_agg(i.sheet ->> 'hash') AS hashes, bool_or(i.sheet ->> 'hash' = _hash) AS there
      FROM json_array_elements(r.input -> 'sheets') AS i (sheet) WHERE i.sheet ->> 'hash' IS NOT NULL) h
    WHERE h.there AND e.entry ->> 'sheets' IS NOT NULL LIMIT 1);
END $body$;
