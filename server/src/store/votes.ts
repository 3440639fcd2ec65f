import { In, IsNull } from 'typeorm'
import { Matter, type MatterEntity } from '../db/entities/organising.js'
import type { VoteKind } from '../db/terms.js'
import type { Tx } from './tx.js'
import { sql } from './sql.js'

export const voteKinds = [
  ...(['END', 'EXTEND', 'PAUSE', 'ORGANISER', 'EDITION', 'CORRECT', 'UNWIND', 'REOPEN'] as const),
] satisfies readonly VoteKind[]

/** What changes the course of the campaign needs every seat, and is worked out before it is done. */
export const needsAll = (kind: MatterEntity['kind']): boolean =>
  kind === 'CORRECT' || kind === 'UNWIND' || kind === 'REOPEN'

export const isVote = (kind: MatterEntity['kind']): kind is VoteKind =>
  (voteKinds as readonly MatterEntity['kind'][]).includes(kind)

/** How many seats may vote, and how they have voted. */
export interface Tally {
  readonly voters: number
  readonly inFavour: number
  readonly against: number
}

export const tallyOf = async (tx: Tx, matter: string): Promise<Tally> => {
  const rows = await sql(tx).query<Tally[]>(
    'SELECT t.voters, t.in_favour AS "inFavour", t.against FROM muster.vote_tally($1) t',
    [matter],
  )
  return rows[0] ?? { voters: 0, inFavour: 0, against: 0 }
}

export const openVotes = (tx: Tx, campaign: string): Promise<MatterEntity[]> =>
  sql(tx).findBy(Matter, { campaign, kind: In([...voteKinds]), settledAt: IsNull() })

/** Whether somebody has called the same vote in this stage, and it failed or they withdrew it. */
export const hasFailed = (
  tx: Tx,
  { campaign, kind, byUser, turn, stage }: Pick<MatterEntity, 'campaign' | 'kind' | 'byUser' | 'turn' | 'stage'>,
): Promise<boolean> =>
  sql(tx).existsBy(Matter, { campaign, kind, byUser, turn, stage, outcome: In(['rejected', 'lapsed', 'withdrawn']) })

/** What somebody has done in a campaign since then, seen by others or not. */
const acted = `EXISTS (SELECT FROM muster.table_log l WHERE l.campaign = $1 AND l.by_user = $2 AND l.at > since)
  OR EXISTS (SELECT FROM muster.sheet x WHERE x.campaign = $1 AND x.by = $2 AND x.at > since)
  OR EXISTS (SELECT FROM muster.draft d WHERE d.campaign = $1 AND d.by = $2 AND d.updated_at > since)
  OR EXISTS (SELECT FROM muster.letter l WHERE l.campaign = $1 AND l.by_user = $2 AND l.sent_at > since)
  OR EXISTS (SELECT FROM muster.battle b JOIN muster.battle_entry e ON e.battle = b.id
    WHERE b.campaign = $1 AND e.by = $2 AND e.at > since)`

export const hasActedSince = async (tx: Tx, campaign: string, userId: string, since: Date): Promise<boolean> => {
  const rows = await sql(tx).query<{ acted: boolean }[]>(
    `SELECT ${acted} AS acted FROM (SELECT $3::timestamptz AS since) s`,
    [campaign, userId, since],
  )
  return rows[0]?.acted ?? false
}

/** Whether somebody has done nothing for so many days. Only whole days count, so that nobody learns from the answer at which hour they did. */
export const isSilent = async (tx: Tx, campaign: string, userId: string, days: number): Promise<boolean> => {
  const rows = await sql(tx).query<{ acted: boolean }[]>(
    `SELECT ${acted} AS acted FROM (SELECT (date_trunc('day', clock_timestamp() AT TIME ZONE 'UTC') - make_interval(days => $3)) AT TIME ZONE 'UTC' AS since) s`,
    [campaign, userId, days],
  )
  return !rows[0]?.acted
}

/** Votes that are decided, or whose time is over, or whose organiser has come back where all see it. What is wrong is set right with every seat for it. */
export const votesDue = `muster.matter m JOIN muster.campaign c ON c.id = m.campaign CROSS JOIN LATERAL muster.vote_tally(m.id) t
  WHERE m.kind NOT IN ('CLOSING', 'PLACE') AND m.settled_at IS NULL AND (m.due_at <= statement_timestamp()
    OR t.against * 2 >= t.voters OR (m.kind IN ('CORRECT', 'UNWIND', 'REOPEN') AND (t.against > 0 OR t.in_favour = t.voters))
    OR (t.in_favour * 2 > t.voters AND m.kind NOT IN ('CORRECT', 'UNWIND', 'REOPEN') AND (m.kind <> 'ORGANISER' OR c.organiser IS NULL))
    OR (m.kind = 'ORGANISER' AND EXISTS (
      SELECT FROM muster.table_log l WHERE l.campaign = m.campaign AND l.by_user = c.organiser AND l.at > m.opened_at)))`

export const dueVotes = (tx: Tx): Promise<{ readonly campaignId: string; readonly matterId: string }[]> =>
  sql(tx).query(`SELECT m.campaign AS "campaignId", m.id AS "matterId" FROM ${votesDue} ORDER BY m.due_at LIMIT 100`)
