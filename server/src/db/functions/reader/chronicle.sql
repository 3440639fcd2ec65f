CREATE FUNCTION muster.read_chronicle_head(_credential text, _campaign uuid) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN muster.its_chronicle_head(muster.caller_in(_credential, _campaign), _campaign);
END $body$;

CREATE FUNCTION muster.read_chronicle(_credential text, _campaign uuid, _before uuid, _limit integer) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN muster.its_chronicle(muster.caller_in(_credential, _campaign), _campaign, _before, _limit);
END $body$;

CREATE FUNCTION muster.read_chronicle_entry(_credential text, _campaign uuid, _entry uuid) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN muster.its_chronicle_entry(muster.caller_in(_credential, _campaign), _campaign, _entry);
END $body$;

-- The bytes of a picture for those who may read its entry; of one that is in no entry yet for its uploader, as long as they have a place.
CREATE FUNCTION muster.read_picture(_credential text, _campaign uuid, _picture uuid, _small boolean) RETURNS bytea
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
DECLARE _user text := muster.caller_in(_credential, _campaign);
BEGIN
  RETURN (
    SELECT CASE WHEN _small THEN p.thumb ELSE p.bytes END FROM muster.chronicle_picture p
    WHERE p.id = _picture AND p.campaign = _campaign AND CASE WHEN p.entry IS NULL
      THEN p.by_user = _user AND EXISTS (SELECT FROM muster.standing(_user, _campaign) s WHERE s.present)
      ELSE EXISTS (SELECT FROM muster.allowed_chronicle(_user, _campaign) a WHERE (a.entry).id = p.entry AND a.legible) END);
END $body$;

-- Whoever holds the address may read. Nobody is named but the seats; the day is that of the clock of the world. The newest turns, or those before an entry.
CREATE FUNCTION muster.read_public_chronicle(_token text, _before uuid, _limit integer) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT json_build_object('campaign', c.name, 'rulesetId', c.ruleset, 'entries', (
      WITH own AS MATERIALIZED (SELECT e.*, coalesce(e.turn, 0) AS place FROM muster.public_entries(_token) e),
      page AS (
        SELECT o.* FROM own o
        WHERE _before IS NULL OR (o.place, o.written_at, o.id) < (SELECT b.place, b.written_at, b.id FROM own b WHERE b.id = _before)
        ORDER BY o.place DESC, o.written_at DESC, o.id DESC LIMIT least(greatest(_limit, 0), 100))
      SELECT coalesce(json_agg(json_build_object('id', p.id, 'turn', p.turn, 'seat', p.seat, 'seatTitle', t.title, 'title', p.title, 'text', p.text,
        'quote', p.quote, 'day', to_char(p.written_at AT TIME ZONE 'UTC', 'YYYY-MM-DD'), 'pictures', muster.pictures_json(p.id))
        ORDER BY p.place, p.written_at, p.id), '[]')
      FROM page p LEFT JOIN muster.seat t ON t.campaign = p.campaign AND t.seat = p.seat))
    FROM muster.campaign c WHERE c.chronicle_token = _token);
END $body$;

CREATE FUNCTION muster.read_public_picture(_token text, _picture uuid, _small boolean) RETURNS bytea
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT CASE WHEN _small THEN p.thumb ELSE p.bytes END FROM muster.public_entries(_token) e
    JOIN muster.chronicle_picture p ON p.entry = e.id WHERE p.id = _picture);
END $body$;
