import { randomUUID } from 'node:crypto'
import { type AskId, calendarDesk, facilitatorDesk, seatLetters, type SeatId } from '@muster/rulesets/kit/ids.js'
import type { Client } from 'graphql-ws'
import type { Caller, InvitedRole } from '../../../server/src/referee/common/contract.js'
import type { Referee } from '../../../server/src/referee/index.js'
import { ask, type Identity, connect, makeToken, signUp } from '../../api/client.js'
import type { TestServer } from '../../api/server.js'
import { diceContribution, sealing } from '../../api/world.js'
import { type Gate, openGate } from './gate.js'

/** Somebody who takes part: as a server is asked by them, and as it knows them. */
export interface Person extends Required<Pick<Identity, 'cookie'>> {
  readonly caller: Caller
}

/** Everybody who takes part in the campaigns of a run: up to eight players, who organises, who looks on, who rules, and a stranger. */
export interface Cast {
  readonly url: string
  readonly players: ReadonlyMap<SeatId, Person>
  /** A token of each player's that may read. */
  readonly tokens: ReadonlyMap<SeatId, Identity>
  readonly organiser: Person
  readonly observer: Person
  readonly facilitator: Person
  readonly stranger: Person
  readonly gate: Gate
  /** What others than those who are compared do comes by the use cases, in every world alike. */
  readonly referee: Referee
  /** One connection a person, kept for all campaigns. */
  connection(who: Identity): Client
  close(): Promise<void>
}

export const openCast = async ({ url, ownerUrl, referee }: TestServer): Promise<Cast> => {
  const gate = await openGate(ownerUrl)
  const person = async (name: string): Promise<Person> => {
    const { cookie } = await signUp(url, name)
    return { cookie, caller: { userId: await gate.accountOf(name) } }
  }
  const players = new Map<SeatId, Person>()
  const tokens = new Map<SeatId, Identity>()
  for (const letter of seatLetters(8)) {
    const player = await person(`Player ${letter}`)
    players.set(letter, player)
    tokens.set(letter, { token: await makeToken(url, player, ['READ']) })
  }
  const clients = new Map<Identity, Client>()
  return {
    ...{ url, players, tokens, gate, referee },
    organiser: await person('Organiser'),
    observer: await person('Observer'),
    facilitator: await person('Facilitator'),
    stranger: await person('Stranger'),
    connection: (who) => {
      const client = clients.get(who) ?? connect(url, who)
      clients.set(who, client)
      return client
    },
    close: async () => {
      for (const client of clients.values()) await client.dispose()
      await gate.close()
    },
  }
}

/** Who answers at a desk; nobody at the calendar's. */
export const atDesk = ({ players, facilitator }: Cast, desk: SeatId): Person | null => {
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
  /** Whether the table shows who has sealed. */
  readonly showSealed: boolean
}

/** A campaign that is about to give a world back, with everybody in place. */
export const gather = async (cast: Cast, { rulesetId, seats, facilitator, showSealed }: Gathering): Promise<string> => {
  const { referee, organiser, observer } = cast
  const { campaignId } = await referee.createCampaign(organiser.caller, {
    ...{ name: 'A world', rulesetId, scenarioId: `seats-${String(seats.length)}`, timeZone: 'Europe/Berlin' },
    showSealed,
  })
  const linkTo = async (role: InvitedRole): Promise<string> =>
    (await referee.invite(organiser.caller, { campaignId, role })).token
  // One code for all seats.
  const code = await linkTo('PLAYER')
  for (const seat of seats) {
    const player = atDesk(cast, seat)
    const place = { token: code, seat, diceContribution: diceContribution() }
    if (player) await referee.acceptInvitation(player.caller, place)
  }
  await referee.acceptInvitation(observer.caller, { token: await linkTo('OBSERVER') })
  if (facilitator) await referee.acceptInvitation(cast.facilitator.caller, { token: await linkTo('FACILITATOR') })
  return campaignId
}

export const begin = ({ referee, organiser }: Cast, campaignId: string): Promise<object> =>
  referee.startCampaign(organiser.caller, { campaignId })

/** Saves a draft of whatever is asked at a desk: nobody else may see that it is there. */
export const draftAll = async ({ referee }: Cast, campaignId: string, { caller }: Person, asked: readonly AskId[]) => {
  for (const askId of asked) await referee.saveDraft(caller, { campaignId, askId, orders: [] })
}

/** Seals an empty sheet for whatever is asked at a desk in a group: what it brings is fixed. */
export const answerAll = async ({ referee }: Cast, campaignId: string, { caller }: Person, asked: readonly AskId[]) => {
  for (const askId of asked) {
    const { receipt } = await referee.sealOrders(caller, {
      campaignId,
      askId,
      orders: [],
      idempotencyKey: randomUUID(),
    })
    if (!receipt) throw new Error(`${askId} could not be answered`)
  }
}

/** The same as a browser does it, with what it is answered. */
export const answerByHand = async ({ url }: Cast, campaignId: string, who: Person, asked: readonly AskId[]) => {
  const answers: string[] = []
  for (const askId of asked) {
    const { status, text, errors } = await ask(url, sealing, { campaignId, askId, orders: [], key: randomUUID() }, who)
    if (errors.length > 0) throw new Error(`${askId} could not be answered: ${text}`)
    answers.push(`${String(status)} ${text}`)
  }
  return answers
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
