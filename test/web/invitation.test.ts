import { describe, expect, test } from 'vitest'
import { onOwnClock } from '../../web/app/offer/ownClock.js'
import { qrPath } from '../../web/campaign/people/qrPath.js'
import { mailOf, sharingOf } from '../../web/campaign/people/share.js'

describe('a deadline of the campaign on the reader’s own clock', () => {
  const [winter, summer] = [new Date('2026-01-15T12:00:00Z'), new Date('2026-07-15T12:00:00Z')]

  test.each([
    ['21:00', 'Europe/Berlin', 'Europe/Berlin', winter, null],
    ['21:00', 'Europe/London', 'UTC', winter, null],
    ['21:00', 'Europe/London', 'UTC', summer, { hour: '20:00', day: 'same' }],
    ['20:00', 'Australia/Sydney', 'Europe/Berlin', winter, { hour: '10:00', day: 'same' }],
    ['20:00', 'America/New_York', 'Europe/Berlin', winter, { hour: '02:00', day: 'after' }],
    ['06:30', 'Asia/Kolkata', 'America/New_York', winter, { hour: '20:00', day: 'before' }],
  ] as const)('%s in %s is read in %s', (hour, zone, own, now, here) => {
    expect(onOwnClock(hour, zone, own, now)).toEqual(here)
  })
})

describe('an invitation that is handed on', () => {
  const link = 'https://muster.example/join/K7QM-4TXP-22RB'

  test('a mail names campaign and map, and holds the link alone on its line', () => {
    const sharing = sharingOf({
      ...{ link, campaign: 'Ash & Rain?', ruleset: 'BOLTGUN', map: 'First contact', until: 'Thu 10 Dec, 20:31' },
    })
    const mail = new URL(mailOf(sharing))
    expect(mail.searchParams.get('subject')).toContain('Ash & Rain?')
    const body = mail.searchParams.get('body') ?? ''
    expect(body).toContain('First contact')
    expect(body.split('\r\n')).toContain(link)
  })

  test('a QR code has its three corners and a quiet zone of four modules', () => {
    const { size, path } = qrPath(link)
    const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)].map((run) => run.slice(1).map(Number))
    expect(runs.map(([x, y, length]) => `M${x} ${y}h${length}v1h-${length}z`).join('')).toBe(path)
    const far = size - 4 - 7
    expect(runs).toEqual(
      expect.arrayContaining([
        [4, 4, 7],
        [far, 4, 7],
        [4, far, 7],
      ]),
    )
    expect(Math.min(...runs.flatMap(([x = 0, y = 0]) => [x, y]))).toBe(4)
    expect(Math.max(...runs.map(([x = 0, , length = 0]) => x + length))).toBe(size - 4)
  })
})
