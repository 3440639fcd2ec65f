import { must } from './client.js'
import type { People } from './feud.js'
import { eventually } from '../support/eventually.js'
import { asOwner } from './plantedLeaks.js'
import { briefingOf, seal } from './world.js'
import { addressOf, type Name, type Probe, type Seen, type World } from './lookOn.js'
import type { TestServer } from './server.js'

const askId = 'walk-1-B'

const keep = `mutation ($id: ID!, $orders: [OrderInput!]!, $revision: Int) {
  keepStandingOrders(campaignId: $id, askId: "${askId}", orders: $orders, revision: $revision) { revision } }`
const end = 'mutation ($id: ID!) { endStandingOrders(campaignId: $id, kind: "walk") }'

/** South keeps orders that say what happens anyway: every scout stays. */
const giveOrders = async (url: string, { south }: People, id: string): Promise<void> => {
  const { pieces } = await briefingOf(url, id, south)
  const orders = pieces.map(({ id: piece, at }) => ({ kind: 'walk', piece, to: at }))
  await must(url, keep, { id, orders, revision: 0 }, south)
  await must(url, keep, { id, orders: [...orders, { kind: 'nonsense' }], revision: 1 }, south)
  await must(url, end, { id }, south)
  await must(url, keep, { id, orders, revision: 0 }, south)
}

/** Who plays has been mailed that a turn has begun: what is told of it later depends on no speed. */
const turnIsTold = async ({ mailbox, tellAll }: TestServer, id: string, turn: number): Promise<void> => {
  await tellAll()
  const isTold = (name: Name): boolean =>
    mailbox.to(addressOf(name)).some(({ text }) => text.includes(id) && text.includes(`for turn ${String(turn)},`))
  await eventually(() => Promise.resolve((['north', 'west'] as const).every(isTold)), Boolean)
}

/** South alone seals nothing, and the deadline passes. Answers with what North and West have sealed. */
const passDeadline = async (
  server: TestServer,
  { north, west }: People,
  id: string,
  seen: Seen,
): Promise<readonly (string | undefined)[]> => {
  const { url, ownerUrl } = server
  await turnIsTold(server, id, 1)
  const { number } = await briefingOf(url, id, north)
  const hashes: (string | undefined)[] = []
  for (const [who, seat] of [
    [north, 'A'],
    [west, 'C'],
  ] as const)
    hashes.push(
      (await seen(() => seal(url, who, { campaignId: id, askId: `walk-1-${seat}`, orders: [] }))).receipt?.hash,
    )
  await asOwner(ownerUrl, (owner) =>
    owner.query(
      `UPDATE muster.ask_group SET deadline_at = clock_timestamp() - interval '1 second' WHERE campaign = $1 AND closed_at IS NULL`,
      [id],
    ),
  )
  for (const group of await server.referee.overdue()) await server.referee.closeGroup(group)
  await eventually(
    () => briefingOf(url, id, north),
    (now) => now.number > number,
  )
  await turnIsTold(server, id, 2)
  return hashes
}

const probes = (id: string): readonly Probe[] => [
  { document: end, variables: { id } },
  { document: keep, variables: { id, orders: [{ kind: 'walk', piece: 'B1', to: '0,0' }], revision: 1 } },
]

/** Of three sheets at most one has a path as short as each of two has. */
const paths = `query ($id: ID!, $a: String!, $c: String!) { campaign(id: $id) {
  a: sheetProof(hash: $a) { path { hash } } c: sheetProof(hash: $c) { path { hash } } } }`

/** Standing orders are kept, changed and ended, or not; nothing is closed. Not even the facilitator may know. */
export const keptWorld = ({ url }: TestServer, people: People, busy: boolean): World => ({
  lookers: ['north', 'west', 'observer', 'facilitator', 'organiser', 'outsider'],
  happens: async (id) => {
    if (busy) await giveOrders(url, people, id)
    return probes(id)
  },
})

/** They are used at a deadline, for a seat that counts as silent all the same. The facilitator may know what happened. */
export const usedWorld = (server: TestServer, people: People, busy: boolean): World => ({
  lookers: ['north', 'west', 'observer', 'organiser', 'outsider'] satisfies Name[],
  create: () => ({ absence: { silentStages: 1, silentThen: 'OFFER' } }),
  happens: async (id, seen) => {
    if (busy) await giveOrders(server.url, people, id)
    const [a, c] = await passDeadline(server, people, id, seen)
    return [...probes(id), { document: paths, variables: { id, a, c } }]
  },
})
