import { createHash } from 'node:crypto'
import { askId, groupId, seatId } from '@muster/rulesets/kit/ids.js'
import { canonical } from '@muster/rulesets/kit/json.js'
import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import type { TabletopChoice } from '@muster/rulesets/kit/system.js'
import { withArrivals } from '@muster/server/dist/referee/compute/admission.js'
import { campaignDice } from '@muster/server/dist/referee/dice/dice.js'
import { registry } from './registry.js'
import type { World } from './world.js'

interface Kept {
  readonly revision: number
  readonly group_id: string | null
  readonly turn: number
  readonly stage: string
  readonly input: {
    readonly sheets?: readonly {
      readonly ask: string
      readonly seat: string
      readonly orders: readonly OrderDraft[] | null
      readonly bot?: true
    }[]
    readonly arrivals?: readonly string[]
  }
  readonly events_hash: string
  readonly state_hash: string
  readonly state: object | null
}

interface Campaign {
  readonly id: string
  readonly ruleset: string
  readonly tabletop: TabletopChoice
  readonly key: string
  readonly bytes: readonly string[]
}

const hash = (value: unknown): string => createHash('sha256').update(canonical(value)).digest('hex')

/** Turn and stage in which a resolution was made: those in which the one before it left the campaign, as its own row tells. */
const scopeOf = ({ id, bytes }: Campaign, { turn, stage }: Kept) => ({ campaign: id, seatBytes: bytes, turn, stage })

const replayed = (campaign: Campaign, before: object, kept: Kept) => {
  const game = registry.get(campaign.ruleset)
  const system = registry.system(campaign.tabletop)
  if (!game || !system.ok) throw new Error(`${campaign.ruleset} cannot be replayed`)
  const sheets = (kept.input.sheets ?? []).map(({ ask, seat, orders, bot }) => ({
    ...{ ask: askId(ask), seat: seatId(seat) },
    orders:
      orders?.map((draft): unknown => {
        const read = game.readOrder(draft)
        if (!read.ok) throw new Error('a sealed order cannot be read')
        return read.value
      }) ?? null,
    ...(bot ? { bot } : {}),
  }))
  const dice = campaignDice(campaign.key, scopeOf(campaign, kept))
  const events = game.advance(before, groupId(kept.group_id ?? ''), sheets, dice, system.value)
  const made = { events, state: game.evolve(before, events) }
  return withArrivals(game, kept, made, kept.input.arrivals ?? [], dice)
}

/** Where playing the inputs again comes to something else than the books say. */
const differences = (campaign: Campaign, rows: readonly Kept[]): readonly string[] => {
  let state: object | null = null
  return rows.flatMap((row) => {
    const where = `${campaign.ruleset} ${campaign.id} revision ${String(row.revision)}`
    if (state === null || row.group_id === null) {
      state = row.state
      return []
    }
    const again = replayed(campaign, state, row)
    state = again.state
    return [
      ...(hash(again.events) === row.events_hash ? [] : [`replayed otherwise: events of ${where}`]),
      ...(hash(again.state) === row.state_hash ? [] : [`replayed otherwise: the state of ${where}`]),
    ]
  })
}

/** Every resolution from the opening on, made again from what the books keep of it. */
export const replayAll = async ({
  sql,
}: World): Promise<{ readonly count: number; readonly found: readonly string[] }> => {
  const campaigns = await sql<Campaign>(
    `SELECT c.id, c.ruleset, c.tabletop, s.private_key AS key,
       (SELECT json_agg(coalesce(t.bytes, '') ORDER BY t.position) FROM muster.seat t WHERE t.campaign = c.id) AS bytes
     FROM muster.campaign c JOIN muster.campaign_secret s ON s.campaign = c.id WHERE c.revision > 0`,
  )
  const found: string[] = []
  let count = 0
  for (const campaign of campaigns) {
    const rows = await sql<Kept>(
      `SELECT revision, group_id, turn, stage, input, events_hash, state_hash, state FROM muster.resolution WHERE campaign = $1 ORDER BY revision`,
      [campaign.id],
    )
    count += rows.filter(({ group_id: group }) => group !== null).length
    found.push(...differences(campaign, rows))
  }
  return { count, found }
}
