import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BattleEntryRow } from '../../server/src/store/reads.js'
import { atFord, deskOf, type Feud, feudRegistry, openFeud, passTurn, refusal } from '../support/feud.js'
import type { House, Person } from '../support/house.js'
import { sharedHouse } from '../support/sharedHouse.js'

let house: House
/** Where nothing is ever written: what is refused may be tried here. */
let silent: Feud

beforeAll(async () => {
  house = await sharedHouse(feudRegistry)
  silent = await openFeud(house)
})
afterAll(() => house.close())

const hour = 3_600_000
const soon = (hours: number): Date => new Date(Math.ceil(Date.now() / 60_000) * 60_000 + hours * hour)

const entriesOf = async (feud: Feud, who: Person): Promise<readonly BattleEntryRow[]> =>
  (await deskOf(house, feud, who)).entries

describe('talk', () => {
  test('is one log for both, in order, with who spoke for which side, and where each lives', async () => {
    const feud = await openFeud(house)
    const at = await atFord(house, feud)
    await house.referee.writeToBattle(feud.north, { ...at(), text: ' Saturday? ', zone: 'Europe/Berlin' })
    await house.referee.writeToBattle(feud.south, { ...at(), text: 'Line one\r\nline two', zone: 'America/New_York' })
    const entries = await entriesOf(feud, feud.north)
    expect(entries.map(({ number, seat, by, kind, body }) => [number, seat, by, kind, body])).toEqual([
      [1, 'A', 'North', 'MESSAGE', { text: 'Saturday?' }],
      [2, 'B', 'South', 'MESSAGE', { text: 'Line one\nline two' }],
    ])
    expect(await entriesOf(feud, feud.south)).toEqual(entries)
    const zones = (await deskOf(house, feud, feud.north)).head.sides.map(({ zone }) => zone)
    expect(zones).toEqual(['Europe/Berlin', 'America/New_York'])
  })

  test('is read from a number on, and not below it', async () => {
    const feud = await openFeud(house)
    const at = await atFord(house, feud)
    for (const text of ['One.', 'Two.', 'Three.']) await house.referee.writeToBattle(feud.north, { ...at(), text })
    const { campaignId, battleId } = at()
    const row = await house.reads.battle(feud.south.session, campaignId, battleId, 2)
    expect(row?.entries.map(({ number }) => number)).toEqual([3])
    const ask = { kind: 'battle' as const, credential: feud.south.session, about: battleId, after: 1 }
    const { bodies } = await house.reads.frames(campaignId, [ask])
    expect([...bodies.values()].flat().map(({ number }) => number)).toEqual([0, 2, 3])
  })

  test.each<[string, object, string, RegExp]>([
    ['nothing', { text: ' \n ' }, 'BAD_INPUT', /Write something/],
    ['too much', { text: 'x'.repeat(2001) }, 'LIMIT', /2000 characters/],
    ['a bell', { text: 'ding\u0007' }, 'BAD_INPUT', /control characters/],
    ['a zone that is none', { text: 'x', zone: 'Mars/Olympus' }, 'BAD_INPUT', /IANA/],
    ['a key too short', { text: 'x', idempotencyKey: 'short' }, 'BAD_INPUT', /8 to 100/],
  ])('refuses %s', async (_, changes, code, message) => {
    const at = await atFord(house, silent)
    await expect(house.referee.writeToBattle(silent.north, { ...at(), text: '', ...changes })).rejects.toMatchObject({
      code,
      message: expect.stringMatching(message) as string,
    })
    expect(await entriesOf(silent, silent.north)).toEqual([])
  })

  test('takes 2,000 characters, however many bytes they are', async () => {
    const feud = await openFeud(house)
    const at = await atFord(house, feud)
    await house.referee.writeToBattle(feud.north, { ...at(), text: '🎲'.repeat(2000) })
    expect(await entriesOf(feud, feud.south)).toHaveLength(1)
  })

  test('of twenty copies of one request at once is one entry; the same key for another is refused', async () => {
    const feud = await openFeud(house)
    const one = { ...(await atFord(house, feud))(), text: 'Once.' }
    await Promise.all(Array.from({ length: 20 }, () => house.referee.writeToBattle(feud.north, one)))
    expect(await entriesOf(feud, feud.south)).toHaveLength(1)
    await expect(house.referee.writeToBattle(feud.north, { ...one, text: 'Twice.' })).rejects.toMatchObject({
      code: 'KEY_USED',
    })
    // Another person's key is his own.
    await house.referee.writeToBattle(feud.south, one)
    expect(await entriesOf(feud, feud.south)).toHaveLength(2)
  })

  test('has an end: 60 entries of a side in a minute, 500 in all; the other side’s do not count', async () => {
    const feud = await openFeud(house)
    const at = await atFord(house, feud)
    const fill = (from: number, to: number, ago: string): Promise<unknown> =>
      house.sql(
        `INSERT INTO muster.battle_entry (battle, number, seat, by, at, kind, body, key, body_hash)
         SELECT $1, n, 'A', $2, now() - $5::interval, 'MESSAGE', '{"text":"x"}', 'key-' || n, '' FROM generate_series($3::integer, $4) n`,
        [at().battleId, feud.north.userId, from, to, ago],
      )
    const write = (who: Person): Promise<object> => house.referee.writeToBattle(who, { ...at(), text: 'More.' })
    await fill(1, 60, '1 second')
    await expect(write(feud.north)).rejects.toMatchObject(refusal('LIMIT', /60 entries a minute/))
    await write(feud.south)
    await house.sql(`UPDATE muster.battle_entry SET at = now() - interval '2 minutes' WHERE battle = $1`, [
      at().battleId,
    ])
    await write(feud.north)
    await fill(63, 500, '2 minutes')
    await write(feud.north)
    await expect(write(feud.north)).rejects.toMatchObject(refusal('LIMIT', /500 entries/))
    await write(feud.south)
  })

  test('goes on while the campaign stands still, and not when it is over', async () => {
    const feud = await openFeud(house)
    const at = await atFord(house, feud)
    await house.referee.pauseCampaign(feud.organiser, { campaignId: feud.campaignId })
    await house.referee.writeToBattle(feud.north, { ...at(), text: 'Still there?' })
    await house.referee.proposeTimes(feud.north, { ...at(), times: [soon(2)] })
    expect(await entriesOf(feud, feud.south)).toHaveLength(2)
    await house.referee.resumeCampaign(feud.organiser, { campaignId: feud.campaignId })
    for (const turn of [1, 2]) await passTurn(house, feud, turn)
    await expect(house.referee.writeToBattle(feud.north, { ...at(), text: 'Well fought.' })).rejects.toMatchObject(
      refusal('CLOSED', /decided or the campaign is over/),
    )
  })
})

