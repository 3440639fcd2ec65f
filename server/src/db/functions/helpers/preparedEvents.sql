-- What a facilitator who sees everything has prepared: all that waits, and the latest 50 that do not any more. Nobody else is told that there is anything.
CREATE FUNCTION muster.its_prepared_events(_user text, _campaign uuid) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT (
      SELECT coalesce(json_agg(json_build_object('id', e.id, 'turn', e.turn, 'corrections', e.corrections, 'preparedAt', e.prepared_at,
        'settledAt', e.settled_at, 'problem', e.problem) ORDER BY e.turn, e.prepared_at, e.id), '[]')
      FROM (
        SELECT w.* FROM muster.prepared_event w WHERE w.campaign = _campaign AND w.settled_at IS NULL
        UNION ALL
        (SELECT d.* FROM muster.prepared_event d WHERE d.campaign = _campaign AND d.settled_at IS NOT NULL ORDER BY d.settled_at DESC LIMIT 50)) e)
    FROM muster.standing(_user, _campaign) s JOIN muster.campaign c ON c.id = _campaign AND NOT c.blind_facilitator
    WHERE s.role = 'FACILITATOR' AND s.until IS NULL);
END $body$;
