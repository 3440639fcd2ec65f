import type { Mailbox } from '../../support/mailbox.js'
import { diceContribution } from '../../support/house.js'
import { confirmed, must } from '../client.js'
import type { TestServer } from '../server.js'
import type { Clock } from './time.js'

/** Somebody with an account and a confirmed address. */
export interface Person {
  readonly name: string
  readonly email: string
  /** Of whoever signs in again it is another one. */
  cookie: string
}

/** One campaign of a club, and the server that it is played on. */
export interface Club {
  readonly server: TestServer
  readonly clock: Clock
  readonly campaignId: string
}

export const person = async (server: TestServer, name: string): Promise<Person> => {
  const { cookie } = await confirmed(server, name)
  return { name, cookie, email: `${name.toLowerCase().replaceAll(' ', '-')}@example.org` }
}

/** A mutation or field of one’s own; in its text `$c` is the campaign. */
export const act = <Data = unknown>(club: Club, who: Person, text: string): Promise<Data> =>
  must<Data>(club.server.url, `mutation ($c: ID!) { ${text} }`, { c: club.campaignId }, who)

/** Fields of the campaign, as somebody with a place in it reads them. */
export const read = async <Data>(club: Club, who: Person, fields: string): Promise<Data> => {
  const query = `query ($c: ID!) { campaign(id: $c) { ${fields} } }`
  return (await must<{ campaign: Data }>(club.server.url, query, { c: club.campaignId }, who)).campaign
}

/** Follows a link, as the page of the link does. */
export const join = async (club: Club, who: Person, url: string, seat: string | null = null): Promise<void> => {
  await must(
    club.server.url,
    'mutation ($t: String!, $s: SeatId, $b: String!) { acceptInvitation(token: $t, seat: $s, diceContribution: $b) { id } }',
    { t: url.replace('/join/', ''), s: seat, b: diceContribution() },
    who,
  )
}

export interface Status {
  readonly phase: string
  readonly turn: number
  readonly stage: string
  readonly organiser: string | null
  readonly pausedUntil: string | null
  readonly deadlines: readonly { readonly class: string; readonly at: string | null }[]
  readonly members: readonly { readonly id: string; readonly name: string }[]
  readonly notices: readonly { readonly id: string; readonly kind: string; readonly onMe: boolean }[]
  readonly seats: readonly {
    readonly id: string
    readonly title: string
    readonly holder: string | null
    readonly bot: boolean
    readonly conceded: boolean
    readonly offered: boolean
    readonly deputy: { readonly name: string | null; readonly bot: boolean } | null
    readonly vacation: { readonly until: string } | null
  }[]
}

export const statusOf = async (club: Club, who: Person): Promise<Status> => {
  const fields = `status { phase turn stage organiser pausedUntil deadlines { class at } members { id name }
    notices { id kind onMe } seats { id title holder bot conceded offered deputy { name bot } vacation { until } } }`
  return (await read<{ status: Status }>(club, who, fields)).status
}

export const seatOf = async (club: Club, who: Person, seat: string): Promise<Status['seats'][number] | undefined> =>
  (await statusOf(club, who)).seats.find(({ id }) => id === seat)

export interface LogLine {
  readonly at: string
  readonly kind: string
  readonly by: string | null
  readonly seat: string | null
  readonly text: string
}

/** The log of the table, oldest first. */
export const logOf = async (club: Club, who: Person): Promise<readonly LogLine[]> =>
  [...(await read<{ log: readonly LogLine[] }>(club, who, 'log(limit: 200) { at kind by seat text }')).log].reverse()

/** Everybody who may consent to what is announced does. */
export const consent = async (club: Club, holders: readonly Person[]): Promise<void> => {
  for (const who of holders) {
    const { notices } = await statusOf(club, who)
    for (const { id, kind } of notices)
      if (kind === 'PLACE') await act(club, who, `consentTo(campaignId: $c, noticeId: "${id}") { id }`)
  }
}

/** What stands after the # of the link in the newest mail about something. */
export const linkIn = async (mailbox: Mailbox, { email }: Person, about: RegExp): Promise<string> =>
  /#(\S+)/.exec((await mailbox.newest(email, about)).text)?.[1] ?? ''
