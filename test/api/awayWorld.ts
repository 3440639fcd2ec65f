import { randomUUID } from 'node:crypto'
import { daysAhead } from '../support/house.js'
import { type Identity, must } from './client.js'
import { desksOf, enter, entering, type People } from './feud.js'
import type { Name, Probe, World } from './lookOn.js'
import { command, seal } from './world.js'

/** Those who play and look on, and South's friend, who has no place of her own. */
export interface Away {
  readonly url: string
  readonly people: People
  readonly dora: Identity
}

const askId = 'walk-1-B'

const name = `mutation ($id: ID!, $until: DateTime!) { nameDeputy(campaignId: $id, until: $until) { url } }`
const dismiss = 'mutation ($id: ID!) { dismissDeputy(campaignId: $id) { id } }'
const accept = 'mutation ($token: String!) { acceptInvitation(token: $token) { id } }'
const save = `mutation ($id: ID!, $orders: [OrderInput!]!) { saveDraft(campaignId: $id, askId: "${askId}", orders: $orders) { revision } }`
const write = `mutation ($id: ID!, $key: String!) { writeLetter(campaignId: $id, to: ["A"], text: "The bridge?", idempotencyKey: $key) { id } }`
const announce = `mutation ($from: DateTime!, $until: DateTime!) { announceVacation(from: $from, until: $until, note: "The sea") { recordShown } }`
const cancel = 'mutation ($id: ID!) { cancelVacation(id: $id) { recordShown } }'
const offer =
  'query ($id: ID!) { offer(campaignId: $id) { phase turn organiser seats { id holder note bot free record { asked } } } }'

const linkOf = async ({ url, people }: Away, id: string): Promise<string> =>
  (await must<{ nameDeputy: { url: string } }>(url, name, { id, until: daysAhead(10) }, people.south)).nameDeputy.url

const dismissOf = (id: string): Probe => ({ document: dismiss, variables: { id } })

/** In one world South asks somebody to act, takes that back and asks again; nobody says yes. */
export const askedWorld = (away: Away, busy: boolean): World => ({
  lookers: ['north', 'west', 'observer', 'facilitator', 'organiser', 'outsider'],
  happens: async (id) => {
    if (busy) {
      await linkOf(away, id)
      await must(away.url, dismiss, { id }, away.people.south)
      await linkOf(away, id)
    }
    return [dismissOf(id)]
  },
})

/** A draft, a letter, a word at the battle desk and a seal for seat B. */
const actFor = async ({ url }: Away, id: string, who: Identity): Promise<void> => {
  await must(url, save, { id, orders: [{ kind: 'walk', piece: 'B1', to: '0,0' }] }, who)
  await must(url, write, { id, key: randomUUID() }, who)
  const battleId = (await desksOf(url, id, who))[0]?.id ?? ''
  await enter(url, who, { campaignId: id, battleId }, entering.write, { text: 'Nobody hears us.' })
  await seal(url, who, { campaignId: id, askId, orders: [] })
}

/** Dora acts for South in both, as all read. In one world she does everything, in the other South does: only the two sides of the battle are told who. */
export const actingWorld = (away: Away, busy: boolean): World => ({
  lookers: ['west', 'observer', 'facilitator', 'organiser', 'outsider'],
  happens: async (id, seen) => {
    const link = await linkOf(away, id)
    await seen(() => must(away.url, accept, { token: link.replace('/join/', '') }, away.dora))
    await seen(() => actFor(away, id, busy ? away.dora : away.people.south))
    return [dismissOf(id)]
  },
})

const entrust = `mutation ($id: ID!, $of: ID!, $pieces: [ID!], $seals: Boolean) { entrustCommander(campaignId: $id, commanderId: $of, pieces: $pieces, seals: $seals) { id } }`
const commanders = '{ campaign(id: $id) { status { commanders { id } } } }'

/** South plays with Dora in both, as all read. In one world Dora writes for the piece that she is entrusted with, another link is made, and she seals; in the other South does all. */
export const commandedWorld = (away: Away, busy: boolean): World => ({
  lookers: ['north', 'west', 'observer', 'facilitator', 'organiser', 'outsider'],
  happens: async (id, seen) => {
    const { url, people, dora } = away
    await seen(() => command(url, id, people.south, dora))
    const told = await must<{ campaign: { status: { commanders: { id: string }[] } } }>(
      ...([url, `query ($id: ID!) ${commanders}`, { id }, dora] as const),
    )
    const of = told.campaign.status.commanders[0]?.id
    const orders = [{ kind: 'walk', piece: 'B1', to: '0,0' }]
    if (busy) {
      await must(url, entrust, { id, of, pieces: ['B1'] }, people.south)
      for (const walk of [orders, [], orders]) await must(url, save, { id, orders: walk }, dora)
      await must(url, 'mutation ($id: ID!) { inviteCommander(campaignId: $id) { url } }', { id }, people.south)
      await must(url, entrust, { id, of, seals: true }, people.south)
    } else await must(url, save, { id, orders }, people.south)
    await seen(() => seal(url, busy ? dora : people.south, { campaignId: id, askId, orders: [] }))
    return [
      { document: entrust, variables: { id, of, seals: true } },
      { document: `query ($id: ID!) ${commanders}`, variables: { id } },
    ]
  },
})

/** No vacation is left from another world. */
const atHome = async ({ url, people: { south } }: Away): Promise<void> => {
  const query = '{ me { attendance { vacations { id } } } }'
  const { me } = await must<{ me: { attendance: { vacations: { id: string }[] } } }>(url, query, {}, south)
  for (const { id } of me.attendance.vacations) await must(url, cancel, { id }, south)
}

const goAway = ({ url, people }: Away): Promise<unknown> =>
  must(url, announce, { from: daysAhead(2), until: daysAhead(9) }, people.south)

/** South's vacation puts the deadline off in both, as all read; in one world South has sealed before, which the table does not show. */
export const putOffWorld = (away: Away, busy: boolean): World => ({
  lookers: ['north', 'west', 'observer', 'facilitator', 'organiser', 'outsider'],
  create: () => ({ showSealed: false, absence: { vacations: 'EXTEND' }, deadlines: { day: { days: 5, at: '23:59' } } }),
  before: () => atHome(away),
  happens: async (id, seen) => {
    if (busy) await seal(away.url, away.people.south, { campaignId: id, askId, orders: [] })
    await seen(() => goAway(away))
    return []
  },
})

/** In one world South announces a vacation, which the members read: whoever has no place learns nothing of it, not even where they may ask for a seat. */
export const unseenWorld = (away: Away, busy: boolean): World => ({
  lookers: ['outsider'] satisfies Name[],
  create: () => ({ visibility: 'UNLISTED' }),
  before: () => atHome(away),
  happens: async (id) => {
    if (busy) await goAway(away)
    return [{ document: offer, variables: { id } }]
  },
})
