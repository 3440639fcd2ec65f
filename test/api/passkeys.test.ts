import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Authenticator, openAuthenticator } from '../support/authenticator.js'
import { ask, cookieOf, type Identity, makeToken, must, postAuth, signIn, signUp } from './client.js'
import { generous } from './config.js'
import { startTestServer, type TestServer } from './server.js'

let server: TestServer
let owner: pg.Client
beforeAll(async () => {
  server = await startTestServer({ limits: { ...generous, signInPerAddress: { max: 200, window: 60 } } })
  owner = new pg.Client({ connectionString: server.ownerUrl })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await server.close()
})

interface Offer {
  readonly response: Response
  readonly cookie: string
}

/** What the server offers an authenticator, and the cookie that belongs to it. */
const offer = async (what: 'register' | 'authenticate', cookie = ''): Promise<Offer> => {
  const response = await fetch(`${server.url}/api/auth/passkey/generate-${what}-options`, { headers: { cookie } })
  return { response, cookie: [cookie, cookieOf(response)].filter(Boolean).join('; ') }
}

type Offered = Parameters<Authenticator['get']>[0]

const add = async (
  device: Authenticator,
  cookie: string,
  how: { readonly name?: string; readonly origin?: string; readonly unlocked?: boolean } = {},
): Promise<Response> => {
  const { response, cookie: both } = await offer('register', cookie)
  if (!response.ok) return response
  const { name = 'My phone', origin = server.url, unlocked = true } = how
  const made = device.create((await response.json()) as Offered, { origin, unlocked })
  return postAuth(server.url, '/passkey/verify-registration', { response: made, name }, both)
}

const enter = async (
  device: Authenticator,
  how: { readonly origin?: string; readonly unlocked?: boolean } = {},
): Promise<Response> => {
  const { response, cookie } = await offer('authenticate')
  const proof = device.get((await response.json()) as Offered, { origin: how.origin ?? server.url, ...how })
  return postAuth(server.url, '/passkey/verify-authentication', { response: proof }, cookie)
}

interface Way {
  readonly id: string
  readonly name: string
}

const listed = async (identity: Identity): Promise<readonly Way[]> =>
  (await must<{ me: { passkeys: readonly Way[] } }>(server.url, '{ me { passkeys { id name } } }', {}, identity)).me
    .passkeys

const withPasskey = async (name: string): Promise<{ readonly device: Authenticator; readonly cookie: string }> => {
  const device = openAuthenticator()
  const { cookie } = await signUp(server.url, name)
  expect((await add(device, cookie)).status).toBe(200)
  return { device, cookie }
}

const remove = 'mutation ($id: ID!) { removePasskey(id: $id) }'

describe('a passkey', () => {
  it('signs its owner in to an ordinary session, and they are told of it by mail', async () => {
    const { device, cookie } = await withPasskey('Key Holder')
    expect((await listed({ cookie })).map(({ name }) => name)).toEqual(['My phone'])
    const { text } = await server.mailbox.newest('key-holder@example.org', /new way to sign in/)
    expect(text).toContain('a passkey')
    const entered = await enter(device)
    expect(entered.status).toBe(200)
    const here = { cookie: cookieOf(entered) }
    const { me } = await must<{ me: { name: string; sessions: { current: boolean }[] } }>(
      server.url,
      '{ me { name sessions { current } } }',
      {},
      here,
    )
    expect(me.name).toBe('Key Holder')
    expect(me.sessions.map(({ current }) => current).sort()).toEqual([false, true])
    await must(server.url, 'mutation { endAllSessions }', {}, here)
    expect((await ask(server.url, '{ me { id } }', {}, here)).data).toEqual({ me: null })
  })

  it('is renamed and removed by its owner alone, and signs nobody in afterwards', async () => {
    const { device, cookie } = await withPasskey('Renamer')
    const stranger = await signUp(server.url, 'Stranger')
    const id = (await listed({ cookie }))[0]?.id ?? ''
    const rename = 'mutation ($id: ID!, $name: String!) { renamePasskey(id: $id, name: $name) }'
    expect((await ask(server.url, rename, { id, name: 'Mine' }, stranger)).data).toEqual({ renamePasskey: false })
    expect((await ask(server.url, remove, { id }, stranger)).data).toEqual({ removePasskey: false })
    expect((await ask(server.url, rename, { id, name: '  ' }, { cookie })).errors[0]?.code).toBe('BAD_INPUT')
    expect((await ask(server.url, rename, { id, name: 'The old phone' }, { cookie })).errors).toEqual([])
    expect((await listed({ cookie })).map(({ name }) => name)).toEqual(['The old phone'])
    expect((await ask(server.url, remove, { id }, { cookie })).data).toEqual({ removePasskey: true })
    expect((await enter(device)).status).toBe(401)
  })

  it('goes with the account', async () => {
    const { device, cookie } = await withPasskey('Leaver')
    const gone = await postAuth(server.url, '/delete-user', { password: 'a long enough password' }, cookie)
    expect(gone.status).toBe(200)
    expect((await enter(device)).status).toBe(401)
    const { rowCount } = await owner.query(
      `SELECT FROM accounts.passkey p WHERE NOT EXISTS (SELECT FROM accounts."user" u WHERE u."id" = p."userId")`,
    )
    expect(rowCount).toBe(0)
  })

  it('cannot be removed when it is the last way to sign in', async () => {
    const { cookie } = await withPasskey('Only This')
    const second = openAuthenticator()
    expect((await add(second, cookie)).status).toBe(200)
    await owner.query(
      `DELETE FROM accounts.account a USING accounts."user" u WHERE a."userId" = u."id" AND u."email" = 'only-this@example.org'`,
    )
    const keys = await listed({ cookie })
    expect(keys).toHaveLength(2)
    // Both at once: one of them stays.
    const answers = await Promise.all(keys.map(({ id }) => ask(server.url, remove, { id }, { cookie })))
    expect(answers.flatMap(({ errors }) => errors.map(({ code }) => code))).toEqual(['CONFLICT'])
    expect(await listed({ cookie })).toHaveLength(1)
  })
})

