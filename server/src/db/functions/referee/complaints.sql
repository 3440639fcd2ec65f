-- What somebody complains of: who wrote it, under which name, and its text. Nothing unless they may read it and somebody else wrote it. Under grey press, too,
-- the host is told who it was.
CREATE FUNCTION muster.complained_of(_user text, _campaign uuid, _kind text, _id uuid, _number integer)
RETURNS TABLE (of_user text, of_name text, text text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN QUERY
    SELECT f.* FROM (
      SELECT (a.letter).by_user, (a.letter).by_name, concat_ws(E'\n', (a.letter).quote, (a.letter).text)
      FROM muster.allowed_letters(_user, _campaign) a WHERE _kind = 'LETTER' AND (a.letter).id = _id
      UNION ALL
      SELECT e.by, e.by_name, coalesce(e.body ->> 'text', '')
      FROM muster.allowed_battles(_user, _campaign) b JOIN muster.battle_entry e ON e.battle = (b.battle).id
      WHERE _kind = 'BATTLE_ENTRY' AND e.battle = _id AND e.number = _number AND (b.until IS NULL OR e.at <= b.until)
      UNION ALL
      SELECT (a.entry).by_user, (a.entry).by_name, concat_ws(E'\n', (a.entry).title, (a.entry).quote, (a.entry).text)
      FROM muster.allowed_chronicle(_user, _campaign) a WHERE _kind = 'CHRONICLE_ENTRY' AND (a.entry).id = _id AND a.legible
    ) AS f (of_user, of_name, text) WHERE f.of_user <> _user;
END $body$;
