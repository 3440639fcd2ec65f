-- Who is behind a credential that may read: a live session, or an API token with the scope `read`, which is stored as a hash. Nobody who is blocked.
-- `within`: the campaigns to which the token is narrowed; null: all. `person`: the user, if they are here themselves.
CREATE FUNCTION muster.proven(_credential text) RETURNS TABLE (user_id text, within text[], person text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  IF starts_with(_credential, 'muster_') THEN
    RETURN QUERY
      SELECT k."referenceId", CASE WHEN k."permissions"::jsonb ? 'campaigns'
        THEN ARRAY(SELECT jsonb_array_elements_text(k."permissions"::jsonb -> 'campaigns')) END, NULL::text
      FROM accounts."apikey" k JOIN accounts."user" u ON u."id" = k."referenceId" AND u."blockedAt" IS NULL
      WHERE k."key" = rtrim(translate(encode(sha256(convert_to(_credential, 'UTF8')), 'base64'), '+/', '-_'), '=')
        AND k."enabled" AND (k."expiresAt" IS NULL OR k."expiresAt" > clock_timestamp())
        AND k."permissions"::jsonb -> 'muster' ? 'read';
  ELSE
    RETURN QUERY
      SELECT s."userId", NULL::text[], s."userId"
      FROM accounts."session" s JOIN accounts."user" u ON u."id" = s."userId" AND u."blockedAt" IS NULL
      WHERE s."token" = _credential AND s."expiresAt" > clock_timestamp();
  END IF;
END $body$;

-- Who somebody is in a campaign: outside of those to which their token is narrowed they are '', a stranger, who has an account and no place anywhere.
CREATE FUNCTION muster.user_in(_user text, _within text[], _campaign text) RETURNS text
LANGUAGE plpgsql IMMUTABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN CASE WHEN _user IS NULL OR _within IS NULL OR lower(_campaign) = ANY (_within) THEN _user ELSE '' END;
END $body$;

-- The user behind a credential, as a campaign knows them.
CREATE FUNCTION muster.caller_in(_credential text, _campaign uuid) RETURNS text
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (SELECT muster.user_in(p.user_id, p.within, _campaign::text) FROM muster.proven(_credential) p);
END $body$;

-- The user behind a credential, if it is no token.
CREATE FUNCTION muster.person_behind(_credential text) RETURNS text
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (SELECT p.person FROM muster.proven(_credential) p);
END $body$;

-- Whether somebody was named a co-organiser, and said yes. It ends with their place.
CREATE FUNCTION muster.co_organises(_user text, _campaign uuid) RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN EXISTS (
    SELECT FROM muster.naming n WHERE n.campaign = _campaign AND n.user_id = _user AND n.role = 'CO_ORGANISER'
      AND n.accepted_at IS NOT NULL AND n.ended_at IS NULL);
END $body$;

-- The place from which a user looks at a campaign, at most one row. Knowledge belongs to the seat: former holders read backwards from `until`.
-- An organiser without a seat sees what all seats share; one who left a seat still runs the table and reads no more than any former holder.
-- `organiser`: they may do what the organiser may, as organiser or as co-organiser.
CREATE FUNCTION muster.standing(_user text, _campaign uuid) RETURNS TABLE (
  role text, seat text, viewer text, until_number integer, until timestamptz, organiser boolean, present boolean, ended boolean)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN QUERY
    SELECT CASE WHEN p.rank = 5 AND c.organiser = _user THEN 'ORGANISER' ELSE p.role END,
      CASE WHEN p.rank = 5 AND c.organiser = _user THEN NULL ELSE p.seat END,
      CASE WHEN p.role = 'FACILITATOR' AND c.blind_facilitator THEN 'observer' ELSE p.viewer END, p.until_number, p.until,
      coalesce(c.organiser = _user, false) OR muster.co_organises(_user, _campaign), p.until IS NULL OR coalesce(c.organiser = _user, false), c.phase = 'ENDED'
    FROM muster.campaign c, (
      SELECT 1 AS rank, 'PLAYER' AS role, h.seat, 'seat:' || h.seat AS viewer, NULL::integer AS until_number, NULL::timestamptz AS until
      FROM muster.holding h WHERE h.campaign = _campaign AND h.user_id = _user AND h.until IS NULL
      UNION ALL
      SELECT 4, l.role, NULL, CASE l.role WHEN 'FACILITATOR' THEN 'facilitator' ELSE 'observer' END, NULL, NULL
      FROM muster.place l WHERE l.campaign = _campaign AND l.user_id = _user AND l.until IS NULL
      UNION ALL
      SELECT 5, 'PLAYER', h.seat, 'seat:' || h.seat, h.until_number, h.until
      FROM muster.holding h WHERE h.campaign = _campaign AND h.user_id = _user AND h.until IS NOT NULL
      UNION ALL
      -- Who acts for a holder: before the time as somebody who waits, then as the seat, and afterwards as somebody who held it.
      SELECT CASE WHEN d.ahead THEN 4 WHEN d.until IS NULL THEN 2 ELSE 5 END,
        CASE WHEN d.ahead THEN 'WAITING' WHEN d.until IS NULL THEN 'DEPUTY' ELSE 'PLAYER' END,
        CASE WHEN NOT d.ahead THEN d.seat END, CASE WHEN d.ahead THEN 'observer' ELSE 'seat:' || d.seat END, d.until_number, d.until
      FROM muster.deputy_places(_user, _campaign) d
      UNION ALL
      -- A commander knows what the seat knows, and afterwards what it knew until then.
      SELECT CASE WHEN m.ended_at IS NULL THEN 3 ELSE 5 END, CASE WHEN m.ended_at IS NULL THEN 'COMMANDER' ELSE 'PLAYER' END,
        m.seat, 'seat:' || m.seat, m.until_number, m.ended_at
      FROM muster.commander m WHERE m.campaign = _campaign AND m.user_id = _user
      UNION ALL
      SELECT 6, 'ORGANISER', NULL, 'observer', NULL, NULL
      FROM muster.campaign o WHERE o.id = _campaign AND o.organiser = _user
    ) p
    WHERE c.id = _campaign ORDER BY p.rank, p.until DESC NULLS FIRST LIMIT 1;
END $body$;

-- Where somebody with a place answers questions: their seat, or the facilitator's desk.
CREATE FUNCTION muster.desk_of(_seat text, _role text) RETURNS text
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN coalesce(_seat, CASE _role WHEN 'FACILITATOR' THEN 'facilitator' END);
END $body$;

CREATE FUNCTION muster.its_stands(_user text, _campaign uuid) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN to_json(EXISTS (
    SELECT FROM muster.standing(_user, _campaign) s WHERE s.present));
END $body$;
