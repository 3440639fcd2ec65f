-- What can be said of how reliably somebody plays, from what everybody at their tables has seen. Stages count only once their campaign is over, because before
-- that not every table shows who has sealed; questions that only some were asked never count.
CREATE FUNCTION muster.record_json(_user text) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT json_build_object('finished', count(DISTINCT h.campaign) FILTER (WHERE c.phase = 'ENDED' AND c.turn > 0 AND h.until IS NULL),
      'asked', coalesce(sum(h.stages_asked) FILTER (WHERE c.phase = 'ENDED'), 0), 'silent', coalesce(sum(h.stages_silent) FILTER (WHERE c.phase = 'ENDED'), 0),
      'excused', coalesce(sum(h.stages_excused) FILTER (WHERE c.phase = 'ENDED'), 0),
      'left', count(*) FILTER (WHERE h.gone = 'LEFT'), 'lost', count(*) FILTER (WHERE h.gone = 'SILENT'))
    FROM muster.holding h JOIN muster.campaign c ON c.id = h.campaign WHERE h.user_id = _user);
END $body$;

-- The same for somebody else, if they have chosen to show it: to those who organise a campaign with them, or to all who play with them or could.
CREATE FUNCTION muster.shown_record_json(_user text, _organiser boolean) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT muster.record_json(_user) FROM muster.record_choice r
    WHERE r.user_id = _user AND (r.shown = 'MEMBERS' OR (r.shown = 'ORGANISERS' AND _organiser)));
END $body$;

-- What an account says about its own absences and reliability.
CREATE FUNCTION muster.its_person(_user text) RETURNS json
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN (
    SELECT json_build_object('vacations', (
        SELECT coalesce(json_agg(json_build_object('id', v.id, 'fromAt', v.from_at, 'untilAt', v.until_at, 'note', v.note) ORDER BY v.from_at, v.id), '[]')
        FROM muster.vacation v WHERE v.user_id = _user AND v.ended_at IS NULL AND v.until_at > clock_timestamp()),
      'record', muster.record_json(_user),
      'recordShown', coalesce((SELECT r.shown FROM muster.record_choice r WHERE r.user_id = _user), 'NOBODY'))
    WHERE _user IS NOT NULL);
END $body$;
