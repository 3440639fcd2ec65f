-- What a caller asks with a credential: one function proves who they are, and `its_…`, which nobody calls from outside, answers.

CREATE FUNCTION muster.read_stands(_credential text, _campaign uuid) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN muster.its_stands(muster.caller_in(_credential, _campaign), _campaign);
END $body$;

CREATE FUNCTION muster.read_campaign(_credential text, _campaign uuid) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN muster.its_campaign(muster.caller_in(_credential, _campaign), _campaign);
END $body$;

CREATE FUNCTION muster.read_campaigns(_credential text) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (SELECT muster.its_campaigns(p.user_id, p.within) FROM muster.proven(_credential) p);
END $body$;

CREATE FUNCTION muster.read_board(_credential text, _campaign uuid) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN muster.its_board(muster.caller_in(_credential, _campaign), _campaign);
END $body$;

CREATE FUNCTION muster.read_heads(_credential text, _campaign uuid) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN muster.its_heads(muster.caller_in(_credential, _campaign), _campaign);
END $body$;

CREATE FUNCTION muster.read_invitations(_credential text, _campaign uuid) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN muster.its_invitations(muster.caller_in(_credential, _campaign), _campaign);
END $body$;

CREATE FUNCTION muster.read_seat_requests(_credential text, _campaign uuid) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN muster.its_seat_requests(muster.caller_in(_credential, _campaign), _campaign);
END $body$;

CREATE FUNCTION muster.read_own_requests(_credential text, _after uuid, _limit integer) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (SELECT muster.its_own_requests(p.user_id, p.within, _after, _limit) FROM muster.proven(_credential) p);
END $body$;

CREATE FUNCTION muster.read_log(_credential text, _campaign uuid, _before integer, _limit integer) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN muster.its_log(muster.caller_in(_credential, _campaign), _campaign, _before, _limit);
END $body$;

CREATE FUNCTION muster.read_table(_credential text, _campaign uuid) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN muster.its_table(muster.caller_in(_credential, _campaign), _campaign);
END $body$;

CREATE FUNCTION muster.read_briefings(_credential text, _campaign uuid, _after integer, _limit integer) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN muster.its_briefings(muster.caller_in(_credential, _campaign), _campaign, _after, _limit);
END $body$;

CREATE FUNCTION muster.read_briefing(_credential text, _campaign uuid, _number integer, _viewer text) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN muster.its_briefing(muster.caller_in(_credential, _campaign), _campaign, _number, _viewer);
END $body$;

CREATE FUNCTION muster.read_asked(_credential text, _campaign uuid, _ask text) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN muster.its_asked(muster.caller_in(_credential, _campaign), _campaign, _ask);
END $body$;

CREATE FUNCTION muster.read_briefing_heads(_credential text, _campaign uuid, _viewer text) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN muster.its_briefing_heads(muster.caller_in(_credential, _campaign), _campaign, _viewer);
END $body$;

CREATE FUNCTION muster.read_throws(_credential text, _campaign uuid, _after integer) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN muster.its_throws(muster.caller_in(_credential, _campaign), _campaign, _after);
END $body$;

CREATE FUNCTION muster.read_record(_credential text, _campaign uuid, _after integer) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN muster.its_record(muster.caller_in(_credential, _campaign), _campaign, _after);
END $body$;

CREATE FUNCTION muster.read_resolutions(_credential text, _campaign uuid, _after integer) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN muster.its_resolutions(muster.caller_in(_credential, _campaign), _campaign, _after);
END $body$;

CREATE FUNCTION muster.read_closing(_credential text, _campaign uuid, _hash text) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN muster.its_closing(muster.caller_in(_credential, _campaign), _campaign, _hash);
END $body$;

CREATE FUNCTION muster.read_draft(_credential text, _campaign uuid, _ask text) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN muster.its_draft(muster.caller_in(_credential, _campaign), _campaign, _ask);
END $body$;

CREATE FUNCTION muster.read_standing(_credential text, _campaign uuid) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN muster.its_standing(muster.caller_in(_credential, _campaign), _campaign);
END $body$;

CREATE FUNCTION muster.read_receipts(_credential text, _campaign uuid) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN muster.its_receipts(muster.caller_in(_credential, _campaign), _campaign);
END $body$;

CREATE FUNCTION muster.read_dry_run(_credential text, _campaign uuid) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN muster.its_dry_run(muster.caller_in(_credential, _campaign), _campaign);
END $body$;

CREATE FUNCTION muster.read_notes(_credential text, _campaign uuid) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN muster.its_notes(muster.caller_in(_credential, _campaign), _campaign);
END $body$;

CREATE FUNCTION muster.read_corrections(_credential text, _campaign uuid) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN muster.its_corrections(muster.caller_in(_credential, _campaign), _campaign);
END $body$;

CREATE FUNCTION muster.read_prepared_events(_credential text, _campaign uuid) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN muster.its_prepared_events(muster.caller_in(_credential, _campaign), _campaign);
END $body$;

CREATE FUNCTION muster.read_health(_credential text, _campaign uuid, _codes json) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN muster.its_health(muster.caller_in(_credential, _campaign), _campaign, _codes);
END $body$;

CREATE FUNCTION muster.read_closed_questions(_credential text, _campaign uuid) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN muster.its_closed_questions(muster.caller_in(_credential, _campaign), _campaign);
END $body$;

-- A server of the version before asks without a viewer.
CREATE FUNCTION muster.read_corrected_lines(_credential text, _campaign uuid, _after integer, _viewer text DEFAULT NULL) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN muster.its_corrected_lines(muster.caller_in(_credential, _campaign), _campaign, _after, _viewer);
END $body$;

CREATE FUNCTION muster.read_battles(_credential text, _campaign uuid) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN muster.its_battles(muster.caller_in(_credential, _campaign), _campaign);
END $body$;

CREATE FUNCTION muster.read_battle(_credential text, _campaign uuid, _battle uuid, _after integer) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN muster.its_battle(muster.caller_in(_credential, _campaign), _campaign, _battle, _after);
END $body$;
