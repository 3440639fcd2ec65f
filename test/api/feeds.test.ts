import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eventually } from '../support/eventually.js'
import { diceContribution } from '../support/house.js'
import { ask, connect, type Identity, makeToken, must, signUp } from './client.js'
import { listen } from './frames.js'
import { startTestServer, type TestServer } from './server.js'
import { briefingOf, openWorld, seal } from './world.js'

let server: TestServer
let anna: Identity
let bert: Identity
let campaignId = ''

const createCampaign = `mutation ($b: String!) {
  createCampaign(input: { name: "The river", rulesetId: "boltgun", scenarioId: "first-contact", timeZone: "UTC", seat: "A", diceContribution: $b }) { id }
}`

beforeAll(async () => {
  server = await startTestServer()
  anna = await signUp(server.url, 'Anna')
  bert = await signUp(server.url, 'Bert')
  const made = await must<{ createCampaign: { id: string } }>(
    ...([server.url, createCampaign, { b: diceContribution() }, anna] as const),
  )
  campaignId = made.createCampaign.id
  const { invite } = await must<{ invite: { url: string } }>(
    server.url,
    'mutation ($c: ID!) { invite(campaignId: $c, role: PLAYER, seat: "B") { url } }',
    { c: campaignId },
    anna,
  )
  await must(
    server.url,
    'mutation ($t: String!, $b: String!) { acceptInvitation(token: $t, diceContribution: $b) { id } }',
    { t: invite.url.replace('/join/', ''), b: diceContribution() },
    bert,
  )
})
afterAll(() => server.close())

const renew = async (who: Identity): Promise<string> =>
  (await must<{ renewCalendar: string }>(server.url, 'mutation { renewCalendar }', {}, who)).renewCalendar

const get = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> =>
  fetch(`${server.url}${path}`, { method, headers })

