import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { ask, confirmed, cookieOf, type Identity, must, password, postAuth, signIn, signUp } from './client.js'
import { comeBack, type ServiceServer, setOut, startServiceServer, through } from './services.js'

let server: ServiceServer
let owner: pg.Client
const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)

beforeAll(async () => {
  server = await startServiceServer()
  owner = new pg.Client({ connectionString: server.ownerUrl })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await server.close()
  logged.mockRestore()
})

interface Me {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly hasPassword: boolean
  readonly services: readonly { readonly id: string; readonly name: string }[]
}

const me = async (identity: Identity): Promise<Me | null> =>
  (
    await must<{ me: Me | null }>(
      ...([server.url, '{ me { id name email hasPassword services { id name } } }', {}, identity] as const),
    )
  ).me

const vouched = (name: string, more: object = {}) => {
  const email = `${name.toLowerCase().replaceAll(' ', '-')}@example.org`
  return { sub: `subject of ${name}`, email, email_verified: true, name, ...more }
}

const accounts = async (email: string): Promise<number | null> =>
  (await owner.query(`SELECT FROM accounts."user" WHERE "email" = $1`, [email])).rowCount

const disconnect = 'mutation { disconnectService(id: "oidc") }'

describe('somebody for whom a service vouches', () => {
  it('gets an account, and comes back to it', async () => {
    server.standIn.vouchFor(vouched('New Comer'))
    const first = await through(server)
    expect(first.at).toBe('/lobby')
    const mine = await me(first)
    expect(mine).toMatchObject({ name: 'New Comer', email: 'new-comer@example.org', hasPassword: false })
    expect(mine?.services).toEqual([{ id: 'oidc', name: 'The Club' }])
    // The service is who knows them: another address there changes nothing here.
    server.standIn.vouchFor({ ...vouched('New Comer'), email: 'moved@example.org', email_verified: false })
    expect((await me(await through(server)))?.id).toBe(mine?.id)
    expect(server.mailbox.to('new-comer@example.org')).toEqual([])
  })

  it('is called something that can be shown', async () => {
    server.standIn.vouchFor(vouched('Strange', { name: '\u202E', preferred_username: 'strange' }))
    expect((await me(await through(server)))?.name).toBe('strange')
    server.standIn.vouchFor(vouched('Nameless', { name: '' }))
    expect((await me(await through(server)))?.name).toBe('New player')
  })

  it('is let in to the account with the same address if both sides have confirmed it, and its owner is told', async () => {
    const before = await me(await confirmed(server, 'Both Sides'))
    server.standIn.vouchFor(vouched('Both Sides'))
    const linked = await me(await through(server))
    expect(linked?.id).toBe(before?.id)
    expect(linked).toMatchObject({ hasPassword: true, services: [{ name: 'The Club' }] })
    const { text } = await server.mailbox.newest('both-sides@example.org', /new way to sign in/)
    expect(text).toContain('The Club')
  })

  it('is not, if the service has not confirmed the address, and learns nothing about it', async () => {
    await confirmed(server, 'Victim')
    const arrivals: unknown[] = []
    for (const name of ['Victim', 'Nobody At All'])
      for (const unsure of [false, 'true', undefined]) {
        server.standIn.vouchFor({ ...vouched(name), email_verified: unsure })
        arrivals.push(await through(server))
      }
    expect(new Set(arrivals.map((arrival) => JSON.stringify(arrival))).size).toBe(1)
    expect(arrivals[0]).toMatchObject({ at: '/sign-in?error=account_not_linked' })
    expect(await accounts('nobody-at-all@example.org')).toBe(0)
    expect((await me(await confirmedAgain('victim@example.org')))?.services).toEqual([])
  })

  it('is not, if the address is not confirmed here: whoever made the account may not be its owner', async () => {
    const squatter = await signUp(server.url, 'Squatted')
    server.standIn.vouchFor(vouched('Squatted'))
    expect((await through(server)).error).toBe('account_not_linked')
    expect((await me(squatter))?.services).toEqual([])
  })

  it('is told in so many words if the account is blocked', async () => {
    server.standIn.vouchFor(vouched('Shut Out'))
    await through(server)
    await owner.query(`UPDATE accounts."user" SET "blockedAt" = now() WHERE "email" = 'shut-out@example.org'`)
    const refused = await through(server)
    expect(refused.error).toBe('ACCOUNT_BLOCKED')
    expect(decodeURIComponent(refused.at)).toContain('This+account+is+blocked')
    expect(refused.cookie).not.toContain('session_token')
  })
})

const confirmedAgain = async (email: string): Promise<Identity> => ({
  cookie: cookieOf(await signIn(server.url, email)),
})

