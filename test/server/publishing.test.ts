import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registryOf } from '../../server/src/referee/compute/registry.js'
import { appoint, closeDue } from '../support/facilitated.js'
import { refusal } from '../support/feud.js'
import { type House, openHouse, openTable, type Person, type Table } from '../support/house.js'
import { openTeller, recorder, verified } from '../support/teller.js'
import { toy } from '../support/toyRuleset.js'

let house: House

beforeAll(async () => {
  house = await openHouse(registryOf([toy]))
})
afterAll(() => house.close())

interface Led extends Table {
  readonly facilitator: Person
}

const hour = 3_600_000

const open = async (more: Parameters<typeof openTable>[1] = {}): Promise<Led> => {
  const table = await openTable(house, { publishHours: 12, ...more })
  return { ...table, facilitator: await appoint(house, table) }
}

const tableOf = async (who: Person, { campaignId }: Table) => {
  const table = await house.reads.table(who.session, campaignId)
  if (!table) throw new Error('no table')
  return table
}

/** The first scout of a side goes where it is sent; without a cell all stay. */
const send = async (who: Person, { campaignId }: Table, to: string | null = null): Promise<unknown> => {
  const briefing = await house.reads.briefing(who.session, campaignId)
  const [ask, piece] = [briefing?.asks[0]?.id ?? '', briefing?.view.pieces[0]?.id ?? '']
  const orders = to === null ? [] : [{ kind: 'walk', piece, to }]
  return house.referee.sealOrders(who, { campaignId, askId: ask, orders, idempotencyKey: `${who.userId}-${ask}` })
}

/** Both have sealed, and the stage waits. */
const waiting = async (table: Led, to: string | null = '2,1'): Promise<Led> => {
  await send(table.north, table, to)
  await send(table.south, table)
  await closeDue(house, table)
  return table
}

const logOf = async (who: Person, { campaignId }: Table) =>
  (await house.reads.log(who.session, campaignId, null, 3)).map(({ kind, by }) => [kind, by])

const run = async ({ facilitator, campaignId }: Led) => {
  await house.referee.dryRun(facilitator, { campaignId })
  const found = await house.reads.dryRun(facilitator.session, campaignId)
  if (!found) throw new Error('no run')
  return found
}

const over = async ({ campaignId }: Table): Promise<void> => {
  await house.sql(
    'UPDATE muster.ask_group SET publish_at = clock_timestamp() WHERE campaign = $1 AND closed_at IS NULL',
    [campaignId],
  )
  await closeDue(house, { campaignId })
}

/** Whom a stage that waits is told to, and what becomes of it. */
const toldOf = ({ campaignId }: Table) =>
  house.sql<{ account: string; state: string }>(
    `SELECT n.account, d.state FROM muster.notification n JOIN muster.delivery d ON d.notification = n.number
     WHERE n.campaign = $1 AND n.kind = 'PUBLISH'`,
    [campaignId],
  )