describe('a calendar over HTTP', () => {
  it('is read by whoever has its address, and again only if something changed', async () => {
    const path = await renew(anna)
    const response = await get(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('private, no-cache')
    expect(await response.text()).toMatch(/^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR$/)
    const etag = response.headers.get('etag') ?? ''
    expect((await get(path, { 'if-none-match': etag })).status).toBe(304)
    const head = await get(path, {}, 'HEAD')
    expect([head.status, await head.text(), head.headers.get('etag')]).toEqual([200, '', etag])
    // Bert's says the same, and still nobody can tell.
    const other = await get(await renew(bert), { 'if-none-match': etag })
    expect(other.status).toBe(200)
    expect(other.headers.get('etag')).not.toBe(etag)
  })

  it('under any other address is not there, in the same words, whatever is known of it', async () => {
    const old = await renew(anna)
    const { headers } = await get(old)
    const ended = await renew(bert)
    await renew(anna)
    await must(server.url, 'mutation { endCalendar }', {}, bert)
    const etag = headers.get('etag') ?? ''
    const answers = await Promise.all(
      [old, ended, `/calendar/${'x'.repeat(32)}.ics`, '/calendar/', '/calendar/x.ics', `${old}/more`].map(
        async (path) => {
          const response = await get(path, { 'if-none-match': etag })
          const names = [...response.headers.keys()].filter((name) => name !== 'date')
          return [response.status, await response.text(), names.join(' ')]
        },
      ),
    )
    expect(answers[0]?.[0]).toBe(404)
    for (const answer of answers) expect(answer).toEqual(answers[0])
  })
})

const told = `query ($after: Int!) {
  notifications(after: $after) { number kind campaignId turn stage subject lines link at acknowledgedAt }
}`

interface Told {
  readonly notifications: readonly {
    readonly number: number
    readonly kind: string
    readonly lines: readonly string[]
    readonly acknowledgedAt: string | null
  }[]
}

const tokenFor = async (who: Identity, scopes: readonly string[]): Promise<Identity> => ({
  token: await makeToken(server.url, who, scopes),
})

describe('what somebody was told', () => {
  it('is fetched and acknowledged by a program of theirs that may only read', async () => {
    const bot = await tokenFor(anna, ['READ'])
    const read = (after: number): Promise<Told> => must<Told>(server.url, told, { after }, bot)
    const { notifications } = await eventually(
      () => read(0),
      (answer) => answer.notifications.some(({ kind }) => kind === 'FULL'),
    )
    const last = notifications.at(-1)
    expect(last).toMatchObject({
      ...{ kind: 'FULL', campaignId, acknowledgedAt: null },
      subject: 'The river: all seats are taken',
      lines: ['Every seat of your campaign is taken. You can start it.'],
      link: expect.stringMatching(new RegExp(`/campaign/${campaignId}$`)) as unknown,
    })
    expect(notifications.map(({ number }) => number)).toEqual(notifications.map((_, at) => at + 1))
    await must(
      server.url,
      'mutation ($n: Int!) { acknowledgeNotifications(through: $n) }',
      { n: last?.number ?? 0 },
      bot,
    )
    expect((await read(0)).notifications.every(({ acknowledgedAt }) => acknowledgedAt !== null)).toBe(true)
    expect((await read(last?.number ?? 0)).notifications).toEqual([])
  })

  it('is nothing for a token that may not read, and no token changes the addresses', async () => {
    const orders = await tokenFor(anna, ['ORDERS'])
    expect((await ask(server.url, told, { after: 0 }, orders)).errors[0]?.code).toBe('FORBIDDEN_SCOPE')
    for (const change of ['acknowledgeNotifications(through: 1)', 'renewCalendar', 'endCalendar', 'setDigest'])
      expect((await ask(server.url, `mutation { ${change} }`, {}, orders)).errors[0]?.code).toBe('FORBIDDEN_SCOPE')
  })
})

it('a digest is chosen and read by its owner', async () => {
  const digest = { zone: 'Europe/Berlin', day: 'THURSDAY', hour: 19 }
  await must(server.url, 'mutation ($d: DigestInput) { setDigest(digest: $d) }', { d: digest }, anna)
  const { me } = await must<{ me: unknown }>(
    ...([server.url, '{ me { notifications { calendar digest { zone day hour } } } }', {}, anna] as const),
  )
  expect(me).toEqual({ notifications: { calendar: true, digest } })
})

it('a receipt is told with the text that was signed and its signature, as in a mail', async () => {
  const { playerA, campaignId: war } = await openWorld(server)
  const { me } = await must<{ me: { notifications: { channels: readonly { id: string }[] } } }>(
    ...([server.url, '{ me { notifications { channels { id } } } }', {}, playerA] as const),
  )
  const choice = { id: me.notifications.channels[0]?.id, campaign: war }
  const choose =
    'mutation ($id: ID!, $campaign: ID!) { chooseNotifications(channelId: $id, campaignId: $campaign, kinds: [RECEIPT]) }'
  await must(server.url, choose, choice, playerA)
  const [asked] = (await briefingOf(server.url, war, playerA)).asks
  const { receipt } = await seal(server.url, playerA, {
    ...{ campaignId: war, askId: asked?.id ?? '', orders: [] },
  })
  const { notifications } = await eventually(
    () => must<Told>(server.url, told, { after: 0 }, playerA),
    (answer) => answer.notifications.some(({ kind }) => kind === 'RECEIPT'),
  )
  const { lines = [] } = notifications.find(({ kind }) => kind === 'RECEIPT') ?? {}
  expect(lines).toEqual([
    expect.stringContaining('What was sealed for you in turn 1'),
    expect.stringContaining(`"hash":"${receipt?.hash ?? ''}"`),
    expect.stringMatching(/^Signature [\w+/]{86}==$/),
  ])
})

describe('what somebody is told, as it comes', () => {
  interface Frame {
    readonly notification: { readonly number: number; readonly kind: string }
  }
  const stream = 'subscription ($after: Int!) { notification(after: $after) { number kind } }'
  const numbersOf = async (who: Identity): Promise<readonly number[]> =>
    (await must<Told>(server.url, told, { after: 0 }, who)).notifications.map(({ number }) => number)

  it('begins with what is kept, goes on with each once, and is silent about what others are told', async () => {
    const kept = await numbersOf(anna)
    const [client, berts] = [connect(server.url, anna), connect(server.url, bert)]
    const whole = listen<Frame>(client, stream, { after: 0 })
    for (const number of kept) expect((await whole.next()).notification.number).toBe(number)
    const news = listen<Frame>(client, stream, { after: kept.at(-1) })
    const others = listen<Frame>(berts, stream, { after: (await numbersOf(bert)).at(-1) ?? 0 })
    await must(server.url, 'mutation ($id: ID!) { leaveCampaign(campaignId: $id) }', { id: campaignId }, bert)
    const left = { number: kept.length + 1, kind: 'VACATED' }
    for (const listening of [whole, news]) expect((await listening.next()).notification).toEqual(left)
    expect(others.waiting).toEqual([])
    await Promise.all([client.dispose(), berts.dispose()])
  })
})
