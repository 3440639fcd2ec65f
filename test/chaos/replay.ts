import { hashOf, type KeptResolution, replay, type Replayed } from '@muster/server/dist/referee/compute/replay.js'
import { registry } from './registry.js'
import type { World } from './world.js'

interface Kept extends Omit<KeptResolution, 'groupId'> {
  readonly revision: number
  readonly groupId: string | null
  readonly eventsHash: string
  readonly stateHash: string
  readonly state: object | null
}

/** Where playing the inputs again comes to something else than the books say. */
const differences = (campaign: Replayed, rows: readonly Kept[]): readonly string[] => {
  let state: object | null = null
  return rows.flatMap(({ groupId, ...row }) => {
    const where = `${campaign.ruleset} ${campaign.id} revision ${String(row.revision)}`
    if (state === null || groupId === null) {
      state = row.state
      return []
    }
    const again = replay(registry, campaign, state, { ...row, groupId })
    state = again.state
    return [
      ...(hashOf(again.events) === row.eventsHash ? [] : [`replayed otherwise: events of ${where}`]),
      ...(hashOf(again.state) === row.stateHash ? [] : [`replayed otherwise: the state of ${where}`]),
    ]
  })
}

const campaigns = `SELECT c.id, c.ruleset, c.edition, c.tabletop, s.private_key AS "privateKey",
     (SELECT json_agg(coalesce(t.bytes, '') ORDER BY t.position) FROM muster.seat t WHERE t.campaign = c.id) AS "seatBytes"
   FROM muster.campaign c JOIN muster.campaign_secret s ON s.campaign = c.id WHERE c.revision > 0`

const resolutions = `SELECT revision, group_id AS "groupId", turn, stage, input, events_hash AS "eventsHash", state_hash AS "stateHash", state
   FROM muster.resolution WHERE campaign = $1 ORDER BY revision`

/** Every resolution from the opening on, made again from what the books keep of it. */
export const replayAll = async ({
  sql,
}: Pick<World, 'sql'>): Promise<{ readonly count: number; readonly found: readonly string[] }> => {
  const found: string[] = []
  let count = 0
  for (const campaign of await sql<Replayed>(campaigns)) {
    const rows = await sql<Kept>(resolutions, [campaign.id])
    count += rows.filter(({ groupId }) => groupId !== null).length
    found.push(...differences(campaign, rows))
  }
  return { count, found }
}
