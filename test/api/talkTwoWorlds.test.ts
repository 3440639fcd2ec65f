import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { feudRegistry } from '../support/feud.js'
import { openPeople, type People } from './feud.js'
import { confirmAll, type Looks, playWorld, toldApart } from './lookOn.js'
import { asOwner, withLeak } from './plantedLeaks.js'
import { startTestServer, type TestServer } from './server.js'
import { leaks } from './talkLeaks.js'
import { talkWorld } from './talkWorld.js'

let server: TestServer
let people: People
/** What the others are told in the world in which nobody says anything. */
let quiet: Looks

const play = (busy: boolean, until?: Looks): Promise<Looks> =>
  playWorld(server, people, talkWorld(server.url, people, busy), until)

beforeAll(async () => {
  server = await startTestServer({ registry: feudRegistry })
  people = await openPeople(server.url)
  await asOwner(server.ownerUrl, (owner) => owner.query(confirmAll))
  quiet = await play(false)
}, 240_000)
afterAll(() => server.close())

/** Who is told anything else in a world in which two write, complain, read and name their battle. */
const apart = async (): Promise<readonly string[]> => toldApart(quiet, await play(true, quiet))

describe('two worlds that differ in what two players say to one another', () => {
  it('are one to all others: in answers, refusals, counts, frames, files, mails, webhooks and calendars', async () => {
    expect(quiet.west).toContain('The bridge')
    expect(quiet.west).toContain('PAUSED')
    expect(quiet.west).toContain('the campaign is paused')
    expect(quiet.west).toContain('SUMMARY')
    expect(quiet.west).toContain('webhook-signature')
    expect(toldApart(quiet, await play(true)).join('\n')).toBe('')
  })

  it.each(leaks)('are told apart by $channel, if that leaks', async (leak) => {
    expect(await withLeak(server.ownerUrl, leak, apart)).not.toEqual([])
  })
})