describe('a service is connected', () => {
  const link = { path: '/link-social' } as const

  it('by whoever is signed in to both, also with another address there, and disconnected again', async () => {
    const { cookie } = await confirmed(server, 'Connector')
    server.standIn.vouchFor(vouched('Connector', { email: 'elsewhere@example.org' }))
    expect((await through(server, { ...link, cookie })).at).toBe('/lobby')
    expect((await me(await through(server)))?.name).toBe('Connector')
    expect((await ask(server.url, disconnect, {}, { cookie })).data).toEqual({ disconnectService: true })
    expect((await ask(server.url, disconnect, {}, { cookie })).data).toEqual({ disconnectService: false })
    expect((await me({ cookie }))?.services).toEqual([])
  })

  it('not with an address that is not confirmed there', async () => {
    const { cookie } = await confirmed(server, 'Unsure There')
    server.standIn.vouchFor(vouched('Unsure There', { email_verified: false }))
    expect((await through(server, { ...link, cookie })).at).toBe('/account?error=unable_to_link_account')
  })

  it('not with an address that is not confirmed here', async () => {
    const { response } = await setOut(server, { ...link, ...(await signUp(server.url, 'Unsure Here')) })
    expect([response.status, await response.text()]).toEqual([403, expect.stringContaining('Confirm it first')])
  })

  it('not by whoever signed in too long ago, nor by nobody', async () => {
    const { cookie } = await confirmed(server, 'Found Browser')
    await owner.query(`UPDATE accounts.session s SET "createdAt" = now() - interval '16 minutes'
      FROM accounts."user" u WHERE u."id" = s."userId" AND u."email" = 'found-browser@example.org'`)
    const { response } = await setOut(server, { ...link, cookie })
    expect([response.status, await response.text()]).toEqual([403, expect.stringContaining('SESSION_NOT_FRESH')])
    expect((await setOut(server, link)).response.status).toBe(401)
  })

  it('not if it signs in to another account', async () => {
    server.standIn.vouchFor(vouched('Taken'))
    await through(server)
    const { cookie } = await confirmed(server, 'Taker')
    expect((await through(server, { ...link, cookie })).error).toBe('account_already_linked_to_different_user')
  })
})

describe('an account without a password', () => {
  const fresh = async (name: string): Promise<{ readonly cookie: string }> => {
    server.standIn.vouchFor(vouched(name))
    return through(server)
  }

  it('keeps its last way to sign in until a password is chosen by the link', async () => {
    const identity = await fresh('Passwordless')
    const refused = await ask(server.url, disconnect, {}, identity)
    expect(refused.errors).toMatchObject([
      { code: 'CONFLICT', message: expect.stringContaining('Set a password') as string },
    ])
    await postAuth(server.url, '/request-password-reset', { email: 'passwordless@example.org' })
    const { text } = await server.mailbox.newest('passwordless@example.org', /^Choose a new/)
    const token = /\/set-password#(\S+)/.exec(text)?.[1] ?? ''
    expect((await postAuth(server.url, '/reset-password', { newPassword: password, token })).status).toBe(200)
    const again = await confirmedAgain('passwordless@example.org')
    expect((await me(again))?.hasPassword).toBe(true)
    expect((await ask(server.url, disconnect, {}, again)).data).toEqual({ disconnectService: true })
  })

  it('moves to another address', async () => {
    const { cookie } = await fresh('Mover')
    expect((await postAuth(server.url, '/change-email', { newEmail: 'moved-on@example.org' }, cookie)).status).toBe(200)
    const tokenIn = async (email: string, subject: RegExp): Promise<string> =>
      /\/confirm#(\S+)/.exec((await server.mailbox.newest(email, subject)).text)?.[1] ?? ''
    const open = (token: string): Promise<Response> =>
      fetch(`${server.url}/api/auth/verify-email?token=${token}`, { headers: { cookie } })
    await open(await tokenIn('mover@example.org', /is to be changed/))
    await open(await tokenIn('moved-on@example.org', /^Confirm/))
    expect(await accounts('moved-on@example.org')).toBe(1)
    expect((await me(await through(server)))?.email).toBe('moved-on@example.org')
  })

  it('is deleted by whoever has just signed in, and nothing is left of it', async () => {
    const { cookie } = await fresh('Gone Soon')
    await setOut(server, { path: '/link-social', cookie })
    expect((await postAuth(server.url, '/delete-user', {}, cookie)).status).toBe(200)
    const left = await owner.query(
      `SELECT FROM accounts.account WHERE "accountId" LIKE '%Gone Soon' UNION ALL SELECT FROM accounts.verification WHERE "value" LIKE '%gone-soon%'`,
    )
    expect([await accounts('gone-soon@example.org'), left.rowCount]).toEqual([0, 0])
  })
})

