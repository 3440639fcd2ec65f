import type { Client } from 'graphql-ws'
import { eventually } from '../support/eventually.js'
import { ask, connect, headersOf, type Identity, must } from './client.js'
import { openFeud, type People } from './feud.js'
import { type Listening, listen } from './frames.js'
import { plainly } from './generated/answers.js'
import { openWebhooks, sentTo, type Webhooks } from './lookHooks.js'
import type { TestServer } from './server.js'

export type Name = keyof People

const letterFields = 'conversation signed proven writtenAs to text quote underway mine unread'

/** All that a campaign tells of what its members say and do in it, and of itself. */
const everything = `query ($id: ID!) { campaign(id: $id) { name place { role seat organiser former excuses askedDeputy { until } } press letterDelayHours
  status { phase turn stage version logged note organiser facilitator awaiting { seats text } toDo { text askIds } deadlines { class title }
    seats { id holder bot offered sealed mine deputy { name bot } vacation { note } offerNote } notices { text } members { name role seat } }
  log(limit: 50) { number kind by seat subject text } briefings { number turn stage } briefing { number report { text } asks { id closed } }
  letters { news { count unread underway } conversations { nodes { id unread newest { ${letterFields} } } pageInfo { hasNextPage } }
    hidden: conversation(id: "A+B") { nodes { ${letterFields} } pageInfo { hasPreviousPage } }
    search(text: "bridge") { nodes { ${letterFields} } } }
  chronicle { publicPath mayWrite pictureMegabytes entries { nodes { turn seat by mine title text quote public editedAt hidden battleId
    pictures { width height caption } } pageInfo { hasPreviousPage } } }
  battles { id } receipts { askId } standingOrders { kind revision } draft(askId: "walk-1-B") { revision } } }`

const account = `{ me { attendance { vacations { note } record { asked silent excused } recordShown }
  notifications { quietHours { zone } channels { kind kinds paused lastError choices { kinds } } } } }`

const streams = [
  `subscription ($id: ID!) { status(campaignId: $id) { phase turn stage version logged note seats { id sealed } toDo { text askIds } } }`,
  `subscription ($id: ID!) { briefing(campaignId: $id) { kind briefing { number turn stage } } }`,
  `subscription ($id: ID!) { letters(campaignId: $id) { count unread underway } }`,
]

interface Watching {
  readonly name: Name
  readonly who: Identity
  readonly client: Client
  /** Read before everything stands still, when no deadline runs. */
  calendar: readonly string[]
  readonly heard: readonly Listening<Record<string, unknown>>[]
}

const watch = (url: string, id: string, name: Name, who: Identity): Watching => {
  const client = connect(url, who)
  const heard = streams.map((query) => listen<Record<string, unknown>>(client, query, { id }))
  return { name, who, client, calendar: [], heard }
}

export const addressOf = (name: Name): string => `${name}@example.org`

/** Their entries of a campaign: the same people have played in other worlds. */
const calendarOf = async (url: string, id: string, who: Identity): Promise<readonly string[]> => {
  const { renewCalendar: path } = await must<{ renewCalendar: string }>(url, 'mutation { renewCalendar }', {}, who)
  const text = (await (await fetch(`${url}${path}`)).text()).replaceAll(/\r\n[ \t]/g, '')
  return text.split('BEGIN:VEVENT').filter((event) => event.includes(id))
}

interface Told {
  readonly notifications: readonly { readonly campaignId: string | null }[]
}

const notificationsOf = async (url: string, id: string, who: Identity): Promise<readonly object[]> => {
  const query = '{ notifications { kind campaignId subject lines } }'
  const { notifications } = await must<Told>(url, query, {}, who)
  return notifications.filter(({ campaignId }) => campaignId === id)
}

/** Something that somebody asks for, or tries to do. */
export interface Probe {
  readonly document: string
  readonly variables: Record<string, unknown>
  /** Who asks it: somebody to whom the worlds are one, besides all who look on. Left out: each of those. */
  readonly as?: Identity
}

/** Everything that one of them is told, asks for, and is refused. */
const lookOf = async (
  { url, mailbox }: TestServer,
  id: string,
  { probes, webhooks }: { readonly probes: readonly Probe[]; readonly webhooks: Webhooks },
  { name, who, calendar, heard }: Watching,
): Promise<string> => {
  const answers = [await ask(url, everything, { id }, who), await ask(url, account, {}, who)]
  for (const { document, variables, as = who } of probes) answers.push(await ask(url, document, variables, as))
  const file = await fetch(`${url}/export?campaign=${id}`, { headers: headersOf(who) })
  const mails = mailbox.to(addressOf(name)).filter(({ text }) => text.includes(id))
  const said = [
    ...answers.map(({ status, text }) => `${String(status)} ${text}`),
    `${String(file.status)} ${await file.text()}`,
    JSON.stringify(heard.map(({ waiting }) => waiting)),
    JSON.stringify(mails.map(({ subject, text }) => [subject, text.replaceAll(/unsubscribe\/\S+/g, '#link')])),
    JSON.stringify(sentTo(webhooks, name, id)),
    JSON.stringify(calendar),
    JSON.stringify(await notificationsOf(url, id, who)),
  ]
  return plainly(said.join('\n'), id)
}

