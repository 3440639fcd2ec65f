import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { feudRegistry } from '../support/feud.js'
import { openPeople, type People } from './feud.js'
import { startTestServer, type TestServer } from './server.js'
import { leaks, withLeak } from './talkLeaks.js'
import { others, parting, playWorld } from './talkWorld.js'

let server: TestServer
let people: People
/** What the others are told in the world in which nobody says anything. */
let quiet: Awaited<ReturnType<typeof playWorld>>

beforeAll(async () => {
  server = await startTestServer({ registry: feudRegistry })
  people = await openPeople(server.url)
  const owner = new Client({ connectionString: server.ownerUrl })
  await owner.connect()
  await owner.query(`UPDATE accounts."user" SET "emailVerified" = true`)
  await owner.end()
  quiet = await playWorld(server, people, false)
}, 240_000)
afterAll(() => server.close())

/** Who is told anything else in a world in which two write, complain, read and name their battle. */
const toldApart = async (): Promise<readonly string[]> => {
  const busy = await playWorld(server, people, true)
  return others.flatMap((name) => {
    const found = parting(quiet[name], busy[name])
    return found === null ? [] : [`${name}: ${found}`]
  })
}

describe('two worlds that differ in what two players say to one another', () => {
  it('are one to all others: in answers, refusals, counts, frames, files and mails', { timeout: 240_000 }, async () => {
    expect(quiet.west).toContain('The bridge')
    expect(quiet.west).toContain('PAUSED')
    expect(quiet.west).toContain('the campaign is paused')
    expect((await toldApart()).join('\n')).toBe('')
  })

  it.each(leaks)('are told apart by $channel, if that leaks', { timeout: 240_000 }, async (leak) => {
    expect(await withLeak(server.ownerUrl, leak, toldApart)).not.toEqual([])
  })
})
