-- Whose letters a user reads in a campaign, and until when: what is written to all, those of their seat, and those of an office that they hold. Letters
-- belong to the seat, as briefings do: whoever takes it over reads all of them, whoever leaves it those until then.
CREATE FUNCTION muster.letter_parties(_user text, _campaign uuid) RETURNS TABLE (party text, until timestamptz)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN QUERY
    SELECT p.party, p.until FROM muster.standing(_user, _campaign) s JOIN muster.campaign c ON c.id = _campaign
    CROSS JOIN LATERAL (VALUES
      ('all', CASE WHEN NOT s.present THEN s.until END),
      (CASE WHEN starts_with(s.viewer, 'seat:') THEN substr(s.viewer, 6) END, s.until),
      (CASE WHEN s.organiser THEN 'organiser' END, NULL),
      (CASE WHEN s.role = 'FACILITATOR' THEN 'facilitator' END, NULL),
      (CASE WHEN s.role = 'FACILITATOR' AND c.facilitator_reads THEN 'overseer' END, NULL)) AS p (party, until)
    WHERE p.party IS NOT NULL;
END $body$;

-- The letters that a user may read: those that were delivered to them, and those that their own side wrote, also on their way. `at` is when it was there for them.
CREATE FUNCTION muster.allowed_letters(_user text, _campaign uuid) RETURNS TABLE (letter muster.letter, mine boolean, at timestamptz)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN QUERY
    WITH own AS MATERIALIZED (SELECT o.* FROM muster.letter_parties(_user, _campaign) o)
    SELECT l, coalesce(m.mine, false), CASE WHEN m.mine THEN l.sent_at ELSE l.delivered_at END
    FROM muster.letter l CROSS JOIN LATERAL (
      SELECT bool_or(o.party = l.by_party AND l.sent_at <= coalesce(o.until, 'infinity')) AS mine,
        bool_or((o.party = ANY (l.recipients) OR o.party = 'overseer') AND l.delivered_at <= coalesce(o.until, 'infinity')) AS told
      FROM own o) m
    WHERE l.campaign = _campaign AND (m.mine OR m.told);
END $body$;

-- Who wrote it is told to their own side, and to others only where the server vouches for it.
CREATE FUNCTION muster.letter_json(_user text, _letter muster.letter, _mine boolean) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN json_build_object('id', _letter.id, 'conversation', _letter.conversation, 'signed', _letter.signed, 'proven', _letter.proven,
    'by', CASE WHEN _letter.proven OR _mine THEN _letter.by_name END, 'writtenAs', CASE WHEN _mine THEN _letter.by_party END,
    'to', _letter.recipients, 'text', _letter.text, 'quote', _letter.quote, 'sentAt', _letter.sent_at,
    'arrivesAt', coalesce(_letter.delivered_at, _letter.due_at), 'underway', _letter.delivered_at IS NULL, 'mine', _mine,
    'unread', muster.is_unread(_user, _letter));
END $body$;

CREATE FUNCTION muster.its_letter(_user text, _campaign uuid, _letter uuid) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT muster.letter_json(_user, a.letter, a.mine) FROM muster.allowed_letters(_user, _campaign) a WHERE (a.letter).id = _letter);
END $body$;

-- Null for somebody without a place. The counts are those of the reader's own letters.
CREATE FUNCTION muster.its_letter_news(_user text, _campaign uuid) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  IF NOT EXISTS (SELECT FROM muster.standing(_user, _campaign)) THEN RETURN NULL; END IF;
  RETURN (
    SELECT json_build_object('count', count(*), 'unread', count(*) FILTER (WHERE muster.is_unread(_user, a.letter)),
      'underway', count(*) FILTER (WHERE (a.letter).delivered_at IS NULL))
    FROM muster.allowed_letters(_user, _campaign) a);
END $body$;

CREATE FUNCTION muster.its_conversations(_user text, _campaign uuid, _after text, _limit integer) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    WITH mine AS MATERIALIZED (SELECT a.* FROM muster.allowed_letters(_user, _campaign) a),
    heads AS (
      SELECT DISTINCT ON ((m.letter).conversation) m.letter, m.mine, m.at FROM mine m
      ORDER BY (m.letter).conversation, m.at DESC, (m.letter).id DESC),
    counts AS (
      SELECT (m.letter).conversation AS name, count(*) FILTER (WHERE muster.is_unread(_user, m.letter)) AS unread FROM mine m GROUP BY 1)
    SELECT coalesce(json_agg(json_build_object('id', c.name, 'unread', c.unread, 'newest', muster.letter_json(_user, h.letter, h.mine))
      ORDER BY h.at DESC, c.name), '[]')
    FROM (
      SELECT x.* FROM heads x LEFT JOIN heads a ON (a.letter).conversation = _after
      WHERE _after IS NULL OR x.at < a.at OR (x.at = a.at AND (x.letter).conversation > _after)
      ORDER BY x.at DESC, (x.letter).conversation LIMIT least(greatest(_limit, 0), 101)) h
    JOIN counts c ON c.name = (h.letter).conversation);
END $body$;

-- The newest letters of a conversation, or those before a letter of it, in order.
CREATE FUNCTION muster.its_letters(_user text, _campaign uuid, _conversation text, _before uuid, _limit integer) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    WITH mine AS MATERIALIZED (
      SELECT a.* FROM muster.allowed_letters(_user, _campaign) a WHERE (a.letter).conversation = _conversation),
    page AS (
      SELECT m.* FROM mine m
      WHERE _before IS NULL OR (m.at, (m.letter).id) < (SELECT b.at, (b.letter).id FROM mine b WHERE (b.letter).id = _before)
      ORDER BY m.at DESC, (m.letter).id DESC LIMIT least(greatest(_limit, 0), 101))
    SELECT coalesce(json_agg(muster.letter_json(_user, p.letter, p.mine) ORDER BY p.at, (p.letter).id), '[]') FROM page p);
END $body$;

-- The newest letters in which a text stands.
CREATE FUNCTION muster.its_letter_search(_user text, _campaign uuid, _text text, _after uuid, _limit integer) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    WITH mine AS MATERIALIZED (SELECT a.* FROM muster.allowed_letters(_user, _campaign) a)
    SELECT coalesce(json_agg(muster.letter_json(_user, f.letter, f.mine) ORDER BY f.at DESC, (f.letter).id DESC), '[]') FROM (
      SELECT m.* FROM mine m
      WHERE strpos(lower(concat_ws(E'\n', (m.letter).text, (m.letter).quote)), lower(_text)) > 0
        AND (_after IS NULL OR (m.at, (m.letter).id) < (SELECT b.at, (b.letter).id FROM mine b WHERE (b.letter).id = _after))
      ORDER BY m.at DESC, (m.letter).id DESC LIMIT least(greatest(_limit, 0), 101)) f);
END $body$;
