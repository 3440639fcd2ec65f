CREATE FUNCTION muster.read_me(_credential text) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
DECLARE _user text := muster.caller(_credential);
BEGIN
  RETURN (
    SELECT json_build_object('userId', u."id", 'name', u."name", 'email', u."email", 'scopes', p.scopes, 'expiresAt', p.expires)
    FROM accounts."user" u, (
      SELECT k."permissions"::json -> 'muster' AS scopes, k."expiresAt" AS expires FROM accounts."apikey" k
      WHERE k."key" = rtrim(translate(encode(sha256(convert_to(_credential, 'UTF8')), 'base64'), '+/', '-_'), '=')
      UNION ALL
      SELECT '["read","orders"]'::json, s."expiresAt" FROM accounts."session" s WHERE s."token" = _credential
    ) p
    WHERE u."id" = _user LIMIT 1);
END $body$;
