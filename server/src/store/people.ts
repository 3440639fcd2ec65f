import { marked, type Member } from '../names/namesakes.js'
import type { Tx } from './tx.js'
import { sql } from './sql.js'

/** Everybody who has or had a place and still has an account, by a function of the owner that returns their names: the referee cannot read accounts. */
const membersOf = (tx: Tx, campaign: string): Promise<Member[]> =>
  sql(tx).query(
    `SELECT p.user, muster.name_of(p.user) AS name, p.place FROM (
       SELECT DISTINCT ON (m.user) m.user, m.place FROM (
         SELECT 1 AS rank, h.user_id AS user, 'seat ' || h.seat AS place FROM muster.holding h WHERE h.campaign = $1 AND h.until IS NULL
         UNION ALL
         SELECT 1, d.user_id, 'the deputy of seat ' || d.seat FROM muster.deputyship d
         WHERE d.campaign = $1 AND d.user_id IS NOT NULL AND d.ended_at IS NULL AND d.until_at > clock_timestamp()
         UNION ALL
         SELECT 1, n.user_id, 'a commander of seat ' || n.seat FROM muster.commander n
         WHERE n.campaign = $1 AND n.user_id IS NOT NULL AND n.ended_at IS NULL
         UNION ALL
         SELECT 2, o.organiser, 'the organiser' FROM muster.campaign o WHERE o.id = $1
         UNION ALL
         SELECT 3, l.user_id, CASE l.role WHEN 'FACILITATOR' THEN 'the facilitator' ELSE 'an observer' END
         FROM muster.place l WHERE l.campaign = $1 AND l.until IS NULL
         UNION ALL
         SELECT 4, h.user_id, 'a former holder' FROM muster.holding h WHERE h.campaign = $1 AND h.until IS NOT NULL
         UNION ALL
         SELECT 5, d.user_id, 'a former deputy' FROM muster.deputyship d WHERE d.campaign = $1 AND d.user_id IS NOT NULL
         UNION ALL
         SELECT 6, n.user_id, 'a former commander' FROM muster.commander n WHERE n.campaign = $1 AND n.user_id IS NOT NULL
       ) m ORDER BY m.user, m.rank) p WHERE muster.name_of(p.user) IS NOT NULL ORDER BY p.place`,
    [campaign],
  )

/** Campaigns that are not over and in which a user has a place. */
export const campaignsOf = async (tx: Tx, userId: string): Promise<readonly string[]> => {
  const rows = await sql(tx).query<{ id: string }[]>(
    `SELECT c.id FROM muster.campaign c WHERE c.phase <> 'ENDED' AND c.id IN (
       SELECT h.campaign FROM muster.holding h WHERE h.user_id = $1 AND h.until IS NULL
       UNION SELECT d.campaign FROM muster.deputyship d WHERE d.user_id = $1 AND d.ended_at IS NULL
       UNION SELECT m.campaign FROM muster.commander m WHERE m.user_id = $1 AND m.ended_at IS NULL
       UNION SELECT l.campaign FROM muster.place l WHERE l.user_id = $1 AND l.until IS NULL
       UNION SELECT o.id FROM muster.campaign o WHERE o.organiser = $1) ORDER BY c.id`,
    [userId],
  )
  return rows.map(({ id }) => id)
}

/** What users are called now in a campaign, by user: see `nameIn`. */
export const namesIn = async (
  tx: Tx,
  campaign: string,
  users: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (users.length === 0) return new Map()
  const members = await membersOf(tx, campaign)
  const nameOf = (user: string): string => members.find((member) => member.user === user)?.name ?? ''
  return new Map(users.map((user) => [user, marked(members, { user, name: nameOf(user) })]))
}

/** What a user is called now in a campaign: the name, with a mark if it could be mistaken for another member’s. */
export const nameIn = async (tx: Tx, campaign: string, userId: string): Promise<string> => {
  const rows = await sql(tx).query<{ name: string | null }[]>('SELECT muster.name_of($1) AS name', [userId])
  return marked(await membersOf(tx, campaign), { user: userId, name: rows[0]?.name ?? '' })
}
