import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Identity } from './client.js'
import { ask, connect, cookieOf, password, postAuth, signIn, signUp } from './client.js'
import { generous } from './config.js'
import { startTestServer, type TestServer } from './server.js'

/** What stands after the # of the link in a mail. */
const tokenIn = (text: string, page: string): string => new RegExp(`/${page}#(\\S+)`).exec(text)?.[1] ?? ''

const nameOf = async (server: TestServer, identity: Identity): Promise<unknown> =>
  ((await ask(server.url, '{ me { name } }', {}, identity)).data?.['me'] as { name: string } | null)?.name

const confirm = (server: TestServer, token: string, cookie = ''): Promise<Response> =>
  fetch(`${server.url}/api/auth/verify-email?token=${token}`, { headers: { cookie } })

const sessionOf = (response: Response): Identity => ({ cookie: cookieOf(response) })

const verified = async (owner: pg.Client, email: string): Promise<unknown> =>
  (
    await owner.query<{ emailVerified: boolean }>('SELECT "emailVerified" FROM accounts."user" WHERE email = $1', [
      email,
    ])
  ).rows[0]?.emailVerified

describe('a host without a mail server', () => {
  let server: TestServer
  let owner: pg.Client
  beforeAll(async () => {
    server = await startTestServer({
      limits: { ...generous, signInPerAccount: { max: 5, window: 60 }, mailPerAccount: { max: 6, window: 60 } },
    })
    owner = new pg.Client({ connectionString: server.ownerUrl })
    await owner.connect()
  })
  afterAll(async () => {
    await owner.end()
    await server.close()
  })

  it('lets in who signs up at once, and takes the address for confirmed when the mail is answered', async () => {
    const identity = await signUp(server.url, 'Fresh')
    expect(await nameOf(server, identity)).toBe('Fresh')
    const mail = await server.mailbox.newest('fresh@example.org', /Confirm/)
    expect(await verified(owner, 'fresh@example.org')).toBe(false)
    const token = tokenIn(mail.text, 'confirm')
    expect((await confirm(server, `${token}x`)).status).toBe(401)
    expect((await confirm(server, token, identity.cookie)).status).toBe(200)
    expect(await verified(owner, 'fresh@example.org')).toBe(true)
  })

  it('gives a new password for a link in a mail, once, and ends every session', async () => {
    const identity = await signUp(server.url, 'Forgetful')
    const email = 'forgetful@example.org'
    const request = await postAuth(server.url, '/request-password-reset', { email })
    const token = tokenIn((await server.mailbox.newest(email, /new password/)).text, 'set-password')
    const choose = (newPassword: string): Promise<Response> =>
      postAuth(server.url, '/reset-password', { token, newPassword })
    expect((await choose('short')).status).toBe(400)
    expect((await choose('quite another password')).status).toBe(200)
    expect((await choose('and one more password')).status).toBe(400)
    expect(await nameOf(server, identity)).toBeUndefined()
    expect((await signIn(server.url, email)).status).toBe(401)
    expect((await signIn(server.url, email, 'quite another password')).status).toBe(200)
    await server.mailbox.newest(email, /was changed/)
    const unknown = await postAuth(server.url, '/request-password-reset', { email: 'nobody@example.org' })
    expect([unknown.status, await unknown.text()]).toEqual([request.status, await request.text()])
    expect(server.mailbox.to('nobody@example.org')).toEqual([])
  })

  it('writes links for its own address, whatever a request says of it', async () => {
    await signUp(server.url, 'Lured')
    const text = JSON.stringify({ email: 'lured@example.org' })
    await fetch(`${server.url}/api/auth/request-password-reset`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: server.url, 'x-forwarded-host': 'evil.example' },
      body: text,
    })
    const mail = await server.mailbox.newest('lured@example.org', /new password/)
    expect(mail.text).toContain('http://localhost:0/set-password#')
    expect(mail.text).not.toContain('evil.example')
  })

  it('writes a link for an operator, which works as one in a mail does', async () => {
    await signUp(server.url, 'No Mail')
    expect(await server.accounts.resetLink('nobody@example.org')).toBeNull()
    const token = tokenIn((await server.accounts.resetLink('No-Mail@example.org')) ?? '', 'set-password')
    const chosen = await postAuth(server.url, '/reset-password', { token, newPassword: 'from the operator' })
    expect(chosen.status).toBe(200)
    expect((await signIn(server.url, 'no-mail@example.org', 'from the operator')).status).toBe(200)
  })

  it('changes a password for who knows the old one, and ends the other sessions', async () => {
    const { cookie } = await signUp(server.url, 'Changer')
    const elsewhere = sessionOf(await signIn(server.url, 'changer@example.org'))
    const socket = connect(server.url, elsewhere)
    const closed = new Promise<unknown>((resolve) => void socket.on('closed', resolve))
    const connected = new Promise<unknown>((resolve) => void socket.on('connected', resolve))
    const nothing = (): undefined => undefined
    const query = 'subscription { statusChanged(campaignId: "x") { id } }'
    socket.subscribe({ query }, { next: nothing, error: nothing, complete: nothing })
    await connected
    const change = (currentPassword: string): Promise<Response> =>
      postAuth(
        server.url,
        '/change-password',
        { currentPassword, newPassword: 'the password after', revokeOtherSessions: true },
        cookie,
      )
    for (let round = 0; round < 4; round += 1) expect((await change('a wrong guess here')).status).toBe(400)
    const changed = await change(password)
    expect(changed.status).toBe(200)
    expect(await nameOf(server, sessionOf(changed))).toBe('Changer')
    expect(await nameOf(server, elsewhere)).toBeUndefined()
    await closed
    await socket.dispose()
    await server.mailbox.newest('changer@example.org', /was changed/)
    const again = cookieOf(changed)
    const guess = (): Promise<Response> =>
      postAuth(server.url, '/change-password', { currentPassword: 'no', newPassword: 'the password after' }, again)
    expect((await guess()).status).toBe(429)
  })

  it('changes an address when the old one agrees and the new one answers', async () => {
    const { cookie } = await signUp(server.url, 'Mover')
    const from = 'mover@example.org'
    const to = 'moved@example.org'
    await confirm(server, tokenIn((await server.mailbox.newest(from, /Confirm/)).text, 'confirm'), cookie)
    expect((await postAuth(server.url, '/change-email', { newEmail: to }, cookie)).status).toBe(200)
    const agree = await server.mailbox.newest(from, /is to be changed/)
    expect(server.mailbox.to(to)).toEqual([])
    await confirm(server, tokenIn(agree.text, 'confirm'), cookie)
    const answer = await server.mailbox.newest(to, /Confirm/)
    expect((await signIn(server.url, to)).status).toBe(401)
    await confirm(server, tokenIn(answer.text, 'confirm'), cookie)
    expect((await signIn(server.url, to)).status).toBe(200)
    expect((await ask(server.url, '{ me { email } }', {}, { cookie })).data).toEqual({ me: { email: to } })
  })

  it('does not tell who else has an address', async () => {
    const { cookie } = await signUp(server.url, 'Curious')
    await signUp(server.url, 'Known')
    const asked = async (newEmail: string): Promise<string> =>
      (await postAuth(server.url, '/change-email', { newEmail }, cookie)).text()
    expect(await asked('known@example.org')).toBe(await asked('free@example.org'))
    expect(server.mailbox.to('known@example.org').map(({ subject }) => subject)).toEqual([
      'Confirm your e-mail address',
    ])
    await server.mailbox.newest('curious@example.org', /is to be changed/)
  })

  it.each(['asked-often@example.org', 'never-there@example.org'])(
    'sends %s no more than so many mails',
    async (email) => {
      if (email.startsWith('asked')) await signUp(server.url, 'Asked Often')
      const statuses: number[] = []
      for (let round = 0; round < 7; round += 1)
        statuses.push((await postAuth(server.url, '/request-password-reset', { email })).status)
      expect(statuses.at(0)).toBe(200)
      expect(statuses.at(-1)).toBe(429)
    },
  )
})

