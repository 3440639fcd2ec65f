-- What a judgement of a seal depends on, as one text: if it has changed when the sheet is written, the seal is judged again.
CREATE FUNCTION muster.seal_stand(_user text, _campaign uuid, _desk text, _ask text) RETURNS text
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT concat_ws('|', muster.desk_at(_user, _campaign) IS NOT DISTINCT FROM _desk, coalesce(t.bot, false),
      muster.may_seal(_user, _campaign, _desk, _ask),
      c.phase, c.turn, c.replaceable, c.show_sealed, g.group_id,
      coalesce(g.deadline_at::text, '-'), coalesce(g.complete_at::text, '-'), coalesce(g.frozen_at::text, '-'), coalesce(g.closed_at::text, '-'),
      EXISTS (SELECT FROM muster.sheet x WHERE x.campaign = c.id AND x.seat = _desk AND x.ask_id = _ask AND x.replaced_at IS NULL),
      (SELECT max(b.number) FROM muster.briefing b
       WHERE b.campaign = c.id AND b.viewer = CASE _desk WHEN 'facilitator' THEN _desk ELSE 'seat:' || _desk END))
    FROM muster.campaign c
    LEFT JOIN muster.ask a ON a.campaign = c.id AND a.seat = _desk AND a.ask_id = _ask AND NOT a.lapsed AND NOT a.unshown
    LEFT JOIN muster.ask_group g ON g.campaign = a.campaign AND g.group_id = a.group_id
    LEFT JOIN muster.seat t ON t.campaign = c.id AND t.seat = _desk
    WHERE c.id = _campaign);
END $body$;

-- A sheet that replaces the previous one.
CREATE FUNCTION muster.put_sheet(_sheet json) RETURNS void
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  UPDATE muster.sheet x SET replaced_at = (_sheet ->> 'at')::timestamptz
  WHERE x.campaign = (_sheet ->> 'campaign')::uuid AND x.seat = _sheet ->> 'seat' AND x.ask_id = _sheet ->> 'askId' AND x.replaced_at IS NULL;
  INSERT INTO muster.sheet (campaign, seat, ask_id, turn, orders, salt, hash, head, signature, key, body_hash, by, by_name, from_draft, shown,
    reason, at)
  SELECT s.campaign, s.seat, s."askId", s.turn, s.orders, s.salt, s.hash, s.head, s.signature, s.key, s."bodyHash", s.by, s."byName", false,
    s.shown, s.reason, s.at
  FROM json_to_record(_sheet) AS s(campaign uuid, seat text, "askId" text, turn integer, orders json, salt text, hash text, head text,
    signature text, key text, "bodyHash" text, by text, "byName" text, shown boolean, reason text, at timestamptz);
END $body$;

-- Whether a group is complete, which it then is since `_at`; where seals cool down first, it is not yet. Its seals are counted one after the other, so that of the last two one sees both.
CREATE FUNCTION muster.count_group(_campaign uuid, _group text, _settled boolean, _at timestamptz) RETURNS boolean
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
DECLARE
  _complete boolean;
  _cools integer;
BEGIN
  PERFORM FROM muster.ask_group g WHERE g.campaign = _campaign AND g.group_id = _group FOR NO KEY UPDATE;
  SELECT _settled OR NOT EXISTS (
    SELECT FROM muster.ask a WHERE a.campaign = _campaign AND a.group_id = _group AND NOT a.lapsed AND NOT a.kept AND NOT EXISTS (
      SELECT FROM muster.sheet x
      WHERE x.campaign = a.campaign AND x.seat = a.seat AND x.ask_id = a.ask_id AND x.replaced_at IS NULL)) INTO _complete;
  SELECT c.cool_down INTO _cools FROM muster.campaign c JOIN muster.ask_group g ON g.campaign = c.id AND g.group_id = _group AND g.common
    WHERE c.id = _campaign AND c.cool_down > 0 AND NOT EXISTS (
      SELECT FROM muster.ask a WHERE a.campaign = c.id AND a.group_id = _group AND a.seat = 'facilitator');
  IF _complete AND NOT _settled AND _cools IS NOT NULL THEN
    UPDATE muster.ask_group g SET cools_until = coalesce(g.cools_until, _at + make_interval(hours => _cools))
      WHERE g.campaign = _campaign AND g.group_id = _group;
    RETURN false;
  END IF;
  IF _complete THEN
    UPDATE muster.ask_group g SET complete_at = _at WHERE g.campaign = _campaign AND g.group_id = _group;
  END IF;
  RETURN _complete;
END $body$;

-- Lines of the table's log that say which seats were sealed by a tool, under the campaign's lock: of the sheets that say so.
CREATE FUNCTION muster.log_tools(_campaign uuid, _sheets json[]) RETURNS void
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
DECLARE _lines integer;
BEGIN
  INSERT INTO muster.table_log (campaign, number, at, kind, by_user, by_name, tool, seat, detail)
  SELECT _campaign, (SELECT coalesce(max(l.number), 0) FROM muster.table_log l WHERE l.campaign = _campaign) + row_number() OVER (ORDER BY s.place),
    date_trunc('milliseconds', clock_timestamp()), 'SEALED_BY_TOOL', s.sheet ->> 'by', s.sheet ->> 'byName', true, s.sheet ->> 'seat', '{}'
  FROM unnest(_sheets) WITH ORDINALITY AS s (sheet, place) WHERE (s.sheet ->> 'logged')::boolean;
  GET DIAGNOSTICS _lines = ROW_COUNT;
  UPDATE muster.campaign c SET version = c.version + _lines WHERE c.id = _campaign AND _lines > 0;
END $body$;

-- Whether a seal at a desk may be taken back: whatever the others have sealed, until the stage closes.
CREATE FUNCTION muster.is_retractable(_campaign uuid, _seat text, _ask text) RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN EXISTS (
    SELECT FROM muster.campaign c JOIN muster.ask a ON a.campaign = c.id AND a.seat = _seat AND a.ask_id = _ask AND NOT a.lapsed AND NOT a.kept
    JOIN muster.ask_group g ON g.campaign = a.campaign AND g.group_id = a.group_id AND g.common AND g.closed_at IS NULL AND g.publish_at IS NULL
    WHERE c.id = _campaign AND c.cool_down > 0 AND _seat <> 'facilitator');
END $body$;
