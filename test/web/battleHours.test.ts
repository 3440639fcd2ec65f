import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { battleHours, calendarFile } from '../../web/campaign/battle/calendar.js'
import { markRead, unread } from '../../web/campaign/battle/read.js'
import { tellingOf, toldOf } from '../../web/campaign/battle/useBattleView.js'
import { answerBy, offerOf, onClocks, readHour, unansweredSince } from '../../web/campaign/battle/when.js'
import { cellName, pieceId, ruleId, seatId } from '@muster/rulesets/kit/ids.js'
import type { PieceView } from '@muster/rulesets/kit/view.js'
import type { ReportLine } from '../../web/api/briefing.js'
import { deskOf } from './battleFixture.js'
import { sampleView } from './mapFixture.js'

describe('hours on two clocks', () => {
  const { sides } = deskOf([])

  test('one’s own first, then the other’s, each by its own calendar day', () => {
    const clocks = onClocks('2026-11-21T23:30:00Z', sides, 'Europe/Berlin')
    expect(clocks.map(({ whose, zone }) => [whose, zone])).toEqual([
      ['your time', 'Europe/Berlin'],
      ['for South', 'America/New_York'],
    ])
    // Releases of the locale data differ in a comma.
    expect(clocks.map(({ text }) => text.replaceAll(',', ''))).toEqual(['Sun 22 Nov 00:30', 'Sat 21 Nov 18:30'])
  })

  test('one clock for two in the same zone, and none for a side that has not told its own', () => {
    const [mine, theirs] = sides
    if (!mine || !theirs) throw new Error('two sides')
    for (const zone of ['Europe/Berlin', null])
      expect(onClocks('2026-11-21T23:30:00Z', [mine, { ...theirs, zone }], 'Europe/Berlin')).toHaveLength(1)
  })

  test('what is typed is meant in one’s own zone, across both changes of the clocks', () => {
    expect(readHour('2026-07-01T19:00', 'Europe/Berlin')).toBe('2026-07-01T17:00:00.000Z')
    expect(readHour('2026-12-01T19:00', 'Europe/Berlin')).toBe('2026-12-01T18:00:00.000Z')
    expect(readHour('2027-03-28T02:30', 'Europe/Berlin')).toBeNull()
    expect(readHour('2027-03-28T03:30', 'Europe/Berlin')).toBe('2027-03-28T01:30:00.000Z')
    expect(readHour('', 'Europe/Berlin')).toBeNull()
  })
})

describe('offers', () => {
  const now = new Date('2026-11-05T12:00:00Z').getTime()
  const desk = deskOf([
    { number: 1, seat: seatId('B'), kind: 'TIMES', times: ['2026-11-06T18:00:00.000Z'] },
    { number: 2, seat: seatId('B'), kind: 'TIMES', times: ['2026-11-04T18:00:00.000Z', '2026-11-07T18:00:00.000Z'] },
    { number: 3, seat: seatId('A'), kind: 'MESSAGE' },
  ])

  test('the latest of a side counts, as far as it lies ahead', () => {
    expect(offerOf(desk, false, now)).toMatchObject({ entry: { number: 2 }, times: ['2026-11-07T18:00:00.000Z'] })
    expect(offerOf(desk, true, now)).toBeNull()
  })

  test('what was agreed or called off since has settled it', () => {
    for (const kind of ['AGREEMENT', 'CALLED_OFF'] as const)
      expect(offerOf(deskOf([...desk.entries, { number: 4, seat: seatId('A'), kind }]), false, now)).toBeNull()
    const later = { number: 4, seat: seatId('B'), kind: 'TIMES' as const, times: ['2026-11-08T18:00:00.000Z'] }
    const called = { number: 3, seat: seatId('A'), kind: 'CALLED_OFF' as const }
    expect(offerOf(deskOf([called, later]), false, now)).toMatchObject({ entry: { number: 4 } })
  })
})

