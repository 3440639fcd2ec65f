import { afterAll, beforeAll, expect, it } from 'vitest'
import { ask, connect, cookieOf, type Identity, must, signIn, signUp } from './client.js'
import { startTestServer, type TestServer } from './server.js'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

interface Session {
  readonly id: string
  readonly device: string
  readonly current: boolean
  readonly lastUsedAt: string
}

const sessionsOf = async (identity: Identity): Promise<readonly Session[]> =>
  (
    await must<{ me: { sessions: readonly Session[] } }>(
      server.url,
      '{ me { sessions { id device current lastUsedAt } } }',
      {},
      identity,
    )
  ).me.sessions

const isIn = async (identity: Identity): Promise<boolean> =>
  (await ask(server.url, '{ me { id } }', {}, identity)).data?.['me'] !== null

/** A socket of this session is open; `socket` resolves when it has been closed. */
const closing = async (identity: Identity): Promise<{ readonly socket: Promise<unknown> }> => {
  const client = connect(server.url, identity)
  const socket = new Promise<unknown>((resolve) => void client.on('closed', resolve))
  const connected = new Promise<unknown>((resolve) => void client.on('connected', resolve))
  const nothing = (): undefined => undefined
  const query = 'subscription { status(campaignId: "00000000-0000-4000-8000-000000000000") { turn } }'
  client.subscribe({ query }, { next: nothing, error: nothing, complete: nothing })
  await connected
  return { socket }
}

it('are listed, and end one by one or all at once, with their sockets', async () => {
  const here = await signUp(server.url, 'Everywhere')
  const there: Identity = { cookie: cookieOf(await signIn(server.url, 'everywhere@example.org')) }
  const stranger = await signUp(server.url, 'Elsewhere')
  const listed = await sessionsOf(here)
  expect(listed.map(({ current }) => current).sort()).toEqual([false, true])
  expect(JSON.stringify(listed)).not.toContain(here.cookie.split('=')[1]?.split('.')[0])

  const other = listed.find(({ current }) => !current)?.id
  const end = 'mutation ($id: ID!) { endSession(id: $id) }'
  expect((await ask(server.url, end, { id: other }, stranger)).data).toEqual({ endSession: false })
  expect(await isIn(there)).toBe(true)
  const closed = await closing(there)
  expect((await ask(server.url, end, { id: other }, here)).data).toEqual({ endSession: true })
  await closed.socket
  expect([await isIn(here), await isIn(there)]).toEqual([true, false])

  const again: Identity = { cookie: cookieOf(await signIn(server.url, 'everywhere@example.org')) }
  const all = await ask(server.url, 'mutation { endAllSessions }', {}, again)
  expect(all.data).toEqual({ endAllSessions: 2 })
  expect([await isIn(here), await isIn(again), await isIn(stranger)]).toEqual([false, false, true])
})

it('are listed by the API alone, without their tokens', async () => {
  const { cookie } = await signUp(server.url, 'Lister')
  const direct = await fetch(`${server.url}/api/auth/list-sessions`, { headers: { cookie } })
  expect(direct.status).toBe(404)
})