describe('a stage that is published by hand', () => {
  it('is told to the facilitator alone, and no more once it is published', async () => {
    const [mail, waits] = [recorder(), await waiting(await open())]
    const teller = await openTeller(house, [mail])
    const { facilitator, campaignId } = waits
    await verified(house, facilitator)
    await teller.tell()
    expect(await toldOf(waits)).toEqual([{ account: facilitator.userId, state: 'WAITING' }])
    await teller.deliver()
    const [message] = mail.got.filter(({ kind }) => kind === 'PUBLISH')
    expect(message?.words.lines.join(' ')).toContain('has closed and waits for you to publish it')
    await house.referee.publishStage(facilitator, { campaignId, run: null })
    await waiting(waits)
    await teller.tell()
    await house.referee.publishStage(facilitator, { campaignId, run: null })
    await teller.deliver()
    expect((await toldOf(waits)).map(({ state }) => state)).toEqual(['SENT', 'VOID'])
    await teller.close()
  })

  it('waits when all have sealed, and everybody sees until when, and nothing can be changed', async () => {
    const table = await waiting(await open())
    const seen = await tableOf(table.south, table)
    expect(seen).toMatchObject({ turn: 1, stage: 'walk', toDo: [], awaiting: { seats: null } })
    expect(seen.awaiting.text).toMatch(
      /^The stage has closed; the facilitator publishes it, or it is published by itself /,
    )
    expect(Math.abs(Date.parse(seen.publishesAt ?? '') - Date.now() - 12 * hour)).toBeLessThan(hour)
    expect((await logOf(table.south, table))[0]).toEqual(['STAGE_WAITS', null])
    const { campaignId, north, facilitator } = table
    const [ask] = (await house.reads.briefing(north.session, campaignId))?.asks ?? []
    expect(ask).toMatchObject({ closed: true })
    const draft = { campaignId, askId: ask?.id ?? '', orders: [] }
    await expect(house.referee.saveDraft(north, draft)).rejects.toMatchObject(refusal('CLOSED', /waits for the facil/))
    await expect(house.referee.endStandingOrders(north, { campaignId, kind: 'walk' })).rejects.toMatchObject({
      code: 'CLOSED',
    })
    await expect(house.referee.closeStage(north, { campaignId })).rejects.toMatchObject({ code: 'CONFLICT' })
    const later = new Date(Date.now() + 400 * hour).toISOString()
    await expect(
      house.referee.extendDeadline(facilitator, { campaignId, class: 'day', at: later }),
    ).rejects.toMatchObject({ code: 'BAD_INPUT' })
  })

  it('is published by itself when its time is over, and at once when the facilitator has gone', async () => {
    const [late, left] = [await waiting(await open()), await waiting(await open())]
    await over(late)
    expect(await tableOf(late.north, late)).toMatchObject({ turn: 2, publishesAt: null })
    expect(await logOf(late.north, late)).toMatchObject([
      ['STAGE_CLOSED', null],
      ['PUBLISHED', null],
      ['STAGE_WAITS', null],
    ])
    await house.referee.leaveCampaign(left.facilitator, left)
    await closeDue(house, left)
    expect(await tableOf(left.north, left)).toMatchObject({ turn: 2, publishesAt: null })
  })

  it('does not wait without a facilitator, nor where the campaign did not choose it', async () => {
    const table = await openTable(house, { publishHours: 12 })
    const plain = await open({ publishHours: 0 })
    for (const one of [table, plain]) {
      for (const who of [one.north, one.south]) await send(who, one)
      await closeDue(house, one)
      expect(await tableOf(one.north, one)).toMatchObject({ turn: 2, publishesAt: null })
    }
    await expect(openTable(house, { publishHours: 169 })).rejects.toMatchObject({ code: 'BAD_INPUT' })
  })

  it('waits at the deadline as well, with drafts that count, and stands still in a pause', async () => {
    const table = await open()
    const { campaignId, north, facilitator } = table
    const briefing = await house.reads.briefing(north.session, campaignId)
    const [ask, piece] = [briefing?.asks[0]?.id ?? '', briefing?.view.pieces[0]?.id ?? '']
    await house.referee.saveDraft(north, { campaignId, askId: ask, orders: [{ kind: 'walk', piece, to: '2,1' }] })
    await house.sql('UPDATE muster.ask_group SET deadline_at = clock_timestamp() WHERE campaign = $1', [campaignId])
    await closeDue(house, table)
    const before = (await tableOf(north, table)).publishesAt ?? ''
    await house.referee.pauseCampaign(facilitator, { campaignId })
    await house.sql("UPDATE muster.campaign SET stopped_at = stopped_at - interval '2 hours' WHERE id = $1", [
      campaignId,
    ])
    await expect(house.referee.dryRun(facilitator, { campaignId })).rejects.toMatchObject({ code: 'PAUSED' })
    await house.referee.resumeCampaign(facilitator, { campaignId })
    expect(Date.parse((await tableOf(north, table)).publishesAt ?? '') - Date.parse(before)).toBeGreaterThanOrEqual(
      2 * hour,
    )
    const { viewers } = await run(table)
    expect(viewers.find(({ viewer }) => viewer === 'seat:A')?.report.map(({ step }) => step)).toContain('walked')
  })
})

