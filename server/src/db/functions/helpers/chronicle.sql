-- The entries that a user is told of: those of a campaign in which they have a place now, or that is over; and their own. What its writer has taken back
-- is there for the writer alone. What an organiser has hidden stays in sight without what it says: `legible` is false.
CREATE FUNCTION muster.allowed_chronicle(_user text, _campaign uuid) RETURNS TABLE (entry muster.chronicle_entry, mine boolean, legible boolean)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN QUERY
    SELECT e, e.by_user = _user, e.hidden_by IS NULL OR e.by_user = _user OR s.organiser
    FROM muster.standing(_user, _campaign) s JOIN muster.chronicle_entry e ON e.campaign = _campaign
    WHERE e.by_user = _user OR ((s.present OR s.ended) AND e.hidden_by IS DISTINCT FROM 'WRITER');
END $body$;

CREATE FUNCTION muster.pictures_json(_entry uuid) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT coalesce(json_agg(json_build_object('id', p.id, 'width', p.width, 'height', p.height, 'caption', p.caption) ORDER BY p.position, p.id), '[]')
    FROM muster.chronicle_picture p WHERE p.entry = _entry);
END $body$;

-- The battle is named to those who may open its desk; to everybody else an entry that names one is as one that does not.
CREATE FUNCTION muster.chronicle_entry_json(_user text, _entry muster.chronicle_entry, _mine boolean, _legible boolean) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN json_build_object('id', _entry.id, 'turn', _entry.turn, 'seat', _entry.seat, 'by', _entry.by_name, 'mine', _mine,
    'title', CASE WHEN _legible THEN _entry.title END, 'text', CASE WHEN _legible THEN _entry.text END,
    'quote', CASE WHEN _legible THEN _entry.quote END, 'public', _entry.public, 'writtenAt', _entry.written_at, 'editedAt', _entry.edited_at,
    'hidden', _entry.hidden_by,
    'battleId', CASE WHEN _legible THEN (
      SELECT (b.battle).id FROM muster.allowed_battles(_user, _entry.campaign) b WHERE (b.battle).id = _entry.battle) END,
    'pictures', CASE WHEN _legible THEN muster.pictures_json(_entry.id) ELSE '[]' END);
END $body$;

-- Null for somebody without a place. Loose pictures of others do not count: they are not told of.
CREATE FUNCTION muster.its_chronicle_head(_user text, _campaign uuid) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT json_build_object('publicToken', CASE WHEN s.present THEN c.chronicle_token END, 'mayWrite', s.present,
      'pictureBytes', CASE WHEN s.present THEN muster.picture_bytes(_user, _campaign) ELSE 0 END)
    FROM muster.standing(_user, _campaign) s JOIN muster.campaign c ON c.id = _campaign);
END $body$;

-- The last entries of the story, or those before one of it, in its order: by turn, and within a turn as they were written.
CREATE FUNCTION muster.its_chronicle(_user text, _campaign uuid, _before uuid, _limit integer) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    WITH own AS MATERIALIZED (
      SELECT a.*, coalesce((a.entry).turn, 0) AS turn, (a.entry).written_at AS at, (a.entry).id AS id
      FROM muster.allowed_chronicle(_user, _campaign) a),
    page AS (
      SELECT o.* FROM own o
      WHERE _before IS NULL OR (o.turn, o.at, o.id) < (SELECT b.turn, b.at, b.id FROM own b WHERE b.id = _before)
      ORDER BY o.turn DESC, o.at DESC, o.id DESC LIMIT least(greatest(_limit, 0), 101))
    SELECT coalesce(json_agg(muster.chronicle_entry_json(_user, p.entry, p.mine, p.legible) ORDER BY p.turn, p.at, p.id), '[]') FROM page p);
END $body$;

CREATE FUNCTION muster.its_chronicle_entry(_user text, _campaign uuid, _entry uuid) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT muster.chronicle_entry_json(_user, a.entry, a.mine, a.legible)
    FROM muster.allowed_chronicle(_user, _campaign) a WHERE (a.entry).id = _entry);
END $body$;

-- What anybody may read who has the address: entries that their writers have marked as public, and that nobody has hidden.
CREATE FUNCTION muster.public_entries(_token text) RETURNS SETOF muster.chronicle_entry
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN QUERY
    SELECT e.* FROM muster.campaign c JOIN muster.chronicle_entry e ON e.campaign = c.id
    WHERE c.chronicle_token = _token AND e.public AND e.hidden_by IS NULL;
END $body$;
