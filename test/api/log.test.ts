import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readLog } from '../../server/src/config.js'
import { stringsIn } from '../support/plain.js'
import { type Logged, listenToLog } from '../support/loggedLines.js'
import { ask, type Identity, makeToken, must, password, postAuth, signUp } from './client.js'
import { startTestServer, type TestServer } from './server.js'
import { briefingOf, createCampaign, diceContribution, resolved, seal, start } from './world.js'

let log: Logged
let server: TestServer

beforeAll(async () => {
  log = listenToLog()
  server = await startTestServer()
})
afterAll(async () => {
  await server.close()
  log.stop()
})

/** Everybody by a name that stands nowhere else. */
const names = ['Zebulon Quill', 'Ottoline Marsh', 'Peregrine Vane'] as const
const warName = 'The drowning of Hexmoor'
const letter = 'Meet me at the old mill at dusk.'

/** Everything that somebody knows and nobody finds in the log. */
const secrets = new Set<string>([password, ...names, warName, letter])

const join = async (organiser: Identity, guest: Identity, campaignId: string, seat: string): Promise<void> => {
  const [bytes, variables] = [diceContribution(), { campaignId, seat }]
  const { invite } = await must<{ invite: { url: string } }>(
    server.url,
    'mutation ($campaignId: ID!, $seat: SeatId) { invite(campaignId: $campaignId, role: PLAYER, seat: $seat) { url } }',
    variables,
    organiser,
  )
  const token = invite.url.replace('/join/', '')
  secrets.add(bytes).add(token)
  await must(
    server.url,
    'mutation ($token: String!, $bytes: String) { acceptInvitation(token: $token, diceContribution: $bytes) { id } }',
    { token, bytes },
    guest,
  )
}

interface Desk {
  readonly ask: { readonly suggestion: readonly Readonly<Record<string, unknown>>[] }
}

/** Seals what the bot suggests, after a draft of it. */
const play = async (who: Identity, campaignId: string): Promise<void> => {
  const { asks } = await briefingOf(server.url, campaignId, who)
  for (const { id: askId } of asks) {
    const { ask: desk } = await must<Desk>(
      server.url,
      'query ($c: ID!, $a: ID!) { ask(campaignId: $c, id: $a) { suggestion { kind piece to path with amount item detail } } }',
      { c: campaignId, a: askId },
      who,
    )
    const orders = desk.suggestion.map((order) =>
      Object.fromEntries(Object.entries(order).filter(([, value]) => value !== null)),
    )
    expect(orders.length).toBeGreaterThan(0)
    // Kinds of orders are words of the rules.
    for (const order of orders) {
      secrets.add(JSON.stringify(order))
      for (const text of stringsIn({ ...order, kind: '' })) if (text.length > 3) secrets.add(text)
    }
    const key = randomBytes(8).toString('hex')
    secrets.add(key)
    await must(
      server.url,
      'mutation ($c: ID!, $a: ID!, $o: [OrderInput!]!) { saveDraft(campaignId: $c, askId: $a, orders: $o) { revision } }',
      { c: campaignId, a: askId, o: orders },
      who,
    )
    const { receipt } = await seal(server.url, who, { campaignId, askId, orders, key })
    secrets.add(receipt?.hash ?? 'no receipt')
  }
}

/** What goes wrong is logged with more than what goes well. */
const fail = async (who: Identity, campaignId: string): Promise<void> => {
  await postAuth(server.url, '/sign-in/email', { email: 'zebulon-quill@example.org', password: `${password}!` })
  await ask(server.url, `{ campaign(id: "${campaignId}") { letters(search: "${letter}") { id } } }`, {}, who)
  await ask(server.url, `{ ${letter} }`, {}, who)
  await fetch(`${server.url}/calendar/${'s'.repeat(40)}.ics`)
  await fetch(`${server.url}/graphql`, { method: 'POST', headers: { cookie: who.cookie ?? '' }, body: warName })
}

const fromDatabase = async (campaignId: string): Promise<void> => {
  const owner = new pg.Client({ connectionString: server.ownerUrl })
  await owner.connect()
  const { rows } = await owner.query<Record<string, string>>(
    `SELECT s.private_key, c.public_key, (SELECT string_agg(salt, ' ') FROM muster.sheet WHERE campaign = c.id) AS salts,
       (SELECT private_key FROM muster.house_key) AS house, (SELECT name FROM muster.channel) AS channel
     FROM muster.campaign c JOIN muster.campaign_secret s ON s.campaign = c.id WHERE c.id = $1`,
    [campaignId],
  )
  await owner.end()
  const { salts = '', ...keys } = rows[0] ?? {}
  for (const text of [...salts.split(' '), ...Object.values(keys)]) secrets.add(text)
  // A key is lines of text, and each of them is a secret too.
  for (const key of Object.values(keys)) for (const line of key.split('\n')) if (line.length > 40) secrets.add(line)
}

it('a whole turn is in the log at its most talkative, and nothing that anybody keeps to themselves', async () => {
  const [organiser, ...players] = await Promise.all(names.map((name) => signUp(server.url, name)))
  const [one, two] = players
  if (!organiser || !one || !two) throw new Error('three people')
  for (const who of [organiser, one, two])
    for (const part of who.cookie.split('; ')) secrets.add(part.split('=')[1] ?? '')
  for (const name of names) secrets.add(`${name.toLowerCase().replaceAll(' ', '-')}@example.org`)
  const campaignId = await createCampaign(server.url, organiser, { name: warName })
  await join(organiser, one, campaignId, 'A')
  await join(organiser, two, campaignId, 'B')
  await start(server.url, organiser, campaignId)
  const token = await makeToken(server.url, one, ['READ', 'ORDERS'])
  secrets.add(token)
  await must(
    server.url,
    'mutation ($c: ID!, $t: String!) { writeLetter(campaignId: $c, to: ["B"], text: $t, idempotencyKey: "a-letter-of-mine") { id } }',
    { c: campaignId, t: letter },
    one,
  )
  await play({ token }, campaignId)
  await fail(one, campaignId)
  await play(two, campaignId)
  await resolved(server.url, campaignId, one, 1)
  await server.tellAll()
  await fromDatabase(campaignId)

  const steps = new Set(log.lines().map(({ msg }) => String(msg).split(':')[0]))
  for (const step of ['request graphql', 'request accounts', 'use case sealOrders', 'use case saveDraft', 'resolution'])
    expect(steps).toContain(step)
  expect(secrets.size).toBeGreaterThan(40)
  const text = log.text()
  expect([...secrets].filter((secret) => secret.length > 3 && text.includes(secret))).toEqual([])
})

it('has a level and a form that its settings name, and refuses others', () => {
  expect(readLog({ MUSTER_LOG: 'text', MUSTER_LOG_LEVEL: 'debug' })).toEqual({ level: 'debug', form: 'text' })
  expect(readLog({ MUSTER_LOG: 'json' })).toEqual({ level: 'warn', form: 'json' })
  expect(() => readLog({ MUSTER_LOG: 'xml' })).toThrow('MUSTER_LOG is "xml": set it to json or text.')
  expect(() => readLog({ MUSTER_LOG_LEVEL: 'loud' })).toThrow(
    /MUSTER_LOG_LEVEL is "loud": set it to error, warn, debug/,
  )
})
