-- What many listeners of a campaign are to be told, in one statement. `told` answers for each listener: whether its credential still proves
-- somebody, whether they still have a present place, and the key of their bodies. A body is returned once, and only if one of the
-- credentials opens it. Of more than `_backlog` briefings above what a listener has only the newest is returned.
CREATE FUNCTION muster.read_frames(_credentials text[], _campaign uuid, _kinds text[], _after integer[], _about text[], _backlog integer)
RETURNS TABLE (ask integer, told json, key text, number integer, body text)
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $body$
BEGIN
  RETURN QUERY
  WITH
  -- Which listeners, each with its own credential, have which standing. A credential that proves nobody has no user, and somebody without a place has no
  -- row of `standing`.
  asked AS MATERIALIZED (
    SELECT a.n::integer AS ask, a.credential, a.kind, a.after, a.about
    FROM unnest(_credentials, _kinds, _after, _about) WITH ORDINALITY AS a (credential, kind, after, about, n)),
  proven AS MATERIALIZED (
    SELECT d.credential, muster.caller_in(d.credential, _campaign) AS user_id FROM (SELECT DISTINCT credential FROM asked) d),
  placed AS MATERIALIZED (
    SELECT u.user_id, s.role, s.viewer, s.until_number, s.until FROM (SELECT DISTINCT user_id FROM proven WHERE user_id IS NOT NULL) u
    CROSS JOIN LATERAL muster.standing(u.user_id, _campaign) s WHERE s.present),
  standing AS MATERIALIZED (
    SELECT a.*, p.user_id AS proven, s.user_id, s.viewer, s.until_number, s.until,
      CASE WHEN s.user_id IS NOT NULL THEN CASE a.kind
        WHEN 'briefing' THEN concat_ws(' ', a.kind, s.viewer, s.until_number)
        -- A facilitator who sees no secrets knows what observers do, and reads desks that those do not.
        WHEN 'battle' THEN concat_ws(' ', a.kind, a.about, s.viewer, s.until, CASE s.role WHEN 'FACILITATOR' THEN s.role END)
        ELSE concat_ws(' ', a.kind, min(a.ask) OVER (PARTITION BY a.kind, a.about, s.user_id)) END END AS key
    FROM asked a JOIN proven p ON p.credential = a.credential LEFT JOIN placed s ON s.user_id = p.user_id),
  -- Of each viewer's briefings: how many are newer than what a listener has, and which one is the newest.
  held AS MATERIALIZED (
    SELECT h.*, n.latest, n.above FROM (
      SELECT DISTINCT s.key, s.viewer, s.until_number, s.after FROM standing s WHERE s.kind = 'briefing' AND s.key IS NOT NULL) h
    CROSS JOIN LATERAL (
      SELECT max(b.number) AS latest, count(*) FILTER (WHERE b.number > h.after) AS above FROM muster.briefing b
      WHERE b.campaign = _campaign AND b.viewer = h.viewer AND (h.until_number IS NULL OR b.number <= h.until_number)) n),
  wanted AS MATERIALIZED (
    SELECT DISTINCT h.key, h.viewer, h.until_number IS NOT NULL AS former, b.number FROM held h
    JOIN muster.briefing b ON b.campaign = _campaign AND b.viewer = h.viewer
      AND CASE WHEN h.after IS NULL OR h.after > h.latest OR h.above > _backlog THEN b.number = h.latest
        ELSE b.number > h.after AND b.number <= h.latest END),
  -- Of each side's desk: its head, and the entries newer than those of the listener with the fewest.
  desks AS MATERIALIZED (
    SELECT d.key, d.after, x.battle, x.seat, x.until FROM (
      SELECT s.key, s.about::uuid AS battle, min(s.user_id) AS user_id, min(s.after) AS after FROM standing s
      WHERE s.kind = 'battle' AND s.key IS NOT NULL GROUP BY s.key, s.about) d
    CROSS JOIN LATERAL muster.allowed_battles(d.user_id, _campaign) x WHERE (x.battle).id = d.battle),
  seated AS MATERIALIZED (
    SELECT s.key, min(s.user_id) AS user_id FROM standing s WHERE s.kind = 'table' AND s.key IS NOT NULL GROUP BY s.key),
  -- Of each user's own: the draft at their desk for a question.
  drafted AS MATERIALIZED (
    SELECT DISTINCT s.key, s.user_id, s.about FROM standing s WHERE s.kind = 'draft' AND s.key IS NOT NULL),
  written AS MATERIALIZED (
    SELECT DISTINCT s.key, s.user_id FROM standing s WHERE s.kind = 'letters' AND s.key IS NOT NULL)
  SELECT s.ask, json_build_object('proven', s.proven IS NOT NULL, 'stands', s.user_id IS NOT NULL, 'key', s.key, 'latest', h.latest, 'above', h.above,
      'rulesetId', CASE WHEN s.user_id IS NOT NULL THEN c.ruleset END, 'edition', CASE WHEN s.user_id IS NOT NULL THEN c.edition END), NULL::text, NULL::integer, NULL::text
    FROM standing s LEFT JOIN muster.campaign c ON c.id = _campaign
    LEFT JOIN held h ON h.key = s.key AND h.after IS NOT DISTINCT FROM s.after
  UNION ALL
  SELECT NULL, NULL, w.key, w.number, muster.briefing_json(b, w.former)::text
    FROM wanted w JOIN muster.briefing b ON b.campaign = _campaign AND b.viewer = w.viewer AND b.number = w.number
  UNION ALL
  SELECT NULL, NULL, d.key, 0, muster.battle_json(d.battle, d.seat, d.until)::text FROM desks d
  UNION ALL
  SELECT NULL, NULL, d.key, e.number, muster.battle_entry_json(e)::text FROM desks d
    JOIN muster.battle_entry e ON e.battle = (d.battle).id AND e.number > d.after AND (d.until IS NULL OR e.at <= d.until)
  UNION ALL
  SELECT NULL, NULL, t.key, 0, muster.its_table(t.user_id, _campaign)::text FROM seated t
  UNION ALL
  SELECT NULL, NULL, d.key, 0, o.body FROM drafted d
    CROSS JOIN LATERAL (SELECT muster.its_draft(d.user_id, _campaign, d.about)::text AS body) o WHERE o.body IS NOT NULL
  UNION ALL
  SELECT NULL, NULL, w.key, 0, muster.its_letter_news(w.user_id, _campaign)::text FROM written w;
END $body$;
