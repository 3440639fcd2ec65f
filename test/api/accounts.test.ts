import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ask, type Identity, makeToken, must, password, signIn, signOut, signUp } from './client.js'
import { startTestServer, type TestServer } from './server.js'

let server: TestServer
let owner: pg.Client

beforeAll(async () => {
  server = await startTestServer({
    slowPasswords: true,
    limits: {
      signInPerAddress: { max: 200, window: 60 },
      signInPerAccount: { max: 5, window: 60 },
      signUpPerAddress: { max: 200, window: 60 },
      mailPerAddress: { max: 200, window: 60 },
      mailPerAccount: { max: 200, window: 60 },
      otherPerAddress: { max: 1000, window: 60 },
      exportsPerAccount: { max: 100, window: 60 },
    },
  })
  owner = new pg.Client({ connectionString: server.ownerUrl })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await server.close()
})

const name = async (identity: Identity): Promise<unknown> =>
  ((await ask(server.url, '{ me { name } }', {}, identity)).data?.['me'] as { name: string } | null)?.name

describe('signing in', () => {
  it('gives a session that ends with signing out', async () => {
    const identity = await signUp(server.url, 'Comes And Goes')
    expect(await name(identity)).toBe('Comes And Goes')
    await signOut(server.url, identity)
    expect(await name(identity)).toBeUndefined()
  })

  it('sets a cookie that scripts cannot read and other sites cannot send', async () => {
    await signUp(server.url, 'Cookie')
    const [cookie] = (await signIn(server.url, 'cookie@example.org')).headers.getSetCookie()
    expect(cookie).toMatch(/HttpOnly/i)
    expect(cookie).toMatch(/SameSite=Lax/i)
  })

  it('takes no cookie with a broken signature', async () => {
    const { cookie } = await signUp(server.url, 'Forged')
    const token = cookie.split('=')[1]?.split('.')[0] ?? ''
    expect(await name({ cookie: `muster.session_token=${token}` })).toBeUndefined()
    expect(await name({ cookie: `muster.session_token=${token}.${'A'.repeat(43)}%3D` })).toBeUndefined()
  })

  it('says the same to a wrong password and to an unknown address, after the same work', async () => {
    const known = await signUp(server.url, 'Known')
    expect(known.cookie).not.toBe('')
    const hashing = vi.spyOn(crypto, 'scrypt')
    syncBuiltinESMExports()
    const answers = new Set<string>()
    for (const who of ['known', 'unknown']) {
      hashing.mockClear()
      const response = await signIn(server.url, `${who}@example.org`, 'not the password')
      answers.add(`${String(response.status)} ${await response.text()}`)
      // Without a hash, which takes by far the longest, the unknown one would be answered sooner.
      expect(hashing, who).toHaveBeenCalledTimes(1)
    }
    hashing.mockRestore()
    syncBuiltinESMExports()
    expect(answers.size).toBe(1)
  })

  it.each(['throttled@example.org', 'never-there@example.org'])(
    'is slowed down for %s after 5 attempts',
    async (email) => {
      if (email.startsWith('throttled')) await signUp(server.url, 'Throttled')
      const statuses: number[] = []
      for (let round = 0; round < 6; round += 1)
        statuses.push((await signIn(server.url, email, 'not it, not it')).status)
      expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
      const right = await signIn(server.url, email, password)
      expect(right.status).toBe(429)
      expect(await right.text()).toContain('Wait')
    },
  )

  it('lets an owner in on a device of theirs, whoever tries passwords elsewhere', async () => {
    await signUp(server.url, 'Beset')
    const email = 'beset@example.org'
    const device = (await signIn(server.url, email)).headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0] ?? '')
      .filter((cookie) => cookie.startsWith('muster.device_'))
      .join('; ')
    for (let round = 0; round < 6; round += 1) await signIn(server.url, email, 'not it, not it')
    expect((await signIn(server.url, email)).status).toBe(429)
    const from = (cookie: string, secret: string): Promise<Response> =>
      fetch(`${server.url}/api/auth/sign-in/email`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: server.url, cookie },
        body: JSON.stringify({ email, password: secret }),
      })
    expect((await from(device, password)).status).toBe(200)
    expect((await from(device.replace(/=./, '=!'), password)).status).toBe(429)
    const statuses: number[] = []
    for (let round = 0; round < 6; round += 1) statuses.push((await from(device, 'not it, not it')).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
  })

  it('is refused from a page elsewhere', async () => {
    const { cookie } = await signUp(server.url, 'Lured')
    const response = await fetch(`${server.url}/api/auth/sign-out`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://evil.example', cookie },
      body: '{}',
    })
    expect(response.status).toBe(403)
    expect(await name({ cookie })).toBe('Lured')
  })

  it('keeps passwords as salted scrypt', async () => {
    await signUp(server.url, 'Hashed')
    const { rows } = await owner.query<{ password: string }>(
      `SELECT a.password FROM accounts.account a JOIN accounts."user" u ON u.id = a."userId" WHERE u.email = 'hashed@example.org'`,
    )
    expect(rows[0]?.password).toMatch(/^[0-9a-f]{32}:[0-9a-f]{128}$/)
  })

  it.each(['', '   ', 'x'.repeat(61), 'a\u202eb', 'a\u0007b', '\u3164', '\u0301\u0301', 'Pl\u0430yer'])(
    'takes no name %j',
    async (bad) => {
      const response = await fetch(`${server.url}/api/auth/sign-up/email`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: server.url },
        body: JSON.stringify({ email: 'bad-name@example.org', password, name: bad }),
      })
      expect(response.status).toBe(400)
    },
  )
})

