import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import type { Tx } from './tx.js'
import { sql } from './sql.js'

export interface NewStanding {
  readonly campaign: string
  readonly seat: string
  /** Of questions. */
  readonly kind: string
  /** What the question that they were given at was called. */
  readonly title: string
  readonly orders: readonly OrderDraft[]
  /** The last turn in which they count; null: until they are changed. */
  readonly untilTurn: number | null
  readonly by: string
  readonly updatedAt: Date
}

/** The stored revision; null: the current one is not `revision`. Without one anything is replaced; 0 replaces nothing. */
export const keepStanding = async (
  tx: Tx,
  { campaign, seat, ...row }: NewStanding,
  revision: number | null,
): Promise<number | null> => {
  const rows = await sql(tx).query<{ revision: number | null }[]>(
    'SELECT muster.keep_standing($1, $2, $3, $4) AS revision',
    [campaign, seat, JSON.stringify(row), revision],
  )
  return rows[0]?.revision ?? null
}

export const endStanding = async (tx: Tx, campaign: string, seat: string, kind: string): Promise<void> => {
  await sql(tx).query(
    `DELETE FROM muster.standing_orders o USING muster.holding h
     WHERE h.id = o.holding AND h.campaign = $1 AND h.seat = $2 AND h.until IS NULL AND o.kind = $3`,
    [campaign, seat, kind],
  )
}

/** Nothing is left of what a holder wanted once they hold the seat no longer. */
export const eraseStanding = async (tx: Tx, holding: string): Promise<void> => {
  await sql(tx).query('DELETE FROM muster.standing_orders WHERE holding = $1', [holding])
}
