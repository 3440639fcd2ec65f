-- Everything by which a seal or a draft is judged, as one caller may know it, without waiting for locks; null if they have no place. `_seat` names the
-- seat that a bot plays. The time of arrival is that of the call. If they are about to seal, it includes what the judgement depends on (`_sealing`).
CREATE FUNCTION muster.open_seal(_user text, _campaign uuid, _seat text, _ask text, _key text, _sealing boolean) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
DECLARE
  _arrived timestamptz := date_trunc('milliseconds', statement_timestamp());
  _desk text := _seat;
BEGIN
  IF _desk IS NULL THEN
    _desk := muster.desk_at(_user, _campaign);
  END IF;
  IF _desk IS NULL THEN RETURN NULL; END IF;
  RETURN (
    SELECT json_build_object('arrived', _arrived, 'desk', _desk,
      'campaign', json_build_object('id', c.id, 'ruleset', c.ruleset, 'edition', c.edition, 'phase', c.phase, 'stoppedAt', c.stopped_at, 'turn', c.turn, 'replaceable', c.replaceable, 'coolDown', c.cool_down,
        'showSealed', c.show_sealed, 'publishedHead', c.published_head),
      'ask', a.view, 'bot', coalesce(t.bot, false),
      'stand', CASE WHEN _sealing THEN muster.seal_stand(_user, c.id, _desk, _ask) END,
      'group', CASE WHEN g.group_id IS NOT NULL THEN json_build_object('groupId', g.group_id, 'common', g.common, 'deadlineAt', g.deadline_at,
        'completeAt', g.complete_at, 'frozenAt', g.frozen_at, 'publishAt', g.publish_at,
        -- An answer that is kept as it was can no longer be given.
        'closedAt', CASE WHEN a.kept THEN coalesce(g.closed_at, g.opened_at) ELSE g.closed_at END) END,
      'sealed', EXISTS (SELECT FROM muster.sheet x
        WHERE x.campaign = c.id AND x.seat = _desk AND x.ask_id = _ask AND x.replaced_at IS NULL),
      'known', (SELECT json_build_object('askId', x.ask_id, 'hash', x.hash, 'head', x.head, 'sealedAt', x.at, 'by', x.by_name,
          'orders', x.orders, 'salt', x.salt, 'turn', x.turn, 'signature', x.signature, 'takenBack', x.taken_back, 'fromStanding', x.from_standing,
          'retractable', x.replaced_at IS NULL AND muster.is_retractable(c.id, _desk, x.ask_id), 'bodyHash', x.body_hash)
        FROM muster.sheet x WHERE x.campaign = c.id AND x.by = _user AND x.key = _key),
      'briefing', (SELECT json_build_object('number', b.number, 'boardHash', b.board_hash, 'view', b.view)
        FROM muster.briefing b WHERE b.campaign = c.id AND b.viewer = CASE _desk WHEN 'facilitator' THEN _desk ELSE 'seat:' || _desk END
        ORDER BY b.number DESC LIMIT 1),
      'draft', (SELECT json_build_object('revision', d.revision, 'orders', CASE WHEN o.pieces IS NOT NULL THEN d.orders ELSE '[]' END)
        FROM muster.draft d WHERE d.campaign = c.id AND d.seat = _desk AND d.ask_id = _ask),
      'seals', coalesce(o.seals, true), 'pieces', o.pieces,
      'name', muster.name_of(_user))
    FROM muster.campaign c
    LEFT JOIN muster.ask a ON a.campaign = c.id AND a.seat = _desk AND a.ask_id = _ask AND NOT a.lapsed AND NOT a.unshown
    LEFT JOIN muster.ask_group g ON g.campaign = a.campaign AND g.group_id = a.group_id
    LEFT JOIN muster.seat t ON t.campaign = c.id AND t.seat = _desk
    LEFT JOIN LATERAL muster.command_of(_user, c.id, _desk, _ask) o ON true
    WHERE c.id = _campaign);
END $body$;

-- The same for many seals, each `{userId, campaignId, seat, askId, key}`, and once per campaign who its members are.
CREATE FUNCTION muster.open_seals(_asks json) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
DECLARE _facts json;
BEGIN
  SELECT json_agg(muster.open_seal(a.ask ->> 'userId', (a.ask ->> 'campaignId')::uuid, a.ask ->> 'seat', a.ask ->> 'askId', a.ask ->> 'key', true)
    ORDER BY a.place) INTO _facts
  FROM json_array_elements(_asks) WITH ORDINALITY AS a (ask, place);
  RETURN json_build_object('facts', _facts, 'members', (
    SELECT json_object_agg(m.campaign, muster.members_json(m.campaign::uuid))
    FROM (SELECT DISTINCT f #>> '{campaign,id}' AS campaign FROM json_array_elements(_facts) f) m WHERE m.campaign IS NOT NULL));
END $body$;

-- Writes sheets of one group, each if its situation is still that of its judgement. With `_locked` they take the campaign's lock: for lines in its
-- log, and so that a bot's seat changes hands before or after, and not at the same time. Returned are the positions in
-- the list of those that were written, whether one of them is a desk's first, and whether the group is complete.
CREATE FUNCTION muster.write_seals(_campaign uuid, _group text, _locked boolean, _sheets json) RETURNS json
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
DECLARE
  _one record;
  _written integer[] := '{}';
  _kept json[] := '{}';
  _first boolean := false;
  _settled boolean := false;
  _at timestamptz;
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtextextended(_campaign::text || ' ' || _group, 0));
  IF _locked THEN PERFORM FROM muster.campaign c WHERE c.id = _campaign FOR NO KEY UPDATE; END IF;
  FOR _one IN
    SELECT s.sheet, s.sheet ->> 'seat' AS seat, s.sheet ->> 'askId' AS ask, s.place - 1 AS place
    FROM json_array_elements(_sheets) WITH ORDINALITY AS s (sheet, place) ORDER BY 2, 3, 4
  LOOP
    -- Of two simultaneous seals for one desk the second sees what the first has sealed.
    PERFORM pg_advisory_xact_lock(hashtextextended(_campaign::text || ' ' || _one.seat || ' ' || _one.ask, 1));
    CONTINUE WHEN muster.seal_stand(_one.sheet ->> 'by', _campaign, _one.seat, _one.ask) IS DISTINCT FROM _one.sheet ->> 'stand';
    CONTINUE WHEN NOT muster.may_seal(_one.sheet ->> 'by', _campaign, _one.seat, _one.ask);
    PERFORM muster.put_sheet(_one.sheet);
    PERFORM muster.send_receipt(_campaign, _one.seat, _one.ask);
    _written := _written || _one.place::integer;
    _kept := _kept || _one.sheet;
    _first := _first OR (_one.sheet ->> 'first')::boolean;
    _settled := _settled OR (_one.sheet ->> 'settled')::boolean;
    _at := greatest(_at, (_one.sheet ->> 'at')::timestamptz);
  END LOOP;
  IF _locked AND cardinality(_kept) > 0 THEN PERFORM muster.log_tools(_campaign, _kept); END IF;
  RETURN json_build_object('written', _written, 'first', _first,
    'complete', cardinality(_written) > 0 AND muster.count_group(_campaign, _group, _settled, _at));
END $body$;
