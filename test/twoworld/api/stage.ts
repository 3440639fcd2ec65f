import { randomUUID } from 'node:crypto'
import type { SeatId } from '@muster/rulesets/kit/ids.js'
import { seatLetters } from '@muster/rulesets/kit/ids.js'
import type { Client } from 'graphql-ws'
import pg from 'pg'
import { type Identity, connect, must, signUp } from '../../api/client.js'
import { briefingOf, seal, seat, start } from '../../api/world.js'

/** Everybody who takes part in the campaigns of a run: up to eight players, who organises, who looks on, and a stranger. */
export interface Cast {
  readonly url: string
  readonly players: ReadonlyMap<SeatId, Identity>
  readonly organiser: Identity
  readonly observer: Identity
  readonly stranger: Identity
  /** How many groups a campaign has resolved: asked of the database, as nobody may. */
  revision(campaignId: string): Promise<number>
  /** One connection a person, kept for all campaigns. */
  connection(who: Identity): Client
  close(): Promise<void>
}

export const openCast = async (url: string, ownerUrl: string): Promise<Cast> => {
  const letters = seatLetters(8)
  const players = new Map<SeatId, Identity>()
  for (const letter of letters) players.set(letter, await signUp(url, `Player ${letter}`))
  const owner = new pg.Pool({ connectionString: ownerUrl, max: 2 })
  const clients = new Map<Identity, Client>()
  return {
    ...{ url, players },
    organiser: await signUp(url, 'Organiser'),
    observer: await signUp(url, 'Observer'),
    stranger: await signUp(url, 'Stranger'),
    revision: async (campaignId) => {
      const { rows } = await owner.query<{ revision: number }>('SELECT revision FROM muster.campaign WHERE id = $1', [
        campaignId,
      ])
      return rows[0]?.revision ?? 0
    },
    connection: (who) => {
      const client = clients.get(who) ?? connect(url, who)
      clients.set(who, client)
      return client
    },
    close: async () => {
      for (const client of clients.values()) await client.dispose()
      await owner.end()
    },
  }
}

export const playerOf = ({ players }: Cast, seat: SeatId): Identity => {
  const found = players.get(seat)
  if (!found) throw new Error(`nobody plays ${seat}`)
  return found
}

/** A campaign that is about to give a world back, with everybody in place. */
export const gather = async (cast: Cast, rulesetId: string, seats: readonly SeatId[]): Promise<string> => {
  const { url, organiser, observer } = cast
  const input = { name: 'A world', rulesetId, scenarioId: `seats-${String(seats.length)}`, timeZone: 'Europe/Berlin' }
  const { createCampaign } = await must<{ createCampaign: { id: string } }>(
    url,
    'mutation ($input: CreateCampaignInput!) { createCampaign(input: $input) { id } }',
    { input },
    organiser,
  )
  const campaignId = createCampaign.id
  for (const letter of seats)
    await seat(url, organiser, playerOf(cast, letter), { campaignId, role: 'PLAYER', seat: letter })
  await seat(url, organiser, observer, { campaignId, role: 'OBSERVER' })
  return campaignId
}

export const begin = (cast: Cast, campaignId: string): Promise<object> => start(cast.url, cast.organiser, campaignId)

/** Seals an empty sheet for whatever the seat is asked in a group: what it brings is fixed. */
export const answerAll = async (cast: Cast, campaignId: string, seat: SeatId, asked: ReadonlySet<string>) => {
  const who = playerOf(cast, seat)
  for (const { id } of (await briefingOf(cast.url, campaignId, who)).asks)
    if (asked.has(id)) await seal(cast.url, who, { campaignId, askId: id, orders: [], key: randomUUID() })
}

const patience = 20_000

/** Comes back when something holds that the server is about to bring about. */
export const until = async (holds: () => Promise<boolean> | boolean, what: string): Promise<void> => {
  for (const end = Date.now() + patience; Date.now() < end;) {
    if (await holds()) return
    await new Promise((resolve) => setTimeout(resolve, 4))
  }
  throw new Error(`${what} did not come about`)
}