describe('the hours to answer', () => {
  test('run from the first word that was left without an answer', () => {
    const entries = [
      { number: 1, seat: seatId('A'), at: '2026-11-01T10:00:00.000Z' },
      { number: 2, seat: seatId('B'), at: '2026-11-01T11:00:00.000Z' },
      { number: 3, seat: seatId('A'), at: '2026-11-02T10:00:00.000Z', kind: 'ROLL' as const, text: null },
      { number: 4, seat: seatId('A'), at: '2026-11-02T12:00:00.000Z', kind: 'TIMES' as const, times: [] },
      { number: 5, seat: seatId('A'), at: '2026-11-03T12:00:00.000Z' },
    ]
    expect(unansweredSince(deskOf(entries), true)).toBe('2026-11-02T12:00:00.000Z')
    expect(unansweredSince(deskOf(entries), false)).toBeNull()
    expect(unansweredSince(deskOf(entries.slice(0, 2)), false)).toBe('2026-11-01T11:00:00.000Z')
    expect(unansweredSince(deskOf([]), true)).toBeNull()
    expect(answerBy('2026-11-02T12:00:00.000Z', 48)).toBe('2026-11-04T12:00:00.000Z')
  })
})

describe('the calendar file', () => {
  const appointment = {
    ...{
      id: 'f00',
      title: 'A1 against South; Orks, 12″',
      at: '2026-11-21T18:00:00.000Z',
      about: 'One line.\nAnother.',
    },
    ...{ url: 'https://example.org/campaign/1/battle/2', now: new Date('2026-11-01T10:00:00Z') },
  }

  test('says when, for how long and where to look, in lines that calendars read', async () => {
    const file = await calendarFile(appointment)
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    const lines = file.replaceAll('\r\n ', '').split('\r\n')
    expect(lines[0]).toBe('BEGIN:VCALENDAR')
    expect(lines).toContain('DTSTART:20261121T180000Z')
    expect(lines).toContain(`DTEND:20261121T${String(18 + battleHours)}0000Z`)
    expect(lines).toContain('UID:f00@muster')
    expect(lines).toContain('SUMMARY:A1 against South\\; Orks\\, 12″')
    expect(lines).toContain('DESCRIPTION:One line.\\nAnother.')
    expect(lines.join('\n')).toContain('https://example.org/campaign/1/battle/2')
  })

  test('a later file of the same battle replaces the earlier one', async () => {
    const sequence = async (now: Date): Promise<number> =>
      Number(/SEQUENCE:(\d+)/.exec(await calendarFile({ ...appointment, now }))?.[1])
    expect(await sequence(new Date('2026-11-02T10:00:00Z'))).toBeGreaterThan(await sequence(appointment.now))
  })
})

describe('what is new on a desk', () => {
  beforeEach(() => {
    const kept = new Map<string, string>()
    vi.stubGlobal('window', {
      localStorage: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => kept.set(key, value),
      },
    })
  })
  afterEach(() => void vi.unstubAllGlobals())

  test('is what the other side put there since one looked', () => {
    const entries = [
      { number: 1, seat: seatId('B') },
      { number: 2, seat: seatId('A') },
      { number: 3, seat: seatId('B') },
    ]
    expect(unread(deskOf(entries))).toBe(2)
    markRead(deskOf(entries.slice(0, 2)))
    expect(unread(deskOf(entries))).toBe(1)
    markRead(deskOf(entries))
    markRead(deskOf(entries.slice(0, 1)))
    expect(unread(deskOf(entries))).toBe(0)
  })
})

test('of a battle long over the first briefing after its end is asked, then the last before', () => {
  const heads = [3, 1, 2].map((number) => ({
    number,
    turn: 1,
    stage: 'battles',
    at: `2026-11-0${String(number)}T10:00:00Z`,
  }))
  expect(tellingOf(heads, '2026-11-02T10:00:00Z')).toEqual([2, 1])
  expect(tellingOf(heads, '2026-11-04T10:00:00Z')).toEqual([3])
})

test('of the report of the end its side is shown what is about the battle, or about its own pieces there', () => {
  const cells = ['4,4'].map(cellName)
  const line = (text: string, about: string[]): ReportLine => ({
    ...{ rule: ruleId('R-1'), step: 's' },
    text,
    cells: [],
    about,
    data: null,
    throws: [],
  })
  const piece = (id: string, seat: string, at: string): PieceView => ({
    id: pieceId(id),
    seat: seatId(seat),
    kind: 'x',
    at: cellName(at),
    size: null,
    marks: [],
  })
  const view = sampleView()
  const known = { ...view, pieces: [piece('A1', 'A', '4,4'), piece('A2', 'A', '5,5'), piece('B1', 'B', '4,4')] }
  const lines = [
    line('battle', ['token']),
    line('ours', ['A1']),
    line('elsewhere', ['A2']),
    line('theirs', ['B1']),
    line('all', []),
  ]
  expect(toldOf(lines, known, { about: 'token', cells }).map(({ text }) => text)).toEqual(['battle', 'ours'])
})
