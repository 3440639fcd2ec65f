import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { logText } from '../../server/src/graphql/logText.js'
import { registryOf } from '../../server/src/referee/registry.js'
import {
  closeEarly,
  type House,
  letBegin,
  openHouse,
  openTable,
  type Person,
  sealStay,
  type Table,
} from '../support/house.js'
import { type RulingToy, rulingToy } from '../support/toyVariants.js'

let house: House
let dry: House
let open: House

/** As `rulingToy`, and everybody may know that he is asked about the weather. */
const openly = (): RulingToy => {
  const ruled = rulingToy([1])
  return {
    ...ruled,
    awaiting: (state) =>
      ruled.awaiting(state).map((ask) => (ask.view.kind === 'weather' ? { ...ask, common: true } : ask)),
  }
}

beforeAll(async () => {
  house = await openHouse(registryOf([rulingToy([1, 2])]))
  dry = await openHouse(registryOf([rulingToy([])]))
  open = await openHouse(registryOf([openly()]))
})
afterAll(() => Promise.all([house.close(), dry.close(), open.close()]))

const closeDue = async (at: House = house): Promise<void> => {
  for (let jobs = await at.referee.overdue(); jobs.length > 0; jobs = await at.referee.overdue())
    for (const job of jobs) await at.referee.closeGroup(job)
}

/** In mid-war the others consent to it. */
const appoint = async (at: House, { campaignId, north, south }: Table): Promise<Person> => {
  const facilitator = await at.person('Facilitator')
  const { token } = await at.referee.invite(north, { campaignId, role: 'FACILITATOR' })
  await at.referee.acceptInvitation(facilitator, { token })
  await letBegin(at, campaignId, [south])
  return facilitator
}

const current = async (who: Person, { campaignId }: Table, at: House = house) => {
  const briefing = await at.reads.briefing(who.session, campaignId)
  if (!briefing) throw new Error('no briefing')
  return briefing
}

const openKinds = async (who: Person, table: Table): Promise<readonly string[]> =>
  (await current(who, table)).asks.filter(({ closed }) => !closed).map(({ kind }) => kind)

const inputs = async ({ campaignId }: Table): Promise<readonly string[]> => {
  const sheets = `SELECT r.input -> 'sheets' -> 0 ->> 'ask' || ' ' || coalesce(r.input -> 'sheets' -> 0 ->> 'orders', 'silence') AS sheet
    FROM muster.resolution r WHERE r.campaign = $1 AND r.group_id IS NOT NULL ORDER BY r.revision`
  return (await house.sql<{ sheet: string }>(sheets, [campaignId])).map(({ sheet }) => sheet)
}

/** Both seats stay: the first turn's walk ends, and a scout of the first seat is routed. */
const walk = async (table: Table, at: House = house): Promise<void> => {
  for (const who of [table.north, table.south])
    await sealStay(
      at,
      who,
      table.campaignId,
      (await current(who, table, at)).asks.find(({ kind }) => kind === 'walk')?.id ?? '',
    )
}

/** A table whose facilitator came while it stood still, before the first question could fall silent. */
const withFacilitator = async (at: House = house): Promise<{ readonly table: Table; readonly facilitator: Person }> => {
  const table = await openTable(at)
  await at.referee.pauseCampaign(table.north, table)
  const facilitator = await appoint(at, table)
  await at.referee.resumeCampaign(table.north, table)
  await closeDue(at)
  return { table, facilitator }
}

test('that a stage is over stands in the log of all, whether a seat’s answer ended it or a ruling that nobody may know of', async () => {
  const table = await openTable(dry)
  await walk(table, dry).then(() => closeDue(dry))
  const log = await dry.reads.log(table.south.session, table.campaignId, null, 2)
  expect(log.map(({ kind, by, detail }) => [kind, by, detail])).toEqual([
    ['STAGE_CLOSED', null, { turn: 1, title: 'Running' }],
    ['STAGE_CLOSED', null, { turn: 1, title: 'Walking', cause: 'COMPLETE' }],
  ])
})

