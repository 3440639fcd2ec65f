-- The one thing about accounts that the referee may ask: what to call somebody on a receipt.
CREATE FUNCTION muster.name_of(_user text) RETURNS text
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (SELECT u."name" FROM accounts."user" u WHERE u."id" = _user);
END $body$;

-- Whether somebody is told anything: not once their account is deleted, nor while it is blocked.
CREATE FUNCTION muster.is_told(_user text) RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN EXISTS (SELECT FROM accounts."user" u WHERE u."id" = _user AND u."blockedAt" IS NULL);
END $body$;

-- The id of somebody's channel for mails, before there is one: what is read and what is written of it agree.
CREATE FUNCTION muster.mail_channel(_user text) RETURNS uuid
LANGUAGE plpgsql IMMUTABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN md5('mail ' || _user)::uuid;
END $body$;
