CREATE FUNCTION muster.read_me(_credential text) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT json_build_object('userId', u."id", 'name', u."name")
    FROM muster.proven(_credential) p JOIN accounts."user" u ON u."id" = p.user_id);
END $body$;
