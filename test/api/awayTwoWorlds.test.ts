import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { feudRegistry } from '../support/feud.js'
import { actingWorld, askedWorld, type Away, commandedWorld, putOffWorld, unseenWorld } from './awayWorld.js'
import { signUp } from './client.js'
import { openPeople } from './feud.js'
import { confirmAll, type Looks, playWorld, toldApart } from './lookOn.js'
import { asOwner, bent, type Leak, trigger, withLeak } from './plantedLeaks.js'
import { startTestServer, type TestServer } from './server.js'

let server: TestServer
let away: Away

beforeAll(async () => {
  server = await startTestServer({ registry: feudRegistry })
  away = { url: server.url, people: await openPeople(server.url), dora: await signUp(server.url, 'Dora') }
  await asOwner(server.ownerUrl, (owner) => owner.query(confirmAll))
}, 240_000)
afterAll(() => server.close())

const timeout = 240_000

interface Difference {
  readonly name: string
  readonly of: typeof askedWorld
  /** What one of those who look on is told in both worlds. */
  readonly shown: RegExp
  readonly planted: readonly Leak[]
}

const counted = 'UPDATE muster.campaign SET version = version + 1 WHERE id = NEW.campaign'

const differences: readonly Difference[] = [
  {
    name: 'whether somebody was asked to act for a seat',
    of: askedWorld,
    shown: /"deputy":null/,
    planted: [
      trigger('the count of changes', 'deputyship', `${counted};`),
      bent('what others are told of a link', 'asked_deputy_json', ' AND h.user_id = _user', ''),
      bent('who acts for a seat', 'deputy_json', ' AND d.accepted_at IS NOT NULL', ''),
    ],
  },
  {
    name: 'whether the holder or the deputy acts',
    of: actingWorld,
    shown: /Dora acts for South/,
    planted: [
      trigger(
        'the log of the table',
        'sheet',
        `INSERT INTO muster.table_log (campaign, number, at, kind, tool, detail)
        SELECT NEW.campaign, max(l.number) + 1, now(), 'RESUMED', false, '{}' FROM muster.table_log l
        WHERE l.campaign = NEW.campaign AND NEW.by_name = 'Dora' HAVING count(*) > 0;`,
      ),
      trigger('the count of changes', 'draft', `${counted} AND muster.name_of(NEW."by") = 'Dora';`),
    ],
  },
  {
    name: 'what a commander is entrusted with, writes and seals',
    of: commandedWorld,
    shown: /Dora plays seat B with South/,
    planted: [
      trigger('the count of changes', 'draft', `${counted} AND muster.name_of(NEW."by") = 'Dora';`),
      bent(
        'what others are told of commanders',
        'its_table',
        'muster.commanders_json(_user, c.id, _place.seat)',
        `muster.commanders_json(_user, c.id, 'B')`,
      ),
    ],
  },
  {
    name: 'whether somebody had sealed whose vacation puts a deadline off',
    of: putOffWorld,
    shown: /vacation/,
    planted: [
      trigger(
        'the wait',
        'sheet',
        `UPDATE muster.ask_group SET vacation_from = deadline_at, deadline_at = deadline_at + interval '90 days' WHERE campaign = NEW.campaign;`,
      ),
      trigger('the count of changes', 'sheet', `${counted};`),
    ],
  },
  {
    name: 'whether somebody is away with whom one does not play',
    of: unseenWorld,
    shown: /"holder":"South"/,
    planted: [
      trigger(
        'what is shown of a seat',
        'vacation',
        `UPDATE muster.holding SET offered_at = now(), offered_by_holder = true, offer_note = 'Away' WHERE user_id = NEW.user_id AND until IS NULL;`,
      ),
    ],
  },
]

describe.each(differences)('two worlds that differ in $name', ({ of, shown, planted }) => {
  const play = (busy: boolean, until?: Looks): Promise<Looks> => playWorld(server, away.people, of(away, busy), until)
  let quiet: Looks

  beforeAll(async () => {
    quiet = await play(false)
  }, timeout)

  const apart = async (): Promise<readonly string[]> => toldApart(quiet, await play(true, quiet))

  it('are one to those whose business it is not', { timeout }, async () => {
    expect(Object.values(quiet).join('\n')).toMatch(shown)
    expect(toldApart(quiet, await play(true)).join('\n')).toBe('')
  })

  it.each(planted)('are told apart by $channel, if that leaks', { timeout }, async (leak) => {
    expect(await withLeak(server.ownerUrl, leak, apart)).not.toEqual([])
  })
})
