import { randomUUID } from 'node:crypto'
import type { Client } from 'graphql-ws'
import { eventually } from '../support/eventually.js'
import { ask, connect, headersOf, type Identity, must } from './client.js'
import { desksOf, openFeud, type People } from './feud.js'
import { type Listening, listen } from './frames.js'
import type { TestServer } from './server.js'

/** Who may know nothing of what the first two say to one another. */
export const others = ['west', 'observer', 'facilitator', 'organiser', 'outsider'] as const
type Other = (typeof others)[number]

const letterFields = 'conversation signed proven by writtenAs to text quote underway mine unread'

/** All that a campaign tells of what is said in it, and of itself. */
const everything = `query ($id: ID!) { campaign(id: $id) { name place { role seat organiser former } press letterDelayHours
  status { phase turn stage version logged note organiser facilitator awaiting { seats text } seats { id holder sealed mine } notices { text } }
  log(limit: 50) { number kind by seat subject text } briefings { number turn stage } briefing { number report { text } asks { id closed } }
  letters { news { count unread underway } conversations { id unread newest { ${letterFields} } }
    hidden: conversation(id: "A+B") { ${letterFields} } search(text: "bridge") { ${letterFields} } }
  chronicle { publicPath mayWrite pictureMegabytes entries { turn seat by mine title text quote public editedAt hidden battleId
    pictures { width height caption } } }
  battles { id } receipts { askId } } }`

const account =
  '{ me { notifications { quietHours { zone } channels { kind kinds paused lastError choices { kinds } } } } }'

const streams = [
  `subscription ($id: ID!) { status(campaignId: $id) { phase turn stage version logged note seats { id sealed } } }`,
  `subscription ($id: ID!) { briefing(campaignId: $id) { kind briefing { number turn stage } } }`,
  `subscription ($id: ID!) { letters(campaignId: $id) { count unread underway } }`,
]

/** What chance makes: ids, keys, hours. */
const plainly = (text: string, id: string): string =>
  text
    .replaceAll(id, '#campaign')
    .replaceAll(/"(publicKey|privateKey|signature)":"[^"]*"/g, '"$1":"#key"')
    .replaceAll(/[0-9a-f]{64}/g, '#hash')
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '#id')
    .replaceAll(/\/chronicle\/[0-9a-f]{32}/g, '/chronicle/#token')
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|\+00:00)/g, '#hour')
    .replaceAll(/\d{1,2} \w{3} \d{4}, \d\d:\d\d/g, '#hour')

const write = `mutation ($id: ID!, $to: [ID!]!, $text: String!, $key: String!) {
  writeLetter(campaignId: $id, to: $to, text: $text, idempotencyKey: $key) { id } }`
const tell = `mutation ($id: ID!, $battle: ID, $key: String!) { writeChronicle(campaignId: $id, battleId: $battle, idempotencyKey: $key,
  entry: { title: "The bridge", text: "We hold it.", public: true }) { id } }`
const complain =
  'mutation ($id: ID!, $letter: ID!) { complain(campaignId: $id, about: LETTER, id: $letter, reason: "Rude.") }'
const mark = 'mutation ($id: ID!, $letter: ID!) { markLettersRead(campaignId: $id, letterId: $letter) { unread } }'

/** What is hidden from the others: letters there and back, a complaint, a letter that is read, and an entry that names a battle. Or nothing of it. */
const talk = async (url: string, id: string, { north, south }: People, busy: boolean): Promise<string> => {
  const battle = busy ? ((await desksOf(url, id, north))[0]?.id ?? null) : null
  let letter: string = randomUUID()
  if (busy) {
    const send = async (who: Identity, to: readonly string[], text: string): Promise<string> =>
      (await must<{ writeLetter: { id: string } }>(url, write, { id, to, text, key: randomUUID() }, who)).writeLetter.id
    letter = await send(north, ['B'], 'Meet me at the bridge.')
    await send(north, ['B'], 'Alone.')
    await send(south, ['A'], 'The bridge is yours.')
    await must(url, complain, { id, letter }, south)
    await must(url, mark, { id, letter }, south)
  }
  await must(url, tell, { id, battle, key: randomUUID() }, north)
  return letter
}

