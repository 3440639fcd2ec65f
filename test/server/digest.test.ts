import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { nextDigest } from '../../server/src/notify/digest.js'
import { closeEarly, type House, openHouse, openTable, sealStay, type Table } from '../support/house.js'
import { addressOf, openTeller, type Recorder, recorder, type Teller, toldTo, verified } from '../support/teller.js'

describe('the next digest', () => {
  const monday = { zone: 'Europe/Berlin', day: 1, hour: 9 }
  const next = (now: string, last: string | null = null): string =>
    nextDigest(monday, new Date(now), last === null ? null : new Date(last)).toISOString()

  it.each([
    ['later in the week', '2026-11-25T12:00:00Z', '2026-11-30T08:00:00.000Z'],
    ['earlier on its day', '2026-11-30T07:59:59Z', '2026-11-30T08:00:00.000Z'],
    ['at its hour', '2026-11-30T08:00:00Z', '2026-12-07T08:00:00.000Z'],
    ['where it is its day already, and elsewhere not yet', '2026-11-29T23:30:00Z', '2026-11-30T08:00:00.000Z'],
    ['before the clocks go forward', '2026-03-28T12:00:00Z', '2026-03-30T07:00:00.000Z'],
  ])('%s', (_, now, at) => {
    expect(next(now)).toBe(at)
  })

  it('comes a week after the last, also across a change of the clocks, and late ones move nothing', () => {
    expect(next('2026-03-23T08:00:01Z', '2026-03-23T08:00:00Z')).toBe('2026-03-30T07:00:00.000Z')
    expect(next('2026-11-26T08:00:00Z', '2026-11-23T08:00:00Z')).toBe('2026-11-30T08:00:00.000Z')
  })

  it('does not come twice in one week because its day was moved', () => {
    expect(next('2026-11-29T10:00:00Z', '2026-11-29T08:00:00Z')).toBe('2026-12-07T08:00:00.000Z')
  })

  it('comes at the next full hour that there is, where the clocks skip its own', () => {
    const skipped = nextDigest({ zone: 'Europe/Berlin', day: 7, hour: 2 }, new Date('2026-03-28T12:00:00Z'), null)
    expect(skipped.toISOString()).toBe('2026-03-29T01:00:00.000Z')
  })
})

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
  teller = await openTeller(house, [mails, recorder('OTHER', false)])
  table = await openTable(house)
  await verified(house, table.north, table.south)
  await teller.all()
})
afterEach(() => teller.close())

const weekly = { zone: 'Europe/Berlin', day: 3, hour: 18 }

const due = (): Promise<unknown> =>
  house.sql(
    `UPDATE muster.notify_person SET digest_next = clock_timestamp() - interval '1 minute' WHERE account = $1`,
    [table.south.userId],
  )

const digests = (): readonly (readonly string[])[] =>
  mails.got.flatMap(({ kind, words, address }) =>
    kind === 'DIGEST' && address === addressOf(table.south) ? [words.lines] : [],
  )

describe('a digest', () => {
  it('is sent to nobody who did not choose one', async () => {
    await teller.all()
    expect(mails.got.map(({ kind }) => kind)).not.toContain('DIGEST')
    expect((await house.reads.notify(table.south.session))?.digest).toBeNull()
  })

  it('says what awaits its reader and until when, and what closed for all to see; by mail alone, once', async () => {
    const { south, north, campaignId } = table
    await house.sql(`INSERT INTO muster.notify_channel (account, kind) VALUES ($1, 'OTHER')`, [south.userId])
    await teller.owned.setDigest(south, weekly)
    expect((await house.reads.notify(south.session))?.digest).toEqual(weekly)
    await teller.all()
    expect(digests()).toEqual([])
    await sealStay(house, north, campaignId, 'walk-1-A')
    await closeEarly(house, table, [south])
    await house.sql(
      `UPDATE muster.ask_group SET deadline_at = '2031-03-05T17:00:00Z' WHERE campaign = $1 AND closed_at IS NULL`,
      [campaignId],
    )
    await due()
    await teller.all()
    await teller.all()
    const link = `https://muster.example/campaign/${campaignId}`
    expect(digests()).toEqual([
      [
        'What awaits you in your campaigns, and what closed in the last seven days.',
        'The long night: 1 question awaits your answer, by Wed 5 Mar 2031, 18:00 in Europe/Berlin. 1 stage closed.',
        link,
      ],
    ])
    const rows = await house.sql(
      `SELECT h.kind FROM muster.delivery d JOIN muster.notification n ON n.number = d.notification
       JOIN muster.notify_channel h ON h.id = d.channel WHERE n.kind = 'DIGEST' AND n.account = $1`,
      [south.userId],
    )
    expect(rows).toEqual([{ kind: 'EMAIL' }])
  })

  it('says the same, whatever others do that its reader may not know', async () => {
    const { south, north, campaignId } = table
    await teller.owned.setDigest(south, weekly)
    await due()
    await teller.tellAwaited()
    await sealStay(house, north, campaignId, 'walk-1-A')
    await teller.deliver()
    expect(digests()[0]?.[1]).toMatch(/^The long night: 1 question awaits your answer.* No stage closed\.$/)
  })

  it('is told once by several nodes at once', async () => {
    await teller.owned.setDigest(table.south, weekly)
    await due()
    const nodes = await Promise.all(Array.from({ length: 4 }, () => openTeller(house, [mails])))
    await Promise.all(nodes.map((node) => node.all()))
    await teller.all()
    expect(digests()).toHaveLength(1)
    await Promise.all(nodes.map((node) => node.close()))
  })

  it.each(['before', 'after'] as const)('is told once where a process is killed %s it writes it down', async (when) => {
    await teller.owned.setDigest(table.south, weekly)
    await due()
    const killed = await openTeller(house, [mails], (books) => ({
      ...books,
      tellDigests: async (nextOf) => {
        if (when === 'after') await books.tellDigests(nextOf)
        throw new Error('killed')
      },
    }))
    await expect(killed.all()).rejects.toThrow('killed')
    await killed.close()
    await teller.all()
    expect((await toldTo(house, table.south)).filter((kind) => kind === 'DIGEST')).toEqual(['DIGEST'])
    expect(digests()).toHaveLength(1)
  })

  it('is not sent where nothing goes on', async () => {
    await teller.owned.setDigest(table.south, weekly)
    await house.referee.endCampaign(table.north, { campaignId: table.campaignId })
    await due()
    await teller.all()
    expect(digests()).toEqual([])
    expect((await toldTo(house, table.south)).at(-1)).toBe('DIGEST')
  })

  it('is ended by its owner, and not chosen at an hour or in a zone that there is not', async () => {
    const { south } = table
    await teller.owned.setDigest(south, weekly)
    await teller.owned.setDigest(south, null)
    expect((await house.reads.notify(south.session))?.digest).toBeNull()
    for (const wrong of [{ zone: 'Nowhere/Town' }, { hour: 24 }, { hour: -1 }, { hour: 1.5 }])
      await expect(teller.owned.setDigest(south, { ...weekly, ...wrong })).rejects.toMatchObject({ code: 'BAD_INPUT' })
  })
})
