import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawnRegistry } from '../support/drawnFeud.js'
import { openPeople, type People } from './feud.js'
import { confirmAll, type Looks, playWorld, toldApart } from './lookOn.js'
import { leaks } from './mapLeaks.js'
import { hiddenWorld, linkOpens, originalWorld } from './mapWorld.js'
import { asOwner, withLeak } from './plantedLeaks.js'
import { startTestServer, type TestServer } from './server.js'

let server: TestServer
let people: People

beforeAll(async () => {
  server = await startTestServer({ registry: drawnRegistry })
  people = await openPeople(server.url)
  await asOwner(server.ownerUrl, (owner) => owner.query(confirmAll))
}, 240_000)
afterAll(() => server.close())

const timeout = 240_000

it('a link opens a map until it ends', { timeout }, async () => {
  expect(await linkOpens(server.url, people)).toEqual([true, false])
})

describe.each([
  { name: 'what somebody makes of their maps', of: originalWorld, planted: leaks.original },
  { name: 'what the rules hide of a campaign’s own map', of: hiddenWorld, planted: leaks.hidden },
])('two worlds that differ in $name', ({ of, planted }) => {
  const play = (busy: boolean, until?: Looks): Promise<Looks> =>
    playWorld(server, people, of(server.url, people, busy), until)
  let quiet: Looks

  beforeAll(async () => {
    quiet = await play(false)
  }, timeout)

  const apart = async (): Promise<readonly string[]> => toldApart(quiet, await play(true, quiet))

  it('are one to all others', { timeout }, async () => {
    expect(quiet.north).toContain('Drake’s ford')
    expect(quiet.north).toContain('"title":"The drawn heath"')
    expect(quiet.north).toContain('NOT_FOUND')
    expect(quiet.outsider).not.toContain('Drake’s ford')
    expect(toldApart(quiet, await play(true)).join('\n')).toBe('')
  })

  it.each(planted)('are told apart by $channel, if that leaks', { timeout }, async (leak) => {
    expect(await withLeak(server.ownerUrl, leak, apart)).not.toEqual([])
  })
})
