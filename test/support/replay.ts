import {
  editionsOf,
  hashOf,
  type KeptResolution,
  replay,
  type Replayed,
  RestoredStates,
} from '../../server/src/referee/compute/replay.js'
import type { Registry } from '../../server/src/referee/compute/registry.js'
import type { House } from './house.js'

interface Row extends KeptResolution {
  readonly revision: number
  readonly events: string
  readonly state: string
  readonly first: object | null
}

/** Each resolution of a campaign, made again from its input: whether it comes to the events and the state that were stored. */
export const replayOf = async (
  house: Pick<House, 'sql'>,
  registry: Registry,
  campaignId: string,
): Promise<readonly { readonly revision: number; readonly same: boolean }[]> => {
  const [campaign] = await house.sql<Replayed & Record<string, unknown>>(
    `SELECT c.id, c.ruleset, c.edition, c.tabletop, s.private_key AS "privateKey",
       (SELECT json_agg(coalesce(t.bytes, '') ORDER BY t.position) FROM muster.seat t WHERE t.campaign = c.id) AS "seatBytes"
     FROM muster.campaign c JOIN muster.campaign_secret s ON s.campaign = c.id WHERE c.id = $1`,
    [campaignId],
  )
  if (!campaign) throw new Error('there is no such campaign')
  const rows = await house.sql<Row & Record<string, unknown>>(
    `SELECT revision, group_id AS "groupId", turn, stage, input, events_hash AS events, state_hash AS state,
       CASE WHEN revision = 0 THEN state END AS first
     FROM muster.resolution WHERE campaign = $1 ORDER BY revision`,
    [campaignId],
  )
  const editions = editionsOf(
    rows.map(({ input }) => input),
    campaign.edition,
  )
  const restored = new RestoredStates(rows.map(({ input }) => input))
  let state = rows[0]?.first ?? {}
  restored.keep(0, state)
  return rows.slice(1).map((row, at) => {
    const edition = editions[at + 1] ?? campaign.edition
    const again = restored.of(row.input) ?? replay(registry, { ...campaign, edition }, state, row)
    state = again.state
    restored.keep(row.revision, state)
    return { revision: row.revision, same: hashOf(again.events) === row.events && hashOf(state) === row.state }
  })
}
