-- What a caller asks about how they are told what concerns them.

CREATE FUNCTION muster.read_notify(_credential text) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN muster.its_notify(muster.person_behind(_credential));
END $body$;

CREATE FUNCTION muster.read_campaign_channels(_credential text, _campaign uuid) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN muster.its_campaign_channels(muster.caller_in(_credential, _campaign), _campaign);
END $body$;

CREATE FUNCTION muster.read_deliveries(_credential text, _channel uuid, _limit integer) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN muster.its_deliveries(muster.person_behind(_credential), _channel, _limit);
END $body$;

CREATE FUNCTION muster.read_told(_credential text, _before bigint, _limit integer) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN muster.its_told(muster.person_behind(_credential), _before, _limit);
END $body$;

CREATE FUNCTION muster.read_notifications(_credential text, _after integer, _limit integer) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (SELECT muster.its_notifications(p.user_id, p.within, _after, _limit) FROM muster.proven(_credential) p);
END $body$;

-- A calendar by its secret address, which opens nothing else. Null: there is none, or its owner has deleted their account.
CREATE FUNCTION muster.read_calendar(_secret text) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
DECLARE _user text;
BEGIN
  SELECT p.account INTO _user FROM muster.notify_person p JOIN accounts."user" u ON u."id" = p.account
  WHERE p.calendar_hash = encode(sha256(convert_to(_secret, 'UTF8')), 'hex');
  RETURN CASE WHEN _user IS NOT NULL THEN muster.calendar_json(_user) END;
END $body$;
