import { readFileSync } from 'node:fs'
import type { GraphQLSchema } from 'graphql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSchema } from '../../server/src/graphql/schema.js'
import { inPersonOnly, needOf } from '../../server/src/graphql/scopes/needs.js'
import { ask, connect, type Identity, makeToken, must } from './client.js'
import { listen } from './frames.js'
import { startTestServer, type TestServer } from './server.js'
import { createCampaign, openWorld, type World } from './world.js'

let server: TestServer
let world: World
let schema: GraphQLSchema
/** Another campaign of player A. */
let other: string

beforeAll(async () => {
  server = await startTestServer()
  world = await openWorld(server)
  schema = await openSchema()
  other = await createCampaign(server.url, world.playerA, { name: 'Another war', visibility: 'LISTED' })
})
afterAll(() => server.close())

const tokenOf = async (
  owner: Identity,
  scopes: readonly string[],
  campaigns: readonly string[] | null = null,
): Promise<Identity> => ({ token: await makeToken(server.url, owner, scopes, campaigns) })

describe('which scope a change needs', () => {
  const page = readFileSync(new URL('../../docs/tokens.md', import.meta.url), 'utf8')
  const namesIn = (cell = ''): readonly string[] => [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name)
  const rows = [...page.matchAll(/^\| (.+) \|$/gm)].map(([, row = '']) => row.split(' | '))

  it('is said of every change, once, in the table and to people', () => {
    const said = rows.flatMap(([first, , third]) =>
      namesIn(third ?? first).map((name) => [name, third === undefined ? null : first]),
    )
    const needed = Object.keys(schema.getMutationType()?.getFields() ?? {}).map((name) => {
      const { scope } = needOf(name)
      return [name, scope && `\`${scope.toUpperCase()}\``]
    })
    expect(said.sort()).toEqual(needed.sort())
    for (const { why, changes } of inPersonOnly)
      expect(rows.find(([first]) => namesIn(first).includes(changes[0] ?? ''))?.[1]).toBe(why)
  })

  it('is missed if the table has no line for a change', () => {
    expect(() => needOf('newlyInvented')).toThrow(/say in scopes\/needs\.ts/)
  })
})

describe('what the page can, a token can', () => {
  it('organises with the scope for it, and with no other', async () => {
    const invite = 'mutation ($c: ID!) { invite(campaignId: $c, role: OBSERVER) { id } }'
    const refused = await ask(
      ...([server.url, invite, { c: world.campaignId }, await tokenOf(world.organiser, ['READ', 'ORDERS'])] as const),
    )
    expect(refused.errors).toMatchObject([{ code: 'FORBIDDEN_SCOPE' }])
    expect(refused.errors[0]?.message).toContain('ORGANISE')
    const tool = await tokenOf(world.organiser, ['READ', 'ORGANISE'])
    const made = await must<{ invite: { id: string } }>(server.url, invite, { c: world.campaignId }, tool)
    const revoke = 'mutation ($id: ID!) { revokeInvitation(id: $id) }'
    expect((await ask(server.url, revoke, { id: made.invite.id }, tool)).data).toEqual({ revokeInvitation: true })
  })

  it('steers the clock with the scope for it, and the log says that it was a tool', async () => {
    const tool = await tokenOf(world.facilitator, ['READ', 'FACILITATE'])
    const pause = `mutation ($c: ID!) { pauseCampaign(campaignId: $c, note: "Tea") { log(limit: 1) { kind tool } } }`
    expect((await ask(server.url, pause, { c: world.campaignId }, tool)).data).toMatchObject({
      pauseCampaign: { log: [{ tool: true }] },
    })
    const resume = 'mutation ($c: ID!) { resumeCampaign(campaignId: $c) { status { phase } } }'
    expect((await ask(server.url, resume, { c: world.campaignId }, tool)).data).toEqual({
      resumeCampaign: { status: { phase: 'RUNNING' } },
    })
  })

  it('reads the address with the scope for it, and with no other', async () => {
    const who = '{ me { name email } }'
    const without = await ask(server.url, who, {}, world.bothToken)
    expect([without.data, without.errors[0]?.code]).toEqual([{ me: null }, 'FORBIDDEN_SCOPE'])
    expect(without.text).not.toContain('player-a@example.org')
    const tool = await tokenOf(world.playerA, ['READ', 'EMAIL'])
    expect((await ask(server.url, who, {}, tool)).data).toMatchObject({ me: { email: 'player-a@example.org' } })
  })
})

