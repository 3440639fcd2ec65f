import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ask, connect, type Identity, makeToken, must, signOut, signUp } from './client.js'
import { briefings, type BriefingFrame, listen } from './frames.js'
import { startTestServer, type TestServer } from './server.js'
import { createCampaign, openWorld, type World } from './world.js'
import { countStatements, type Statements } from '../support/statements.js'

let server: TestServer
let world: World
let said: Statements

beforeAll(async () => {
  server = await startTestServer()
  world = await openWorld(server)
  said = countStatements()
})
beforeEach(() => said.taken())
afterAll(async () => {
  said.stop()
  await server.close()
})

const lobby =
  '{ campaigns(first: 10) { nodes { id name status { phase turn toDo { text } } briefing { number turn stage } } } }'
const page = `query ($id: ID!) { campaign(id: $id) { id name board status { phase } briefing { number view asks { id options { kind } } }
  briefings { number } receipts { hash } battles { id } heads invitations { id } log { number } } }`

describe('a request asks once', () => {
  it('costs a lobby two statements, however long', async () => {
    const owner = await signUp(server.url, 'Owner')
    const counts: number[] = []
    for (const more of [1, 5]) {
      for (let made = 0; made < more; made += 1) await createCampaign(server.url, owner)
      await must(server.url, lobby, {}, owner)
      said.taken()
      const { campaigns } = await must<{ campaigns: { nodes: { status: { phase: string } }[] } }>(
        server.url,
        lobby,
        {},
        owner,
      )
      expect(campaigns.nodes.every(({ status }) => status.phase === 'GATHERING')).toBe(true)
      counts.push(said.taken().length)
    }
    expect(counts).toEqual([2, 2])
  })

  it('costs a campaign’s page two statements, with a token as with a cookie', async () => {
    for (const who of [world.playerA, world.readToken]) {
      await must(server.url, page, { id: world.campaignId }, who)
      said.taken()
      const { campaign } = await must<{ campaign: { board: object; briefing: { asks: { options: object[] }[] } } }>(
        server.url,
        page,
        { id: world.campaignId },
        who,
      )
      expect(campaign.briefing.asks[0]?.options.length).toBeGreaterThan(0)
      expect(said.taken()).toHaveLength(2)
    }
  })

  it('answers each caller of a kept board only after his own row was allowed', async () => {
    const board = 'query ($id: ID!) { campaign(id: $id) { board } }'
    await must(server.url, board, { id: world.campaignId }, world.playerA)
    expect((await ask(server.url, board, { id: world.campaignId }, world.outsider)).data).toEqual({ campaign: null })
  })
})

describe('a proof that is remembered', () => {
  /** A token that fell is refused; a cookie that fell is nobody's. */
  const nobody = async (who: Identity): Promise<boolean> => {
    const { data, errors } = await ask(server.url, '{ me { id } }', {}, who)
    return data?.['me'] === null || errors[0]?.code === 'UNAUTHENTICATED'
  }

  it('is not asked for again, and ends with the token at once', async () => {
    const token = await makeToken(server.url, world.playerA, ['READ'])
    expect(await nobody({ token })).toBe(false)
    said.taken()
    expect(await nobody({ token })).toBe(false)
    expect(said.taken()).toEqual([])
    const { me } = await must<{ me: { tokens: { id: string; prefix: string }[] } }>(
      server.url,
      '{ me { tokens { id prefix } } }',
      {},
      world.playerA,
    )
    const id = me.tokens.find(({ prefix }) => token.startsWith(prefix))?.id
    await must(server.url, 'mutation ($id: ID!) { revokeToken(id: $id) }', { id }, world.playerA)
    expect(await nobody({ token })).toBe(true)
  })

  it('ends with the session at once', async () => {
    const guest = await signUp(server.url, 'Guest')
    expect(await nobody(guest)).toBe(false)
    await signOut(server.url, guest)
    expect(await nobody(guest)).toBe(true)
  })

  it('of nobody is asked for each time', async () => {
    const token = `muster_${'x'.repeat(43)}`
    await nobody({ token })
    said.taken()
    await nobody({ token })
    expect(said.taken()).toHaveLength(1)
  })
})

it('streams of one campaign cost nothing while nothing happens but one question a beat for all', async () => {
  const clients = Array.from({ length: 20 }, (_, at) => connect(server.url, at % 2 ? world.playerA : world.playerB))
  const streams = clients.map((client) => listen<BriefingFrame>(client, briefings, { id: world.campaignId }))
  await Promise.all(streams.map((stream) => stream.next()))
  said.taken()
  let heard: readonly string[] = []
  while (heard.length === 0) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    heard = said.taken()
  }
  expect(heard).toHaveLength(1)
  for (const client of clients) await client.dispose()
})
