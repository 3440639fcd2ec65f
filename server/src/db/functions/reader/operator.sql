-- What an operator is shown: how the server fares, and who misbehaves. Nothing of what is played: no orders, no views, no letters but those complained of.

CREATE FUNCTION muster.read_operator(_credential text) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (SELECT to_json(true) WHERE muster.operator_behind(_credential) IS NOT NULL);
END $body$;

CREATE FUNCTION muster.read_operator_accounts(_credential text, _search text, _limit integer) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  IF muster.operator_behind(_credential) IS NULL THEN RETURN NULL; END IF;
  RETURN (
    SELECT coalesce(json_agg(json_build_object('id', u."id", 'name', u."name", 'email', u."email", 'confirmed', u."emailVerified",
      'createdAt', u."createdAt", 'seenAt', u."seenAt", 'blockedAt', u."blockedAt", 'blockReason', u."blockReason",
      'operator', muster.operates(u."id"),
      'campaigns', (SELECT count(*) FROM (
        SELECT h.campaign FROM muster.holding h WHERE h.user_id = u."id" AND h.until IS NULL
        UNION SELECT p.campaign FROM muster.place p WHERE p.user_id = u."id" AND p.until IS NULL
        UNION SELECT c.id FROM muster.campaign c WHERE c.organiser = u."id") x)) ORDER BY u."createdAt" DESC, u."id"), '[]')
    FROM (
      SELECT a.* FROM accounts."user" a
      WHERE _search = '' OR strpos(lower(a."email"), lower(_search)) > 0 OR strpos(lower(a."name"), lower(_search)) > 0
      ORDER BY a."createdAt" DESC, a."id" LIMIT least(greatest(_limit, 0), 200)) u);
END $body$;

CREATE FUNCTION muster.read_operator_campaigns(_credential text, _search text, _held boolean, _limit integer) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  IF muster.operator_behind(_credential) IS NULL THEN RETURN NULL; END IF;
  RETURN (
    SELECT coalesce(json_agg(json_build_object('id', c.id, 'name', c.name, 'rulesetId', c.ruleset, 'edition', c.edition, 'phase', c.phase, 'turn', c.turn,
      'createdAt', c.created_at, 'bytes', muster.bytes_of(c.id),
      'resolvedAt', (SELECT r.at FROM muster.resolution r WHERE r.campaign = c.id ORDER BY r.revision DESC LIMIT 1),
      'fault', (SELECT json_build_object('reference', f.reference, 'error', f.error, 'place', f.place, 'at', f.at)
        FROM muster.fault f WHERE f.campaign = c.id AND c.phase = 'HELD')) ORDER BY c.created_at DESC, c.id), '[]')
    FROM (
      SELECT m.* FROM muster.campaign m WHERE (NOT _held OR m.phase = 'HELD') AND (_search = '' OR strpos(lower(m.name), lower(_search)) > 0)
      ORDER BY m.created_at DESC, m.id LIMIT least(greatest(_limit, 0), 50)) c);
END $body$;

CREATE FUNCTION muster.read_operator_storage(_credential text) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  IF muster.operator_behind(_credential) IS NULL THEN RETURN NULL; END IF;
  RETURN (
    SELECT json_build_object('bytes', pg_database_size(current_database()),
      'groups', coalesce((SELECT json_agg(json_build_object('kind', g.kind, 'bytes', g.bytes) ORDER BY g.kind) FROM (
        SELECT t.kind, sum(pg_total_relation_size(t.oid))::bigint AS bytes FROM (
          SELECT c.oid, CASE
            WHEN n.nspname = 'accounts' THEN 'ACCOUNTS'
            WHEN n.nspname = 'graphile_worker' THEN 'JOBS'
            WHEN c.relname IN ('resolution', 'record', 'sheet', 'draft', 'standing_orders', 'ask', 'ask_group') THEN 'RESOLUTIONS'
            WHEN c.relname IN ('briefing', 'board') THEN 'BRIEFINGS'
            WHEN c.relname IN ('letter', 'letter_mark', 'battle', 'battle_entry', 'complaint') THEN 'TALK'
            WHEN c.relname LIKE 'chronicle%' THEN 'CHRONICLES'
            WHEN c.relname IN ('outbox', 'notification', 'delivery', 'delivery_attempt') OR c.relname LIKE 'notify%' THEN 'NOTIFICATIONS'
            ELSE 'OTHER' END AS kind
          FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
          WHERE c.relkind = 'r' AND n.nspname IN ('accounts', 'graphile_worker', 'muster')) t
        GROUP BY t.kind) g), '[]')));
END $body$;

CREATE FUNCTION muster.read_operator_messages(_credential text) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  IF muster.operator_behind(_credential) IS NULL THEN RETURN NULL; END IF;
  RETURN (
    SELECT json_build_object(
      'untold', (SELECT count(*) FROM muster.outbox o WHERE o.sent_at IS NULL),
      'untoldSince', (SELECT min(o.at) FROM muster.outbox o WHERE o.sent_at IS NULL),
      'waiting', (SELECT count(*) FROM muster.delivery d WHERE d.state = 'WAITING'),
      'overdueSince', (SELECT min(d.next_at) FROM muster.delivery d WHERE d.state = 'WAITING' AND d.next_at < clock_timestamp()),
      'failed', (SELECT count(*) FROM muster.delivery d WHERE d.state = 'FAILED'),
      'channels', coalesce((SELECT json_agg(json_build_object('kind', k.kind, 'count', k.count, 'failing', k.failing, 'paused', k.paused) ORDER BY k.kind)
        FROM (SELECT c.kind, count(*) AS count, count(c.failing_since) AS failing, count(*) FILTER (WHERE c.paused) AS paused
          FROM muster.notify_channel c GROUP BY c.kind) k), '[]')));
END $body$;

CREATE FUNCTION muster.read_operator_complaints(_credential text, _settled boolean, _limit integer) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  IF muster.operator_behind(_credential) IS NULL THEN RETURN NULL; END IF;
  RETURN (
    SELECT coalesce(json_agg(json_build_object('id', p.id, 'about', p.kind, 'campaign', c.name, 'by', p.by_name, 'of', p.of_name, 'accountId', u."id",
      'text', p.text, 'reason', p.reason, 'at', p.at, 'settledAt', p.settled_at) ORDER BY p.at DESC, p.id), '[]')
    FROM (
      SELECT m.* FROM muster.complaint m WHERE (m.settled_at IS NOT NULL) = _settled
      ORDER BY m.at DESC, m.id LIMIT least(greatest(_limit, 0), 200)) p
    JOIN muster.campaign c ON c.id = p.campaign LEFT JOIN accounts."user" u ON u."id" = p.of_user);
END $body$;

CREATE FUNCTION muster.read_operator_acts(_credential text, _limit integer) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  IF muster.operator_behind(_credential) IS NULL THEN RETURN NULL; END IF;
  RETURN (
    SELECT coalesce(json_agg(json_build_object('number', a.number, 'at', a.at, 'kind', a.kind, 'by', a.by_name, 'of', a.of_name, 'campaign', c.name,
      'note', a.note) ORDER BY a.number DESC), '[]')
    FROM (SELECT o.* FROM muster.operator_act o ORDER BY o.number DESC LIMIT least(greatest(_limit, 0), 200)) a
    LEFT JOIN muster.campaign c ON c.id = a.campaign);
END $body$;
