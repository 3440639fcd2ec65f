import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { quietUntil } from '../../server/src/notify/quiet.js'
import { closeEarly, type House, openHouse, openTable, sealStay, type Table } from '../support/house.js'
import {
  addressOf,
  hurry,
  openTeller,
  type Recorder,
  recorder,
  type Teller,
  toldTo,
  verified,
} from '../support/teller.js'

let house: House
let table: Table
let mails: Recorder
let teller: Teller

beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

beforeEach(async () => {
  mails = recorder()
  teller = await openTeller(house, [mails])
})
afterEach(() => teller.close())

const askOf = async ({ campaignId }: Table, seat: string): Promise<string> => {
  const rows = await house.sql<{ id: string }>(
    `SELECT a.ask_id AS id FROM muster.ask a JOIN muster.ask_group g ON g.campaign = a.campaign AND g.group_id = a.group_id
     WHERE a.campaign = $1 AND a.seat = $2 AND g.closed_at IS NULL AND NOT a.lapsed`,
    [campaignId, seat],
  )
  return rows[0]?.id ?? ''
}

const setDeadline = (opened: string, due: string): Promise<unknown> =>
  house.sql(
    `UPDATE muster.ask_group SET opened_at = clock_timestamp() + $2::interval, deadline_at = clock_timestamp() + $3::interval
     WHERE campaign = $1 AND closed_at IS NULL`,
    [table.campaignId, opened, due],
  )

describe('who is told what', () => {
  beforeEach(async () => {
    table = await openTable(house)
    await verified(house, table.north, table.south)
    await teller.all()
  })

  it('of a start: the organiser that somebody joined, the others that it started, all that their orders are awaited', async () => {
    expect(await toldTo(house, table.north)).toEqual(['FULL', 'ORDERS'])
    expect(await toldTo(house, table.south)).toEqual(['STARTED', 'ORDERS'])
    const mine = mails.got.filter(({ address }) => address === addressOf(table.south))
    expect(mine.map(({ words }) => words.subject)).toEqual([
      'The long night: the campaign has started',
      'The long night: your orders are awaited',
    ])
    expect(mine[1]?.words.lines[0]).toBe('Your orders for turn 1, Stage walk, are awaited.')
    expect(mine[1]?.words.link).toBe(`https://muster.example/campaign/${table.campaignId}`)
  })

  it('once, however often it is told', async () => {
    await house.sql('UPDATE muster.outbox SET sent_at = NULL')
    await teller.all()
    expect(await toldTo(house, table.south)).toEqual(['STARTED', 'ORDERS'])
    expect(mails.got.filter(({ address }) => address === addressOf(table.south))).toHaveLength(2)
  })

  it('that a deadline is near, after three quarters of its length, and not who has sealed', async () => {
    await setDeadline('-2 days', '17 hours')
    await teller.all()
    expect(await toldTo(house, table.south)).not.toContain('DEADLINE')
    await sealStay(house, table.north, table.campaignId, await askOf(table, 'A'))
    await setDeadline('-2 days', '11 hours')
    await teller.all()
    await teller.all()
    expect((await toldTo(house, table.south)).filter((kind) => kind === 'DEADLINE')).toHaveLength(1)
    expect(await toldTo(house, table.north)).not.toContain('DEADLINE')
    expect(mails.got.at(-1)?.words.lines.join(' ')).toContain('The deadline is ')
  })

  it('of a moved deadline anew, of a long one a day before, of a short one an hour before', async () => {
    await setDeadline('-20 days', '25 hours')
    await teller.all()
    expect(await toldTo(house, table.south)).not.toContain('DEADLINE')
    await setDeadline('-20 days', '23 hours')
    await teller.all()
    await setDeadline('-90 minutes', '55 minutes')
    await teller.all()
    expect((await toldTo(house, table.south)).filter((kind) => kind === 'DEADLINE')).toHaveLength(2)
  })

  it('nothing while an account is blocked', async () => {
    const { south } = table
    await house.sql(`UPDATE accounts."user" SET "blockedAt" = now() WHERE "id" = $1`, [south.userId])
    await setDeadline('-2 days', '11 hours')
    await teller.all()
    expect(await toldTo(house, south)).toEqual(['STARTED', 'ORDERS'])
    await house.sql(`UPDATE accounts."user" SET "blockedAt" = NULL WHERE "id" = $1`, [south.userId])
    await teller.all()
    expect(await toldTo(house, south)).toContain('DEADLINE')
  })

  it('nothing that is no longer asked', async () => {
    const { south, campaignId } = table
    await setDeadline('-2 days', '11 hours')
    await teller.tellAwaited()
    await sealStay(house, south, campaignId, await askOf(table, 'B'))
    const before = mails.got.length
    await teller.deliver()
    expect(mails.got.slice(before).map(({ address }) => address)).not.toContain(addressOf(south))
    expect(
      await house.sql(
        `SELECT d.state, d.last_error FROM muster.delivery d JOIN muster.notification n ON n.number = d.notification
         WHERE n.account = $1 AND n.kind = 'DEADLINE'`,
        [south.userId],
      ),
    ).toEqual([{ state: 'VOID', last_error: 'no longer asked' }])
  })

  it('of pauses everybody but who paused; of a seat that was taken away, whom it was taken from', async () => {
    const { north, south, campaignId } = table
    await house.referee.pauseCampaign(north, { campaignId })
    await house.referee.resumeCampaign(north, { campaignId })
    await teller.all()
    await house.referee.removeHolder(north, { campaignId, seat: 'B' })
    await teller.all()
    expect(await toldTo(house, south)).toEqual(['STARTED', 'ORDERS', 'PAUSED', 'RESUMED', 'REMOVED'])
    expect(await toldTo(house, north)).toEqual(['FULL', 'ORDERS'])
  })

  it('of a next turn, once its questions are there', async () => {
    const { north, south, campaignId } = table
    await closeEarly(house, table, [south])
    await teller.all()
    expect((await toldTo(house, south)).filter((kind) => kind === 'ORDERS').length).toBeGreaterThan(1)
    expect(await toldTo(house, south)).toContain('CONSENT')
    expect(await toldTo(house, north)).not.toContain('CONSENT')
    await house.referee.endCampaign(north, { campaignId })
    await teller.all()
    expect((await toldTo(house, south)).at(-1)).toBe('ENDED')
  })

  it('nobody by mail whose address is not proven', async () => {
    const { south } = table
    await house.sql(`UPDATE accounts."user" SET "emailVerified" = false WHERE "id" = $1`, [south.userId])
    await house.referee.pauseCampaign(table.north, { campaignId: table.campaignId })
    await teller.all()
    expect(mails.got.at(-1)?.address).toBeNull()
  })
})

