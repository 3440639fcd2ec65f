CREATE FUNCTION muster.read_person(_credential text) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN muster.its_person(muster.person_behind(_credential));
END $body$;
