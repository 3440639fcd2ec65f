import { randomUUID } from 'node:crypto'
import { type AskId, calendarDesk, facilitatorDesk, seatLetters, type SeatId } from '@muster/rulesets/kit/ids.js'
import type { Client } from 'graphql-ws'
import { openReads } from '../../../server/src/store/openReads.js'
import type { Reads } from '../../../server/src/store/reads.js'
import { type Identity, connect, makeToken, must, signUp } from '../../api/client.js'
import type { TestServer } from '../../api/server.js'
import { seal, seatAll, start } from '../../api/world.js'
import { type Gate, type GroupRef, openGate } from './gate.js'

/** Everybody who takes part in the campaigns of a run: up to eight players, who organises, who looks on, who rules, and a stranger. */
export interface Cast {
  readonly url: string
  readonly players: ReadonlyMap<SeatId, Identity>
  /** A token of each player's that may read. */
  readonly tokens: ReadonlyMap<SeatId, Identity>
  readonly organiser: Identity
  readonly observer: Identity
  readonly facilitator: Identity
  readonly stranger: Identity
  readonly gate: Gate
  /** What streams read; asked beside them, to know which frames are still to come. */
  readonly reads: Reads
  /** Closes a group that may close, by the path of every closing. */
  closeGroup(group: GroupRef, why: 'complete' | 'deadline', meanwhile: () => Promise<unknown>): Promise<void>
  /** One connection a person, kept for all campaigns. */
  connection(who: Identity): Client
  close(): Promise<void>
}

export const openCast = async ({ url, ownerUrl, referee }: TestServer): Promise<Cast> => {
  const players = new Map<SeatId, Identity>()
  const tokens = new Map<SeatId, Identity>()
  for (const letter of seatLetters(8)) {
    const player = await signUp(url, `Player ${letter}`)
    players.set(letter, player)
    tokens.set(letter, { token: await makeToken(url, player, ['READ']) })
  }
  const gate = await openGate(ownerUrl)
  const reads = openReads(ownerUrl, 4)
  const clients = new Map<Identity, Client>()
  return {
    ...{ url, players, tokens, gate, reads },
    organiser: await signUp(url, 'Organiser'),
    observer: await signUp(url, 'Observer'),
    facilitator: await signUp(url, 'Facilitator'),
    stranger: await signUp(url, 'Stranger'),
    closeGroup: async (group, why, meanwhile) => {
      await gate.lets(group, why, meanwhile)
      await referee.closeGroup({ ...group, why })
    },
    connection: (who) => {
      const client = clients.get(who) ?? connect(url, who)
      clients.set(who, client)
      return client
    },
    close: async () => {
      for (const client of clients.values()) await client.dispose()
      await reads.close()
      await gate.close()
    },
  }
}

/** Who answers at a desk; nobody at the calendar's. */
export const atDesk = ({ players, facilitator }: Cast, desk: SeatId): Identity | null => {
  if (desk === calendarDesk) return null
  const found = desk === facilitatorDesk ? facilitator : players.get(desk)
  if (!found) throw new Error(`nobody plays ${desk}`)
  return found
}

export interface Gathering {
  readonly rulesetId: string
  readonly seats: readonly SeatId[]
  /** Whether somebody rules, or looks on, from the facilitator's place. */
  readonly facilitator: boolean
}

/** A campaign that is about to give a world back, with everybody in place. */
export const gather = async (cast: Cast, { rulesetId, seats, facilitator }: Gathering): Promise<string> => {
  const { url, organiser, observer } = cast
  const input = { name: 'A world', rulesetId, scenarioId: `seats-${String(seats.length)}`, timeZone: 'Europe/Berlin' }
  const { createCampaign } = await must<{ createCampaign: { id: string } }>(
    url,
    'mutation ($input: CreateCampaignInput!) { createCampaign(input: $input) { id } }',
    { input },
    organiser,
  )
  const campaignId = createCampaign.id
  const players = seats.flatMap((letter) => {
    const guest = atDesk(cast, letter)
    return guest ? [{ guest, role: 'PLAYER', seat: letter }] : []
  })
  const ruler = facilitator ? [{ guest: cast.facilitator, role: 'FACILITATOR' }] : []
  await seatAll(url, organiser, campaignId, [...players, { guest: observer, role: 'OBSERVER' }, ...ruler])
  return campaignId
}

export const begin = (cast: Cast, campaignId: string): Promise<object> => start(cast.url, cast.organiser, campaignId)

/** Saves a draft of whatever is asked at a desk: nobody else may see that it is there. */
export const draftAll = async (cast: Cast, campaignId: string, who: Identity, asked: readonly AskId[]) => {
  const saving =
    'mutation ($id: ID!, $askId: ID!) { saveDraft(campaignId: $id, askId: $askId, orders: []) { revision } }'
  for (const askId of asked) await must(cast.url, saving, { id: campaignId, askId }, who)
}

/** Seals an empty sheet for whatever is asked at a desk in a group: what it brings is fixed. */
export const answerAll = async (cast: Cast, campaignId: string, who: Identity, asked: readonly AskId[]) => {
  for (const askId of asked) await seal(cast.url, who, { campaignId, askId, orders: [], key: randomUUID() })
}

const patience = 240_000

/** Comes back when something holds that the server is about to bring about. */
export const until = async (holds: () => boolean, what: string): Promise<void> => {
  for (const end = Date.now() + patience; Date.now() < end;) {
    if (holds()) return
    await new Promise((resolve) => setTimeout(resolve, 3))
  }
  throw new Error(`${what} did not come about`)
}
