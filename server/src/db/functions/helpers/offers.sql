-- Where somebody may join: free is a seat for which no person waits, and which nobody holds or whose silent holder’s is offered to others, unless its start was kept for too long. Names are told to those who are signed in.
CREATE FUNCTION muster.offered_seats_json(_campaign uuid, _named boolean) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT json_agg(json_build_object('id', t.seat, 'title', t.title, 'subtitle', t.subtitle, 'alliance', t.alliance, 'bot', t.bot,
      'reservedUntil', t.reserved_until, 'free', (h.user_id IS NULL OR h.offered_at IS NOT NULL) AND w.id IS NULL
        AND (t.reserved_until IS NULL OR t.reserved_until > c.turn), 'holder', CASE WHEN _named THEN u."name" END,
      'note', CASE WHEN h.offered_by_holder THEN h.offer_note END,
      'record', CASE WHEN _named THEN muster.shown_record_json(h.user_id, false) END) ORDER BY t.position)
    FROM muster.seat t JOIN muster.campaign c ON c.id = t.campaign
    LEFT JOIN muster.holding h ON h.campaign = t.campaign AND h.seat = t.seat AND h.until IS NULL
    LEFT JOIN muster.place w ON w.campaign = t.campaign AND w.seat = t.seat AND w.role = 'WAITING' AND w.until IS NULL
    LEFT JOIN accounts."user" u ON u."id" = h.user_id
    WHERE t.campaign = _campaign);
END $body$;

-- What somebody without a place may know of a campaign that they could join. `_user`: who looks; null: somebody who is not signed in.
CREATE FUNCTION muster.offer_json(_campaign muster.campaign, _user text) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN json_build_object('id', _campaign.id, 'name', _campaign.name, 'phase', _campaign.phase, 'turn', _campaign.turn,
    'organiser', CASE WHEN _user IS NOT NULL THEN (SELECT u."name" FROM accounts."user" u WHERE u."id" = _campaign.organiser) END,
    'seats', muster.offered_seats_json(_campaign.id, _user IS NOT NULL), 'publicKey', _campaign.public_key,
    'visibility', _campaign.visibility, 'pace', muster.pace_of(_campaign.deadline_rules),
    'request', (
      SELECT muster.seat_request_json(r) FROM muster.seat_request r WHERE r.campaign = _campaign.id AND r.user_id = _user
      ORDER BY r.asked_at DESC, r.id LIMIT 1),
    'houseRules', muster.house_rules_json(_campaign), 'listedAt', _campaign.listed_at);
END $body$;

-- How fast a campaign is played, from the longest of its deadlines.
CREATE FUNCTION muster.pace_of(_rules json) RETURNS text
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT CASE WHEN max(d.days) IS NULL THEN 'UNTIMED' WHEN max(d.days) <= 3 THEN 'DAYS' WHEN max(d.days) <= 10 THEN 'WEEK' ELSE 'SLOW' END
    FROM json_each(_rules) e CROSS JOIN LATERAL (
      SELECT CASE json_typeof(e.value) WHEN 'object' THEN (e.value ->> 'days')::numeric END AS days) d);
END $body$;

-- A request for a seat as its writer, the organiser and the co-organisers read it.
CREATE FUNCTION muster.seat_request_json(_request muster.seat_request) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN json_build_object('id', _request.id, 'campaignId', _request.campaign,
    'campaign', (SELECT c.name FROM muster.campaign c WHERE c.id = _request.campaign),
    'by', (SELECT u."name" FROM accounts."user" u WHERE u."id" = _request.user_id),
    'seat', _request.seat, 'note', _request.note, 'askedAt', _request.asked_at, 'lapsesAt', _request.lapses_at,
    'state', coalesce(_request.outcome, CASE WHEN _request.lapses_at <= clock_timestamp() THEN 'LAPSED' ELSE 'OPEN' END),
    'answer', _request.answer);
END $body$;

-- A user's own requests, newest first.
CREATE FUNCTION muster.its_own_requests(_user text, _within text[], _after uuid, _limit integer) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT coalesce(json_agg(muster.seat_request_json(r) ORDER BY r.asked_at DESC, r.id), '[]') FROM (
      SELECT q.* FROM muster.seat_request q
      LEFT JOIN muster.seat_request a ON a.id = _after AND a.user_id = _user
      WHERE q.user_id = _user AND (_within IS NULL OR q.campaign::text = ANY (_within))
        AND (_after IS NULL OR q.asked_at < a.asked_at OR (q.asked_at = a.asked_at AND q.id > a.id))
      ORDER BY q.asked_at DESC, q.id LIMIT least(greatest(_limit, 0), 101)) r);
END $body$;

-- Open requests for seats of a campaign, for whoever may answer them.
CREATE FUNCTION muster.its_seat_requests(_user text, _campaign uuid) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT coalesce(json_agg(muster.seat_request_json(r) ORDER BY r.asked_at, r.id), '[]')
    FROM muster.standing(_user, _campaign) s
    JOIN muster.seat_request r ON s.organiser AND r.campaign = _campaign AND r.outcome IS NULL AND r.lapses_at > clock_timestamp());
END $body$;
