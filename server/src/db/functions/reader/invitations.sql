-- Whoever holds the link may see what it offers; a used, revoked or expired one is no link. A link for one person names who made it, since they gave it away themselves; a code for many is passed on and names them only to somebody who has an account, as a credential proves.
CREATE FUNCTION muster.read_invitation(_credential text, _token text) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
DECLARE _caller record;
BEGIN
  SELECT p.user_id, p.within INTO _caller FROM muster.proven(_credential) p;
  RETURN coalesce((
    SELECT json_build_object('campaignId', c.id, 'campaign', c.name, 'rulesetId', c.ruleset, 'role', i.role, 'seat', i.seat, 'seatTitle', t.title,
      'expiresAt', i.expires_at, 'publicKey', c.public_key, 'offer', muster.offer_json(c, muster.user_in(_caller.user_id, _caller.within, c.id::text)), 'deputyFrom', NULL, 'deputyUntil', NULL,
      'invitedBy', CASE WHEN _caller.user_id IS NOT NULL OR i.seat IS NOT NULL OR i.role <> 'PLAYER' THEN m."name" END)
    FROM muster.invitation i JOIN muster.campaign c ON c.id = i.campaign
    LEFT JOIN accounts."user" m ON m."id" = i.made_by
    LEFT JOIN muster.seat t ON t.campaign = i.campaign AND t.seat = i.seat
    WHERE i.token_hash = encode(sha256(convert_to(_token, 'UTF8')), 'hex')
      AND i.used_at IS NULL AND i.revoked_at IS NULL AND i.expires_at > clock_timestamp()), (
    SELECT json_build_object('campaignId', c.id, 'campaign', c.name, 'rulesetId', c.ruleset, 'role', 'DEPUTY', 'seat', d.seat, 'seatTitle', t.title,
      'expiresAt', d.until_at, 'publicKey', c.public_key, 'offer', muster.offer_json(c, muster.user_in(_caller.user_id, _caller.within, c.id::text)), 'deputyFrom', d.from_at, 'deputyUntil', d.until_at,
      'invitedBy', m."name")
    FROM muster.deputyship d JOIN muster.campaign c ON c.id = d.campaign AND c.phase <> 'ENDED'
    JOIN muster.holding h ON h.id = d.holding LEFT JOIN accounts."user" m ON m."id" = h.user_id
    JOIN muster.seat t ON t.campaign = d.campaign AND t.seat = d.seat
    WHERE d.token_hash = encode(sha256(convert_to(_token, 'UTF8')), 'hex')
      AND d.accepted_at IS NULL AND d.ended_at IS NULL AND d.until_at > clock_timestamp()), (
    SELECT json_build_object('campaignId', c.id, 'campaign', c.name, 'rulesetId', c.ruleset, 'role', 'COMMANDER', 'seat', o.seat, 'seatTitle', t.title,
      'expiresAt', o.expires_at, 'publicKey', c.public_key, 'offer', muster.offer_json(c, muster.user_in(_caller.user_id, _caller.within, c.id::text)), 'deputyFrom', NULL, 'deputyUntil', NULL,
      'invitedBy', m."name")
    FROM muster.commander o JOIN muster.campaign c ON c.id = o.campaign AND c.phase <> 'ENDED'
    JOIN muster.holding h ON h.id = o.holding LEFT JOIN accounts."user" m ON m."id" = h.user_id
    JOIN muster.seat t ON t.campaign = o.campaign AND t.seat = o.seat
    WHERE o.token_hash = encode(sha256(convert_to(_token, 'UTF8')), 'hex')
      AND o.accepted_at IS NULL AND o.ended_at IS NULL AND o.expires_at > clock_timestamp()));
END $body$;