describe('what stays between the service and the server', () => {
  it('is stored nowhere, and stands in no answer, export or line of the log', async () => {
    server.standIn.vouchFor(vouched('Exporter'))
    const arrival = await through(server)
    const exported = await (await fetch(`${server.url}/export`, { headers: { cookie: arrival.cookie } })).text()
    expect(exported).toContain('"The Club"')
    const { rows } = await owner.query<{ row: string }>(
      `SELECT a::text AS row FROM accounts.account a UNION ALL SELECT v::text FROM accounts.verification v`,
    )
    const told = [
      exported,
      ...rows.map(({ row }) => row),
      ...logged.mock.calls.flat().map(String),
      JSON.stringify(arrival),
    ]
    expect(server.standIn.secrets.length).toBeGreaterThan(3)
    for (const secret of server.standIn.secrets) expect(told.filter((text) => text.includes(secret))).toEqual([])
    expect(exported).not.toContain('subject of')
  })

  it.each(['get-access-token', 'refresh-token', 'unlink-account'])('is not asked for by %s', async (path) => {
    server.standIn.vouchFor(vouched('New Comer'))
    const { cookie } = await through(server)
    expect((await postAuth(server.url, `/${path}`, { accountId: 'x' }, cookie)).status).toBe(404)
  })

  it.each(['list-accounts', 'account-info'])('is not read by %s', async (path) => {
    server.standIn.vouchFor(vouched('New Comer'))
    const { cookie } = await through(server)
    expect((await fetch(`${server.url}/api/auth/${path}`, { headers: { cookie } })).status).toBe(404)
  })
})

describe('nobody comes in', () => {
  it('by a code that was meant for another browser, or twice', async () => {
    server.standIn.vouchFor(vouched('Lured Away'))
    const [mine, other] = [await setOut(server), await setOut(server)]
    expect((await comeBack(server, mine.to, other.cookie)).error).toBe('state_mismatch')
    expect((await comeBack(server, other.to, '')).error).toBe('state_mismatch')
    const back = `${server.url}/api/auth/callback/oidc`
    for (const query of ['', '?code=x', '?code=x&state=x', '?error=access_denied']) {
      const landed = await fetch(`${back}${query}`, { redirect: 'manual' })
      expect(landed.headers.get('location')).toMatch(/^\/sign-in\?error=/)
    }
    expect(await accounts('lured-away@example.org')).toBe(0)
    expect((await comeBack(server, mine.to, mine.cookie)).error).toBeNull()
    expect((await comeBack(server, mine.to, mine.cookie)).error).toBe('state_mismatch')
  })

  it('by a code that the service did not give', async () => {
    const { to, cookie } = await setOut(server)
    const state = new URL(to).searchParams.get('state') ?? ''
    const landed = await fetch(`${server.url}/api/auth/callback/oidc?code=guessed&state=${state}`, {
      redirect: 'manual',
      headers: { cookie },
    })
    expect(landed.headers.get('location')).toBe('/sign-in?error=invalid_code')
  })

  it('by a proof that did not come from the pages of the service', async () => {
    for (const path of ['/sign-in/social', '/link-social']) {
      const { cookie } = await confirmed(server, `Prover ${path.length.toString()}`)
      const response = await postAuth(server.url, path, { provider: 'oidc', idToken: { token: 'x' } }, cookie)
      expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('pages of the service')])
    }
  })

  it('from a page elsewhere, and nobody is sent there', async () => {
    const { cookie } = await confirmed(server, 'Elsewhere Page')
    const send = (origin: string, body: object): Promise<Response> =>
      fetch(`${server.url}/api/auth/link-social`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin, cookie },
        body: JSON.stringify({ provider: 'oidc', ...body }),
      })
    expect((await send('https://evil.example', {})).status).toBe(403)
    expect((await send(server.url, { callbackURL: 'https://evil.example/' })).status).toBe(403)
    expect((await send(server.url, { errorCallbackURL: '//evil.example/' })).status).toBe(403)
  })

  it('by a service that is not offered here', async () => {
    expect((await setOut(server, { provider: 'github' })).response.status).toBe(404)
  })
})

it('what the server sends along binds the answer to this browser', async () => {
  const { searchParams } = new URL((await setOut(server)).to)
  expect(searchParams.get('code_challenge_method')).toBe('S256')
  expect(searchParams.get('redirect_uri')).toBe(`${server.url}/api/auth/callback/oidc`)
  for (const key of ['state', 'nonce', 'code_challenge']) expect(searchParams.get(key)?.length).toBeGreaterThan(20)
  expect(searchParams.has('client_secret')).toBe(false)
})
