import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openHub } from '../../server/src/live/hub.js'
import { openSignals, type Signals } from '../../server/src/live/signals.js'
import { openStanding } from '../../server/src/live/standing.js'
import type { Heard, Hub, Line } from '../../server/src/live/types.js'
import { closeEarly, type House, noticeOver, openHouse, openTable, type Person, type Table } from '../support/house.js'
import { countStatements, type Statements } from '../support/statements.js'

let house: House
let signals: Signals
let hub: Hub
let said: Statements
let table: Table
const stops: AbortController[] = []

beforeAll(async () => {
  house = await openHouse()
  signals = await openSignals(house.urls.referee)
  hub = openHub(house.reads, signals)
  said = countStatements()
})
beforeEach(async () => {
  for (const stop of stops.splice(0)) stop.abort()
  table = await openTable(house)
  await signalsArrived()
  said.taken()
})
afterAll(async () => {
  for (const stop of stops) stop.abort()
  said.stop()
  await signals.close()
  await house.close()
})

/** Signals come in the order in which they left: after one of its own nothing is on its way. */
const signalsArrived = async (): Promise<void> => {
  await new Promise<void>((resolve) => {
    const leave = signals.onCampaign('the last', () => {
      leave()
      resolve()
    })
    void house.sql(`SELECT muster.signal('campaign:the last')`)
  })
}

const listen = (credential: string, kind: 'briefing' | 'table' = 'briefing', campaignId = table.campaignId): Line => {
  const stop = new AbortController()
  stops.push(stop)
  return hub.listen(campaignId, { kind, credential, about: null }, stop.signal)
}

/** Opens lines and has each told once. */
const opened = async (credentials: readonly string[], kind?: 'briefing' | 'table'): Promise<readonly Line[]> => {
  const lines = credentials.map((credential) => listen(credential, kind))
  const heard = await Promise.all(lines.map((line) => line.next(null)))
  for (const one of heard) expect(one?.bodies).toHaveLength(1)
  return lines
}

const textsOf = (heard: Heard | null): readonly string[] => (heard?.bodies ?? []).map(({ text }) => text)

const quiet = async (line: Promise<unknown>, milliseconds = 300): Promise<boolean> =>
  Promise.race([line.then(() => false), new Promise<true>((resolve) => setTimeout(() => resolve(true), milliseconds))])

describe('one read a tick', () => {
  test.each([1, 200])(
    '%i listeners cost one statement to open, one a tick, and none while nothing happens',
    async (many) => {
      const lines = await opened(Array.from({ length: many }, () => table.north.session))
      expect(said.taken()).toHaveLength(1)
      const next = Promise.all(lines.map((line) => line.next(1)))
      expect(await quiet(next)).toBe(true)
      expect(said.taken()).toEqual([])
      await house.sql(`SELECT muster.signal($1)`, [`campaign:${table.campaignId}`])
      const heard = await next
      expect(said.taken()).toHaveLength(1)
      expect(heard.every((one) => one?.told.stands === true)).toBe(true)
    },
  )

  test('those who are shown the same share one body, and no one else', async () => {
    const [a, again, b] = await opened([table.north.session, table.north.session, table.south.session])
    const tokens = await opened([await house.token(table.north, ['read'])])
    await closeEarly(house, table, [table.south])
    const heard = await Promise.all([a, again, b, ...tokens].map((line) => untilBody(line)))
    const [first, second, other, tool] = heard.map((one) => one.bodies[0])
    expect(second).toBe(first)
    expect(tool).toBe(first)
    expect(other?.text).not.toBe(first?.text)
    expect(first?.text).toContain('"id":"A1"')
    expect(other?.text).not.toContain('"id":"A1"')
  })

  test('a table is each caller’s own', async () => {
    const [north, south] = await Promise.all(
      [table.north, table.south].map(async ({ session }) => (await listen(session, 'table').next(null))?.bodies[0]),
    )
    expect(house.reads.tableOf(north?.text ?? '')).toEqual(
      await house.reads.table(table.north.session, table.campaignId),
    )
    expect(house.reads.tableOf(south?.text ?? '')).toEqual(
      await house.reads.table(table.south.session, table.campaignId),
    )
  })
})