describe('no passkey is added', () => {
  it('by nobody, and by whoever signed in too long ago', async () => {
    expect((await add(openAuthenticator(), '')).status).toBe(401)
    const { cookie } = await signUp(server.url, 'Long Ago')
    await owner.query(`UPDATE accounts.session s SET "createdAt" = now() - interval '16 minutes'
      FROM accounts."user" u WHERE u."id" = s."userId" AND u."email" = 'long-ago@example.org'`)
    const refused = await add(openAuthenticator(), cookie)
    expect([refused.status, await refused.text()]).toEqual([403, expect.stringContaining('SESSION_NOT_FRESH')])
  })

  it.each([
    ['from a page elsewhere', { origin: 'https://evil.example' }],
    ['by a device that was not unlocked', { unlocked: false }],
    ['without a name', { name: ' ' }],
    ['with an endless name', { name: 'x'.repeat(61) }],
  ])('%s', async (why, how) => {
    const { cookie } = await signUp(server.url, `Refused ${why}`.slice(0, 40).trim())
    expect((await add(openAuthenticator(), cookie, how)).status).toBeGreaterThanOrEqual(400)
    expect(await listed({ cookie })).toEqual([])
  })

  it('beyond 20', async () => {
    const { cookie } = await withPasskey('Collector')
    await owner.query(`INSERT INTO accounts.passkey ("id", "name", "publicKey", "userId", "credentialID", "counter", "deviceType", "backedUp")
      SELECT 'more' || n, 'x', '', u."id", 'more' || n, 0, 'singleDevice', false FROM accounts."user" u, generate_series(1, 19) n
      WHERE u."email" = 'collector@example.org'`)
    const refused = await add(openAuthenticator(), cookie)
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('Remove one first')])
  })
})

describe('nobody is signed in', () => {
  it('by a passkey from a page elsewhere, by a locked device, or by an unknown one', async () => {
    const { device } = await withPasskey('Careful')
    const statuses = [
      await enter(device, { origin: 'https://evil.example' }),
      await enter(device, { unlocked: false }),
      await enter(openAuthenticator()),
    ].map(({ status }) => status)
    expect(statuses).toEqual([400, 400, 401])
  })

  it('by the same proof twice, or without what was asked', async () => {
    const { device } = await withPasskey('Replayed')
    const { response, cookie } = await offer('authenticate')
    const proof = { response: device.get((await response.json()) as Offered, { origin: server.url }) }
    expect((await postAuth(server.url, '/passkey/verify-authentication', proof)).status).toBe(400)
    expect((await postAuth(server.url, '/passkey/verify-authentication', proof, cookie)).status).toBe(200)
    expect((await postAuth(server.url, '/passkey/verify-authentication', proof, cookie)).status).toBe(400)
  })

  it('to a blocked account, in the words that a password gets', async () => {
    const { device, cookie } = await withPasskey('Blocked Key')
    await owner.query(`UPDATE accounts."user" SET "blockedAt" = now() WHERE "email" = 'blocked-key@example.org'`)
    const [byKey, byPassword] = [await enter(device), await signIn(server.url, 'blocked-key@example.org')]
    expect(byKey.status).toBe(byPassword.status)
    const told = await byKey.text()
    expect(told).toBe(await byPassword.text())
    expect(told).toContain('This account is blocked')
    expect(byKey.headers.getSetCookie().join()).not.toContain('session_token')
    expect(cookie).not.toBe('')
  })
})

describe('passkeys are listed and removed through the API alone', () => {
  it.each(['list-user-passkeys', 'delete-passkey', 'update-passkey'])('not by %s', async (name) => {
    const { cookie } = await signUp(server.url, `By ${name}`)
    expect((await postAuth(server.url, `/passkey/${name}`, { id: 'x', name: 'x' }, cookie)).status).toBe(404)
    expect((await fetch(`${server.url}/api/auth/passkey/${name}`, { headers: { cookie } })).status).toBe(404)
  })

  it('not by tools', async () => {
    const { cookie } = await withPasskey('Tooled')
    const token = await makeToken(server.url, { cookie }, ['READ', 'ORDERS'])
    const answer = await ask(server.url, '{ me { passkeys { id } } }', {}, { token })
    expect(answer.errors[0]?.code).toBe('FORBIDDEN_SCOPE')
  })
})

it('one address tries so many times a minute and no more', async () => {
  const slow = await startTestServer({ limits: { ...generous, signInPerAddress: { max: 3, window: 60 } } })
  try {
    const statuses: number[] = []
    for (let round = 0; round < 4; round += 1)
      statuses.push((await postAuth(slow.url, '/passkey/verify-authentication', { response: {} })).status)
    expect(statuses).toEqual([400, 400, 400, 429])
  } finally {
    await slow.close()
  }
})