describe('a host with a mail server', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({
      config: { mail: { smtpUrl: 'smtp://localhost', from: 'muster@example.org', folder: '' } },
    })
  })
  afterAll(() => server.close())

  const up = (email: string, name: string, secret = password): Promise<Response> =>
    postAuth(server.url, '/sign-up/email', { email, password: secret, name })
  const shapeOf = async (response: Response, name: string): Promise<unknown> => {
    const { token, user } = (await response.json()) as { token: unknown; user: Record<string, unknown> }
    expect(user['name']).toBe(name)
    return [response.status, token, Object.keys(user), typeof user['id'], String(user['id']).length]
  }

  it('tells nobody that an address has an account: not who signs up, nor who tries to get in after', async () => {
    const first = await up('owner@example.org', 'Owner')
    const token = tokenIn((await server.mailbox.newest('owner@example.org', /Confirm/)).text, 'confirm')
    expect(first.headers.getSetCookie()).toEqual([])
    expect((await signIn(server.url, 'owner@example.org')).status).toBe(401)
    const identity = sessionOf(await confirm(server, token))
    expect(await nameOf(server, identity)).toBe('Owner')
    expect((await signIn(server.url, 'owner@example.org')).status).toBe(200)

    const began = performance.now()
    const again = await up('owner@example.org', 'Somebody', 'the password of somebody')
    const stranger = await up('stranger@example.org', 'Somebody', 'the password of somebody')
    expect(performance.now() - began).toBeGreaterThan(1_150)
    expect(await shapeOf(again, 'Somebody')).toEqual(await shapeOf(stranger, 'Somebody'))
    const answers = new Set<string>()
    for (const who of ['owner', 'stranger']) {
      const response = await signIn(server.url, `${who}@example.org`, 'the password of somebody')
      answers.add(`${String(response.status)} ${await response.text()}`)
    }
    expect(answers.size).toBe(1)
    await server.mailbox.newest('owner@example.org', /already have an account/)
    expect(await nameOf(server, identity)).toBe('Owner')
  })

  it('lets in who was there before there was one', async () => {
    await server.accounts.createAccount('old@example.org', password, 'Old')
    expect((await signIn(server.url, 'old@example.org')).status).toBe(200)
  })

  it('lets in who never confirmed by a link for a new password', async () => {
    await up('late@example.org', 'Late')
    await postAuth(server.url, '/request-password-reset', { email: 'late@example.org' })
    const mail = await server.mailbox.newest('late@example.org', /new password/)
    const token = tokenIn(mail.text, 'set-password')
    await postAuth(server.url, '/reset-password', { token, newPassword: 'chosen in the end' })
    expect((await signIn(server.url, 'late@example.org', 'chosen in the end')).status).toBe(200)
  })
})