describe('a credential that does not stand', () => {
  it.each(['Bearer muster_of-nobody', 'Bearer something else', 'Basic dXNlcjpwYXNz'])(
    'is told so: %s',
    async (authorization) => {
      const response = await fetch(`${server.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization },
        body: '{"query":"{ rulesets { id } }"}',
      })
      expect([response.status, response.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
      expect(await response.text()).toMatch(/UNAUTHENTICATED/)
    },
  )

  it('as a browser’s stale cookie locks nobody out', async () => {
    const identity = await signUp(server.url, 'Stale')
    await signOut(server.url, identity)
    const { status, data } = await ask(server.url, '{ me { id } rulesets { id } }', {}, identity)
    expect([status, data?.['me']]).toEqual([200, null])
    expect((await signIn(server.url, 'stale@example.org')).status).toBe(200)
  })
})

describe('the accounts’ door', () => {
  const send = (headers: Record<string, string>, body: BodyInit): Promise<Response> =>
    fetch(`${server.url}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: server.url, ...headers },
      body,
      duplex: 'half',
    } as RequestInit)

  it('takes no body of 200 KB, and none of unknown length', async () => {
    expect((await send({}, JSON.stringify({ email: 'x'.repeat(200_000) }))).status).toBe(413)
    const endless = new ReadableStream({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode('{}'))
        controller.close()
      },
    })
    expect((await send({}, endless)).status).toBe(411)
  })

  it('says in a sentence that a body is no JSON', async () => {
    const response = await send({}, '{ "email": ')
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(response.status).toBeLessThan(500)
    expect(await response.text()).not.toMatch(/node_modules|at async/)
  })

  it('is watched over', async () => {
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
  })
})

describe('signing in from one address', () => {
  it('is slowed down whatever the accounts, and no header changes the address', async () => {
    const strict = await startTestServer({
      limits: {
        signInPerAddress: { max: 4, window: 60 },
        signInPerAccount: { max: 100, window: 60 },
        signUpPerAddress: { max: 10, window: 60 },
        mailPerAddress: { max: 100, window: 60 },
        mailPerAccount: { max: 100, window: 60 },
        otherPerAddress: { max: 100, window: 60 },
        exportsPerAccount: { max: 100, window: 60 },
      },
    })
    try {
      const statuses: number[] = []
      for (let round = 0; round < 6; round += 1) {
        const response = await fetch(`${strict.url}/api/auth/sign-in/email`, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            origin: strict.url,
            'x-forwarded-for': `203.0.113.${String(round)}`,
            'x-muster-address': `203.0.113.${String(round)}`,
          },
          body: JSON.stringify({ email: `${String(round)}@example.org`, password }),
        })
        statuses.push(response.status)
      }
      expect(statuses).toEqual([401, 401, 401, 401, 429, 429])
    } finally {
      await strict.close()
    }
  })
})

