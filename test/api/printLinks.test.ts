import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Config } from '../../server/src/config.js'
import { printNewAccount, printResetLink } from '../../server/src/printLinks.js'
import { postAuth, signIn, signUp } from './client.js'
import { testConfig } from './config.js'
import { startTestServer, type TestServer } from './server.js'

let server: TestServer
let config: Config
beforeAll(async () => {
  server = await startTestServer({ config: { signUp: 'closed' } })
  config = { ...testConfig({ databaseUrl: server.ownerUrl }), publicUrl: 'https://muster.example' }
})
afterAll(() => server.close())

/** The token in the link that was printed. */
const printed = async (work: () => Promise<void>): Promise<string> => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  await work()
  const text = String(log.mock.calls[0]?.[0])
  log.mockRestore()
  return /^https:\/\/muster\.example\/set-password#(\S+)$/m.exec(text)?.[1] ?? ''
}

const choose = async (token: string, secret: string, email: string): Promise<readonly number[]> => {
  const chosen = await postAuth(server.url, '/reset-password', { token, newPassword: secret })
  return [chosen.status, (await signIn(server.url, email, secret)).status]
}

it('an operator prints a link for a new password beside the running server', async () => {
  const email = 'locked-out@example.org'
  await server.accounts.createAccount(email, 'a forgotten password', 'Locked Out')
  const token = await printed(() => printResetLink(config, email))
  expect(await choose(token, 'from the operator', email)).toEqual([200, 200])
  await expect(printResetLink(config, 'nobody@example.org')).rejects.toThrow(/No account has the address/)
})

it('an operator makes an account where nobody can sign up', async () => {
  await expect(signUp(server.url, 'Newcomer')).rejects.toThrow(/Nobody can sign up/)
  const email = 'newcomer@example.org'
  const token = await printed(() => printNewAccount(config, ' Newcomer@Example.org', 'Newcomer'))
  expect((await signIn(server.url, email, '')).status).toBe(401)
  expect(await choose(token, 'chosen by its owner', email)).toEqual([200, 200])
  await expect(printNewAccount(config, email, 'Newcomer')).rejects.toThrow(/has an account already/)
  await expect(printNewAccount(config, 'other@example.org', 'x\u202e')).rejects.toThrow(/Nobody can be called/)
})
