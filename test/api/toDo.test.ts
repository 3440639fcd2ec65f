import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toDoOf } from '../../server/src/graphql/toDo.js'
import { feudRegistry } from '../support/feud.js'
import { daysAhead } from '../support/house.js'
import { ask, connect, type Identity, must, signUp } from './client.js'
import { openFeud, openPeople, type People } from './feud.js'
import { listen } from './frames.js'
import { bent, withLeak } from './plantedLeaks.js'
import { startTestServer, type TestServer } from './server.js'
import { briefingOf, resolved, seal } from './world.js'

let server: TestServer
let people: People
beforeAll(async () => {
  server = await startTestServer({ registry: feudRegistry })
  people = await openPeople(server.url)
})
afterAll(() => server.close())

const fields = 'toDo { kind text askIds deadlineAt }'
const status = `query ($id: ID!) { campaign(id: $id) { status { ${fields} } } }`
const frames = `subscription ($id: ID!) { status(campaignId: $id) { version ${fields} } }`

interface Frame {
  readonly status: { readonly toDo: readonly { readonly kind: string; readonly askIds: readonly string[] }[] }
}

/** The answer as it comes, byte for byte; a campaign in which seals show nowhere. */
const told = async (id: string, who: Identity): Promise<string> => (await ask(server.url, status, { id }, who)).text

const toDo = async (id: string, who: Identity) =>
  (await must<{ campaign: Frame | null }>(server.url, status, { id }, who)).campaign?.status.toDo

const walk = (id: string, who: Identity, seat: string) =>
  seal(server.url, who, { campaignId: id, askId: `walk-1-${seat}`, orders: [] })

const acting = async (id: string): Promise<Identity> => {
  const dora = await signUp(server.url, 'Dora')
  const name = 'mutation ($id: ID!, $until: DateTime!) { nameDeputy(campaignId: $id, until: $until) { url } }'
  const variables = { id, until: daysAhead(10) }
  const { nameDeputy } = await must<{ nameDeputy: { url: string } }>(server.url, name, variables, people.south)
  const accept = 'mutation ($token: String!) { acceptInvitation(token: $token) { id } }'
  await must(server.url, accept, { token: nameDeputy.url.replace('/join/', '') }, dora)
  return dora
}

describe('what somebody has to do', () => {
  it('are the open questions of their own desk, and of the seat for whose holder they act', async () => {
    const id = await openFeud(server.url, people)
    const { north, south, observer, facilitator, organiser, outsider } = people
    const dora = await acting(id)
    const asked = { kind: 'walk', text: 'Where to?', deadlineAt: expect.any(String) as string }
    expect(await toDo(id, north)).toEqual([{ ...asked, askIds: ['walk-1-A'] }])
    for (const who of [south, dora]) expect(await toDo(id, who)).toEqual([{ ...asked, askIds: ['walk-1-B'] }])
    for (const who of [observer, facilitator, organiser]) expect(await toDo(id, who)).toEqual([])
    expect(await toDo(id, outsider)).toBeUndefined()
    await walk(id, dora, 'B')
    for (const who of [south, dora]) expect(await toDo(id, who)).toEqual([])
    await must(server.url, 'mutation ($id: ID!) { pauseCampaign(campaignId: $id) { id } }', { id }, organiser)
    expect(await toDo(id, north)).toEqual([])
  })

  it('comes live to all screens of its owner, and nothing of it to anybody else', async () => {
    const { north, south, west } = people
    const id = await openFeud(server.url, people, { showSealed: false })
    const before = await told(id, north)
    const clients = [connect(server.url, north), connect(server.url, south)] as const
    const [ofNorth, ofSouth] = clients.map((client) => listen<Frame>(client, frames, { id }))
    await ofNorth?.next()
    expect((await ofSouth?.next())?.status.toDo).toHaveLength(1)
    await walk(id, south, 'B')
    expect((await ofSouth?.next())?.status.toDo).toEqual([])
    expect(await told(id, north)).toBe(before)
    const { number } = await briefingOf(server.url, id, north)
    await walk(id, north, 'A')
    // The first that North hears is what North has done.
    expect((await ofNorth?.next())?.status.toDo).toEqual([])
    await walk(id, west, 'C')
    await resolved(server.url, id, north, number)
    expect((await toDo(id, north))?.flatMap(({ askIds }) => askIds)).toEqual(
      (await briefingOf(server.url, id, north)).asks.map((one) => one.id),
    )
    for (const client of clients) await client.dispose()
  })

  it('would tell of others, if it asked for no desk', async () => {
    const { north, south } = people
    const id = await openFeud(server.url, people, { showSealed: false })
    const leak = bent('what is to be done', 'to_do_json', 'a.seat = _desk AND', 'true AND')
    const [before, after] = await withLeak(server.ownerUrl, leak, async () => {
      const first = await told(id, north)
      await walk(id, south, 'B')
      return [first, await told(id, north)]
    })
    expect(after).not.toBe(before)
  })

  it('is counted by kind in the words of the ruleset, or called by its title', () => {
    const row = (askId: string, kind: string, deadlineAt: string | null = null) => ({
      ...{ askId, kind, title: `A ${kind}?`, deadlineAt },
    })
    const rows = [row('b1', 'battle', '2026-12-01'), row('p', 'plan'), row('b2', 'battle'), row('x', 'word')]
    expect(toDoOf(rows, { battle: ({ count }) => `${String(count)} battles`, plan: () => 'a plan' })).toEqual([
      { kind: 'battle', text: '2 battles', askIds: ['b1', 'b2'], deadlineAt: '2026-12-01' },
      { kind: 'plan', text: 'a plan', askIds: ['p'], deadlineAt: null },
      { kind: 'word', text: 'A word?', askIds: ['x'], deadlineAt: null },
    ])
  })
})
