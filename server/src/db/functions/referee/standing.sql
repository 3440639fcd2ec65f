-- Standing orders that may count in a group: of seats that have sealed nothing for a question of their kind, and that a person plays. They end with the
-- holder who gave them, and after the turn that was named.
CREATE FUNCTION muster.standing_for(_campaign uuid, _group text) RETURNS TABLE (seat text, ask_id text, orders json, by text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN QUERY
    SELECT a.seat, a.ask_id, o.orders, o.by FROM muster.campaign c
    JOIN muster.ask a ON a.campaign = c.id AND a.group_id = _group AND NOT a.lapsed AND NOT a.kept
    JOIN muster.seat t ON t.campaign = c.id AND t.seat = a.seat AND NOT t.bot
    JOIN muster.holding h ON h.campaign = c.id AND h.seat = a.seat AND h.until IS NULL
    JOIN muster.standing_orders o ON o.holding = h.id AND o.kind = a.view ->> 'kind' AND (o.until_turn IS NULL OR o.until_turn >= c.turn)
    WHERE c.id = _campaign AND NOT EXISTS (SELECT FROM muster.sheet x
      WHERE x.campaign = c.id AND x.seat = a.seat AND x.ask_id = a.ask_id AND x.replaced_at IS NULL);
END $body$;

-- Keeps standing orders for the present holder of a seat. The stored revision; null: the current one is not `_revision`. Without one anything is
-- replaced; 0 replaces nothing.
CREATE FUNCTION muster.keep_standing(_campaign uuid, _seat text, _row json, _revision integer) RETURNS integer
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
DECLARE _kept integer;
BEGIN
  INSERT INTO muster.standing_orders AS o (campaign, holding, kind, title, orders, until_turn, by, updated_at)
  SELECT _campaign, h.id, r.kind, r.title, r.orders, r."untilTurn", r.by, r."updatedAt"
  FROM json_to_record(_row) AS r(kind text, title text, orders json, "untilTurn" integer, by text, "updatedAt" timestamptz)
  JOIN muster.holding h ON h.campaign = _campaign AND h.seat = _seat AND h.until IS NULL
  WHERE muster.may_seal(r.by, _campaign, _seat, NULL) AND (_revision IS NULL OR _revision = 0 OR EXISTS (SELECT FROM muster.standing_orders k WHERE k.holding = h.id AND k.kind = r.kind))
  ON CONFLICT (holding, kind) DO UPDATE SET title = excluded.title, orders = excluded.orders, until_turn = excluded.until_turn, by = excluded.by,
    updated_at = excluded.updated_at, revision = o.revision + 1
  WHERE _revision IS NULL OR o.revision = _revision RETURNING o.revision INTO _kept;
  RETURN _kept;
END $body$;
