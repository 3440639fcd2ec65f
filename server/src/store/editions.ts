import type { Tx } from './tx.js'
import { sql } from './sql.js'

/** What a campaign is held for that is not its ruleset's fault. */
export const editionMissing = 'EditionMissing'

/** A campaign, and the engine that it is played with. */
export interface Played {
  readonly id: string
  readonly ruleset: string
  readonly edition: string
  readonly revision: number
}

/** Campaigns that run. */
export const playedNow = (tx: Tx): Promise<readonly Played[]> =>
  sql(tx).query<Played[]>(
    `SELECT id, ruleset, edition, revision FROM muster.campaign WHERE phase = 'RUNNING' ORDER BY id`,
  )

/** Campaigns on hold because a server lacked their edition. */
export const heldForEditions = (tx: Tx): Promise<readonly Played[]> =>
  sql(tx).query<Played[]>(
    `SELECT c.id, c.ruleset, c.edition, c.revision FROM muster.campaign c
     JOIN muster.fault f ON f.campaign = c.id AND f.error = $1 WHERE c.phase = 'HELD' ORDER BY c.id`,
    [editionMissing],
  )
