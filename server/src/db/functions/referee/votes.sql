-- How many seats may vote on something, and how they have voted. People vote, and nobody for a seat that a bot plays. On another organiser, a seat that nobody
-- holds since its holder was removed counts as one that has not voted: nobody makes a majority by removing others.
CREATE FUNCTION muster.vote_tally(_matter uuid) RETURNS TABLE (voters integer, in_favour integer, against integer)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN QUERY
    SELECT (count(h.id) + (SELECT count(*) FROM (
        SELECT DISTINCT ON (o.seat) o.until, o.removed FROM muster.holding o
        WHERE o.campaign = m.campaign AND m.kind = 'ORGANISER' ORDER BY o.seat, o.until DESC NULLS FIRST) e
        WHERE e.until IS NOT NULL AND e.removed))::integer,
      count(x.matter) FILTER (WHERE NOT x.against)::integer, count(x.matter) FILTER (WHERE x.against)::integer
    FROM muster.matter m
    LEFT JOIN muster.holding h ON h.campaign = m.campaign AND h.until IS NULL
      AND NOT EXISTS (SELECT FROM muster.seat t WHERE t.campaign = h.campaign AND t.seat = h.seat AND t.bot)
    LEFT JOIN muster.consent x ON x.matter = m.id AND x.seat = h.seat AND x.user_id = h.user_id
    WHERE m.id = _matter GROUP BY m.id;
END $body$;
