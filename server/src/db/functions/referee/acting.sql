-- Who acts at a seat beside its holder: who acts for them now, and their commanders.
CREATE FUNCTION muster.acting_at(_campaign uuid, _seat text) RETURNS TABLE (account text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN QUERY
    SELECT d.user_id FROM muster.deputyship d
    WHERE d.campaign = _campaign AND d.seat = _seat AND d.user_id IS NOT NULL
      AND d.ended_at IS NULL AND d.from_at <= clock_timestamp() AND d.until_at > clock_timestamp()
    UNION ALL
    SELECT m.user_id FROM muster.commander m
    WHERE m.campaign = _campaign AND m.seat = _seat AND m.user_id IS NOT NULL AND m.ended_at IS NULL;
END $body$;

-- The seat at which a user acts beside its holder; null: none.
CREATE FUNCTION muster.acts_for(_user text, _campaign uuid) RETURNS text
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN coalesce(
    -- Exactly from the one time to the other.
    (SELECT d.seat FROM muster.deputyship d
     WHERE d.campaign = _campaign AND d.user_id = _user AND d.ended_at IS NULL AND d.from_at <= clock_timestamp() AND d.until_at > clock_timestamp()),
    (SELECT m.seat FROM muster.commander m WHERE m.campaign = _campaign AND m.user_id = _user AND m.ended_at IS NULL));
END $body$;

-- Where a member answers: a seat, the facilitator's desk, or empty for nowhere; null: they have no place.
CREATE FUNCTION muster.desk_at(_user text, _campaign uuid) RETURNS text
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN coalesce(
    (SELECT h.seat FROM muster.holding h WHERE h.campaign = _campaign AND h.user_id = _user AND h.until IS NULL),
    muster.acts_for(_user, _campaign),
    (SELECT 'facilitator' FROM muster.place l
     WHERE l.campaign = _campaign AND l.user_id = _user AND l.until IS NULL AND l.role = 'FACILITATOR'),
    (SELECT '' FROM muster.campaign c WHERE c.id = _campaign AND (c.organiser = _user OR EXISTS (
      SELECT FROM muster.place l WHERE l.campaign = _campaign AND l.user_id = _user AND l.until IS NULL) OR EXISTS (
      SELECT FROM muster.deputyship d WHERE d.campaign = _campaign AND d.user_id = _user AND d.ended_at IS NULL AND d.until_at > clock_timestamp()))));
END $body$;

-- What a commander may do of a question at their seat: whether they seal, and for which pieces they write; null: for all. No row: they are none, and may do all that who
-- acts at a desk does. Of a battle that the seat fights they answer as its holder does.
CREATE FUNCTION muster.command_of(_user text, _campaign uuid, _desk text, _ask text) RETURNS TABLE (seals boolean, pieces json)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN QUERY
    SELECT m.seals OR b.fought, CASE WHEN NOT b.fought THEN m.pieces END
    FROM muster.commander m CROSS JOIN LATERAL (SELECT EXISTS (
      SELECT FROM muster.ask a JOIN muster.battle_name n ON n.seat = a.seat AND n.about = a.view ->> 'about'
      JOIN muster.battle d ON d.id = n.battle AND d.campaign = a.campaign
      WHERE a.campaign = _campaign AND a.seat = _desk AND a.ask_id = _ask) AS fought) b
    WHERE m.campaign = _campaign AND m.user_id = _user AND m.seat = _desk AND m.ended_at IS NULL
      -- As long as they act for the holder they may do what a deputy may.
      AND NOT EXISTS (SELECT FROM muster.deputyship d WHERE d.campaign = _campaign AND d.user_id = _user AND d.seat = _desk
        AND d.ended_at IS NULL AND d.from_at <= clock_timestamp() AND d.until_at > clock_timestamp());
END $body$;

-- Whether somebody may seal what a desk is asked, as far as that hangs on what a commander is entrusted with.
CREATE FUNCTION muster.may_seal(_user text, _campaign uuid, _desk text, _ask text) RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN coalesce((SELECT m.seals FROM muster.command_of(_user, _campaign, _desk, _ask) m), true);
END $body$;

-- Who last changed what of a draft, by piece; what names no piece is one thing.
CREATE FUNCTION muster.draft_authors(_before json, _authors json, _orders json, _by text) RETURNS json
LANGUAGE plpgsql IMMUTABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    WITH was AS (
      SELECT coalesce(o.one ->> 'piece', '') AS piece, jsonb_agg(o.one::jsonb ORDER BY o.place) AS orders
      FROM json_array_elements(_before) WITH ORDINALITY AS o (one, place) GROUP BY 1),
    is_now AS (
      SELECT coalesce(o.one ->> 'piece', '') AS piece, jsonb_agg(o.one::jsonb ORDER BY o.place) AS orders
      FROM json_array_elements(_orders) WITH ORDINALITY AS o (one, place) GROUP BY 1)
    SELECT coalesce(json_object_agg(n.piece, CASE WHEN w.orders = n.orders THEN coalesce(_authors ->> n.piece, _by) ELSE _by END), '{}')
    FROM is_now n LEFT JOIN was w ON w.piece = n.piece);
END $body$;
