CREATE FUNCTION muster.read_letter_news(_credential text, _campaign uuid) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN muster.its_letter_news(muster.caller_in(_credential, _campaign), _campaign);
END $body$;

CREATE FUNCTION muster.read_letter(_credential text, _campaign uuid, _letter uuid) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN muster.its_letter(muster.caller_in(_credential, _campaign), _campaign, _letter);
END $body$;

CREATE FUNCTION muster.read_conversations(_credential text, _campaign uuid, _after text, _limit integer) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN muster.its_conversations(muster.caller_in(_credential, _campaign), _campaign, _after, _limit);
END $body$;

CREATE FUNCTION muster.read_letters(_credential text, _campaign uuid, _conversation text, _before uuid, _limit integer) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN muster.its_letters(muster.caller_in(_credential, _campaign), _campaign, _conversation, _before, _limit);
END $body$;

CREATE FUNCTION muster.read_letter_search(_credential text, _campaign uuid, _text text, _after uuid, _limit integer) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN muster.its_letter_search(muster.caller_in(_credential, _campaign), _campaign, _text, _after, _limit);
END $body$;
