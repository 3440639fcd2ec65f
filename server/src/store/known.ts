import type { Tx } from './tx.js'
import { sql } from './sql.js'

/** JSON of what a viewer knows now, and of the map, with the number of the briefing. */
export interface KnownText {
  readonly number: number
  readonly view: string
  readonly board: string
}

export const knownText = async (tx: Tx, campaign: string, viewer: string): Promise<KnownText> => {
  const rows = await sql(tx).query<KnownText[]>(
    `SELECT b.number, b.view::text AS view, m.body::text AS board FROM muster.briefing b JOIN muster.board m ON m.hash = b.board_hash
     WHERE b.campaign = $1 AND b.viewer = $2 ORDER BY b.number DESC LIMIT 1`,
    [campaign, viewer],
  )
  if (!rows[0]) throw new Error('a desk of a running campaign has no briefing')
  return rows[0]
}