describe('a campaign without a facilitator', () => {
  test('closes what he would be asked as silence, without waiting for any hour', async () => {
    const table = await openTable(house)
    await closeDue()
    expect(await inputs(table)).toEqual(['rain-1 silence'])
    await walk(table)
    await closeDue()
    expect(await inputs(table)).toEqual(['rain-1 silence', 'walk-1-A []', 'run-1-A1 silence', 'rain-2 silence'])
    const seen = await house.reads.table(table.south.session, table.campaignId)
    expect(seen).toMatchObject({ phase: 'RUNNING', turn: 2, stage: 'walk' })
  })

  test('a stage of rulings alone is no silence of the players', async () => {
    const table = await openTable(house)
    await walk(table)
    await closeDue()
    await closeEarly(house, table, [table.south])
    expect(await house.reads.table(table.north.session, table.campaignId)).toMatchObject({ phase: 'RUNNING', turn: 3 })
  })
})

describe('a facilitator', () => {
  test('who comes later is briefed at once on what he is asked, and is waited for', async () => {
    const { table, facilitator } = await withFacilitator()
    expect(await openKinds(facilitator, table)).toEqual(['weather'])
    expect(await inputs(table)).toEqual([])
    const [asked] = (await current(facilitator, table)).asks
    expect(asked?.deadlineAt).not.toBeNull()
  })

  test('drafts, seals once, and has his receipts', async () => {
    const { table, facilitator } = await withFacilitator()
    const { campaignId } = table
    const sheet = { campaignId, askId: 'rain-1', orders: [{ kind: 'walk', piece: 'A1', to: '4,4' }] }
    const draft = await house.referee.saveDraft(facilitator, sheet)
    expect(draft.problems).toMatchObject([{ code: 'reach' }])
    expect(await house.reads.draft(facilitator.session, campaignId, 'rain-1')).toMatchObject({ orders: sheet.orders })
    expect((await house.referee.sealOrders(facilitator, { ...sheet, idempotencyKey: 'one' })).receipt).toBeNull()
    const ruling = { ...sheet, orders: [], idempotencyKey: 'two' }
    const first = await house.referee.sealOrders(facilitator, ruling)
    expect(first.receipt).toMatchObject({ by: 'Facilitator', askId: 'rain-1' })
    expect(await house.referee.sealOrders(facilitator, ruling)).toEqual(first)
    await closeDue()
    expect(await inputs(table)).toEqual(['rain-1 []'])
    const next = await current(facilitator, table)
    expect(next.report.map(({ text }) => text)).toEqual(['The weather is settled by ruling.'])
    expect(next.asks).toEqual([])
    expect((await house.reads.receipts(facilitator.session, campaignId)).map(({ hash }) => hash)).toEqual([
      first.receipt?.hash,
    ])
    const entries = await house.sql<{ entry: { by: string } }>(
      `SELECT entry FROM muster.record WHERE campaign = $1 AND kind = 'sheet'`,
      [campaignId],
    )
    expect(entries.map(({ entry }) => entry.by)).toEqual([facilitator.userId])
  })

  test('his questions do not exist for anybody else, nor theirs for him', async () => {
    const { table, facilitator } = await withFacilitator()
    const { campaignId, north, south } = table
    const sheet = { campaignId, orders: [], idempotencyKey: randomUUID() }
    const asksOfNorth = (await current(north, table)).asks.map(({ id }) => id)
    const tried = async (who: Person, askId: string): Promise<unknown> =>
      house.referee.sealOrders(who, { ...sheet, askId }).catch((error: unknown) => error)
    for (const who of [north, south]) {
      expect(await tried(who, 'rain-1')).toEqual(await tried(who, 'nonsense'))
      expect(await tried(who, 'rain-1')).toMatchObject({ code: 'NOT_FOUND' })
      expect(await house.reads.draft(who.session, campaignId, 'rain-1')).toBeNull()
    }
    expect(await tried(facilitator, asksOfNorth[0] ?? '')).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('his last draft counts at the deadline, as a player’s does', async () => {
    const { table, facilitator } = await withFacilitator()
    const orders = [{ kind: 'walk', piece: 'A1', to: '1,1' }]
    await house.referee.saveDraft(facilitator, { campaignId: table.campaignId, askId: 'rain-1', orders })
    await house.sql(
      `UPDATE muster.ask_group SET deadline_at = clock_timestamp() WHERE campaign = $1 AND class = 'ruling'`,
      [table.campaignId],
    )
    await closeDue()
    expect(await inputs(table)).toEqual([expect.stringMatching(/^rain-1 \[\{.*A1/)])
  })

  test.each([
    ['leaves', (table: Table, facilitator: Person) => house.referee.leaveCampaign(facilitator, table)],
    ['is removed', (table: Table) => house.referee.removeFacilitator(table.north, table)],
  ])('who %s takes his unanswered questions with him, draft and all', async (_, go) => {
    const { table, facilitator } = await withFacilitator()
    const orders = [{ kind: 'walk', piece: 'A1', to: '1,1' }]
    await house.referee.saveDraft(facilitator, { campaignId: table.campaignId, askId: 'rain-1', orders })
    await go(table, facilitator)
    await closeDue()
    expect(await inputs(table)).toEqual(['rain-1 silence'])
    expect(await house.reads.briefing(facilitator.session, table.campaignId)).toBeNull()
    expect((await house.reads.table(table.north.session, table.campaignId))?.facilitator).toBeNull()
    await expect(
      house.referee.sealOrders(facilitator, { ...table, askId: 'rain-1', orders, idempotencyKey: 'late' }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('what he left is no ruling when a person closes the stage, either', async () => {
    const { table, facilitator } = await withFacilitator()
    const orders = [{ kind: 'walk', piece: 'A1', to: '1,1' }]
    await house.referee.saveDraft(facilitator, { campaignId: table.campaignId, askId: 'rain-1', orders })
    await house.referee.leaveCampaign(facilitator, table)
    await closeEarly(house, table, [table.south])
    expect((await inputs(table)).filter((text) => text.startsWith('rain-1'))).toEqual(['rain-1 silence'])
  })

  test('is removed by the organiser alone', async () => {
    const { table } = await withFacilitator()
    await expect(house.referee.removeFacilitator(table.south, table)).rejects.toMatchObject({ code: 'CONFLICT' })
    const stranger = await house.person('Stranger')
    await expect(house.referee.removeFacilitator(stranger, table)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('his seal is no sign of life of the players', async () => {
    const { table, facilitator } = await withFacilitator()
    await sealStay(house, facilitator, table.campaignId, 'rain-1')
    await closeDue()
    await closeEarly(house, table, [table.south])
    await sealStay(house, facilitator, table.campaignId, 'run-1-A1')
    await closeDue()
    await closeEarly(house, table, [table.south])
    expect(await house.reads.table(table.north.session, table.campaignId)).toMatchObject({ phase: 'PAUSED', turn: 3 })
  })
})

describe('a ruling beside the players’ own questions', () => {
  const seen = async (at: House, { campaignId }: Table, who: Person): Promise<string> => {
    const all = await Promise.all([
      ...[at.reads.table(who.session, campaignId), at.reads.briefings(who.session, campaignId, 0, 50)],
      at.reads.receipts(who.session, campaignId),
    ])
    const { length } = await at.reads.heads(who.session, campaignId)
    // Times and hashes differ between any two campaigns; hours of the calendar do not.
    return JSON.stringify([all, length], (key, value: unknown) =>
      key === 'hash' ||
      key === 'head' ||
      // A place is called `at` too and stays; a time on a whole second has no fraction
      (key === 'at' && /T\d\d:\d\d:\d\d/.test(String(value))) ||
      /T\d\d:\d\d:\d\d\.\d/.test(String(value))
        ? null
        : value,
    )
  }

  /** The same table in both worlds: in one there is something to rule on, in the other there is not. */
  const world = async (at: House, ruled: boolean): Promise<readonly (readonly string[])[]> => {
    const table = await openTable(at)
    const facilitator = await appoint(at, table)
    const watcher = await at.person('Watcher')
    const { token } = await at.referee.invite(table.north, { ...table, role: 'OBSERVER' })
    await at.referee.acceptInvitation(watcher, { token })
    const all = (): Promise<readonly string[]> =>
      Promise.all([table.north, table.south, watcher].map((who) => seen(at, table, who)))
    const moments = [await all()]
    await closeDue(at)
    moments.push(await all())
    await walk(table, at)
    await closeDue(at)
    await sealStay(at, facilitator, table.campaignId, 'run-1-A1')
    await closeDue(at)
    moments.push(await all())
    if (ruled) await sealStay(at, facilitator, table.campaignId, 'rain-2')
    moments.push(await all())
    await closeDue(at)
    return [...moments, await all()]
  }

  test('leaves no trace for them while it is open, sealed, or settled', async () => {
    expect(await world(house, true)).toEqual(await world(dry, false))
  })

  test('has no clock that the organiser could find by putting it off', async () => {
    const { table, facilitator } = await withFacilitator()
    const later = { ...table, at: '2099-01-01T00:00:00Z' }
    const put = (name: string): Promise<unknown> =>
      house.referee.extendDeadline(table.north, { ...later, class: name }).catch((error: unknown) => error)
    expect(await put('ruling')).toEqual(await put('never'))
    await house.referee.extendDeadline(facilitator, { ...later, class: 'ruling' })
    expect((await current(facilitator, table)).asks[0]?.deadlineAt).toMatch(/^2099/)
  })
})

describe('a ruling', () => {
  const sheet = ({ campaignId }: Table, reason?: string) => ({
    ...{ campaignId, askId: 'rain-1', orders: [], idempotencyKey: randomUUID() },
    ...(reason === undefined ? {} : { reason }),
  })
  const ruledLines = async (at: House, { campaignId, south }: Table): Promise<readonly string[]> =>
    (await at.reads.log(south.session, campaignId, null, 50))
      .filter(({ kind }) => kind === 'RULED')
      .map((line) => logText(line, 'UTC'))

  test('of which all may know gives its reason to all, in the log; without one the log says that there was a ruling', async () => {
    for (const [reason, text] of [
      ['  It had rained all day. ', ', with the reason “It had rained all day.”'],
      [undefined, ''],
    ] as const) {
      const { table, facilitator } = await withFacilitator(open)
      expect((await open.referee.sealOrders(facilitator, sheet(table, reason))).receipt).not.toBeNull()
      expect(await ruledLines(open, table)).toEqual([])
      await closeDue(open)
      expect(await ruledLines(open, table)).toEqual([
        `The facilitator ruled in the stage “Walking” of turn 1${text}. Reports of those whom it concerns say how.`,
      ])
    }
  })

  test('of which some only may know writes nothing, and takes no reason for all', async () => {
    const { table, facilitator } = await withFacilitator()
    await expect(house.referee.sealOrders(facilitator, sheet(table, 'It rained.'))).rejects.toMatchObject({
      code: 'BAD_INPUT',
    })
    expect((await house.referee.sealOrders(facilitator, sheet(table))).receipt).not.toBeNull()
    await closeDue()
    expect(await ruledLines(house, table)).toEqual([])
  })

  test('is what a reason belongs to, in one line', async () => {
    const { table, facilitator } = await withFacilitator(open)
    for (const reason of ['a'.repeat(401), 'one\nline more', 'turned \u202e round'])
      await expect(open.referee.sealOrders(facilitator, sheet(table, reason))).rejects.toMatchObject({
        code: 'BAD_INPUT',
      })
    const walks = (await current(table.north, table, open)).asks.find(({ kind }) => kind === 'walk')
    const plan = { ...sheet(table, 'Because.'), askId: walks?.id ?? '' }
    await expect(open.referee.sealOrders(table.north, plan)).rejects.toMatchObject({ code: 'BAD_INPUT' })
  })
})
