-- Where mails to somebody go: to an address that they have proven to be theirs, and to no other.
CREATE FUNCTION muster.mail_of(_user text) RETURNS text
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (SELECT u."email" FROM accounts."user" u WHERE u."id" = _user AND u."emailVerified" AND u."blockedAt" IS NULL);
END $body$;

-- In which language somebody is written to; null: they have chosen none.
CREATE FUNCTION muster.language_of(_user text) RETURNS text
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (SELECT u."language" FROM accounts."user" u WHERE u."id" = _user);
END $body$;

-- What a channel is not told of as long as its owner has chosen nothing: what is no question to them and comes often.
CREATE FUNCTION muster.muted_by_default() RETURNS text[]
LANGUAGE plpgsql IMMUTABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN '{CHRONICLE,RECEIPT}';
END $body$;
