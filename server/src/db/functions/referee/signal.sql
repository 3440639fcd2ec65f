CREATE FUNCTION muster.signal(_what text) RETURNS void
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  PERFORM pg_notify((SELECT c.name FROM muster.channel c), _what);
END $body$;
