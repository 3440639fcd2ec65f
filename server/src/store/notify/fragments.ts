/** Who answers at a desk now: the holder of a seat and who acts for or with them, or the facilitator. */
export const answering = (campaign: string, desk: string): string =>
  `(SELECT h.user_id AS account FROM muster.holding h WHERE h.campaign = ${campaign} AND h.seat = ${desk} AND h.until IS NULL
    UNION ALL SELECT x.account FROM muster.acting_at(${campaign}, ${desk}) x
    UNION ALL SELECT l.user_id FROM muster.place l
    WHERE l.campaign = ${campaign} AND ${desk} = 'facilitator' AND l.role = 'FACILITATOR' AND l.until IS NULL)`

/** Of an ask `a`: no sheet stands for it. */
export const unsealed = `NOT EXISTS (SELECT FROM muster.sheet x
  WHERE x.campaign = a.campaign AND x.seat = a.seat AND x.ask_id = a.ask_id AND x.replaced_at IS NULL)`

/** What awaits somebody in each of their campaigns that goes on, and how many stages have closed there for all to see in the week before. */
export const digestOf = (account: string, at: string): string => `(
  SELECT coalesce(json_agg(json_build_object('campaignId', w.id, 'campaign', w.name, 'zone', w.time_zone, 'asked', q.asked, 'deadlineAt', q.first,
    'closed', (SELECT count(*) FROM muster.table_log l WHERE l.campaign = w.id AND l.kind = 'STAGE_CLOSED' AND l.at > ${at} - interval '7 days'))
    ORDER BY w.name, w.id), '[]')
  FROM muster.campaign w CROSS JOIN LATERAL (
    SELECT count(DISTINCT g.group_id) AS asked, min(g.deadline_at) AS first FROM muster.ask_group g
    JOIN muster.ask a ON a.campaign = g.campaign AND a.group_id = g.group_id AND NOT a.lapsed AND NOT a.unshown
    WHERE g.campaign = w.id AND g.closed_at IS NULL AND ${unsealed}
      AND EXISTS (SELECT FROM ${answering('a.campaign', 'a.seat')} p WHERE p.account = ${account})) q
  WHERE w.phase IN ('RUNNING', 'PAUSED', 'HELD') AND (w.organiser = ${account}
    OR EXISTS (SELECT FROM muster.holding h WHERE h.campaign = w.id AND h.user_id = ${account} AND h.until IS NULL)
    OR EXISTS (SELECT FROM muster.commander m WHERE m.campaign = w.id AND m.user_id = ${account} AND m.ended_at IS NULL)
    OR EXISTS (SELECT FROM muster.place o WHERE o.campaign = w.id AND o.user_id = ${account} AND o.until IS NULL)))`
