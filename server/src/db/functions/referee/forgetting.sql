-- What stays of somebody whose account is gone stays without their name. These two functions and nothing else change lines of the log, and they do it for
-- nobody who still has an account. Every column that holds a person is in one of them, or in test/server/forgetting.test.ts with the reason why not.

-- In one campaign: what they wrote, sealed and did is theirs under the name `_name` from now on. A line that says how they were renamed says nothing else.
CREATE FUNCTION muster.forget_member(_account text, _campaign uuid, _name text) RETURNS void
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  IF muster.name_of(_account) IS NOT NULL THEN RAISE 'this account is not deleted'; END IF;
  DELETE FROM muster.table_log l WHERE l.campaign = _campaign AND l.by_user = _account AND l.kind = 'RENAMED';
  UPDATE muster.table_log l SET by_name = _name WHERE l.campaign = _campaign AND l.by_user = _account;
  UPDATE muster.table_log l SET subject = _name WHERE l.campaign = _campaign AND l.of_user = _account;
  UPDATE muster.matter m SET by_name = _name WHERE m.campaign = _campaign AND m.by_user = _account;
  UPDATE muster.invitation i SET used_by_name = _name WHERE i.campaign = _campaign AND i.used_by = _account;
  UPDATE muster.sheet x SET by_name = _name WHERE x.campaign = _campaign AND x.by = _account;
  UPDATE muster.battle_entry e SET by_name = _name FROM muster.battle b
    WHERE b.campaign = _campaign AND e.battle = b.id AND e.by = _account;
  UPDATE muster.letter l SET by_name = _name WHERE l.campaign = _campaign AND l.by_user = _account;
  -- Nobody is left who could take it back: what they had made public is for the members alone, and their pictures are deleted.
  UPDATE muster.chronicle_entry e SET by_name = _name, public = false WHERE e.campaign = _campaign AND e.by_user = _account;
  UPDATE muster.complaint c SET by_name = _name WHERE c.campaign = _campaign AND c.by_user = _account;
  UPDATE muster.complaint c SET of_name = _name WHERE c.campaign = _campaign AND c.of_user = _account;
  DELETE FROM muster.chronicle_picture p WHERE p.campaign = _campaign AND p.by_user = _account;
  DELETE FROM muster.facilitator_note n WHERE n.campaign = _campaign AND n.user_id = _account;
  DELETE FROM muster.letter_mark k WHERE k.campaign = _campaign AND k.user_id = _account;
END $body$;

-- Outside of campaigns nothing stays.
CREATE FUNCTION muster.forget_account(_account text) RETURNS void
LANGUAGE plpgsql VOLATILE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  IF muster.name_of(_account) IS NOT NULL THEN RAISE 'this account is not deleted'; END IF;
  DELETE FROM muster.notification n WHERE n.account = _account;
  DELETE FROM muster.notify_channel c WHERE c.account = _account;
  DELETE FROM muster.notify_person p WHERE p.account = _account;
  UPDATE muster.deputyship d SET vacation = NULL FROM muster.vacation v WHERE v.id = d.vacation AND v.user_id = _account;
  DELETE FROM muster.vacation v WHERE v.user_id = _account;
  DELETE FROM muster.own_scenario o WHERE o.user_id = _account;
  DELETE FROM muster.record_choice r WHERE r.user_id = _account;
  DELETE FROM muster.seat_request r WHERE r.user_id = _account;
  UPDATE muster.operator_act a SET by_name = NULL WHERE a.by_user = _account;
  UPDATE muster.operator_act a SET of_name = NULL, note = NULL WHERE a.of_user = _account;
  DELETE FROM muster.forgetting f WHERE f.account = _account;
END $body$;
