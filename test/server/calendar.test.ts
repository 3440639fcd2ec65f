import { describe, expect, test } from 'vitest'
import { atItsHour, deadlineFrom, isTimeZone } from '../../server/src/referee/common/calendar.js'

const berlin = 'Europe/Berlin'
const at = (iso: string, rule: { readonly days: number; readonly at: string }, zone = berlin): string =>
  deadlineFrom(new Date(iso), rule, zone)?.toISOString() ?? ''

describe('a deadline keeps its local hour', () => {
  test('across the spring change: seven days are an hour short', () => {
    // Clocks went from 02:00 to 03:00 on 30 March 2025.
    expect(at('2025-03-27T12:00:00Z', { days: 7, at: '23:59' })).toBe('2025-04-03T21:59:00.000Z')
    expect(at('2025-03-20T12:00:00Z', { days: 7, at: '23:59' })).toBe('2025-03-27T22:59:00.000Z')
  })

  test('across the autumn change: seven days are an hour long', () => {
    // Clocks went from 03:00 to 02:00 on 26 October 2025.
    expect(at('2025-10-23T12:00:00Z', { days: 7, at: '23:59' })).toBe('2025-10-30T22:59:00.000Z')
  })

  test('an hour that the spring change leaves out is as much later', () => {
    expect(at('2025-03-29T12:00:00Z', { days: 0.5, at: '02:30' })).toBe('2025-03-30T01:30:00.000Z')
  })

  test('an hour that the autumn change shows twice is the first', () => {
    expect(at('2025-10-25T12:00:00Z', { days: 0.5, at: '02:30' })).toBe('2025-10-26T00:30:00.000Z')
  })

  test('on the other half of the world, and where the shift is half an hour', () => {
    expect(at('2025-10-01T00:00:00Z', { days: 7, at: '20:00' }, 'Australia/Lord_Howe')).toBe('2025-10-08T09:00:00.000Z')
    expect(at('2025-09-20T00:00:00Z', { days: 7, at: '20:00' }, 'Australia/Lord_Howe')).toBe('2025-09-27T09:30:00.000Z')
  })
})

test('no days mean the next such hour, and no rule means no deadline', () => {
  expect(at('2025-06-01T10:00:00Z', { days: 0, at: '13:00' })).toBe('2025-06-01T11:00:00.000Z')
  expect(at('2025-06-01T12:00:00Z', { days: 0, at: '13:00' })).toBe('2025-06-02T11:00:00.000Z')
  expect(deadlineFrom(new Date(), null, berlin)).toBeNull()
})

test('an hour of the day is kept by what is put off across a change', () => {
  const put = atItsHour(new Date('2025-03-31T22:59:00Z'), { days: 7, at: '23:59' }, berlin)
  expect(put.toISOString()).toBe('2025-04-01T21:59:00.000Z')
})

test('only names of the list are zones', () => {
  expect([berlin, 'UTC', 'America/Argentina/Ushuaia'].map(isTimeZone)).toEqual([true, true, true])
  expect(['', '+01:00', 'CET', 'Europe/Nowhere', 'local', 'system'].map(isTimeZone)).toEqual(Array(6).fill(false))
})
