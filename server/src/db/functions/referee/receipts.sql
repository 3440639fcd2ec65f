-- Who answers at a desk and has a channel that is sent receipts: few have.
CREATE FUNCTION muster.receipt_readers(_campaign uuid, _seat text) RETURNS TABLE (account text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN QUERY
    SELECT p.user_id FROM (
      SELECT h.user_id FROM muster.holding h WHERE h.campaign = _campaign AND h.seat = _seat AND h.until IS NULL
      UNION ALL SELECT a.account FROM muster.acting_at(_campaign, _seat) a
      UNION ALL SELECT l.user_id FROM muster.place l
        WHERE l.campaign = _campaign AND _seat = 'facilitator' AND l.role = 'FACILITATOR' AND l.until IS NULL) p
    WHERE EXISTS (
      SELECT FROM muster.notify_channel c
      LEFT JOIN muster.notify_choice here ON here.channel = c.id AND here.campaign = _campaign
      LEFT JOIN muster.notify_choice base ON base.channel = c.id AND base.campaign IS NULL
      WHERE c.account = p.user_id AND NOT c.paused AND 'RECEIPT' <> ALL (coalesce(here.muted, base.muted, muster.muted_by_default())));
END $body$;

-- Hands the receipt of the sheet that stands for a question to the outbox, if somebody wants it: what is signed and its signature, no order and no salt.
CREATE FUNCTION muster.send_receipt(_campaign uuid, _seat text, _ask text) RETURNS void
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  IF NOT EXISTS (SELECT FROM muster.receipt_readers(_campaign, _seat)) THEN RETURN; END IF;
  INSERT INTO muster.outbox (campaign, kind, payload, at)
  SELECT x.campaign, 'receipt', json_build_object('turn', x.turn, 'stage', g.stage, 'receipt', json_build_object('ask', x.ask_id,
      'at', to_char(x.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'campaign', x.campaign, 'hash', x.hash, 'head', x.head,
      'seat', x.seat, 'signature', x.signature)), x.at
  FROM muster.sheet x JOIN muster.ask a ON a.campaign = x.campaign AND a.seat = x.seat AND a.ask_id = x.ask_id
  JOIN muster.ask_group g ON g.campaign = a.campaign AND g.group_id = a.group_id
  WHERE x.campaign = _campaign AND x.seat = _seat AND x.ask_id = _ask AND x.replaced_at IS NULL AND x.signature IS NOT NULL;
END $body$;
