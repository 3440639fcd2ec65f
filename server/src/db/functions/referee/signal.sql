-- Sent with the commit: by PostgreSQL or, where the connection says that it carries signals, by whoever made it.
CREATE FUNCTION muster.signal(_what text) RETURNS void
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  IF current_setting('muster.signals', true) = 'carried' THEN
    RAISE NOTICE USING ERRCODE = 'MU001', MESSAGE = _what;
  ELSE
    PERFORM pg_notify((SELECT c.name FROM muster.channel c), _what);
  END IF;
END $body$;
