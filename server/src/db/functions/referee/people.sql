-- The one thing about accounts that the referee may ask: what to call somebody on a receipt.
CREATE FUNCTION muster.name_of(_user text) RETURNS text
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (SELECT u."name" FROM accounts."user" u WHERE u."id" = _user);
END $body$;
