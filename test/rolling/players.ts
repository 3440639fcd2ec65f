import { createHash, randomBytes } from 'node:crypto'
import { ask, type Answer, type Identity, makeToken, must, signUp } from '../api/client.js'
import type { Acknowledged } from '../chaos/wars.js'
import { rest } from '../chaos/rest.js'
import type { Running } from './servers.js'

/** A war with a person in the first seat and a bot in the other. */
export interface War {
  readonly campaignId: string
  readonly player: { readonly userId: string; readonly token: string }
}

const scenarios = [
  { rulesetId: 'boltgun', scenarioId: 'first-contact', settings: { 'army.choice': 'scenario' } },
  { rulesetId: 'hex-1.4', scenarioId: 'unclaimed-2', settings: {} },
] as const

const creating = `mutation ($input: CreateCampaignInput!) { createCampaign(input: $input) { id } }`

const openWar = async (url: string, who: Identity, kind: (typeof scenarios)[number]): Promise<string> => {
  const input = { ...kind, name: 'A war through an upgrade', timeZone: 'UTC', seat: 'A' }
  const bytes = randomBytes(32).toString('hex')
  const { createCampaign } = await must<{ createCampaign: { id: string } }>(
    url,
    creating,
    { input: { ...input, diceContribution: bytes } },
    who,
  )
  const { id } = createCampaign
  await must(url, 'mutation ($c: ID!) { seatBot(campaignId: $c, seat: "B") { id } }', { c: id }, who)
  await must(url, 'mutation ($c: ID!) { startCampaign(campaignId: $c) { id } }', { c: id }, who)
  return id
}

/** Two wars of each ruleset. */
export const openWars = async (url: string): Promise<readonly War[]> => {
  const wars: War[] = []
  for (const [index, kind] of [...scenarios, ...scenarios].entries()) {
    const who = await signUp(url, `Player ${String(index)}`)
    const { me } = await must<{ me: { id: string } }>(url, '{ me { id } }', {}, who)
    const token = await makeToken(url, who, ['READ', 'ORDERS'])
    wars.push({ campaignId: await openWar(url, who, kind), player: { userId: me.id, token } })
  }
  return wars
}

interface Now {
  readonly campaign: {
    readonly briefing: { readonly asks: readonly { readonly id: string; readonly closed: boolean }[] }
  }
}
interface Desk {
  readonly ask: { readonly state: string; readonly suggestion: readonly Readonly<Record<string, unknown>>[] } | null
}
interface Sealed {
  readonly sealOrders: { readonly receipt: { readonly hash: string } | null }
}

const now = `query ($c: ID!) { campaign(id: $c) { briefing { asks { id closed } } } }`
const desk = `query ($c: ID!, $a: ID!) { ask(campaignId: $c, id: $a) { state suggestion { kind piece to path with amount item detail } } }`
const sealing = `mutation ($c: ID!, $a: ID!, $o: [OrderInput!]!, $k: String!) {
  sealOrders(campaignId: $c, askId: $a, orders: $o, idempotencyKey: $k) { receipt { hash } problems { code } } }`

const given = (order: Readonly<Record<string, unknown>>): object =>
  Object.fromEntries(Object.entries(order).filter(([, value]) => value !== null))

/** What may be refused while others play on; on a quick machine somebody asks for more than a server owes them, and waits. */
const meanwhile: readonly string[] = ['CLOSED', 'NOT_FOUND', 'CONFLICT', 'PAUSED', 'LIMIT']

export interface Players {
  readonly acknowledged: readonly Acknowledged[]
  /** Requests that got no answer, or one that is none, though the server had not been told to stop. */
  readonly failed: readonly string[]
  stop(): Promise<void>
}

/** Everybody seals what the bot would, on whichever server is up. */
export const play = (servers: readonly Running[], wars: readonly War[]): Players => {
  const [acknowledged, failed]: [Acknowledged[], string[]] = [[], []]
  let stopped = false
  const tell = async <Data>(token: string, query: string, variables: Record<string, unknown>): Promise<Data> => {
    const up = servers.filter((server) => server.url() !== null)
    const server = up[Math.floor(Math.random() * up.length)]
    const answer: Answer = await ask(server?.url() ?? '', query, variables, { token })
    const [wrong] = answer.errors
    if (answer.data && !wrong) return answer.data as Data
    if (wrong?.code === 'LIMIT') await rest(1000)
    if (!meanwhile.includes(wrong?.code ?? ''))
      failed.push(`${server?.name ?? ''}: ${String(answer.status)} ${wrong?.code ?? ''} ${wrong?.message ?? ''}`)
    throw new Error('refused')
  }
  const sit = async ({ campaignId, player: { token } }: War, sealed: Set<string>): Promise<void> => {
    const { campaign } = await tell<Now>(token, now, { c: campaignId })
    for (const { id, closed } of campaign.briefing.asks) {
      if (closed || sealed.has(id)) continue
      const { ask: open } = await tell<Desk>(token, desk, { c: campaignId, a: id })
      if (open?.state !== 'OPEN') continue
      const o = open.suggestion.map(given)
      const k = createHash('sha256')
        .update(JSON.stringify([campaignId, id, o]))
        .digest('hex')
      const { receipt } = (await tell<Sealed>(token, sealing, { c: campaignId, a: id, o, k })).sealOrders
      if (receipt) acknowledged.push({ campaignId, askId: id, seat: 'A', hash: receipt.hash })
      sealed.add(id)
    }
  }
  const running = wars.map(async (war) => {
    const sealed = new Set<string>()
    while (!stopped) {
      await sit(war, sealed).catch((error: unknown) => {
        if (!(error instanceof Error && error.message === 'refused')) failed.push(String(error))
      })
      await rest(150)
    }
  })
  return {
    ...{ acknowledged, failed },
    stop: async () => {
      stopped = true
      await Promise.all(running)
    },
  }
}
