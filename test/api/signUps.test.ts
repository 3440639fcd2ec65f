import { describe, expect, it } from 'vitest'
import { signUpsPerInvitation } from '../../server/src/auth/limits.js'
import { ask, cookieOf, type Identity, must, password, postAuth, signIn } from './client.js'
import { startTestServer, type TestServer } from './server.js'
import { createCampaign } from './world.js'

const withServer = async (
  config: Parameters<typeof startTestServer>[0],
  work: (server: TestServer) => Promise<void>,
): Promise<void> => {
  const server = await startTestServer(config)
  try {
    await work(server)
  } finally {
    await server.close()
  }
}

const up = async (
  { url }: TestServer,
  email: string,
  invitation?: string,
): Promise<readonly [status: number, text: string]> => {
  const response = await postAuth(url, '/sign-up/email', { email, password, name: 'Newcomer', invitation })
  return [response.status, response.ok ? '' : await response.text()]
}

/** Somebody whom the host let in. */
const guest = async (server: TestServer, email: string): Promise<Identity> => {
  await server.accounts.createAccount(email, password, 'Guest')
  return { cookie: cookieOf(await signIn(server.url, email)) }
}

const invitationOf = async ({ url }: TestServer, organiser: Identity, campaignId: string) => {
  const query = 'mutation ($id: ID!) { invite(campaignId: $id, role: OBSERVER) { id url } }'
  const { invite } = await must<{ invite: { id: string; url: string } }>(url, query, { id: campaignId }, organiser)
  return { id: invite.id, code: invite.url.replace('/join/', '') }
}

const shown = async ({ url }: TestServer): Promise<unknown> => (await ask(url, '{ signUp }')).data?.['signUp']

const smtp = { smtpUrl: 'smtp://localhost', from: 'muster@example.org', folder: '' }

describe('a server for invited people', () => {
  it('lets in who brings an open invitation, so many times, and nobody else', async () => {
    await withServer({ config: { signUp: 'invited' } }, async (server) => {
      expect(await shown(server)).toBe('INVITED')
      const organiser = await guest(server, 'organiser@example.org')
      const campaignId = await createCampaign(server.url, organiser)
      const { id, code } = await invitationOf(server, organiser, campaignId)
      expect((await up(server, 'nobody@example.org'))[1]).toContain('need an invitation')
      expect((await up(server, 'nobody@example.org', 'x'.repeat(43)))[1]).toContain('unknown, used or expired')
      expect(await up(server, 'first@example.org', code)).toEqual([200, ''])
      const statuses: number[] = []
      for (let round = 0; round < signUpsPerInvitation.max; round += 1)
        statuses.push((await up(server, `${String(round)}@example.org`, code))[0])
      expect(statuses).toEqual([...Array<number>(signUpsPerInvitation.max - 1).fill(200), 403])
      const other = await invitationOf(server, organiser, campaignId)
      await must(server.url, 'mutation ($id: ID!) { revokeInvitation(id: $id) }', { id: other.id }, organiser)
      expect((await up(server, 'late@example.org', other.code))[1]).toContain('unknown, used or expired')
      expect(id).not.toBe(other.id)
    })
  })

  it('says the same whether or not the address has an account', async () => {
    await withServer({ config: { signUp: 'invited', mail: smtp } }, async (server) => {
      const organiser = await guest(server, 'organiser@example.org')
      const { code } = await invitationOf(server, organiser, await createCampaign(server.url, organiser))
      for (const invitation of [undefined, 'wrong', code])
        expect(await up(server, 'organiser@example.org', invitation)).toEqual(
          await up(server, 'nobody@example.org', invitation),
        )
    })
  })
})

describe('a closed server', () => {
  it('lets in nobody but those for whom its host makes accounts, and says so', async () => {
    await withServer({ config: { signUp: 'closed' } }, async (server) => {
      expect(await shown(server)).toBe('CLOSED')
      const organiser = await guest(server, 'organiser@example.org')
      const { code } = await invitationOf(server, organiser, await createCampaign(server.url, organiser))
      const refused = await up(server, 'nobody@example.org', code)
      expect(refused[0]).toBe(403)
      expect(refused[1]).toContain('Ask whoever runs it')
      expect(await up(server, 'organiser@example.org', code)).toEqual(refused)
    })
  })
})

it('a server is open to all if nothing is set', async () => {
  await withServer({}, async (server) => {
    expect(await shown(server)).toBe('OPEN')
    expect((await up(server, 'anybody@example.org'))[0]).toBe(200)
  })
})
