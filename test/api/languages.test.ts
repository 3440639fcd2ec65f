import { type Client, createClient } from 'graphql-ws'
import { WebSocket } from 'ws'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { speaking } from '../../server/src/base/language.js'
import * as mails from '../../server/src/messages/mail.generated.js'
import * as notifications from '../../server/src/messages/notifications.generated.js'
import { confirmed, headersOf, type Identity, makeToken, must, postAuth, signUp } from './client.js'
import { listen } from './frames.js'
import { startTestServer, type TestServer } from './server.js'
import { briefingOf, createCampaign, openWorld, resolved, seal, seat, start, type World } from './world.js'

let server: TestServer
let world: World
const open: Client[] = []

beforeAll(async () => {
  server = await startTestServer()
  world = await openWorld(server)
})
afterEach(async () => {
  for (const client of open.splice(0)) await client.dispose()
})
afterAll(() => server.close())

const read = `query ($id: ID!) { campaign(id: $id) {
  briefing { report { code text } asks { title silence { text } } stats { label } view }
  status { seats { title } awaiting { text } deadlines { title } } houseRules { ruleset { turn stages { title } } scenario { about } } } }`

interface Told {
  readonly briefing: {
    readonly report: readonly { readonly code: string; readonly text: string }[]
    readonly asks: readonly { readonly title: string; readonly silence: { readonly text: string } }[]
    readonly stats: readonly { readonly label: string }[]
    readonly view: {
      readonly facts: readonly { readonly label: string }[]
      readonly detail: { readonly packets: readonly { readonly objectives: readonly { readonly text: string }[] }[] }
    }
  }
  readonly status: {
    readonly seats: readonly { readonly title: string }[]
    readonly awaiting: { readonly text: string }
    readonly deadlines: readonly { readonly title: string }[]
  }
}

const told = async (id: string, who: Identity, accept: string): Promise<Told> => {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'accept-language': accept, ...headersOf(who) },
    body: JSON.stringify({ query: read, variables: { id } }),
  })
  return ((await response.json()) as { readonly data: { readonly campaign: Told } }).data.campaign
}

const frames = `subscription ($id: ID!) { briefing(campaignId: $id) {
  briefing { number report { code text } asks { title } } } }`

interface Frame {
  readonly briefing: { readonly briefing: Told['briefing'] & { readonly number: number } }
}

const socket = (params: Record<string, string>, headers: Record<string, string> = {}): Client => {
  const client = createClient({
    url: `${server.url.replace('http', 'ws')}/graphql`,
    retryAttempts: 0,
    connectionParams: params,
    webSocketImpl: class extends WebSocket {
      constructor(address: string, protocols: string[]) {
        super(address, protocols, { headers })
      }
    },
  })
  open.push(client)
  return client
}

const war = async (): Promise<string> => {
  const { organiser, playerA: a, playerB: b } = world
  const id = await createCampaign(server.url, organiser)
  await seat(server.url, organiser, a, { campaignId: id, role: 'PLAYER', seat: 'A' })
  await seat(server.url, organiser, b, { campaignId: id, role: 'PLAYER', seat: 'B' })
  await start(server.url, organiser, id)
  return id
}

const passTurn = async (campaignId: string): Promise<void> => {
  const { playerA: a, playerB: b } = world
  const { number } = await briefingOf(server.url, campaignId, a)
  for (const player of [a, b])
    for (const { id: askId } of (await briefingOf(server.url, campaignId, player)).asks)
      await seal(server.url, player, { campaignId, askId, orders: [] })
  await resolved(server.url, campaignId, a, number)
}