describe('an appointment', () => {
  test('is offered by one side, sorted and each time once, and taken by the other', async () => {
    const feud = await openFeud(house)
    const at = await atFord(house, feud)
    const [one, two] = [soon(5), soon(29)]
    await house.referee.proposeTimes(feud.north, { ...at(), times: [two, one, two], text: 'At my place.' })
    expect((await entriesOf(feud, feud.south))[0]).toMatchObject({
      kind: 'TIMES',
      body: { times: [one.toISOString(), two.toISOString()], text: 'At my place.' },
    })
    const take = (who: Person, time: Date, entry = 1) => house.referee.agreeOnTime(who, { ...at(), entry, time })
    await expect(take(feud.north, one)).rejects.toMatchObject(refusal('FORBIDDEN', /yourself/))
    await expect(take(feud.south, soon(6))).rejects.toMatchObject(refusal('BAD_INPUT', /among those/))
    await expect(take(feud.south, one, 2)).rejects.toMatchObject(refusal('CONFLICT', /on offer/))
    await take(feud.south, two)
    expect((await entriesOf(feud, feud.north))[1]).toMatchObject({
      kind: 'AGREEMENT',
      body: { answers: 1, time: two.toISOString() },
    })
    // What was offered is settled by that: nobody moves the hour by himself.
    await expect(take(feud.south, one)).rejects.toMatchObject(refusal('CONFLICT', /on offer/))
  })

  test('is made from the newest offer alone, and called off by either side', async () => {
    const feud = await openFeud(house)
    const at = await atFord(house, feud)
    const { referee } = house
    await expect(referee.callOffTime(feud.north, at())).rejects.toMatchObject({ code: 'CONFLICT' })
    await referee.proposeTimes(feud.north, { ...at(), times: [soon(5)] })
    await referee.proposeTimes(feud.north, { ...at(), times: [soon(6)] })
    await expect(referee.agreeOnTime(feud.south, { ...at(), entry: 1, time: soon(5) })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    await referee.proposeTimes(feud.south, { ...at(), times: [soon(7)] })
    await referee.agreeOnTime(feud.south, { ...at(), entry: 2, time: soon(6) })
    await referee.callOffTime(feud.south, { ...at(), text: 'I am ill.' })
    await expect(referee.agreeOnTime(feud.north, { ...at(), entry: 3, time: soon(7) })).rejects.toMatchObject({
      code: 'CONFLICT',
    })
    expect((await entriesOf(feud, feud.north)).at(-1)).toMatchObject({
      kind: 'CALLED_OFF',
      body: { text: 'I am ill.' },
    })
    await expect(referee.callOffTime(feud.north, at())).rejects.toMatchObject({ code: 'CONFLICT' })
  })

  test.each<[string, readonly Date[], string, RegExp]>([
    ['no time', [], 'BAD_INPUT', /1 to 8/],
    ['nine times', Array.from({ length: 9 }, (_, at) => soon(at + 1)), 'LIMIT', /at most 8/],
    ['the past', [soon(2), soon(-2)], 'BAD_INPUT', /future times/],
    ['a time beyond a year', [soon(24 * 368)], 'BAD_INPUT', /366 days/],
    ['no date', [new Date(Number.NaN)], 'BAD_INPUT', /date/],
  ])('is not made of %s', async (_, times, code, message) => {
    const at = await atFord(house, silent)
    await expect(house.referee.proposeTimes(silent.north, { ...at(), times })).rejects.toMatchObject({
      code,
      message: expect.stringMatching(message) as string,
    })
  })

  test('is not made for an hour that has passed since it was offered', async () => {
    const feud = await openFeud(house)
    const at = await atFord(house, feud)
    const [ahead, time, later] = [soon(1), soon(-1), soon(5)]
    await house.referee.proposeTimes(feud.north, { ...at(), times: [ahead, later] })
    await house.sql(`UPDATE muster.battle_entry SET body = replace(body::text, $1, $2)::json WHERE battle = $3`, [
      ...[ahead.toISOString(), time.toISOString(), at().battleId],
    ])
    await expect(house.referee.agreeOnTime(feud.south, { ...at(), entry: 1, time })).rejects.toMatchObject(
      refusal('CONFLICT', /passed/),
    )
    await house.referee.agreeOnTime(feud.south, { ...at(), entry: 1, time: later })
  })
})
