import { createHash, randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { removeClient } from '../../server/src/printLinks.js'
import { ask, connect, type Identity, must, signUp } from './client.js'
import { eventually } from '../support/eventually.js'
import { testConfig } from './config.js'
import { listen } from './frames.js'
import { startTestServer, type TestServer } from './server.js'
import { openWorld, type World } from './world.js'

let server: TestServer
let world: World
let owner: pg.Client
/** Two programs. */
let [client, stranger] = ['', '']
const back = 'https://bot.example/signed-in'

beforeAll(async () => {
  server = await startTestServer()
  world = await openWorld(server)
  const { programs } = server.accounts
  client = await programs.add('War room bot', [back, 'http://127.0.0.1:4000/back?from=muster'])
  stranger = await programs.add('Another bot', ['https://other.example/back'])
  owner = new pg.Client({ connectionString: server.ownerUrl })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await server.close()
})

interface Told {
  readonly access_token?: string
  readonly refresh_token?: string
  readonly error?: string
  readonly [key: string]: unknown
}

const send = async (path: string, fields: Record<string, string>): Promise<Told> => {
  const response = await fetch(`${server.url}/oauth/${path}`, { method: 'POST', body: new URLSearchParams(fields) })
  return (await response.json()) as Told
}

const verifier = randomBytes(32).toString('base64url')
const challenge = createHash('sha256').update(verifier).digest('base64url')
const asking = (more: Record<string, string | null> = {}): string => {
  const fields: Readonly<Record<string, string | null>> = {
    ...{ response_type: 'code', client_id: client, redirect_uri: back, scope: 'read orders', state: 'xyz' },
    ...{ code_challenge: challenge, code_challenge_method: 'S256', ...more },
  }
  return new URLSearchParams(Object.entries(fields).flatMap(([k, v]) => (v === null ? [] : [[k, v]]))).toString()
}

const allowing = `mutation ($q: String!, $s: [TokenScope!]!, $c: [ID!]) { allowProgram(query: $q, scopes: $s, campaigns: $c) }`
const allow = async (who: Identity, scopes = ['READ', 'ORDERS'], campaigns: string[] | null = null): Promise<URL> => {
  const made = await must<{ allowProgram: string }>(
    ...([server.url, allowing, { q: asking(), s: scopes, c: campaigns }, who] as const),
  )
  return new URL(made.allowProgram)
}
const codeFor = async (who: Identity): Promise<string> => (await allow(who)).searchParams.get('code') ?? ''

const redeem = (code: string, more: Record<string, string> = {}): Promise<Told> =>
  send('token', {
    ...{ grant_type: 'authorization_code', client_id: client, redirect_uri: back, code, code_verifier: verifier },
    ...more,
  })
const renew = (token: string | undefined, of = client): Promise<Told> =>
  send('token', { grant_type: 'refresh_token', client_id: of, refresh_token: token ?? '' })

const name = async (token: string | undefined): Promise<unknown> =>
  ((await ask(server.url, '{ me { name } }', {}, { token: token ?? 'none' })).data?.['me'] as { name: string } | null)
    ?.name

describe('a program that sends a browser', () => {
  it('gets a token that does what was granted, and no more', async () => {
    const address = await allow(world.playerA, ['READ', 'EMAIL'], [world.campaignId])
    expect(address.origin + address.pathname).toBe(back)
    expect(address.searchParams.get('state')).toBe('xyz')
    const { issuer } = (await (await fetch(`${server.url}/.well-known/oauth-authorization-server`)).json()) as Told
    expect(address.searchParams.get('iss')).toBe(issuer)
    const tokens = await redeem(address.searchParams.get('code') ?? '')
    // It had not asked for the address.
    expect(tokens).toMatchObject({ token_type: 'Bearer', expires_in: 3600, scope: 'read' })
    const token = tokens.access_token ?? ''
    expect(await name(token)).toBe('Player A')
    expect((await ask(server.url, '{ me { email } }', {}, { token })).errors[0]?.code).toBe('FORBIDDEN_SCOPE')
    expect((await ask(server.url, '{ me { tokens { id } grants { id } } }', {}, { token })).errors[0]?.code).toBe(
      'FORBIDDEN_SCOPE',
    )
    const grants = '{ me { tokens { name } grants { program scopes campaigns } } }'
    const { me } = await must<{ me: object }>(server.url, grants, {}, world.playerA)
    expect(me).toMatchObject({
      grants: [{ program: 'War room bot', scopes: ['READ'], campaigns: [world.campaignId] }],
    })
    expect(JSON.stringify(me)).not.toContain('"name":"War room bot"')
  })

  it('leaves nothing in the database that opens anything', async () => {
    const code = await codeFor(world.playerA)
    const { access_token: access = '?', refresh_token: refresh = '?' } = await redeem(code)
    const { rows } = await owner.query<object>(
      `SELECT row_to_json(r)::text FROM accounts."oauthRequest" r UNION ALL SELECT row_to_json(g)::text FROM accounts."oauthGrant" g
       UNION ALL SELECT row_to_json(k)::text FROM accounts."apikey" k`,
    )
    for (const secret of [code, access, refresh.split('.')[1] ?? '?'])
      expect(JSON.stringify(rows)).not.toContain(secret)
  })

  it.each([
    ['a wrong verifier', { code_verifier: 'x'.repeat(43) }],
    ['another address', { redirect_uri: 'http://127.0.0.1:4000/back?from=muster' }],
    ['no verifier', { code_verifier: '' }],
  ])('gets nothing for a code with %s', async (_, more) => {
    expect((await redeem(await codeFor(world.playerA), more)).error).toMatch(/^invalid_(grant|request)$/)
  })

  it('gets nothing for the code of another program', async () => {
    expect((await redeem(await codeFor(world.playerA), { client_id: stranger })).error).toBe('invalid_grant')
    expect((await redeem(await codeFor(world.playerA), { client_id: 'nobody' })).error).toBe('invalid_client')
  })

  it('loses what it has if its code is shown twice, and gets nothing for an old one', async () => {
    const code = await codeFor(world.playerA)
    const { access_token: token } = await redeem(code)
    expect(await name(token)).toBe('Player A')
    expect((await redeem(code)).error).toBe('invalid_grant')
    expect(await name(token)).toBeUndefined()
    const late = await codeFor(world.playerA)
    await owner.query(`UPDATE accounts."oauthRequest" SET "expiresAt" = now() WHERE "state" = 'ALLOWED'`)
    expect((await redeem(late)).error).toBe('invalid_grant')
  })

  it('renews its token with one that is valid once, and loses all if somebody uses it again', async () => {
    const first = await redeem(await codeFor(world.playerA))
    const second = await renew(first.refresh_token)
    expect([await name(first.access_token), await name(second.access_token)]).toEqual(['Player A', 'Player A'])
    expect((await renew(second.refresh_token, stranger)).error).toBe('invalid_grant')
    expect((await renew(first.refresh_token)).error).toBe('invalid_grant')
    expect((await renew(second.refresh_token)).error).toBe('invalid_grant')
    expect(await name(second.access_token)).toBeUndefined()
  })

  it('gives its access back', async () => {
    const tokens = await redeem(await codeFor(world.playerA))
    await send('revoke', { client_id: stranger, token: tokens.refresh_token ?? '' })
    expect(await name(tokens.access_token)).toBe('Player A')
    await send('revoke', { client_id: client, token: tokens.access_token ?? '' })
    expect(await name(tokens.access_token)).toBeUndefined()
  })

  it('loses its streams when somebody takes it back, and only its owner can', async () => {
    const { access_token: token = '' } = await redeem(await codeFor(world.playerB))
    const socket = connect(server.url, { token })
    const closed = new Promise<number>((resolve) =>
      socket.on('closed', (event) => resolve((event as { code: number }).code)),
    )
    const query = 'subscription ($c: ID!) { status(campaignId: $c) { turn } }'
    await listen<object>(socket, query, { c: world.campaignId }).next()
    const { me } = await must<{ me: { grants: { id: string }[] } }>(
      ...([server.url, '{ me { grants { id } } }', {}, world.playerB] as const),
    )
    const id = me.grants[0]?.id
    const takeBack = 'mutation ($id: ID!) { takeBackGrant(id: $id) }'
    expect((await ask(server.url, takeBack, { id }, world.playerA)).data).toEqual({ takeBackGrant: false })
    expect((await ask(server.url, takeBack, { id }, world.playerB)).data).toEqual({ takeBackGrant: true })
    expect(await closed).toBe(4401)
    expect(await name(token)).toBeUndefined()
  })

  it('is forgotten with all that was granted to it when the host removes it, and no other is', async () => {
    const kept = await redeem(await codeFor(world.playerA))
    const gone = await server.accounts.programs.add('Gone bot', [back])
    const variables = { q: asking({ client_id: gone }), s: ['READ'] }
    const made = await must<{ allowProgram: string }>(server.url, allowing, variables, world.playerA)
    const code = new URL(made.allowProgram).searchParams.get('code') ?? ''
    const lost = await redeem(code, { client_id: gone })
    expect(await name(lost.access_token)).toBe('Player A')
    const { rows } = await owner.query<{ name: string }>('SELECT name FROM muster.channel')
    await owner.query(`LISTEN "${rows[0]?.name ?? ''}"`)
    const signals: string[] = []
    owner.on('notification', ({ payload = '' }) => signals.push(payload.slice(0, 5)))
    const said = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    const config = testConfig({ databaseUrl: server.ownerUrl })
    try {
      await removeClient(config, gone)
      expect(said.mock.calls.flat().join(' ')).toContain('It is forgotten')
      await expect(removeClient(config, gone)).rejects.toThrow(`No program has the client_id ${gone}.`)
    } finally {
      said.mockRestore()
    }
    // The server beside it is told, and has heard of it a moment later.
    const hears = (): Promise<unknown> => owner.query('SELECT').then(() => signals.includes('user:'))
    expect(await eventually(hears, Boolean, 10)).toBe(true)
    await eventually(() => name(lost.access_token).then((still) => still === undefined), Boolean)
    expect(await name(kept.access_token)).toBe('Player A')
    expect(await renew(lost.refresh_token, gone)).toMatchObject({ error: 'invalid_client' })
    expect((await ask(server.url, allowing, variables, world.playerA)).errors[0]?.code).toBe('BAD_INPUT')
  })
})

describe('a browser with a wrong request', () => {
  const go = (query: string): Promise<Response> => fetch(`${server.url}/authorize?${query}`, { redirect: 'manual' })

  it.each([
    ['plain PKCE', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['no method, which means plain', { code_challenge_method: null }, 'invalid_request'],
    ['no challenge', { code_challenge: null }, 'invalid_request'],
    ['a token at once', { response_type: 'token' }, 'unsupported_response_type'],
    ['a scope that there is not', { scope: 'read everything' }, 'invalid_scope'],
  ])('goes back to the program: %s', async (_, more, error) => {
    const response = await go(asking(more))
    expect(response.status).toBe(303)
    const address = new URL(response.headers.get('location') ?? '')
    expect(address.origin + address.pathname).toBe(back)
    expect([address.searchParams.get('error'), address.searchParams.get('state')]).toEqual([error, 'xyz'])
    expect((await ask(server.url, allowing, { q: asking(more), s: ['READ'] }, world.playerA)).errors[0]?.code).toBe(
      'BAD_INPUT',
    )
  })

  it.each([
    ['an unknown program', { client_id: 'nobody' }],
    ['an address that is not registered', { redirect_uri: 'https://evil.example/' }],
    ['one that only begins alike', { redirect_uri: `${back}/more` }],
    ['one with another query', { redirect_uri: `${back}?x=1` }],
    ['no address', { redirect_uri: null }],
  ])('is sent nowhere: %s', async (_, more) => {
    const response = await go(asking(more))
    expect([response.status, response.headers.get('location')]).toEqual([404, null])
    const refused = await ask(server.url, allowing, { q: asking(more), s: ['READ'] }, world.playerA)
    expect(refused.errors[0]?.code).toBe('BAD_INPUT')
  })

  it('is in no frame', async () => {
    for (const path of ['authorize', 'device'])
      expect((await fetch(`${server.url}/${path}?${asking()}`)).headers.get('x-frame-options')).toBe('DENY')
  })

  it('grants nothing from a page elsewhere, and no tool grants anything', async () => {
    const body = JSON.stringify({ query: allowing, variables: { q: asking(), s: ['READ'] } })
    const { cookie } = world.playerA
    for (const type of ['text/plain', 'application/x-www-form-urlencoded']) {
      const headers = { 'content-type': type, origin: 'https://evil.example', cookie }
      const forged = await fetch(`${server.url}/graphql`, { method: 'POST', headers, body })
      expect(forged.status).toBeGreaterThanOrEqual(400)
    }
    const preflight = await fetch(`${server.url}/graphql`, {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-headers': 'content-type' },
    })
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull()
    const tool = await ask(server.url, allowing, { q: asking(), s: ['READ'] }, world.bothToken)
    expect(tool.errors[0]?.code).toBe('FORBIDDEN_SCOPE')
  })
})

describe('a device', () => {
  const answering = `mutation ($u: String!, $a: Boolean!, $s: [TokenScope!]!) { answerDevice(userCode: $u, allow: $a, scopes: $s) }`
  const looking = 'query ($u: String!) { deviceRequest(userCode: $u) { program scopes host refuseAt } }'
  const start = (scope = 'read orders'): Promise<Told> => send('device', { client_id: client, scope })
  const poll = (device: unknown, of = client): Promise<Told> =>
    send('token', {
      ...{ grant_type: 'urn:ietf:params:oauth:grant-type:device_code', client_id: of, device_code: String(device) },
    })
  /** As if it had waited. */
  const wait = () => owner.query(`UPDATE accounts."oauthRequest" SET "polledAt" = now() - interval '1 hour'`)
  let person: Identity
  let people = 0
  beforeEach(async () => {
    people += 1
    person = await signUp(server.url, `Device Owner ${String(people)}`)
  })

  it('waits, and gets its token when somebody has typed in its code, once', async () => {
    const { device_code: device, user_code: user, verification_uri: page } = await start()
    expect(String(user)).toMatch(/^[B-Z]{4}-[B-Z]{4}$/)
    expect(String(page)).toMatch(/\/device$/)
    expect((await poll(device)).error).toBe('authorization_pending')
    expect((await poll(device)).error).toBe('slow_down')
    await wait()
    const typed = String(user).toLowerCase().replace('-', ' ')
    expect((await ask(server.url, looking, { u: typed }, person)).data).toEqual({
      deviceRequest: { program: 'War room bot', scopes: ['READ', 'ORDERS'], host: null, refuseAt: null },
    })
    const granted = { u: typed, a: true, s: ['READ', 'ORGANISE'] }
    expect((await ask(server.url, answering, granted, person)).data).toEqual({ answerDevice: true })
    expect((await ask(server.url, answering, granted, person)).data).toEqual({ answerDevice: false })
    expect((await poll(device, stranger)).error).toBe('invalid_grant')
    await wait()
    const tokens = await poll(device)
    expect(tokens).toMatchObject({ scope: 'read' })
    expect(await name(tokens.access_token)).toBe(`Device Owner ${String(people)}`)
    await wait()
    expect((await poll(device)).error).toBe('invalid_grant')
  })

  it('is told of a no, and that it was too late', async () => {
    const [refused, late] = [await start(), await start()]
    await ask(server.url, answering, { u: refused['user_code'], a: false, s: [] }, person)
    expect((await poll(refused['device_code'])).error).toBe('access_denied')
    await owner.query(`UPDATE accounts."oauthRequest" SET "expiresAt" = now() WHERE "state" = 'ASKED'`)
    expect((await poll(late['device_code'])).error).toBe('expired_token')
    expect((await ask(server.url, looking, { u: late['user_code'] }, person)).data).toEqual({ deviceRequest: null })
  })

  it('is found by nobody who tries codes', async () => {
    const { user_code: user } = await start()
    for (let tried = 0; tried < 10; tried += 1)
      expect((await ask(server.url, looking, { u: 'BBBB-BBBB' }, person)).data).toEqual({ deviceRequest: null })
    expect((await ask(server.url, looking, { u: user }, person)).errors[0]?.code).toBe('LIMIT')
    const answer = await ask(server.url, answering, { u: user, a: true, s: ['READ'] }, person)
    expect(answer.errors[0]?.code).toBe('LIMIT')
    expect((await ask(server.url, looking, { u: user }, {})).errors[0]?.code).toBe('UNAUTHENTICATED')
  })
})
