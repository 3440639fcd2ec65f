-- Whoever holds the link may see what it offers; a used, revoked or stale one is no link.
CREATE FUNCTION muster.read_invitation(_token text) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT json_build_object('campaignId', c.id, 'campaign', c.name, 'rulesetId', c.ruleset, 'role', i.role, 'seatTitle', t.title,
      'expiresAt', i.expires_at, 'publicKey', c.public_key)
    FROM muster.invitation i JOIN muster.campaign c ON c.id = i.campaign
    LEFT JOIN muster.seat t ON t.campaign = i.campaign AND t.seat = i.seat
    WHERE i.token_hash = encode(sha256(convert_to(_token, 'UTF8')), 'hex')
      AND i.used_at IS NULL AND i.revoked_at IS NULL AND i.expires_at > clock_timestamp());
END $body$;