export type Looks = Readonly<Partial<Record<Name, string>>>

/** Does what all members see, and waits until each has been sent it: two such acts in short order may come as one frame. */
export type Seen = <Done>(act: () => Promise<Done>) => Promise<Done>

export interface World {
  /** Who looks on: all to whom two of these worlds are one. */
  readonly lookers: readonly Name[]
  /** Of the campaign; asked for when what comes before it is there. */
  readonly create?: () => object
  /** What comes before it. */
  readonly before?: () => Promise<void>
  /** What happens in it; the lookers then try the probes. */
  readonly happens: (id: string, seen: Seen) => Promise<readonly Probe[]>
}

const seenBy =
  (members: readonly Watching[]): Seen =>
  async (act) => {
    const tables = members.map(({ heard: [table] }) => table?.waiting ?? [])
    const before = tables.map(({ length }) => length)
    const done = await act()
    await eventually(() => Promise.resolve(tables.every(({ length }, at) => length > (before[at] ?? 0))), Boolean)
    return done
  }

const pause = 'mutation ($id: ID!) { pauseCampaign(campaignId: $id, note: "A holiday") { id } }'

/**
 * One world from its beginning: what each looker is told in it. What comes last concerns all, so all that came before has been told by then. `until`: ends with the
 * first who is told anything else than there; one is enough where a leak is planted.
 */
export const playWorld = async (
  server: TestServer,
  people: People,
  { lookers, create, before, happens }: World,
  until?: Looks,
): Promise<Looks> => {
  const { url, mailbox } = server
  const webhooks = await openWebhooks(
    url,
    lookers.map((name) => [name, people[name]]),
  )
  await before?.()
  const id = await openFeud(url, people, { name: 'A world', ...create?.() })
  const watching = lookers.map((name) => watch(url, id, name, people[name]))
  const members = watching.filter(({ name }) => name !== 'outsider')
  const haveHeard = (what: (waiting: readonly object[]) => boolean) => (): Promise<boolean> =>
    Promise.resolve(members.every(({ heard: [table] }) => what(table?.waiting ?? [])))
  const isSent = (name: Name) => (): Promise<boolean> =>
    Promise.resolve(
      mailbox.to(addressOf(name)).some(({ subject, text }) => /is paused/.test(subject) && text.includes(id)) &&
        webhooks.receiver.asked.some(({ path, body }) => path === `/${name}` && body['type'] === 'PAUSED'),
    )
  try {
    await eventually(
      haveHeard(({ length }) => length > 0),
      Boolean,
    )
    const probes = await happens(id, seenBy(members))
    for (const one of watching) one.calendar = await calendarOf(url, id, one.who)
    await must(url, pause, { id }, people.facilitator)
    await server.tellAll()
    for (const { name } of members) if (name !== 'facilitator') await eventually(isSent(name), Boolean)
    await eventually(
      haveHeard((waiting) => JSON.stringify(waiting.at(-1)).includes('PAUSED')),
      Boolean,
    )
    const looks: [Name, string][] = []
    for (const one of watching) {
      const look = await lookOf(server, id, { probes, webhooks }, one)
      looks.push([one.name, look])
      if (until && look !== until[one.name]) break
    }
    return Object.fromEntries(looks)
  } finally {
    for (const { client } of watching) await client.dispose()
    await webhooks.close()
  }
}

/** Where two texts part, with what stands around it; null: nowhere. */
const parting = (left: string, right: string): string | null => {
  if (left === right) return null
  let at = 0
  while (at < left.length && left[at] === right[at]) at += 1
  const part = (text: string): string => text.slice(Math.max(0, at - 200), at + 160)
  return `\n  ${part(left)}\n  ${part(right)}`
}

/** Who of those who were asked in the second of two worlds is told anything else in it. */
export const toldApart = (first: Looks, second: Looks): readonly string[] =>
  Object.entries(second).flatMap(([name, look]) => {
    const found = parting(first[name as Name] ?? '', look)
    return found === null ? [] : [`${name}: ${found}`]
  })

/** Their mails reach everybody. */
export const confirmAll = `UPDATE accounts."user" SET "emailVerified" = true`
