-- Takes a desk's standing sheet back, if its situation is still that of its judgement: its orders are the draft again, and the group does not cool down any
-- more. It waits for what a seal waits for, and for nothing else.
CREATE FUNCTION muster.take_back(_user text, _campaign uuid, _group text, _seat text, _ask text, _stand text, _at timestamptz) RETURNS boolean
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
DECLARE _orders json;
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtextextended(_campaign::text || ' ' || _group, 0));
  PERFORM pg_advisory_xact_lock(hashtextextended(_campaign::text || ' ' || _seat || ' ' || _ask, 1));
  PERFORM FROM muster.ask_group g WHERE g.campaign = _campaign AND g.group_id = _group FOR NO KEY UPDATE;
  IF muster.seal_stand(_user, _campaign, _seat, _ask) IS DISTINCT FROM _stand OR NOT muster.may_seal(_user, _campaign, _seat, _ask) THEN RETURN false; END IF;
  UPDATE muster.sheet x SET replaced_at = _at, taken_back = true
    WHERE x.campaign = _campaign AND x.seat = _seat AND x.ask_id = _ask AND x.replaced_at IS NULL RETURNING x.orders INTO _orders;
  UPDATE muster.ask_group g SET cools_until = NULL WHERE g.campaign = _campaign AND g.group_id = _group;
  INSERT INTO muster.draft AS d (campaign, seat, ask_id, orders, problems, warnings, by, updated_at, authors)
    VALUES (_campaign, _seat, _ask, _orders, '[]', '[]', _user, _at, muster.draft_authors('[]', '{}', _orders, _user))
    ON CONFLICT (campaign, seat, ask_id) DO UPDATE SET orders = excluded.orders, problems = excluded.problems, warnings = excluded.warnings,
      by = excluded.by, updated_at = excluded.updated_at, revision = d.revision + 1,
      authors = muster.draft_authors(d.orders, d.authors, excluded.orders, excluded.by);
  RETURN true;
END $body$;
