-- A channel as its owner may see it: where it leads without what opens it, which is a secret.
CREATE FUNCTION muster.channel_json(_channel muster.notify_channel) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN json_build_object('id', _channel.id, 'kind', _channel.kind, 'name', _channel.name,
    'address', CASE _channel.kind WHEN 'EMAIL' THEN muster.mail_of(_channel.account) ELSE _channel.settings ->> 'shown' END,
    'paused', _channel.paused, 'failingSince', _channel.failing_since, 'lastError', _channel.last_error, 'createdAt', _channel.made_at,
    'muted', coalesce((SELECT to_json(h.muted) FROM muster.notify_choice h WHERE h.channel = _channel.id AND h.campaign IS NULL), to_json(muster.muted_by_default())),
    'choices', (
      SELECT coalesce(json_agg(json_build_object('campaignId', h.campaign, 'muted', h.muted) ORDER BY h.campaign), '[]')
      FROM muster.notify_choice h WHERE h.channel = _channel.id AND h.campaign IS NOT NULL));
END $body$;

-- The channels of a person. Everybody has one for mails, whether or not anything has been written of it.
CREATE FUNCTION muster.channels_of(_user text) RETURNS SETOF muster.notify_channel
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN QUERY SELECT c.* FROM muster.notify_channel c WHERE c.account = _user;
  RETURN QUERY
    SELECT m.* FROM accounts."user" u
    CROSS JOIN LATERAL json_populate_record(NULL::muster.notify_channel, json_build_object('id', muster.mail_channel(u."id"),
      'account', u."id", 'kind', 'EMAIL', 'name', '', 'settings', '{}'::json, 'paused', false, 'busy_until', '-infinity', 'made_at', u."createdAt")) m
    WHERE u."id" = _user AND NOT EXISTS (SELECT FROM muster.notify_channel c WHERE c.account = _user AND c.kind = 'EMAIL');
END $body$;

-- How a person is told what concerns them.
CREATE FUNCTION muster.its_notify(_user text) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT json_build_object(
      'quietHours', (
        SELECT json_build_object('zone', p.zone, 'from', to_char(p.quiet_from, 'HH24:MI'), 'until', to_char(p.quiet_until, 'HH24:MI'))
        FROM muster.notify_person p WHERE p.account = _user AND p.quiet_from IS NOT NULL),
      'digest', (
        SELECT json_build_object('zone', p.digest_zone, 'day', p.digest_day, 'hour', p.digest_hour)
        FROM muster.notify_person p WHERE p.account = _user AND p.digest_zone IS NOT NULL),
      'calendar', EXISTS (SELECT FROM muster.notify_person p WHERE p.account = _user AND p.calendar_hash IS NOT NULL),
      'channels', (SELECT coalesce(json_agg(muster.channel_json(c) ORDER BY c.kind <> 'EMAIL', c.made_at, c.id), '[]') FROM muster.channels_of(_user) c))
    WHERE _user IS NOT NULL);
END $body$;

-- The channels of a campaign: that there are such, to every member; how they are set up and whether they work, to whoever organises it.
CREATE FUNCTION muster.its_campaign_channels(_user text, _campaign uuid) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT coalesce(json_agg(json_build_object('id', c.id, 'kind', c.kind, 'name', c.name,
      'kept', CASE WHEN s.organiser THEN muster.channel_json(c) END) ORDER BY c.made_at, c.id), '[]')
    FROM muster.standing(_user, _campaign) s JOIN muster.notify_channel c ON c.campaign = _campaign WHERE s.present);
END $body$;

-- What a webhook of a person was sent lately, newest first, with each attempt. Of a channel of anybody else, and of one that keeps no log, there is nothing.
CREATE FUNCTION muster.its_deliveries(_user text, _channel uuid, _limit integer) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT coalesce(json_agg(json_build_object('id', d.id, 'kind', d.kind, 'campaignId', d.campaign, 'number', d.own_number, 'at', d.at,
      'state', d.state, 'nextAt', CASE WHEN d.state = 'WAITING' THEN d.next_at END,
      'attempts', (
        SELECT json_agg(json_build_object('at', a.at, 'status', a.status, 'error', a.why) ORDER BY a.id)
        FROM muster.delivery_attempt a WHERE a.delivery = d.id)) ORDER BY d.own_number DESC), '[]')
    FROM (
      SELECT x.id, n.kind, n.campaign, n.own_number, n.at, x.state, x.next_at
      FROM muster.notify_channel c JOIN muster.delivery x ON x.channel = c.id JOIN muster.notification n ON n.number = x.notification
      WHERE c.id = _channel AND c.account = _user AND EXISTS (SELECT FROM muster.delivery_attempt a WHERE a.delivery = x.id)
      ORDER BY x.notification DESC LIMIT least(greatest(_limit, 0), 100)) d);
END $body$;