/** Ticks of a seal bring a line nothing: what it waits for is a briefing. */
const untilBody = async (line: Line | undefined): Promise<Heard> => {
  for (;;) {
    const heard = await line?.next(1)
    if (!heard) throw new Error('the line is over')
    if (heard.bodies.length > 0) return heard
  }
}

test('a saved draft is read once, for its own player, and keeps nobody else’s reads waiting', async () => {
  const { campaignId, north, south } = table
  const lines = await opened([north.session, south.session])
  const [tables] = await opened([south.session], 'table')
  const briefing = await house.reads.briefing(north.session, campaignId)
  const stop = new AbortController()
  stops.push(stop)
  const about = briefing?.asks[0]?.id ?? ''
  const drafts = (who: Person) =>
    hub.listenToOwn(campaignId, who.userId, { kind: 'draft', credential: who.session, about }, stop.signal)
  const [own, others] = [drafts(north), drafts(south)]
  for (const line of [own, others]) expect((await line.next(null))?.bodies).toEqual([])
  const still = [...lines, tables].map((line) => line?.next(1) ?? Promise.resolve(null))
  const silent = [...still, others.next(null)]
  said.taken()
  await house.referee.saveDraft(north, { campaignId, askId: about, orders: [] })
  const [body] = (await own.next(null))?.bodies ?? []
  expect(JSON.parse(body?.text ?? '')).toMatchObject({ revision: 1, orders: [] })
  await signalsArrived()
  expect(said.taken()).toHaveLength(1)
  for (const line of silent) expect(await quiet(line, 0)).toBe(true)
})

describe('a row comes out against its own proof alone', () => {
  test.each([
    ['guessed', () => Promise.resolve(`muster_${'x'.repeat(43)}`)],
    ['a user’s id', () => Promise.resolve(table.south.userId)],
    ['empty', () => Promise.resolve('')],
    ['of a scope that may not read', () => house.token(table.south, ['orders'])],
    ['expired', () => house.token(table.south, ['read'], -1)],
    ['a stranger’s', async () => (await house.person('Stranger')).session],
  ])('a credential that is %s gets nothing out of an array in which others do', async (_, credential) => {
    const raw = await credential()
    const ask = { kind: 'briefing' as const, about: null, after: null }
    const asks = [table.north.session, raw].map((one) => ({ ...ask, credential: one }))
    const { told, bodies } = await house.reads.frames(table.campaignId, asks)
    expect(told.map(({ stands }) => stands)).toEqual([true, false])
    expect(told[1]?.key ?? null).toBeNull()
    expect([...bodies.keys()]).toEqual([told[0]?.key])
    const alone = await house.reads.frames(table.campaignId, asks.slice(1))
    expect(alone.bodies.size).toBe(0)
  })

  test('every kind of frame: nobody is told of a campaign that is not his, as of one that there is not', async () => {
    const stranger = await house.person('Stranger')
    for (const kind of ['briefing', 'table', 'battle', 'draft', 'letters'] as const) {
      const ask = { kind, credential: stranger.session, about: randomUUID(), after: 0 }
      const [hidden, missing] = await Promise.all(
        [table.campaignId, randomUUID()].map((id) => house.reads.frames(id, [ask])),
      )
      expect(hidden).toEqual(missing)
    }
  })

  test('a member who is removed hears nothing more; the others go on', async () => {
    const [north, south] = await opened([table.north.session, table.south.session])
    const [kept, lost] = [untilBody(north), south?.next(1)]
    await house.referee.removeHolder(table.north, { campaignId: table.campaignId, seat: 'B' })
    expect(await lost).toBeNull()
    await closeEarly(house, table, [])
    await noticeOver(house, table.campaignId)
    expect(textsOf(await kept)).toHaveLength(1)
  })

  test('a line whose credential fell is still, and gets no frame', async () => {
    const guest = await house.person('Guest')
    const link = await house.referee.invite(table.north, { campaignId: table.campaignId, role: 'OBSERVER' })
    await house.referee.acceptInvitation(guest, { token: link.token })
    await signalsArrived()
    const [north, fallen] = await opened([table.north.session, guest.session])
    const waiting = fallen?.next(1) ?? Promise.resolve(null)
    await house.sql(`DELETE FROM accounts."session" WHERE "token" = $1`, [guest.session])
    const heard = untilBody(north)
    await closeEarly(house, table, [table.south])
    await heard
    expect(await quiet(waiting)).toBe(true)
  })
})

