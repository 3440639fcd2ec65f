import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { feudRegistry } from '../support/feud.js'
import { openPeople, type People } from './feud.js'
import { confirmAll, type Looks, playWorld, toldApart } from './lookOn.js'
import { asOwner, bent, trigger, withLeak } from './plantedLeaks.js'
import { startTestServer, type TestServer } from './server.js'
import { keptWorld, usedWorld } from './standingWorld.js'

let server: TestServer
let people: People

beforeAll(async () => {
  server = await startTestServer({ registry: feudRegistry })
  people = await openPeople(server.url)
  await asOwner(server.ownerUrl, (owner) => owner.query(confirmAll))
}, 240_000)
afterAll(() => server.close())

const timeout = 240_000

/** Counts, notices, reads, and what happens to a seat that was silent. */
const leaks = {
  kept: [
    trigger(
      'a count of changes',
      'standing_orders',
      `UPDATE muster.campaign c SET version = version + 1 FROM muster.holding h WHERE h.id = NEW.holding AND c.id = h.campaign;`,
    ),
    trigger(
      'the log of the table',
      'standing_orders',
      `INSERT INTO muster.table_log (campaign, number, at, kind, tool, detail)
      SELECT h.campaign, max(l.number) + 1, now(), 'RESUMED', false, '{}' FROM muster.holding h
      JOIN muster.table_log l ON l.campaign = h.campaign WHERE h.id = NEW.holding GROUP BY h.campaign;`,
    ),
    bent('the reads of others', 'its_standing', 'h.seat = s.seat AND', ''),
  ],
  used: [
    trigger(
      'what becomes of a silent seat',
      'sheet',
      `UPDATE muster.holding SET offered_at = NULL, silent_stages = -1 WHERE campaign = NEW.campaign AND seat = NEW.seat AND NEW.from_standing;`,
    ),
    bent('how long a sheet’s path is', 'its_closing', ' AND s.ended', ''),
  ],
}

describe.each([
  { name: 'has standing orders', of: keptWorld, planted: leaks.kept },
  { name: 'has standing orders, which are used', of: usedWorld, planted: leaks.used },
])('two worlds that differ in whether a seat $name', ({ of, planted }) => {
  const play = (busy: boolean, until?: Looks): Promise<Looks> =>
    playWorld(server, people, of(server, people, busy), until)
  let quiet: Looks

  beforeAll(async () => {
    quiet = await play(false)
  }, timeout)

  const apart = async (): Promise<readonly string[]> => toldApart(quiet, await play(true, quiet))

  it('are one to all others', { timeout }, async () => {
    expect(quiet.north).toContain('PAUSED')
    if (of === usedWorld) expect(quiet.north).toContain('Seat B sealed nothing')
    expect(toldApart(quiet, await play(true)).join('\n')).toBe('')
  })

  it.each(planted)('are told apart by $channel, if that leaks', { timeout }, async (leak) => {
    expect(await withLeak(server.ownerUrl, leak, apart)).not.toEqual([])
  })
})
