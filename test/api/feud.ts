import { randomUUID } from 'node:crypto'
import { type Identity, must, signUp } from './client.js'
import { briefingOf, createCampaign, resolved, seal, seat, start } from './world.js'

type Cookie = Required<Pick<Identity, 'cookie'>>

/** Three players, and everybody else whom a campaign knows. */
export interface People {
  readonly organiser: Cookie
  readonly north: Cookie
  readonly south: Cookie
  readonly west: Cookie
  readonly observer: Cookie
  readonly facilitator: Cookie
  readonly outsider: Cookie
}

export const openPeople = async (url: string): Promise<People> => ({
  organiser: await signUp(url, 'Organiser'),
  north: await signUp(url, 'North'),
  south: await signUp(url, 'South'),
  west: await signUp(url, 'West'),
  observer: await signUp(url, 'Observer'),
  facilitator: await signUp(url, 'Facilitator'),
  outsider: await signUp(url, 'Outsider'),
})

/** A war in which the first two of three fight on a table. */
export const openFeud = async (url: string, people: People, extra: object = {}): Promise<string> => {
  const { organiser, north, south, west, observer, facilitator } = people
  const campaignId = await createCampaign(url, organiser, {
    rulesetId: 'toy',
    scenarioId: 'heath',
    settings: {},
    ...extra,
  })
  await seat(url, organiser, north, { campaignId, role: 'PLAYER', seat: 'A' })
  await seat(url, organiser, south, { campaignId, role: 'PLAYER', seat: 'B' })
  await seat(url, organiser, west, { campaignId, role: 'PLAYER', seat: 'C' })
  await seat(url, organiser, observer, { campaignId, role: 'OBSERVER' })
  await seat(url, organiser, facilitator, { campaignId, role: 'FACILITATOR' })
  await start(url, organiser, campaignId)
  return campaignId
}

export const deskFields = `id campaignId about openedAt closedAt seed agreedFor sides { seat title mine zone }
  entries { number seat by at kind text times answers roll { procedure input outcome byHand proof subject throws { name faces } } }`

export interface DeskAnswer {
  readonly id: string
  readonly about: string
  readonly seed: string
  readonly closedAt: string | null
  readonly agreedFor: string | null
  readonly sides: readonly { readonly seat: string; readonly mine: boolean; readonly zone: string | null }[]
  readonly entries: readonly {
    readonly number: number
    readonly seat: string
    readonly by: string
    readonly kind: string
    readonly text: string | null
    readonly times: readonly string[] | null
    readonly answers: number | null
    readonly roll: { readonly byHand: boolean; readonly outcome: object } | null
  }[]
}

export const desksOf = async (url: string, campaignId: string, who: Identity): Promise<readonly DeskAnswer[]> => {
  const query = `query ($id: ID!) { campaign(id: $id) { battles { ${deskFields} } } }`
  const { campaign } = await must<{ campaign: { battles: DeskAnswer[] } }>(url, query, { id: campaignId }, who)
  return campaign.battles
}

const first = 'campaignId: $campaignId, battleId: $battleId, idempotencyKey: $key, zone: $zone'
const args = '$campaignId: ID!, $battleId: ID!, $key: String!, $zone: String'
const answer = `{ ${deskFields} }`

/** Every entry that can be made at a desk, as a document. */
export const entering = {
  write: `mutation (${args}, $text: String!) { desk: writeToBattle(${first}, text: $text) ${answer} }`,
  propose: `mutation (${args}, $times: [DateTime!]!, $text: String) { desk: proposeTimes(${first}, times: $times, text: $text) ${answer} }`,
  agree: `mutation (${args}, $entry: Int!, $time: DateTime!) { desk: agreeOnTime(${first}, entry: $entry, time: $time) ${answer} }`,
  callOff: `mutation (${args}, $text: String) { desk: callOffTime(${first}, text: $text) ${answer} }`,
  roll: `mutation (${args}, $procedure: ID!, $input: JSON!, $faces: JSON) {
    desk: rollAtBattle(${first}, procedure: $procedure, input: $input, faces: $faces) ${answer} }`,
} as const

export const enter = async (
  url: string,
  who: Identity,
  at: { readonly campaignId: string; readonly battleId: string },
  document: string,
  input: object = {},
): Promise<DeskAnswer> => {
  const variables = { ...at, key: randomUUID(), ...input }
  return (await must<{ desk: DeskAnswer }>(url, document, variables, who)).desk
}

/** A whole talk at the desk: words, times, an agreement, dice of both kinds. */
export const useDesk = async (url: string, campaignId: string, { north, south }: People): Promise<DeskAnswer> => {
  const battleId = (await desksOf(url, campaignId, north))[0]?.id ?? ''
  const at = { campaignId, battleId }
  const time = new Date(Date.now() + 86_400_000).toISOString()
  await enter(url, north, at, entering.write, { text: 'Nobody hears us.', zone: 'Europe/Berlin' })
  await enter(url, north, at, entering.propose, { times: [time], text: 'At noon?' })
  await enter(url, south, at, entering.agree, { entry: 2, time, zone: 'America/New_York' })
  await enter(url, south, at, entering.roll, { procedure: 'volley', input: { shots: 4 } })
  const faces = { 'hit.d6': [1, 2], 'panic.2d6': [] }
  return enter(url, north, at, entering.roll, { procedure: 'volley', input: { shots: 2 }, faces })
}

/** Everybody stays where he is, and the turn is over. */
export const passTurn = async (url: string, campaignId: string, { north, south, west }: People): Promise<void> => {
  const { number } = await briefingOf(url, campaignId, north)
  for (const who of [north, south, west])
    for (const { id } of (await briefingOf(url, campaignId, who)).asks)
      await seal(url, who, { campaignId, askId: id, orders: [] })
  await resolved(url, campaignId, north, number)
}
