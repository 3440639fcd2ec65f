import { randomBytes } from 'node:crypto'
import { eventually } from '../support/eventually.js'
import { type Identity, makeToken, must, signUp } from './client.js'
import type { TestServer } from './server.js'

/** One campaign with everybody in it, and those who are not. */
export interface World {
  readonly url: string
  readonly campaignId: string
  readonly playerA: Required<Pick<Identity, 'cookie'>>
  readonly playerB: Required<Pick<Identity, 'cookie'>>
  readonly organiser: Identity
  readonly observer: Identity
  readonly facilitator: Identity
  readonly outsider: Identity
  /** Tokens of player A. */
  readonly readToken: Identity
  readonly ordersToken: Identity
  readonly bothToken: Identity
}

export const diceContribution = (): string => randomBytes(32).toString('hex')

export const createCampaign = async (url: string, organiser: Identity, extra: object = {}): Promise<string> => {
  const { rulesets } = await must<{ rulesets: { id: string; scenarios: { id: string; seats: object[] }[] }[] }>(
    url,
    '{ rulesets { id scenarios { id seats { title } } } }',
    {},
    {},
  )
  const boltgun = rulesets.find(({ id }) => id === 'boltgun')
  const scenario = boltgun?.scenarios.find(({ seats }) => seats.length === 2)
  const { createCampaign: made } = await must<{ createCampaign: { id: string } }>(
    url,
    'mutation ($input: CreateCampaignInput!) { createCampaign(input: $input) { id } }',
    {
      input: {
        name: 'A test war',
        rulesetId: 'boltgun',
        scenarioId: scenario?.id,
        timeZone: 'Europe/Berlin',
        settings: { 'army.choice': 'scenario' },
        ...extra,
      },
    },
    organiser,
  )
  return made.id
}

interface Guest {
  readonly guest: Identity
  readonly role: string
  readonly seat?: string
}

/** So many invitations may be asked for at once. */
const atOnce = 5

/** Invites people, some in one request, and has each accept. */
export const seatAll = async (
  url: string,
  organiser: Identity,
  campaignId: string,
  guests: readonly Guest[],
): Promise<void> => {
  const [now, later] = [guests.slice(0, atOnce), guests.slice(atOnce)]
  const inviting = now.map(({ role, seat: letter }, at) => {
    const to = letter === undefined ? '' : `, seat: ${JSON.stringify(letter)}`
    return `of${String(at)}: invite(campaignId: $id, role: ${role}${to}) { url }`
  })
  const invited = await must<Readonly<Record<string, { url: string }>>>(
    url,
    `mutation ($id: ID!) { ${inviting.join(' ')} }`,
    { id: campaignId },
    organiser,
  )
  for (const [at, { guest, seat: letter }] of now.entries())
    await must(
      url,
      'mutation ($token: String!, $bytes: String) { acceptInvitation(token: $token, diceContribution: $bytes) { id } }',
      {
        token: invited[`of${String(at)}`]?.url.replace('/join/', ''),
        bytes: letter === undefined ? null : diceContribution(),
      },
      guest,
    )
  if (later.length > 0) await seatAll(url, organiser, campaignId, later)
}

/** Invites somebody and has him accept. */
export const seat = (
  url: string,
  organiser: Identity,
  guest: Identity,
  { campaignId, ...place }: { readonly campaignId: string; readonly role: string; readonly seat?: string },
): Promise<void> => seatAll(url, organiser, campaignId, [{ guest, ...place }])

/** The holder of a seat asks somebody to play it with them, who does. */
export const command = async (url: string, campaignId: string, holder: Identity, guest: Identity): Promise<void> => {
  const { inviteCommander } = await must<{ inviteCommander: { url: string } }>(
    ...([url, 'mutation ($id: ID!) { inviteCommander(campaignId: $id) { url } }', { id: campaignId }, holder] as const),
  )
  const token = inviteCommander.url.replace('/join/', '')
  await must(url, 'mutation ($token: String!) { acceptInvitation(token: $token) { id } }', { token }, guest)
}

export const start = (url: string, organiser: Identity, campaignId: string): Promise<object> =>
  must(url, 'mutation ($id: ID!) { startCampaign(campaignId: $id) { id } }', { id: campaignId }, organiser)

export const openWorld = async ({ url }: TestServer): Promise<World> => {
  const names = ['Player A', 'Player B', 'Organiser', 'Observer', 'Facilitator', 'Outsider']
  const people: Required<Pick<Identity, 'cookie'>>[] = []
  for (const name of names) people.push(await signUp(url, name))
  const [playerA, playerB, organiser, observer, facilitator, outsider] = people
  if (!playerA || !playerB || !organiser || !observer || !facilitator || !outsider) throw new Error('six people')
  const campaignId = await createCampaign(url, organiser)
  await seat(url, organiser, playerA, { campaignId, role: 'PLAYER', seat: 'A' })
  await seat(url, organiser, playerB, { campaignId, role: 'PLAYER', seat: 'B' })
  await seat(url, organiser, observer, { campaignId, role: 'OBSERVER' })
  await seat(url, organiser, facilitator, { campaignId, role: 'FACILITATOR' })
  await start(url, organiser, campaignId)
  return {
    url,
    campaignId,
    playerA,
    playerB,
    organiser,
    observer,
    facilitator,
    outsider,
    readToken: { token: await makeToken(url, playerA, ['READ']) },
    ordersToken: { token: await makeToken(url, playerA, ['ORDERS']) },
    bothToken: { token: await makeToken(url, playerA, ['READ', 'ORDERS']) },
  }
}

export interface AskNow {
  readonly id: string
  readonly kind: string
  readonly options: readonly {
    readonly kind: string
    readonly piece: string | null
    readonly to: readonly string[] | null
    readonly slot: string
  }[]
}

export interface Now {
  readonly number: number
  readonly turn: number
  readonly stage: string
  readonly pieces: readonly { readonly id: string; readonly at: string }[]
  readonly asks: readonly AskNow[]
}

/** The current briefing of whoever asks. */
export const briefingOf = async (url: string, campaignId: string, who: Identity): Promise<Now> => {
  const { campaign } = await must<{ campaign: { briefing: Now } }>(
    url,
    `query ($id: ID!) { campaign(id: $id) { briefing { number turn stage pieces { id at }
      asks { id kind options { kind piece to slot } } } } }`,
    { id: campaignId },
    who,
  )
  return campaign.briefing
}

export const sealing = `mutation ($campaignId: ID!, $askId: ID!, $orders: [OrderInput!]!, $key: String!) {
  sealOrders(campaignId: $campaignId, askId: $askId, orders: $orders, idempotencyKey: $key) {
    receipt { askId hash head sealedAt by turn orders { kind piece to } } problems { code message rule index } } }`

export interface Sealed {
  readonly receipt: { readonly hash: string; readonly head: string; readonly by: string } | null
  readonly problems: readonly { readonly code: string; readonly message: string }[]
}

export const seal = async (
  url: string,
  who: Identity,
  input: {
    readonly campaignId: string
    readonly askId: string
    readonly orders: readonly object[]
    readonly key?: string
  },
): Promise<Sealed> => {
  const key = input.key ?? randomBytes(8).toString('hex')
  const { sealOrders } = await must<{ sealOrders: Sealed }>(url, sealing, { ...input, key }, who)
  return sealOrders
}

/** Waits until somebody's newest briefing is above a number: the stage has been resolved. */
export const resolved = async (url: string, campaignId: string, who: Identity, above: number): Promise<void> => {
  await eventually(
    () => briefingOf(url, campaignId, who),
    ({ number }) => number > above,
  )
}
