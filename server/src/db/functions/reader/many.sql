-- Many questions of many callers, each `[whose, name, …]` with its arguments; `whose` is the position of a credential, from 1. Each credential is proven
-- once, and opens only its own questions. One statement for each function: as branches of one, all of them would be made ready for every question.
CREATE FUNCTION muster.read_many(_credentials text[], _asks json) RETURNS TABLE (place integer, answer text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
DECLARE a record;
BEGIN
  FOR a IN
    WITH proven AS MATERIALIZED (
      SELECT c.n, p.* FROM unnest(_credentials) WITH ORDINALITY AS c (credential, n) LEFT JOIN LATERAL muster.proven(c.credential) p ON true)
    SELECT q.n::integer AS place, q.ask, p.user_id, p.within, p.person, muster.user_in(p.user_id, p.within, q.ask ->> 2) AS who
    FROM json_array_elements(_asks) WITH ORDINALITY AS q (ask, n) JOIN proven p ON p.n = (q.ask ->> 0)::integer
  LOOP
    place := a.place;
    CASE a.ask ->> 1
      WHEN 'read_stands' THEN answer := muster.its_stands(a.who, (a.ask ->> 2)::uuid);
      WHEN 'read_campaign' THEN answer := muster.its_campaign(a.who, (a.ask ->> 2)::uuid);
      WHEN 'read_campaigns' THEN answer := muster.its_campaigns(a.user_id, a.within);
      WHEN 'read_board' THEN answer := muster.its_board(a.who, (a.ask ->> 2)::uuid);
      WHEN 'read_heads' THEN answer := muster.its_heads(a.who, (a.ask ->> 2)::uuid);
      WHEN 'read_invitations' THEN answer := muster.its_invitations(a.who, (a.ask ->> 2)::uuid);
      WHEN 'read_seat_requests' THEN answer := muster.its_seat_requests(a.who, (a.ask ->> 2)::uuid);
      WHEN 'read_own_requests' THEN answer := muster.its_own_requests(a.user_id, a.within, (a.ask ->> 2)::uuid, (a.ask ->> 3)::integer);
      WHEN 'read_log' THEN answer := muster.its_log(a.who, (a.ask ->> 2)::uuid, (a.ask ->> 3)::integer, (a.ask ->> 4)::integer);
      WHEN 'read_table' THEN answer := muster.its_table(a.who, (a.ask ->> 2)::uuid);
      WHEN 'read_briefings' THEN answer := muster.its_briefings(a.who, (a.ask ->> 2)::uuid, (a.ask ->> 3)::integer, (a.ask ->> 4)::integer);
      WHEN 'read_briefing' THEN answer := muster.its_briefing(a.who, (a.ask ->> 2)::uuid, (a.ask ->> 3)::integer, a.ask ->> 4);
      WHEN 'read_asked' THEN answer := muster.its_asked(a.who, (a.ask ->> 2)::uuid, a.ask ->> 3);
      WHEN 'read_briefing_heads' THEN answer := muster.its_briefing_heads(a.who, (a.ask ->> 2)::uuid, a.ask ->> 3);
      WHEN 'read_throws' THEN answer := muster.its_throws(a.who, (a.ask ->> 2)::uuid, (a.ask ->> 3)::integer);
      WHEN 'read_record' THEN answer := muster.its_record(a.who, (a.ask ->> 2)::uuid, (a.ask ->> 3)::integer);
      WHEN 'read_resolutions' THEN answer := muster.its_resolutions(a.who, (a.ask ->> 2)::uuid, (a.ask ->> 3)::integer);
      WHEN 'read_closing' THEN answer := muster.its_closing(a.who, (a.ask ->> 2)::uuid, a.ask ->> 3);
      WHEN 'read_draft' THEN answer := muster.its_draft(a.who, (a.ask ->> 2)::uuid, a.ask ->> 3);
      WHEN 'read_standing' THEN answer := muster.its_standing(a.who, (a.ask ->> 2)::uuid);
      WHEN 'read_receipts' THEN answer := muster.its_receipts(a.who, (a.ask ->> 2)::uuid);
      WHEN 'read_dry_run' THEN answer := muster.its_dry_run(a.who, (a.ask ->> 2)::uuid);
      WHEN 'read_notes' THEN answer := muster.its_notes(a.who, (a.ask ->> 2)::uuid);
      WHEN 'read_corrections' THEN answer := muster.its_corrections(a.who, (a.ask ->> 2)::uuid);
      WHEN 'read_prepared_events' THEN answer := muster.its_prepared_events(a.who, (a.ask ->> 2)::uuid);
      WHEN 'read_health' THEN answer := muster.its_health(a.who, (a.ask ->> 2)::uuid, (a.ask ->> 3)::json);
      WHEN 'read_closed_questions' THEN answer := muster.its_closed_questions(a.who, (a.ask ->> 2)::uuid);
      WHEN 'read_corrected_lines' THEN answer := muster.its_corrected_lines(a.who, (a.ask ->> 2)::uuid, (a.ask ->> 3)::integer, a.ask ->> 4);
      WHEN 'read_battles' THEN answer := muster.its_battles(a.who, (a.ask ->> 2)::uuid);
      WHEN 'read_battle' THEN answer := muster.its_battle(a.who, (a.ask ->> 2)::uuid, (a.ask ->> 3)::uuid, (a.ask ->> 4)::integer);
      WHEN 'read_notify' THEN answer := muster.its_notify(a.person);
      WHEN 'read_person' THEN answer := muster.its_person(a.person);
      WHEN 'read_campaign_channels' THEN answer := muster.its_campaign_channels(a.who, (a.ask ->> 2)::uuid);
      WHEN 'read_deliveries' THEN answer := muster.its_deliveries(a.person, (a.ask ->> 2)::uuid, (a.ask ->> 3)::integer);
      WHEN 'read_told' THEN answer := muster.its_told(a.person, (a.ask ->> 2)::bigint, (a.ask ->> 3)::integer);
      WHEN 'read_notifications' THEN answer := muster.its_notifications(a.user_id, a.within, (a.ask ->> 2)::integer, (a.ask ->> 3)::integer);
      WHEN 'read_letter_news' THEN answer := muster.its_letter_news(a.who, (a.ask ->> 2)::uuid);
      WHEN 'read_letter' THEN answer := muster.its_letter(a.who, (a.ask ->> 2)::uuid, (a.ask ->> 3)::uuid);
      WHEN 'read_conversations' THEN answer := muster.its_conversations(a.who, (a.ask ->> 2)::uuid, a.ask ->> 3, (a.ask ->> 4)::integer);
      WHEN 'read_letters' THEN answer := muster.its_letters(a.who, (a.ask ->> 2)::uuid, a.ask ->> 3, (a.ask ->> 4)::uuid, (a.ask ->> 5)::integer);
      WHEN 'read_letter_search' THEN answer := muster.its_letter_search(a.who, (a.ask ->> 2)::uuid, a.ask ->> 3, (a.ask ->> 4)::uuid, (a.ask ->> 5)::integer);
      WHEN 'read_chronicle_head' THEN answer := muster.its_chronicle_head(a.who, (a.ask ->> 2)::uuid);
      WHEN 'read_chronicle' THEN answer := muster.its_chronicle(a.who, (a.ask ->> 2)::uuid, (a.ask ->> 3)::uuid, (a.ask ->> 4)::integer);
      WHEN 'read_war_link' THEN answer := muster.its_war_link(a.who, (a.ask ->> 2)::uuid);
      WHEN 'read_chronicle_entry' THEN answer := muster.its_chronicle_entry(a.who, (a.ask ->> 2)::uuid, (a.ask ->> 3)::uuid);
      WHEN 'read_printed_map' THEN answer := muster.its_printed_map(a.who, (a.ask ->> 2)::uuid);
      WHEN 'read_own_scenarios' THEN answer := muster.its_own_scenarios(a.user_id, a.within, (a.ask ->> 2)::uuid, (a.ask ->> 3)::integer);
      WHEN 'read_own_scenario' THEN answer := muster.its_own_scenario(a.user_id, a.within, (a.ask ->> 2)::uuid);
      WHEN 'read_scenario_file' THEN answer := muster.its_scenario_file(a.user_id, a.within, (a.ask ->> 2)::uuid);
      ELSE answer := NULL;
    END CASE;
    RETURN NEXT;
  END LOOP;
END $body$;
