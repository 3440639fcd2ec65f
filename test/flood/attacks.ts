import { request } from 'node:http'
import { WebSocket } from 'ws'
import { ask, type Guest, headersOf, post, type Table } from './people.js'

/** One blow of an attack; `true`: it was refused. */
export type Blow = (url: string, by: Table, count: number) => Promise<boolean>

export interface Attack {
  readonly name: string
  readonly blow: Blow
  /** Blows under way at once. */
  readonly at: number
}

const refused = async (response: Response): Promise<boolean> => {
  const text = await response.text()
  return response.status >= 400 || text.includes('"LIMIT"')
}

const often = (count: number, make: (at: number) => string): string =>
  `{ ${Array.from({ length: count }, (_, at) => `a${String(at)}: ${make(at)}`).join(' ')} }`

const query =
  (make: (count: number) => string, anonymous = false): Blow =>
  async (url, { guest }, count) =>
    refused(await ask(url, anonymous ? { ...guest, cookie: '' } : guest, make(count)))

const save =
  'mutation ($c: ID!, $a: ID!, $o: [OrderInput!]!) { saveDraft(campaignId: $c, askId: $a, orders: $o) { askId } }'
const seal =
  'mutation ($c: ID!, $a: ID!, $o: [OrderInput!]!, $k: String!) { sealOrders(campaignId: $c, askId: $a, orders: $o, idempotencyKey: $k) { problems { code } } }'

const orders = (count: number): object[] =>
  Array.from({ length: count }, (_, at) => ({ kind: 'march', piece: `p${String(at)}`, to: '1,1' }))

const drafting =
  (count: number): Blow =>
  async (url, { guest, campaignId: c, askId: a }) =>
    refused(await ask(url, guest, save, { c, a, o: orders(count) }))

const sealing: Blow = async (url, { guest, campaignId: c, askId: a }, count) =>
  refused(await ask(url, guest, seal, { c, a, o: orders(1), k: `flood-${String(count)}-key` }))

/** A thousand parameters, which one parser counts and another does not. */
const parameters: Blow = async (url, { guest }) =>
  refused(
    await fetch(`${url}/graphql?${'a&'.repeat(1001)}query=%7B__typename%7D`, {
      headers: { 'apollo-require-preflight': '1', 'x-forwarded-for': guest.address },
    }),
  )

const bigBody: Blow = async (url, { guest }) =>
  refused(await post(url, guest, `{"query":"{ ${'a '.repeat(100_000)} }"}`))

const upload: Blow = (url, { guest }) =>
  new Promise((resolve) => {
    const sent = request(`${url}/import`, {
      method: 'POST',
      headers: { ...headersOf(guest), 'content-type': 'application/octet-stream' },
    })
    sent.on('response', (response) => response.resume().on('end', () => resolve((response.statusCode ?? 0) >= 400)))
    sent.on('error', () => resolve(true))
    sent.end(Buffer.alloc(1_500_000, '<a>'))
  })

/** One more connection with twenty streams that stay open. */
const streaming =
  (open: WebSocket[]): Blow =>
  (url, { guest, campaignId }: { readonly guest: Guest; readonly campaignId: string }) =>
    new Promise((resolve) => {
      const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', {
        headers: headersOf(guest),
      })
      open.push(socket)
      const text = `subscription { status(campaignId: "${campaignId}") { turn } }`
      socket.on('open', () => socket.send('{"type":"connection_init"}'))
      socket.on('error', () => resolve(true)).on('close', () => resolve(true))
      let answered = 0
      socket.on('message', (data: Buffer) => {
        const message = data.toString()
        if (message.includes('connection_ack'))
          for (let id = 0; id < 20; id += 1)
            socket.send(JSON.stringify({ id: String(id), type: 'subscribe', payload: { query: text } }))
        if (message.includes('"error"')) resolve(true)
        if (message.includes('"next"') && (answered += 1) === 20) resolve(false)
      })
    })

export const attacksOf = (open: WebSocket[]): readonly Attack[] => [
  { name: 'thousand empty parameters', at: 8, blow: parameters },
  {
    name: '15 × campaigns',
    at: 8,
    blow: query(() => often(15, () => 'campaigns { nodes { id status { turn seats { id } } } }')),
  },
  {
    name: 'dearest legal reads',
    at: 8,
    blow: query(() => '{ campaigns(first: 12) { nodes { id briefing { view } status { turn } } } }'),
  },
  {
    name: 'generated maps',
    at: 4,
    blow: query(
      (count) =>
        `{ generatedScenario(rulesetId: "boltgun", generatorId: "new-map", players: 4, seed: "F${String(count)}") { id } }`,
    ),
  },
  {
    name: 'odds',
    at: 4,
    blow: query(
      () => '{ procedureOdds(choice: { id: "bolt-action-3" }, procedure: "scenario", input: {}) { leftOut } }',
    ),
  },
  {
    name: 'campaigns created',
    at: 8,
    blow: query(
      () =>
        'mutation { createCampaign(input: { name: "x", rulesetId: "boltgun", scenarioId: "two-rivers", timeZone: "UTC" }) { id } }',
    ),
  },
  {
    name: 'anonymous rulesets',
    at: 8,
    blow: query(() => often(2, () => 'rulesets { id rules { id title text } scenarios { id board } }'), true),
  },
  { name: '250 drafts at once', at: 250, blow: drafting(1) },
  { name: '63 seals at once', at: 63, blow: sealing },
  { name: 'lists of 2,000 wrong orders', at: 4, blow: drafting(1500) },
  { name: 'uploads', at: 4, blow: upload },
  { name: 'big bodies', at: 8, blow: bigBody },
  { name: '2,000 idle streams', at: 10, blow: streaming(open) },
]