describe('a run on a copy', () => {
  it('tells what each would be told, again and again the same, and publishing tells just that', async () => {
    const table = await waiting(await open())
    const { campaignId, facilitator, north, south } = table
    const first = await run(table)
    expect(first.viewers.map(({ viewer }) => viewer)).toEqual(['seat:A', 'seat:B', 'observer', 'facilitator'])
    const [ofNorth, ofSouth] = first.viewers
    expect(ofNorth?.changes.changes).toMatchObject([
      { kind: 'piece', before: expect.any(String) as string, after: '2,1' },
    ])
    expect(ofNorth?.changes.cells.length).toBeGreaterThan(1)
    expect(ofSouth?.changes.changes.filter(({ kind }) => kind === 'piece')).toEqual([])
    const second = await run(table)
    expect(second.number).toBe(2)
    for (const { sinceLast } of second.viewers)
      expect(sinceLast).toEqual({ cells: [], changes: [], added: [], removed: [] })
    expect(second.viewers.map(({ view }) => view)).toEqual(first.viewers.map(({ view }) => view))
    expect(await tableOf(north, table)).toMatchObject({ turn: 1, stage: 'walk' })
    expect(await logOf(south, table)).toEqual([
      ['DRY_RUN', 'Facilitator'],
      ['DRY_RUN', 'Facilitator'],
      ['STAGE_WAITS', null],
    ])
    await expect(house.referee.publishStage(facilitator, { campaignId, run: 1 })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    await house.referee.publishStage(facilitator, { campaignId, run: 2 })
    expect(await logOf(south, table)).toMatchObject([
      ['STAGE_CLOSED', null],
      ['PUBLISHED', 'Facilitator'],
      ['DRY_RUN', 'Facilitator'],
    ])
    const told = await house.reads.briefing(north.session, campaignId)
    expect(told?.view).toEqual(ofNorth?.view)
    expect(told?.report).toEqual(ofNorth?.report)
    expect(await house.reads.dryRun(facilitator.session, campaignId)).toBeNull()
    await expect(house.referee.dryRun(facilitator, { campaignId })).rejects.toMatchObject(
      refusal('CONFLICT', /No stage waits/),
    )
  })

  it('says what has changed since, and what was changed is not published unseen', async () => {
    const table = await waiting(await open({ bots: [] }))
    const { campaignId, facilitator, south, north } = table
    await run(table)
    await house.referee.removeHolder(north, { campaignId, seat: 'B' })
    await house.referee.seatBot(north, { campaignId, seat: 'B' })
    await expect(house.referee.publishStage(facilitator, { campaignId, run: 1 })).rejects.toMatchObject(
      refusal('CONFLICT', /has changed since/),
    )
    await run(table)
    await house.referee.publishStage(facilitator, { campaignId, run: 2 })
    expect(await tableOf(north, table)).toMatchObject({ turn: 2 })
    expect(await house.reads.dryRun(south.session, campaignId)).toBeNull()
  })

  it('is the facilitator’s alone, to run, to read and to publish', async () => {
    const table = await waiting(await open())
    const { campaignId, north, south, facilitator } = table
    await run(table)
    const stranger = await house.person('Stranger')
    for (const who of [north, south, stranger]) {
      expect(await house.reads.dryRun(who.session, campaignId)).toBeNull()
      const code = who === stranger ? 'NOT_FOUND' : 'FORBIDDEN'
      await expect(house.referee.dryRun(who, { campaignId })).rejects.toMatchObject({ code })
      await expect(house.referee.publishStage(who, { campaignId, run: null })).rejects.toMatchObject({ code })
    }
    await house.referee.removeFacilitator(north, { campaignId })
    expect(await house.reads.dryRun(facilitator.session, campaignId)).toBeNull()
  })
})

/** Everything that somebody is told, without hours and ids. */
const toldTo = async (who: Person, { campaignId }: Table): Promise<string> => {
  const { session } = who
  const parts = await Promise.all([
    house.reads.table(session, campaignId).then((table) => table && { ...table, text: table.awaiting.text }),
    house.reads.log(session, campaignId, null, 50),
    house.reads.briefings(session, campaignId, 0, 10),
    house.reads.dryRun(session, campaignId),
    house.reads.heads(session, campaignId).then((heads) => heads.length),
  ])
  return JSON.stringify(parts)
    .replaceAll(/"[^"]*\d{4}-\d\d-\d\dT[^"]*"/g, '"hour"')
    .replaceAll(/\w{3} \d+ \w{3} \d{4}, \d\d:\d\d/g, 'hour')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id')
}

it('two worlds that differ in the other side’s secrets are one to whoever may not know, while a stage waits and is run on a copy', async () => {
  const worlds = [await waiting(await open(), '1,0'), await waiting(await open(), null)]
  for (const world of worlds) await run(world)
  const told = await Promise.all(worlds.map((world) => toldTo(world.south, world)))
  expect(told[0]).toBe(told[1])
  const known = await Promise.all(worlds.map((world) => toldTo(world.facilitator, world)))
  expect(known[0]).not.toBe(known[1])
})
