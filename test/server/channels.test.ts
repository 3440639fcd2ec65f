import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ChannelRow } from '../../server/src/store/reads.notify.js'
import { type House, openHouse, openTable, type Person, type Table } from '../support/house.js'
import { addressOf, openTeller, type Recorder, recorder, type Teller, verified } from '../support/teller.js'

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
  table = await openTable(house)
  await verified(house, table.north, table.south)
})
afterEach(() => teller.close())

const channels = async ({ session }: Person): Promise<readonly ChannelRow[]> =>
  (await house.reads.notify(session))?.channels ?? []

const mailOf = async (person: Person): Promise<ChannelRow> => {
  const found = (await channels(person)).find(({ kind }) => kind === 'EMAIL')
  if (!found) throw new Error('everybody has a channel for mails')
  return found
}

const kindsTo = (person: Person): readonly string[] =>
  mails.got.flatMap(({ address, kind }) => (address === addressOf(person) ? [kind] : []))

const refused = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'allowed',
    (error: unknown) => (error as { readonly code?: unknown }).code,
  )

describe('the channel for mails', () => {
  it('is there before anything was told, and is the same one afterwards', async () => {
    const before = await mailOf(table.south)
    expect(before).toMatchObject({
      address: addressOf(table.south),
      paused: false,
      muted: ['CHRONICLE', 'RECEIPT'],
      choices: [],
    })
    await teller.all()
    const after = await mailOf(table.south)
    expect(after.id).toBe(before.id)
    expect(await channels(table.south)).toHaveLength(1)
  })

  it('can be paused before anything was told, and turned on again', async () => {
    const { id } = await mailOf(table.south)
    await teller.owned.pause(table.south, { id, paused: true })
    await teller.all()
    expect(kindsTo(table.south)).toEqual([])
    await teller.owned.pause(table.south, { id, paused: false })
    await house.referee.pauseCampaign(table.north, { campaignId: table.campaignId })
    await teller.all()
    expect(kindsTo(table.south)).toEqual(['PAUSED'])
  })

  it('leads nowhere while the address is not proven', async () => {
    const guest = await house.person('Guest')
    expect((await mailOf(guest)).address).toBeNull()
  })

  it('is somebody else’s business to nobody: the same answer as for none', async () => {
    const { id } = await mailOf(table.south)
    await teller.owned.pause(table.south, { id, paused: false })
    for (const other of [id, randomUUID(), 'no-uuid']) {
      expect(await refused(teller.owned.pause(table.north, { id: other, paused: true }))).toBe('NOT_FOUND')
      expect(await refused(teller.owned.test(table.north, { id: other }))).toBe('NOT_FOUND')
      const choice = { id: other, campaignId: null, kinds: [] }
      expect(await refused(teller.owned.choose(table.north, choice))).toBe('NOT_FOUND')
    }
    expect((await mailOf(table.south)).paused).toBe(false)
  })
})

describe('what a channel is told', () => {
  it('is chosen for all campaigns, and for one', async () => {
    const { south, campaignId } = table
    const { id } = await mailOf(south)
    await teller.owned.choose(south, { id, campaignId: null, kinds: ['PAUSED'] })
    await teller.all()
    expect(kindsTo(south)).toEqual([])
    await teller.owned.choose(south, { id, campaignId, kinds: ['RESUMED'] })
    await house.referee.pauseCampaign(table.north, { campaignId })
    await house.referee.resumeCampaign(table.north, { campaignId })
    await teller.all()
    expect(kindsTo(south)).toEqual(['RESUMED'])
    expect((await mailOf(south)).choices).toEqual([
      { campaignId, muted: expect.not.arrayContaining(['RESUMED']) as unknown },
    ])
    await teller.owned.choose(south, { id, campaignId, kinds: null })
    await house.referee.pauseCampaign(table.north, { campaignId })
    await teller.all()
    expect(kindsTo(south)).toEqual(['RESUMED', 'PAUSED'])
  })

  it('is nothing that only a campaign’s channels are told, and of no campaign that one is not in', async () => {
    const { id } = await mailOf(table.south)
    const other = await openTable(house)
    const choose = (campaignId: string | null, kinds: readonly ['STAGE' | 'ORDERS']) =>
      refused(teller.owned.choose(table.south, { id, campaignId, kinds }))
    expect(await choose(null, ['STAGE'])).toBe('BAD_INPUT')
    expect(await choose(other.campaignId, ['ORDERS'])).toBe('NOT_FOUND')
    expect(await choose(randomUUID(), ['ORDERS'])).toBe('NOT_FOUND')
  })
})

describe('a test message', () => {
  it('goes to the channel alone, also in quiet hours, and once a minute', async () => {
    const { south } = table
    await teller.all()
    const [{ now }] = (await house.sql<{ now: Date }>('SELECT clock_timestamp() AS now')) as [{ now: Date }]
    const hour = (hours: number): string => new Date(now.getTime() + hours * 3_600_000).toISOString().slice(11, 16)
    await teller.owned.setQuietHours(south, { zone: 'UTC', from: hour(-2), until: hour(2) })
    const { id } = await mailOf(south)
    await teller.owned.test(south, { id })
    await house.referee.pauseCampaign(table.north, { campaignId: table.campaignId })
    await teller.all()
    expect(kindsTo(south)).toEqual(['STARTED', 'ORDERS', 'TEST'])
    expect(mails.got.find(({ kind }) => kind === 'TEST')?.words).toEqual({
      subject: 'Muster: a test',
      lines: ['This is a test: messages arrive here.'],
      link: 'https://muster.example',
    })
    expect(await refused(teller.owned.test(south, { id }))).toBe('LIMIT')
    await teller.owned.pause(south, { id, paused: true })
    expect(await refused(teller.owned.test(south, { id }))).toBe('CONFLICT')
  })
})

describe('quiet hours', () => {
  it('are read as they were set, and can be ended', async () => {
    const hours = { zone: 'Europe/Berlin', from: '22:30', until: '07:00' }
    await teller.owned.setQuietHours(table.south, hours)
    expect((await house.reads.notify(table.south.session))?.quietHours).toEqual(hours)
    expect((await house.reads.notify(table.north.session))?.quietHours).toBeNull()
    await teller.owned.setQuietHours(table.south, null)
    expect((await house.reads.notify(table.south.session))?.quietHours).toBeNull()
  })

  it.each([
    ['Nowhere/Town', '22:00', '07:00'],
    ['UTC', '24:00', '07:00'],
    ['UTC', '22:00', '7:00'],
    ['UTC', '22:00', '22:00'],
  ])('in %s from %s to %s are refused', async (zone, from, until) => {
    expect(await refused(teller.owned.setQuietHours(table.south, { zone, from, until }))).toBe('BAD_INPUT')
  })
})

it('what somebody is told, and how, is shown to nobody else', async () => {
  expect(await house.reads.notify('')).toBeNull()
  expect(await house.reads.notify(table.south.userId)).toBeNull()
})
