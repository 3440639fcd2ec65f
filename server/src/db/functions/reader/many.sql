-- Many questions of many callers, each `[whose, name, …]` with its arguments; `whose` is the position of a credential, from 1. Each credential is proven
-- once, and opens only its own questions.
CREATE FUNCTION muster.read_many(_credentials text[], _asks json) RETURNS TABLE (place integer, answer text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN QUERY
  WITH proven AS MATERIALIZED (
    SELECT c.n, p.* FROM unnest(_credentials) WITH ORDINALITY AS c (credential, n) LEFT JOIN LATERAL muster.proven(c.credential) p ON true)
  SELECT a.n::integer, (CASE a.ask ->> 1
      WHEN 'read_stands' THEN muster.its_stands(w.who, (a.ask ->> 2)::uuid)
      WHEN 'read_campaign' THEN muster.its_campaign(w.who, (a.ask ->> 2)::uuid)
      WHEN 'read_campaigns' THEN muster.its_campaigns(p.user_id, p.within)
      WHEN 'read_board' THEN muster.its_board(w.who, (a.ask ->> 2)::uuid)
      WHEN 'read_heads' THEN muster.its_heads(w.who, (a.ask ->> 2)::uuid)
      WHEN 'read_invitations' THEN muster.its_invitations(w.who, (a.ask ->> 2)::uuid)
      WHEN 'read_seat_requests' THEN muster.its_seat_requests(w.who, (a.ask ->> 2)::uuid)
      WHEN 'read_own_requests' THEN muster.its_own_requests(p.user_id, p.within, (a.ask ->> 2)::uuid, (a.ask ->> 3)::integer)
      WHEN 'read_log' THEN muster.its_log(w.who, (a.ask ->> 2)::uuid, (a.ask ->> 3)::integer, (a.ask ->> 4)::integer)
      WHEN 'read_table' THEN muster.its_table(w.who, (a.ask ->> 2)::uuid)
      WHEN 'read_briefings' THEN muster.its_briefings(w.who, (a.ask ->> 2)::uuid, (a.ask ->> 3)::integer, (a.ask ->> 4)::integer)
      WHEN 'read_briefing' THEN muster.its_briefing(w.who, (a.ask ->> 2)::uuid, (a.ask ->> 3)::integer, a.ask ->> 4)
      WHEN 'read_asked' THEN muster.its_asked(w.who, (a.ask ->> 2)::uuid, a.ask ->> 3)
      WHEN 'read_briefing_heads' THEN muster.its_briefing_heads(w.who, (a.ask ->> 2)::uuid, a.ask ->> 3)
      WHEN 'read_throws' THEN muster.its_throws(w.who, (a.ask ->> 2)::uuid, (a.ask ->> 3)::integer)
      WHEN 'read_record' THEN muster.its_record(w.who, (a.ask ->> 2)::uuid, (a.ask ->> 3)::integer)
      WHEN 'read_resolutions' THEN muster.its_resolutions(w.who, (a.ask ->> 2)::uuid, (a.ask ->> 3)::integer)
      WHEN 'read_closing' THEN muster.its_closing(w.who, (a.ask ->> 2)::uuid, a.ask ->> 3)
      WHEN 'read_draft' THEN muster.its_draft(w.who, (a.ask ->> 2)::uuid, a.ask ->> 3)
      WHEN 'read_standing' THEN muster.its_standing(w.who, (a.ask ->> 2)::uuid)
      WHEN 'read_receipts' THEN muster.its_receipts(w.who, (a.ask ->> 2)::uuid)
      WHEN 'read_dry_run' THEN muster.its_dry_run(w.who, (a.ask ->> 2)::uuid)
      WHEN 'read_notes' THEN muster.its_notes(w.who, (a.ask ->> 2)::uuid)
      WHEN 'read_corrections' THEN muster.its_corrections(w.who, (a.ask ->> 2)::uuid)
      WHEN 'read_health' THEN muster.its_health(w.who, (a.ask ->> 2)::uuid)
      WHEN 'read_battles' THEN muster.its_battles(w.who, (a.ask ->> 2)::uuid)
      WHEN 'read_battle' THEN muster.its_battle(w.who, (a.ask ->> 2)::uuid, (a.ask ->> 3)::uuid, (a.ask ->> 4)::integer)
      WHEN 'read_notify' THEN muster.its_notify(p.person)
      WHEN 'read_person' THEN muster.its_person(p.person)
      WHEN 'read_campaign_channels' THEN muster.its_campaign_channels(w.who, (a.ask ->> 2)::uuid)
      WHEN 'read_deliveries' THEN muster.its_deliveries(p.person, (a.ask ->> 2)::uuid, (a.ask ->> 3)::integer)
      WHEN 'read_told' THEN muster.its_told(p.person, (a.ask ->> 2)::bigint, (a.ask ->> 3)::integer)
      WHEN 'read_notifications' THEN muster.its_notifications(p.user_id, p.within, (a.ask ->> 2)::integer, (a.ask ->> 3)::integer)
      WHEN 'read_letter_news' THEN muster.its_letter_news(w.who, (a.ask ->> 2)::uuid)
      WHEN 'read_letter' THEN muster.its_letter(w.who, (a.ask ->> 2)::uuid, (a.ask ->> 3)::uuid)
      WHEN 'read_conversations' THEN muster.its_conversations(w.who, (a.ask ->> 2)::uuid, a.ask ->> 3, (a.ask ->> 4)::integer)
      WHEN 'read_letters' THEN muster.its_letters(w.who, (a.ask ->> 2)::uuid, a.ask ->> 3, (a.ask ->> 4)::uuid, (a.ask ->> 5)::integer)
      WHEN 'read_letter_search' THEN muster.its_letter_search(w.who, (a.ask ->> 2)::uuid, a.ask ->> 3, (a.ask ->> 4)::uuid, (a.ask ->> 5)::integer)
      WHEN 'read_chronicle_head' THEN muster.its_chronicle_head(w.who, (a.ask ->> 2)::uuid)
      WHEN 'read_chronicle' THEN muster.its_chronicle(w.who, (a.ask ->> 2)::uuid, (a.ask ->> 3)::uuid, (a.ask ->> 4)::integer)
      WHEN 'read_war_link' THEN muster.its_war_link(w.who, (a.ask ->> 2)::uuid)
      WHEN 'read_chronicle_entry' THEN muster.its_chronicle_entry(w.who, (a.ask ->> 2)::uuid, (a.ask ->> 3)::uuid)
      WHEN 'read_printed_map' THEN muster.its_printed_map(w.who, (a.ask ->> 2)::uuid)
      WHEN 'read_own_scenarios' THEN muster.its_own_scenarios(p.user_id, p.within, (a.ask ->> 2)::uuid, (a.ask ->> 3)::integer)
      WHEN 'read_own_scenario' THEN muster.its_own_scenario(p.user_id, p.within, (a.ask ->> 2)::uuid)
      WHEN 'read_scenario_file' THEN muster.its_scenario_file(p.user_id, p.within, (a.ask ->> 2)::uuid)
    END)::text
  FROM json_array_elements(_asks) WITH ORDINALITY AS a (ask, n) JOIN proven p ON p.n = (a.ask ->> 0)::integer
  CROSS JOIN LATERAL (SELECT muster.user_in(p.user_id, p.within, a.ask ->> 2) AS who) w;
END $body$;
