import { randomBytes } from 'node:crypto'
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { follow, type Follower } from './followers.js'
import { registry } from './registry.js'
import { persist, rest } from './rest.js'
import type { Player, World } from './world.js'

export interface War {
  readonly campaignId: string
  readonly ruleset: string
  readonly player: Player
}

/** A seal that a server has acknowledged: the run's own log, which no database keeps. */
export interface Acknowledged {
  readonly campaignId: string
  readonly askId: string
  readonly seat: string
  readonly hash: string
}

/** The campaigns, their players at their desks, and what they were told. */
export interface Wars {
  readonly all: readonly War[]
  readonly acknowledged: readonly Acknowledged[]
  /** One for each campaign: their player’s other screen. */
  readonly followers: readonly Follower[]
  /** What servers answered instead of the wanted, each text once: no violation, and worth a look. */
  readonly refusals: ReadonlySet<string>
  open(ruleset: string): Promise<War>
  stop(): Promise<void>
}

const ownSeat = 'A'

/** A person in the first seat, a bot in the other. */
const openWar = async ({ player: newPlayer, referee }: World, ruleset: string): Promise<War> => {
  const player = await newPlayer('North')
  const scenario = registry.get(ruleset)?.scenarios.find(({ seats }) => seats.length === 2)
  if (!scenario) throw new Error(`${ruleset} has no scenario for two`)
  const { campaignId } = await referee.createCampaign(player, {
    ...{ name: 'A long night', rulesetId: ruleset, scenarioId: scenario.id, timeZone: 'UTC' },
    ...{ seat: ownSeat, diceContribution: randomBytes(32).toString('hex') },
    settings: ruleset === 'boltgun' ? { 'army.choice': 'scenario' } : {},
  })
  await referee.seatBot(player, { campaignId, seat: 'B' })
  await referee.startCampaign(player, { campaignId })
  return { campaignId, ruleset, player }
}

const asking = `query ($id: ID!) { campaign(id: $id) { briefing { asks { id closed } } } }`
const sealing = `mutation ($campaignId: ID!, $askId: ID!, $key: String!) {
  sealOrders(campaignId: $campaignId, askId: $askId, orders: [], idempotencyKey: $key) { receipt { hash } problems { code } } }`

/** A server's answer that is none. */
class Refusal extends Error {}

/** Any node that is up, asked as a tool asks it; an answer that does not come within seconds is none. */
const post = async <Data>({ nodes }: World, { token }: Player, query: string, variables: object): Promise<Data> => {
  const up = nodes.flatMap((node) => node.url() ?? [])
  const url = up[Math.floor(Math.random() * up.length)]
  if (url === undefined) throw new Error('no node is up')
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
    signal: AbortSignal.timeout(4_000),
  })
  const { data, errors } = (await response.json()) as {
    readonly data?: Data
    readonly errors?: readonly { readonly message: string }[]
  }
  if (!data || errors) throw new Refusal(errors?.map(({ message }) => message).join(' ') ?? 'no data')
  return data
}

interface Now {
  readonly campaign: {
    readonly briefing: { readonly asks: readonly { readonly id: string; readonly closed: boolean }[] } | null
  }
}
interface Sealed {
  readonly sealOrders: { readonly receipt: { readonly hash: string } | null }
}

/** What a player has done with a question: sealed, or left to silence because an empty sheet does not answer it. */
type Done = Map<string, 'sealed' | 'left'>

/** One look at the desk: everything open is sealed, with the same key until a server has said yes. */
const sit = async (world: World, war: War, done: Done, keep: (seal: Acknowledged) => void): Promise<void> => {
  const { campaignId, player } = war
  const { campaign } = await post<Now>(world, player, asking, { id: campaignId })
  for (const { id: askId, closed } of campaign.briefing?.asks ?? []) {
    if (closed || done.get(askId) === 'sealed') continue
    if (done.get(askId) === undefined) {
      const { receipt } = (await post<Sealed>(world, player, sealing, { campaignId, askId, key: `sheet-${askId}` }))
        .sealOrders
      done.set(askId, receipt ? 'sealed' : 'left')
      if (receipt) keep({ campaignId, askId, seat: ownSeat, hash: receipt.hash })
    }
    if (done.get(askId) === 'left') await silence(world, war, askId)
  }
}

/** The hour of a question to which nothing is answered has come. */
const silence = async ({ sql }: World, { campaignId }: War, askId: string): Promise<void> => {
  await sql(
    `UPDATE muster.ask_group g SET deadline_at = clock_timestamp() FROM muster.ask a
     WHERE a.campaign = $1 AND a.ask_id = $2 AND g.campaign = a.campaign AND g.group_id = a.group_id AND g.closed_at IS NULL`,
    [campaignId, askId],
  )
}

/** `glance`: milliseconds between a player's looks at a desk. */
export const openWars = (world: World, glance: number): Wars => {
  const [all, acknowledged, players]: [War[], Acknowledged[], Promise<void>[]] = [[], [], []]
  const followers: Follower[] = []
  const refusals = new Set<string>()
  const file = join(world.folder, 'acknowledged.log')
  let stopped = false
  const keep = (seal: Acknowledged): void => {
    appendFileSync(file, `${JSON.stringify(seal)}\n`)
    acknowledged.push(seal)
  }
  const play = async (war: War): Promise<void> => {
    const done: Done = new Map()
    while (!stopped) {
      // What fails is tried again, as a browser would
      await sit(world, war, done, keep).catch((error: unknown) => {
        // What an outage comes to has a reference of its own each time
        if (error instanceof Refusal)
          refusals.add(`${war.ruleset}: ${error.message.replace(/reference \w+/, 'reference …')}`)
      })
      await rest(glance)
    }
  }
  return {
    ...{ all, acknowledged, refusals, followers },
    open: async (ruleset) => {
      const war = await persist(() => openWar(world, ruleset))
      all.push(war)
      players.push(play(war))
      followers.push(follow(world, war))
      return war
    },
    stop: async () => {
      stopped = true
      await Promise.all(players)
    },
  }
}