test('what happens while a read is under way is read after it', async () => {
  let changed: () => void = () => undefined
  let answer: () => void = () => undefined
  let reads = 0
  const own = openHub(
    {
      frames: async (_, asks) => {
        reads += 1
        await new Promise<void>((resolve) => (answer = resolve))
        return {
          told: asks.map(() => ({
            proven: true,
            stands: true,
            key: 'k',
            latest: reads,
            above: 1,
            rulesetId: 'x',
            edition: '1',
          })),
          bodies: new Map(),
        }
      },
    },
    {
      onCampaign: (_, call) => ((changed = call), () => undefined),
      onOwn: () => () => undefined,
      onTold: () => () => undefined,
      onUser: () => () => undefined,
    },
  )
  const line = own.listen('c', { kind: 'table', credential: 'x', about: null }, new AbortController().signal)
  const first = line.next(null)
  await eventuallyReads(() => reads, 1)
  changed()
  changed()
  answer()
  expect((await first)?.told.latest).toBe(1)
  const second = line.next(null)
  await eventuallyReads(() => reads, 2)
  answer()
  expect((await second)?.told.latest).toBe(2)
  expect(await quiet(line.next(null), 50)).toBe(true)
  expect(reads).toBe(2)
})

const eventuallyReads = async (count: () => number, wanted: number): Promise<void> => {
  while (count() < wanted) await new Promise((resolve) => setImmediate(resolve))
}

describe('credentials that are watched', () => {
  const caller = ({ userId, session }: Person) => ({ userId, credential: { raw: session } })

  afterEach(() => vi.useRealTimers())

  test('are asked about in one statement, and end with the signal', async () => {
    // The beat comes when the test says so.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const asked: string[][] = []
    const gone = new Set<string>()
    const people = await Promise.all(Array.from({ length: 20 }, (_, at) => house.person(`Guest ${String(at)}`)))
    const forgotten: string[] = []
    const whoStand = (credentials: readonly string[]) => {
      asked.push([...credentials])
      return Promise.resolve(new Set(credentials.filter((one) => !gone.has(one))))
    }
    const standing = openStanding({ whoStand, forget: (userId) => forgotten.push(userId) }, signals)
    const fallen: string[] = []
    // By then no request passes by what was cached of them.
    for (const one of people)
      standing.watch(caller(one), () => fallen.push(forgotten.includes(one.userId) ? one.session : 'too early'))
    const [lost, other] = people
    gone.add(lost?.session ?? '').add(other?.session ?? '')
    await house.referee.signalRevoked(lost?.userId ?? '')
    while (fallen.length === 0) await new Promise((resolve) => setTimeout(resolve, 5))
    expect(fallen).toEqual([lost?.session])
    expect(asked).toEqual([[lost?.session]])
    vi.advanceTimersByTime(4000)
    while (fallen.length < 2) await new Promise((resolve) => setTimeout(resolve, 5))
    expect(asked[1]).toHaveLength(20)
    expect(fallen).toContain(other?.session)
    expect(new Set(forgotten)).toEqual(new Set([lost?.userId, other?.userId]))
    standing.close()
  })
})
