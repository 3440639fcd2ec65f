-- Blocks an account, or lets it in again (without a reason): what the accounts must know of it, in the transaction that writes down who did it. Its name; null
-- if nothing changes: there is no such account, it is so already, or it is an operator's.
CREATE FUNCTION muster.set_blocked(_account text, _reason text) RETURNS text
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
DECLARE _name text;
BEGIN
  IF _reason IS NOT NULL AND muster.operates(_account) THEN RETURN NULL; END IF;
  UPDATE accounts."user" u SET "blockedAt" = CASE WHEN _reason IS NOT NULL THEN clock_timestamp() END, "blockReason" = _reason
    WHERE u."id" = _account AND (u."blockedAt" IS NULL) = (_reason IS NOT NULL) RETURNING u."name" INTO _name;
  IF _reason IS NOT NULL AND _name IS NOT NULL THEN DELETE FROM accounts."session" s WHERE s."userId" = _account; END IF;
  RETURN _name;
END $body$;

CREATE FUNCTION muster.is_operator(_user text) RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN muster.operates(_user);
END $body$;

CREATE FUNCTION muster.account_with(_email text) RETURNS text
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (SELECT u."id" FROM accounts."user" u WHERE u."email" = lower(_email));
END $body$;
