-- Who reads a letter now, and whether it was written to them: all who are told that it is there. A letter on its way is read by those who wrote it.
CREATE FUNCTION muster.letter_readers(_letter uuid) RETURNS TABLE (account text, addressed boolean)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN QUERY
    SELECT x.account, bool_or(x.party = ANY (l.recipients) OR 'all' = ANY (l.recipients))
    FROM muster.letter l JOIN muster.campaign c ON c.id = l.campaign CROSS JOIN LATERAL (
      SELECT h.user_id AS account, h.seat AS party FROM muster.holding h WHERE h.campaign = c.id AND h.until IS NULL
      UNION ALL SELECT d.user_id, CASE WHEN d.from_at <= clock_timestamp() THEN d.seat END FROM muster.deputyship d
        WHERE d.campaign = c.id AND d.user_id IS NOT NULL AND d.ended_at IS NULL AND d.until_at > clock_timestamp()
      UNION ALL SELECT m.user_id, m.seat FROM muster.commander m
        WHERE m.campaign = c.id AND m.user_id IS NOT NULL AND m.ended_at IS NULL
      UNION ALL SELECT p.user_id, CASE p.role WHEN 'FACILITATOR' THEN 'facilitator' END FROM muster.place p WHERE p.campaign = c.id AND p.until IS NULL
      UNION ALL SELECT c.organiser, 'organiser'
      UNION ALL SELECT n.user_id, 'organiser' FROM muster.naming n WHERE n.campaign = c.id AND n.role = 'CO_ORGANISER'
        AND n.accepted_at IS NOT NULL AND n.ended_at IS NULL) x
    WHERE l.id = _letter AND x.account IS NOT NULL AND (x.party = l.by_party OR (l.delivered_at IS NOT NULL AND (
      x.party = ANY (l.recipients) OR 'all' = ANY (l.recipients) OR (c.facilitator_reads AND x.party = 'facilitator'))))
    GROUP BY x.account;
END $body$;

-- Whoever may read a letter has read its conversation up to it. False: there is no such letter for them.
CREATE FUNCTION muster.mark_letters(_user text, _campaign uuid, _letter uuid) RETURNS boolean
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  INSERT INTO muster.letter_mark AS k (campaign, user_id, conversation, read_at)
  SELECT _campaign, _user, (a.letter).conversation, coalesce((a.letter).delivered_at, (a.letter).sent_at)
  FROM muster.allowed_letters(_user, _campaign) a WHERE (a.letter).id = _letter
  ON CONFLICT (campaign, user_id, conversation) DO UPDATE SET read_at = greatest(k.read_at, excluded.read_at);
  RETURN FOUND;
END $body$;

-- What of it is new to one reader. What they wrote themselves is not.
CREATE FUNCTION muster.is_unread(_user text, _letter muster.letter) RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN _letter.by_user <> _user AND _letter.delivered_at IS NOT NULL AND NOT EXISTS (
    SELECT FROM muster.letter_mark k WHERE k.campaign = _letter.campaign AND k.user_id = _user
      AND k.conversation = _letter.conversation AND k.read_at >= _letter.delivered_at);
END $body$;
