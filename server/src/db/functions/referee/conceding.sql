-- Whether nobody holds a seat since its holder conceded; as it was at `_until`, or now. Whoever takes it over takes that back.
CREATE FUNCTION muster.has_conceded(_campaign uuid, _seat text, _until timestamptz) RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN coalesce((
    SELECT h.until IS NOT NULL AND h.conceded AND (_until IS NULL OR h.until <= _until) FROM muster.holding h
    WHERE h.campaign = _campaign AND h.seat = _seat AND (_until IS NULL OR h.since <= _until)
    ORDER BY h.until DESC NULLS FIRST LIMIT 1), false);
END $body$;
