import type { AskView } from '@muster/rulesets/kit/asks.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import { sql } from './sql.js'
import type { Tx } from './tx.js'

/** Questions to the facilitator that wait for an answer. */
const waiting = `muster.ask a JOIN muster.ask_group g ON g.campaign = a.campaign AND g.group_id = a.group_id
    AND g.closed_at IS NULL AND g.complete_at IS NULL AND g.frozen_at IS NULL`

/** Lets the facilitator know of what they are asked about a battle. */
export const showAsk = async (tx: Tx, campaign: string, key: string): Promise<void> => {
  await sql(tx).query(
    `UPDATE muster.ask o SET unshown = false FROM ${waiting}
     WHERE a.campaign = $1 AND a.seat = 'facilitator' AND NOT a.lapsed AND a.view ->> 'about' = $2
       AND o.campaign = a.campaign AND o.seat = a.seat AND o.ask_id = a.ask_id`,
    [campaign, key],
  )
}

/** Whether a side may show a battle now: the same answer as its desk gives. */
export const isShowable = async (tx: Tx, battle: string, seat: string): Promise<boolean> => {
  const rows = await sql(tx).query<{ showable: boolean }[]>('SELECT muster.may_show($1, $2) AS showable', [
    battle,
    seat,
  ])
  return rows[0]?.showable ?? false
}

/** What a side shows: what it knows now, and what it calls the battle. */
export interface Shown {
  readonly id: string
  readonly seat: string
  readonly about: string
  readonly view: Omit<GameView, 'board'>
}

/** Battles on which the facilitator could rule now, each with the sides that have shown it to them since they could. */
export const shownBattles = (tx: Tx, campaign: string, since: Date): Promise<readonly Shown[]> =>
  sql(tx).query(
    `SELECT b.key AS id, s.seat, n.about, v.view FROM ${waiting}
     JOIN muster.battle b ON b.campaign = a.campaign AND b.key = a.view ->> 'about' AND b.closed_at IS NULL
     JOIN muster.battle_side s ON s.battle = b.id AND EXISTS (SELECT FROM muster.battle_entry e
       WHERE e.battle = b.id AND e.seat = s.seat AND e.kind = 'SHOWN' AND e.at >= greatest(g.opened_at, $2))
     CROSS JOIN LATERAL (SELECT x.about FROM muster.battle_name x WHERE x.battle = b.id AND x.seat = s.seat ORDER BY x.since DESC LIMIT 1) n
     CROSS JOIN LATERAL (SELECT x.view FROM muster.briefing x
       WHERE x.campaign = a.campaign AND x.viewer = 'seat:' || s.seat ORDER BY x.number DESC LIMIT 1) v
     WHERE a.campaign = $1 AND a.seat = 'facilitator' AND NOT a.lapsed AND NOT a.unshown ORDER BY b.key, s.seat`,
    [campaign, since],
  )

/** What the facilitator is asked about battles that were shown to them. */
export const shownAsks = async (tx: Tx, campaign: string): Promise<readonly AskView[]> => {
  const rows = await sql(tx).query<{ view: AskView }[]>(
    `SELECT a.view FROM ${waiting}
     WHERE a.campaign = $1 AND a.seat = 'facilitator' AND NOT a.lapsed AND NOT a.unshown ORDER BY a.ask_id`,
    [campaign],
  )
  return rows.map(({ view }) => view)
}