describe('personal tokens', () => {
  it('are shown once, stored as a hash, scoped, listed, and gone when revoked', async () => {
    const identity = await signUp(server.url, 'Tool User')
    const secret = await makeToken(server.url, identity, ['READ'])
    expect(secret).toMatch(/^muster_[\w-]{43}$/)
    const { rows } = await owner.query<{ key: string }>('SELECT * FROM accounts.apikey')
    expect(JSON.stringify(rows)).not.toContain(secret)
    expect(await name({ token: secret })).toBe('Tool User')
    const list = '{ me { tokens { id name prefix scopes expiresAt lastUsedAt } } }'
    const { me } = await must<{ me: { tokens: Record<string, unknown>[] } }>(server.url, list, {}, identity)
    expect(me.tokens).toHaveLength(1)
    expect(me.tokens[0]).toMatchObject({ name: 'a tool', prefix: secret.slice(0, 11), scopes: ['READ'] })
    expect(me.tokens[0]?.['lastUsedAt']).not.toBeNull()
    expect(JSON.stringify(me)).not.toContain(secret)
    const revoke = 'mutation ($id: ID!) { revokeToken(id: $id) }'
    const stranger = await signUp(server.url, 'Stranger')
    const id = me.tokens[0]?.['id']
    expect((await ask(server.url, revoke, { id }, stranger)).data).toEqual({ revokeToken: false })
    expect((await ask(server.url, revoke, { id }, identity)).data).toEqual({ revokeToken: true })
    expect(await name({ token: secret })).toBeUndefined()
  })

  it('run out', async () => {
    const identity = await signUp(server.url, 'Short Lived')
    const secret = await makeToken(server.url, identity, ['READ'])
    await owner.query(`UPDATE accounts.apikey SET "expiresAt" = now() - interval '1 second' WHERE name = 'a tool'`)
    expect(await name({ token: secret })).toBeUndefined()
  })

  it('make no tokens, and the library’s own way to make them is shut', async () => {
    const identity = await signUp(server.url, 'Careful')
    const token = await makeToken(server.url, identity, ['READ', 'ORDERS'])
    const more = await ask(
      server.url,
      'mutation { createToken(name: "more", scopes: [READ]) { secret } }',
      {},
      { token },
    )
    expect(more.errors[0]?.code).toBe('FORBIDDEN_SCOPE')
    expect((await ask(server.url, '{ me { tokens { id } } }', {}, { token })).errors[0]?.code).toBe('FORBIDDEN_SCOPE')
    const direct = await fetch(`${server.url}/api/auth/api-key/create`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: server.url, cookie: identity.cookie },
      body: '{"name":"x"}',
    })
    expect(direct.status).toBe(404)
  })

  it.each([
    ['no scope', { scopes: [], days: 1, name: 'x' }],
    ['no name', { scopes: ['READ'], days: 1, name: ' ' }],
    ['a long name', { scopes: ['READ'], days: 1, name: 'x'.repeat(61) }],
    ['0 days', { scopes: ['READ'], days: 0, name: 'x' }],
    ['ten years', { scopes: ['READ'], days: 3650, name: 'x' }],
  ])('are not made with %s', async (_, variables) => {
    const identity = await signIn(server.url, 'careful@example.org')
    const cookie = identity.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const make =
      'mutation ($name: String!, $scopes: [TokenScope!]!, $days: Int) { createToken(name: $name, scopes: $scopes, days: $days) { secret } }'
    expect((await ask(server.url, make, variables, { cookie })).errors[0]?.code).toBe('BAD_INPUT')
  })

  it('that are unknown are no session, even beside a good cookie', async () => {
    const { cookie } = await signUp(server.url, 'Both')
    expect(await name({ cookie, token: `muster_${'x'.repeat(43)}` })).toBeUndefined()
    expect(await name({ token: 'something else' })).toBeUndefined()
  })
})