interface Watching {
  readonly name: Other
  readonly who: Identity
  readonly client: Client
  readonly heard: readonly Listening<Record<string, unknown>>[]
}

const watch = (url: string, id: string, name: Other, who: Identity): Watching => {
  const client = connect(url, who)
  return { name, who, client, heard: streams.map((query) => listen<Record<string, unknown>>(client, query, { id })) }
}

const addressOf = (name: Other): string => `${name}@example.org`

/** Everything that one of them is told, asks for, and is refused. */
const lookOf = async (
  server: TestServer,
  id: string,
  letter: string,
  { name, who, heard }: Watching,
): Promise<string> => {
  const { url, mailbox } = server
  const answers = [await ask(url, everything, { id }, who), await ask(url, account, {}, who)]
  for (const document of [complain, mark]) answers.push(await ask(url, document, { id, letter }, who))
  const file = await fetch(`${url}/export?campaign=${id}`, { headers: headersOf(who) })
  const mails = mailbox.to(addressOf(name)).filter(({ text }) => text.includes(id))
  const said = [
    ...answers.map(({ status, text }) => `${String(status)} ${text}`),
    `${String(file.status)} ${await file.text()}`,
    JSON.stringify(heard.map(({ waiting }) => waiting)),
    JSON.stringify(mails.map(({ subject, text }) => [subject, text.replaceAll(/unsubscribe\/\S+/g, '#link')])),
  ]
  return plainly(said.join('\n'), id)
}

const pause = 'mutation ($id: ID!) { pauseCampaign(campaignId: $id, note: "A holiday") { id } }'

/** One world from its beginning: what each of the others is told in it. What comes last concerns all, so all that came before has been told by then. */
export const playWorld = async (
  server: TestServer,
  people: People,
  busy: boolean,
): Promise<Readonly<Record<Other, string>>> => {
  const { url, mailbox } = server
  const id = await openFeud(url, people, { name: 'A world', publicChronicle: true })
  const watching = others.map((name) => watch(url, id, name, people[name]))
  const members = watching.filter(({ name }) => name !== 'outsider')
  const isTold = (count: number) => async (): Promise<boolean> =>
    Promise.resolve(members.every(({ heard: [table] }) => (table?.waiting.length ?? 0) >= count))
  try {
    await eventually(isTold(1), Boolean)
    const letter = await talk(url, id, people, busy)
    await must(url, pause, { id }, people.facilitator)
    for (const { name } of members.filter((one) => one.name !== 'facilitator'))
      await eventually(
        () =>
          Promise.resolve(
            mailbox.to(addressOf(name)).some(({ subject, text }) => /is paused/.test(subject) && text.includes(id)),
          ),
        Boolean,
      )
    const paused = (): Promise<boolean> =>
      Promise.resolve(members.every(({ heard: [table] }) => JSON.stringify(table?.waiting.at(-1)).includes('PAUSED')))
    await eventually(paused, Boolean)
    const looks: [Other, string][] = []
    for (const one of watching) looks.push([one.name, await lookOf(server, id, letter, one)])
    return Object.fromEntries(looks) as Record<Other, string>
  } finally {
    for (const { client } of watching) await client.dispose()
  }
}

/** Where two texts part, with what stands around it; null: nowhere. */
export const parting = (left: string, right: string): string | null => {
  if (left === right) return null
  let at = 0
  while (at < left.length && left[at] === right[at]) at += 1
  const part = (text: string): string => text.slice(Math.max(0, at - 200), at + 160)
  return `\n  ${part(left)}\n  ${part(right)}`
}
