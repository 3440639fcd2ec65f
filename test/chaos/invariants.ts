import type { Acknowledged } from './wars.js'
import type { World } from './world.js'

/** Rows that must not be, each told in one text. `$1`: campaigns whose ruleset is at fault. */
const statements: Readonly<Record<string, string>> = {
  'a stage resolved twice': `SELECT campaign || ' ' || group_id AS found FROM muster.resolution
    WHERE group_id IS NOT NULL AND $1::uuid[] IS NOT NULL GROUP BY campaign, group_id HAVING count(*) <> 1`,
  'a group closed without its resolution': `SELECT g.campaign || ' ' || g.group_id AS found FROM muster.ask_group g
    JOIN muster.campaign c ON c.id = g.campaign
    WHERE g.closed_at IS NOT NULL AND $1::uuid[] IS NOT NULL AND NOT EXISTS
      (SELECT 1 FROM muster.resolution r WHERE r.campaign = g.campaign AND r.at >= g.closed_at)`,
  'revisions that are not contiguous': `SELECT c.id::text AS found FROM muster.campaign c JOIN muster.resolution r ON r.campaign = c.id
    WHERE $1::uuid[] IS NOT NULL GROUP BY c.id
    HAVING min(r.revision) <> 0 OR max(r.revision) <> c.revision OR count(*) <> c.revision + 1`,
  'briefings that are not contiguous': `SELECT campaign || ' ' || viewer AS found FROM muster.briefing
    WHERE $1::uuid[] IS NOT NULL AND viewer <> 'everyone' GROUP BY campaign, viewer
    HAVING min(number) <> 1 OR max(number) <> count(*)`,
  'a viewer without the briefing of a stage that all were told of': `SELECT r.campaign || ' ' || r.revision || ' ' || v.viewer AS found
    FROM muster.resolution r
    JOIN muster.resolution n ON n.campaign = r.campaign AND n.revision = r.revision + 1 AND (n.turn, n.stage) <> (r.turn, r.stage)
    CROSS JOIN LATERAL (SELECT DISTINCT viewer FROM muster.briefing b WHERE b.campaign = r.campaign AND viewer LIKE 'seat%') v
    WHERE $1::uuid[] IS NOT NULL AND NOT EXISTS
      (SELECT 1 FROM muster.briefing b WHERE b.campaign = r.campaign AND b.viewer = v.viewer AND b.at = r.at)`,
  'a briefing that the outbox does not know': `SELECT b.campaign || ' ' || b.viewer || ' ' || b.number AS found FROM muster.briefing b
    WHERE $1::uuid[] IS NOT NULL AND viewer <> 'everyone' AND NOT EXISTS (SELECT 1 FROM muster.outbox o WHERE o.campaign = b.campaign
      AND o.kind = 'briefing' AND o.payload->>'viewer' = b.viewer AND (o.payload->>'number')::int = b.number)`,
  'a record with a gap': `SELECT campaign::text AS found FROM muster.record WHERE $1::uuid[] IS NOT NULL
    GROUP BY campaign HAVING min(number) <> 1 OR max(number) <> count(*)`,
  'a campaign held without its ruleset’s fault': `SELECT c.id || ' ' || c.ruleset || coalesce(': ' || f.error || ' ' || f.place, '') AS found
    FROM muster.campaign c LEFT JOIN muster.fault f ON f.campaign = c.id WHERE c.phase = 'HELD' AND NOT c.id = ANY($1::uuid[])`,
  'a campaign of a faulty ruleset that is not held': `SELECT id || ' ' || phase AS found FROM muster.campaign
    WHERE phase <> 'HELD' AND id = ANY($1::uuid[])`,
}

/** A seal that was acknowledged and does not stand in the input of its resolution, nor waits for it. */
const lostSeals = async (
  { sql }: Pick<World, 'sql'>,
  acknowledged: readonly Acknowledged[],
): Promise<readonly string[]> => {
  const rows = await sql<{ found: string }>(
    `SELECT s->>'campaignId' || ' ' || (s->>'askId') AS found FROM json_array_elements($1::json) s
     LEFT JOIN muster.ask a ON a.campaign = (s->>'campaignId')::uuid AND a.ask_id = s->>'askId' AND a.seat = s->>'seat'
     LEFT JOIN muster.resolution r ON r.campaign = a.campaign AND r.group_id = a.group_id
     WHERE CASE WHEN r.revision IS NULL
       THEN NOT EXISTS (SELECT 1 FROM muster.sheet h WHERE h.campaign = a.campaign AND h.ask_id = a.ask_id AND h.seat = a.seat AND h.hash = s->>'hash')
       ELSE NOT EXISTS (SELECT 1 FROM json_array_elements(r.input->'sheets') i
         WHERE i->>'ask' = s->>'askId' AND i->>'seat' = s->>'seat' AND i->>'hash' = s->>'hash') END`,
    [JSON.stringify(acknowledged)],
  )
  return rows.map(({ found }) => found)
}

/** Everything that must never be, found now: one text each. */
export const violations = async (
  world: Pick<World, 'sql'>,
  acknowledged: readonly Acknowledged[],
  faulty: readonly string[],
): Promise<readonly string[]> => {
  const found: string[] = []
  for (const [what, statement] of Object.entries(statements))
    for (const row of await world.sql<{ found: string }>(statement, [faulty])) found.push(`${what}: ${row.found}`)
  for (const seal of await lostSeals(world, acknowledged)) found.push(`an acknowledged seal that is missing: ${seal}`)
  return found
}