-- What a person was told of lately, newest first.
CREATE FUNCTION muster.its_told(_user text, _before bigint, _limit integer) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT coalesce(json_agg(json_build_object('number', n.own_number, 'kind', n.kind, 'campaignId', n.campaign, 'turn', n.about -> 'turn',
      'stage', n.about -> 'stage', 'at', n.at, 'acknowledgedAt', n.acknowledged_at) ORDER BY n.own_number DESC), '[]')
    FROM (
      SELECT t.* FROM muster.notification t WHERE t.account = _user AND (_before IS NULL OR t.own_number < _before)
      ORDER BY t.own_number DESC LIMIT least(greatest(_limit, 0), 500)) n);
END $body$;

-- What a person was told, oldest first, with what its words need. A deadline is told as long as the question is open, and asked of them.
CREATE FUNCTION muster.its_notifications(_user text, _within text[], _after integer, _limit integer) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT coalesce(json_agg(json_build_object('number', n.own_number, 'kind', n.kind, 'campaignId', n.campaign, 'turn', n.about -> 'turn',
      'stage', n.about -> 'stage', 'receipt', n.about -> 'receipt', 'at', n.at, 'acknowledgedAt', n.acknowledged_at, 'campaign', c.name, 'rulesetId', c.ruleset, 'zone', c.time_zone,
      'deadlineAt', CASE WHEN s.present THEN coalesce(
        (SELECT g.deadline_at FROM muster.ask_group g WHERE g.campaign = n.campaign AND g.group_id = n.about ->> 'group' AND g.closed_at IS NULL
          AND n.about ->> 'desk' = muster.desk_of(s.seat, s.role)),
        (SELECT max(k.at) FROM muster.clock k WHERE n.kind = 'EXTENDED' AND k.campaign = c.id AND k.public AND k.turn = c.turn AND k.stage = c.stage
          AND k.stage = n.about ->> 'stage')) END) ORDER BY n.own_number), '[]')
    FROM (
      SELECT t.* FROM muster.notification t WHERE t.account = _user AND t.own_number > _after AND (_within IS NULL OR t.campaign::text = ANY (_within))
      ORDER BY t.own_number LIMIT least(greatest(_limit, 0), 100)) n
    LEFT JOIN muster.campaign c ON c.id = n.campaign LEFT JOIN LATERAL muster.standing(_user, n.campaign) s ON true);
END $body$;

-- What stands in somebody's calendar: deadlines of what they are asked, for themselves or for whom they act, and the times agreed for those battles. The ids mean nothing to anybody else.
CREATE FUNCTION muster.calendar_json(_user text) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    WITH desk AS (
      SELECT c.id, c.name, c.phase, s.seat, muster.desk_of(s.seat, s.role) AS desk
      FROM (
        SELECT h.campaign FROM muster.holding h WHERE h.user_id = _user AND h.until IS NULL
        UNION SELECT l.campaign FROM muster.place l WHERE l.user_id = _user AND l.until IS NULL
        UNION SELECT d.campaign FROM muster.deputyship d WHERE d.user_id = _user AND muster.acts_for(_user, d.campaign) = d.seat
        UNION SELECT m.campaign FROM muster.commander m WHERE m.user_id = _user AND m.ended_at IS NULL) p
      JOIN muster.campaign c ON c.id = p.campaign AND c.phase <> 'ENDED' CROSS JOIN LATERAL muster.standing(_user, c.id) s WHERE s.present),
    event AS (
      SELECT DISTINCT CASE WHEN g.common THEN 'ORDERS' ELSE 'QUESTION' END AS kind, d.id AS campaign, d.name, g.group_id AS about,
        g.deadline_at AS at, g.opened_at AS since
      FROM desk d JOIN muster.ask a ON a.campaign = d.id AND a.seat = d.desk AND NOT a.lapsed AND NOT a.unshown
      JOIN muster.ask_group g ON g.campaign = a.campaign AND g.group_id = a.group_id
      WHERE d.phase = 'RUNNING' AND g.closed_at IS NULL AND g.frozen_at IS NULL AND g.deadline_at IS NOT NULL
      UNION ALL
      SELECT 'BATTLE', d.id, d.name, b.id::text, (e.body ->> 'time')::timestamptz, e.at
      FROM desk d JOIN muster.battle_side x ON x.campaign = d.id AND x.seat = d.seat JOIN muster.battle b ON b.id = x.battle AND b.closed_at IS NULL
      CROSS JOIN LATERAL (
        SELECT t.kind, t.body, t.at FROM muster.battle_entry t WHERE t.battle = b.id AND t.kind IN ('AGREEMENT', 'CALLED_OFF')
        ORDER BY t.number DESC LIMIT 1) e
      WHERE e.kind = 'AGREEMENT')
    SELECT coalesce(json_agg(json_build_object('id', encode(sha256(convert_to(concat_ws(':', _user, v.campaign, v.about), 'UTF8')), 'hex'),
      'kind', v.kind, 'campaignId', v.campaign, 'campaign', v.name, 'at', v.at, 'since', v.since,
      'language', (SELECT u."language" FROM accounts."user" u WHERE u."id" = _user)) ORDER BY v.at, v.campaign, v.about), '[]')
    FROM event v);
END $body$;
