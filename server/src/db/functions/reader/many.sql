-- Many questions of many callers, each `[whose, name, …]` with its arguments; `whose` is the position of a credential, from 1. Each credential is proven
-- once, and opens only its own questions.
CREATE FUNCTION muster.read_many(_credentials text[], _asks json) RETURNS TABLE (place integer, answer text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN QUERY
  WITH proven AS MATERIALIZED (
    SELECT c.n, muster.caller(c.credential) AS user_id FROM unnest(_credentials) WITH ORDINALITY AS c (credential, n))
  SELECT a.n::integer, (CASE a.ask ->> 1
      WHEN 'read_stands' THEN muster.its_stands(p.user_id, (a.ask ->> 2)::uuid)
      WHEN 'read_campaign' THEN muster.its_campaign(p.user_id, (a.ask ->> 2)::uuid)
      WHEN 'read_campaigns' THEN muster.its_campaigns(p.user_id)
      WHEN 'read_board' THEN muster.its_board(p.user_id, (a.ask ->> 2)::uuid)
      WHEN 'read_heads' THEN muster.its_heads(p.user_id, (a.ask ->> 2)::uuid)
      WHEN 'read_invitations' THEN muster.its_invitations(p.user_id, (a.ask ->> 2)::uuid)
      WHEN 'read_seat_requests' THEN muster.its_seat_requests(p.user_id, (a.ask ->> 2)::uuid)
      WHEN 'read_own_requests' THEN muster.its_own_requests(p.user_id, (a.ask ->> 2)::uuid, (a.ask ->> 3)::integer)
      WHEN 'read_log' THEN muster.its_log(p.user_id, (a.ask ->> 2)::uuid, (a.ask ->> 3)::integer, (a.ask ->> 4)::integer)
      WHEN 'read_table' THEN muster.its_table(p.user_id, (a.ask ->> 2)::uuid)
      WHEN 'read_briefings' THEN muster.its_briefings(p.user_id, (a.ask ->> 2)::uuid, (a.ask ->> 3)::integer, (a.ask ->> 4)::integer)
      WHEN 'read_briefing' THEN muster.its_briefing(p.user_id, (a.ask ->> 2)::uuid, (a.ask ->> 3)::integer, a.ask ->> 4)
      WHEN 'read_asked' THEN muster.its_asked(p.user_id, (a.ask ->> 2)::uuid, a.ask ->> 3)
      WHEN 'read_briefing_heads' THEN muster.its_briefing_heads(p.user_id, (a.ask ->> 2)::uuid, a.ask ->> 3)
      WHEN 'read_throws' THEN muster.its_throws(p.user_id, (a.ask ->> 2)::uuid, (a.ask ->> 3)::integer)
      WHEN 'read_draft' THEN muster.its_draft(p.user_id, (a.ask ->> 2)::uuid, a.ask ->> 3)
      WHEN 'read_standing' THEN muster.its_standing(p.user_id, (a.ask ->> 2)::uuid)
      WHEN 'read_receipts' THEN muster.its_receipts(p.user_id, (a.ask ->> 2)::uuid)
      WHEN 'read_battles' THEN muster.its_battles(p.user_id, (a.ask ->> 2)::uuid)
      WHEN 'read_battle' THEN muster.its_battle(p.user_id, (a.ask ->> 2)::uuid, (a.ask ->> 3)::uuid, (a.ask ->> 4)::integer)
      WHEN 'read_notify' THEN muster.its_notify(p.user_id)
      WHEN 'read_person' THEN muster.its_person(p.user_id)
      WHEN 'read_campaign_channels' THEN muster.its_campaign_channels(p.user_id, (a.ask ->> 2)::uuid)
      WHEN 'read_deliveries' THEN muster.its_deliveries(p.user_id, (a.ask ->> 2)::uuid, (a.ask ->> 3)::integer)
      WHEN 'read_told' THEN muster.its_told(p.user_id, (a.ask ->> 2)::bigint, (a.ask ->> 3)::integer)
      WHEN 'read_notifications' THEN muster.its_notifications(p.user_id, (a.ask ->> 2)::integer, (a.ask ->> 3)::integer)
      WHEN 'read_letter_news' THEN muster.its_letter_news(p.user_id, (a.ask ->> 2)::uuid)
      WHEN 'read_letter' THEN muster.its_letter(p.user_id, (a.ask ->> 2)::uuid, (a.ask ->> 3)::uuid)
      WHEN 'read_conversations' THEN muster.its_conversations(p.user_id, (a.ask ->> 2)::uuid, a.ask ->> 3, (a.ask ->> 4)::integer)
      WHEN 'read_letters' THEN muster.its_letters(p.user_id, (a.ask ->> 2)::uuid, a.ask ->> 3, (a.ask ->> 4)::uuid, (a.ask ->> 5)::integer)
      WHEN 'read_letter_search' THEN muster.its_letter_search(p.user_id, (a.ask ->> 2)::uuid, a.ask ->> 3, (a.ask ->> 4)::uuid, (a.ask ->> 5)::integer)
      WHEN 'read_chronicle_head' THEN muster.its_chronicle_head(p.user_id, (a.ask ->> 2)::uuid)
      WHEN 'read_chronicle' THEN muster.its_chronicle(p.user_id, (a.ask ->> 2)::uuid, (a.ask ->> 3)::uuid, (a.ask ->> 4)::integer)
      WHEN 'read_war_link' THEN muster.its_war_link(p.user_id, (a.ask ->> 2)::uuid)
      WHEN 'read_chronicle_entry' THEN muster.its_chronicle_entry(p.user_id, (a.ask ->> 2)::uuid, (a.ask ->> 3)::uuid)
    END)::text
  FROM json_array_elements(_asks) WITH ORDINALITY AS a (ask, n) JOIN proven p ON p.n = (a.ask ->> 0)::integer;
END $body$;