describe('a token that is limited to campaigns', () => {
  const all = ['READ', 'ORDERS', 'FACILITATE', 'ORGANISE', 'EMAIL']
  const list = '{ campaigns { nodes { id } } }'
  const look = 'query ($c: ID!) { campaign(id: $c) { name } }'
  let narrow: Identity
  beforeAll(async () => {
    narrow = await tokenOf(world.playerA, all, [other])
  })

  it('sees these, and others as a stranger does', async () => {
    expect((await ask(server.url, list, {}, narrow)).data).toEqual({ campaigns: { nodes: [{ id: other }] } })
    expect((await ask(server.url, look, { c: other }, narrow)).data).toEqual({ campaign: { name: 'Another war' } })
    const stranger = await ask(server.url, look, { c: world.campaignId }, world.outsider)
    for (const id of [world.campaignId, world.campaignId.toUpperCase()])
      expect((await ask(server.url, look, { c: id }, narrow)).data).toEqual(stranger.data)
  })

  it('looks at an offer of its owner’s own as at anybody’s', async () => {
    const elsewhere = await tokenOf(world.outsider, all, [await createCampaign(server.url, world.outsider)])
    const request = 'mutation ($c: ID!, $d: String!) { requestSeat(campaignId: $c, diceContribution: $d) { id } }'
    const { requestSeat } = await must<{ requestSeat: { id: string } }>(
      ...([server.url, request, { c: other, d: 'ab'.repeat(32) }, world.outsider] as const),
    )
    const offer = 'query ($c: ID!) { offer(campaignId: $c) { organiser request { id } } seatRequests { nodes { id } } }'
    const [own, tool] = [
      await ask(server.url, offer, { c: other }, world.outsider),
      await ask(server.url, offer, { c: other }, elsewhere),
    ]
    expect(own.data).toMatchObject({ offer: { request: { id: requestSeat.id } }, seatRequests: { nodes: [{}] } })
    expect(tool.data).toEqual({ offer: { organiser: 'Player A', request: null }, seatRequests: { nodes: [] } })
    const withdraw = 'mutation ($id: ID!) { withdrawSeatRequest(id: $id) }'
    const refused = await ask(server.url, withdraw, { id: requestSeat.id }, elsewhere)
    expect(refused.errors).toMatchObject([{ code: 'NOT_FOUND' }])
  })

  it('is told and takes note of nothing else', async () => {
    await server.tellAll()
    const told = '{ notifications { number campaignId acknowledgedAt } }'
    const all = (await must<{ notifications: { campaignId: string }[] }>(server.url, told, {}, world.playerA))
      .notifications
    expect(all.some(({ campaignId }) => campaignId === world.campaignId)).toBe(true)
    await must(server.url, 'mutation { acknowledgeNotifications(through: 1000000) }', {}, narrow)
    const after = await must<{ notifications: { campaignId: string; acknowledgedAt: string | null }[] }>(
      ...([server.url, told, {}, world.playerA] as const),
    )
    for (const { campaignId, acknowledgedAt } of after.notifications)
      if (campaignId === world.campaignId) expect(acknowledgedAt).toBeNull()
    const seen = await must<{ notifications: { campaignId: string }[] }>(server.url, told, {}, narrow)
    expect(seen.notifications.filter(({ campaignId }) => campaignId !== other)).toEqual([])
  })

  it('follows no other stream', async () => {
    const client = connect(server.url, narrow)
    const stream = listen<object>(client, 'subscription ($c: ID!) { status(campaignId: $c) { turn } }', {
      c: world.campaignId,
    })
    expect(JSON.stringify(await stream.over)).toContain('NOT_FOUND')
    await client.dispose()
  })

  it('creates nothing, and accepts no invitation', async () => {
    const accept = await ask(server.url, 'mutation { acceptInvitation(token: "x") { id } }', {}, narrow)
    expect(accept.errors).toMatchObject([{ code: 'FORBIDDEN_SCOPE' }])
  })

  it.each([
    ['of nobody’s', () => '00000000-0000-4000-8000-000000000000'],
    ['of somebody else’s', () => other],
  ])('is not made for a campaign %s', async (_, id) => {
    const make = 'mutation ($c: [ID!]) { createToken(name: "x", scopes: [READ], campaigns: $c) { secret } }'
    const refused = await ask(server.url, make, { c: [id()] }, world.playerB)
    expect(refused.errors).toMatchObject([{ code: 'BAD_INPUT' }])
    expect((await ask(server.url, make, { c: [] }, world.playerB)).errors).toMatchObject([{ code: 'BAD_INPUT' }])
  })

  it('says so in the list of tokens', async () => {
    const tokens = '{ me { tokens { scopes campaigns } } }'
    const { me } = await must<{ me: { tokens: object[] } }>(server.url, tokens, {}, world.playerA)
    expect(me.tokens).toContainEqual({ scopes: all, campaigns: [other] })
  })
})