describe('the same campaign', () => {
  it('is told to each in their own language at once, over HTTP', async () => {
    const id = await war()
    await passTurn(id)
    const token = await makeToken(server.url, world.playerA, ['READ'])
    const many = await Promise.all(
      Array.from({ length: 12 }, (_, index) => told(id, { token }, index % 2 === 0 ? 'de-DE,de;q=0.9,en;q=0.5' : 'en')),
    )
    const [german, english] = [many[0], many[1]]
    many.forEach((one, index) => expect(one).toEqual(index % 2 === 0 ? german : english))
    const texts = (one: Told | undefined): readonly string[] => [
      ...(one?.briefing.report.map(({ text }) => text) ?? []),
      ...(one?.briefing.asks.flatMap(({ title, silence }) => [title, silence.text]) ?? []),
      ...(one?.briefing.stats.map(({ label }) => label) ?? []),
      ...(one?.briefing.view.facts.map(({ label }) => label) ?? []),
      ...(one?.briefing.view.detail.packets.flatMap(({ objectives }) => objectives.map(({ text }) => text)) ?? []),
      ...(one?.status.deadlines.map(({ title }) => title) ?? []),
      ...(one?.status.seats.map(({ title }) => title) ?? []),
      one?.status.awaiting.text ?? '',
    ]
    const [ofGerman, ofEnglish] = [texts(german), texts(english)]
    expect(ofGerman.length).toBeGreaterThan(8)
    expect(ofGerman).toHaveLength(ofEnglish.length)
    // Names of stages and figures differ too: what is the same in both is nowhere a sentence.
    expect(ofGerman.filter((text, index) => text === ofEnglish[index] && / /.test(text))).toEqual([])
    expect(german?.briefing.asks[0]?.title).not.toBe(english?.briefing.asks[0]?.title)
  })

  it('comes as one frame in two languages, over WebSocket', async () => {
    const id = await war()
    const { playerA } = world
    const token = await makeToken(server.url, playerA, ['READ'])
    const authorization = `Bearer ${token}`
    const streams = [
      socket({ authorization, language: 'de' }),
      socket({ authorization, language: 'en' }),
      socket({ authorization }, { 'accept-language': 'de' }),
      socket({ authorization }),
    ].map((client) => listen<Frame>(client, frames, { id }))
    for (const stream of streams) await stream.next()
    await passTurn(id)
    const [stated, english, accepted, nothing] = await Promise.all(streams.map(async (stream) => stream.next()))
    expect(accepted).toEqual(stated)
    expect(nothing).toEqual(english)
    const lines = (frame: Frame | undefined) => frame?.briefing.briefing.report ?? []
    expect(lines(stated).length).toBeGreaterThan(0)
    expect(lines(stated).map(({ code }) => code)).toEqual(lines(english).map(({ code }) => code))
    lines(stated).forEach(({ text }, index) => expect(text).not.toBe(lines(english)[index]?.text))
    expect(stated?.briefing.briefing.asks[0]?.title).not.toBe(english?.briefing.briefing.asks[0]?.title)
  })
})

describe('the language of an account', () => {
  const own = '{ me { language } }'
  const problem = 'query { campaigns { nodes { id } } me { hasPassword } }'
  const refusal = async (who: Identity, headers: Record<string, string> = {}): Promise<string> => {
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers, ...headersOf(who) },
      body: JSON.stringify({ query: problem }),
    })
    const { errors } = (await response.json()) as { readonly errors?: readonly { readonly message: string }[] }
    return errors?.[0]?.message ?? ''
  }

  it('is chosen, goes before the browser’s, and is what a tool gets that asks for none', async () => {
    const identity = await signUp(server.url, 'Lena Sprache')
    const token = await makeToken(server.url, identity, ['READ'])
    const set = 'mutation ($language: Language) { setLanguage(language: $language) }'
    await must(server.url, set, { language: null }, identity)
    expect(await must(server.url, own, {}, identity)).toEqual({ me: { language: null } })
    const [english, german] = [await refusal({ token }), await refusal({ token }, { 'accept-language': 'de' })]
    expect(german).not.toBe(english)
    await must(server.url, set, { language: 'DE' }, identity)
    expect(await must(server.url, own, {}, identity)).toEqual({ me: { language: 'DE' } })
    expect(await refusal({ token })).toBe(german)
    expect(await refusal({ token }, { 'accept-language': 'en' })).toBe(english)
  })

  it('is that of mails, whoever causes them', async () => {
    const german = await confirmed(server, 'Greta Post')
    const english = await confirmed(server, 'Emma Post')
    await must(server.url, 'mutation { setLanguage(language: DE) }', {}, german)
    for (const name of ['greta', 'emma'])
      await postAuth(server.url, '/request-password-reset', { email: `${name}-post@example.org` })
    const subjects = (['de', 'en'] as const).map((language) => speaking(language, mails.resetSubject))
    expect(subjects[0]).not.toBe(subjects[1])
    expect((await server.mailbox.newest('greta-post@example.org', RegExp(`^${subjects[0] ?? ''}$`))).text).toBeTruthy()
    expect((await server.mailbox.newest('emma-post@example.org', RegExp(`^${subjects[1] ?? ''}$`))).text).toBeTruthy()

    const id = await createCampaign(server.url, german)
    await seat(server.url, german, german, { campaignId: id, role: 'PLAYER', seat: 'A' })
    await seat(server.url, german, english, { campaignId: id, role: 'PLAYER', seat: 'B' })
    await start(server.url, german, id)
    for (const [address, language, stage] of [
      ['greta-post@example.org', 'de', 'Pläne'],
      ['emma-post@example.org', 'en', 'Plans'],
    ] as const) {
      const said = speaking(language, () => ({
        subject: notifications.subject({ campaign: 'A test war', kind: 'ORDERS' }),
        text: notifications.text({ kind: 'ORDERS', turn: 1, stage }),
      }))
      expect((await server.mailbox.newest(address, RegExp(`^${said.subject}$`))).text).toContain(said.text)
    }
  })
})