describe('who is the last', () => {
  it.each([
    ['is told so where the campaign shows who has sealed', true],
    ['is told nothing where it does not', false],
  ])('%s', async (_, showSealed) => {
    table = await openTable(house, { showSealed })
    await verified(house, table.south)
    await sealStay(house, table.north, table.campaignId, await askOf(table, 'A'))
    await teller.all()
    expect((await toldTo(house, table.south)).includes('LAST')).toBe(showSealed)
    expect(await toldTo(house, table.north)).not.toContain('LAST')
  })
})

describe('a channel that does not take it', () => {
  beforeEach(async () => {
    table = await openTable(house)
    await verified(house, table.south)
    await hurry(house)
    await teller.tell()
    await house.sql(
      `UPDATE muster.delivery SET state = 'VOID' WHERE channel NOT IN (SELECT id FROM muster.notify_channel WHERE account = $1)`,
      [table.south.userId],
    )
  })

  const state = async (): Promise<readonly Record<string, unknown>[]> =>
    house.sql(
      `SELECT d.state, d.attempts, c.paused, c.failing_since IS NOT NULL AS failing FROM muster.delivery d
       JOIN muster.notify_channel c ON c.id = d.channel WHERE c.account = $1 ORDER BY d.notification`,
      [table.south.userId],
    )

  it('is tried again with the same id, less and less often, and given up', async () => {
    mails.answer = () => ({ done: 'later', why: 'busy' })
    for (let tries = 0; tries < 12; tries += 1) {
      await teller.deliver()
      await hurry(house)
    }
    expect((await state()).map((row) => row['state'])).toEqual(['FAILED', 'FAILED'])
    expect(new Set(mails.got.map(({ id }) => id)).size).toBe(2)
    expect(mails.got).toHaveLength(20)
    expect((await state())[0]).toMatchObject({ failing: true, attempts: 10, paused: false })
  })

  it('is left alone as long as it asks for, as a whole', async () => {
    mails.answer = () => ({ done: 'later', why: '429', seconds: 3600 })
    await teller.deliver()
    expect(mails.got).toHaveLength(1)
    expect((await state())[0]).toMatchObject({ state: 'WAITING', failing: false })
    mails.answer = () => ({ done: 'sent' })
    await teller.deliver()
    expect(mails.got).toHaveLength(1)
    await hurry(house)
    await teller.deliver()
    expect((await state()).map((row) => row['state'])).toEqual(['SENT', 'SENT'])
  })

  it('is paused when it is gone', async () => {
    mails.answer = () => ({ done: 'gone', why: '410' })
    await teller.deliver()
    expect((await state())[0]).toMatchObject({ state: 'FAILED', paused: true })
    await hurry(house)
    await teller.deliver()
    expect(mails.got).toHaveLength(1)
  })

  it('that throws fails nobody else', async () => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    mails.answer = () => {
      throw new Error('broken')
    }
    await teller.deliver()
    expect((await state())[0]).toMatchObject({ state: 'WAITING', attempts: 1 })
    told.mockRestore()
  })

  it('rests in its owner’s quiet hours, and no attempt is counted', async () => {
    await house.sql(
      `UPDATE muster.notify_person SET zone = 'UTC', quiet_from = (clock_timestamp() AT TIME ZONE 'UTC')::time - interval '1 hour',
         quiet_until = (clock_timestamp() AT TIME ZONE 'UTC')::time + interval '1 hour' WHERE account = $1`,
      [table.south.userId],
    )
    await teller.deliver()
    expect(mails.got).toEqual([])
    expect((await state())[0]).toMatchObject({ state: 'WAITING', attempts: 0 })
  })
})

describe('quiet hours', () => {
  const quiet = { zone: 'Europe/Berlin', quietFrom: '22:00:00', quietUntil: '07:30:00' }
  it.each([
    ['2026-07-01T19:59:00Z', null],
    ['2026-07-01T20:00:00Z', '2026-07-02T05:30:00.000Z'],
    ['2026-07-02T05:29:59Z', '2026-07-02T05:30:00.000Z'],
    ['2026-07-02T05:30:00Z', null],
  ])('at %s end at %s', (now, until) => {
    expect(quietUntil(quiet, new Date(now))?.toISOString() ?? null).toBe(until)
  })
  it('are kept by who has set them', () => {
    expect(quietUntil({ zone: null, quietFrom: null, quietUntil: null }, new Date())).toBeNull()
  })
})
