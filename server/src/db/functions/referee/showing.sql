-- Whether a side may show a battle to the facilitator now: the answer that its desk gives.
CREATE FUNCTION muster.may_show(_battle uuid, _seat text) RETURNS boolean
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN coalesce((SELECT muster.is_showable(b, _seat) FROM muster.battle b WHERE b.id = _battle), false);
END $body$;
