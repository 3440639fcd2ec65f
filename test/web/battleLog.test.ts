import { describe, expect, it } from 'vitest'
import { appended, lastOf } from '../../web/campaign/battle/battleLog.js'
import { deskOf } from './battleFixture.js'

const numbered = (...numbers: readonly number[]) => numbers.map((number) => ({ number }))
const closedAt = '2026-11-02T10:00:00.000Z'

describe('the log of a desk', () => {
  const held = deskOf(numbered(1, 2), { about: 'A-1' })

  it('grows by what a resumed stream brings, each entry once and in order', () => {
    const desk = [deskOf(numbered(3)), deskOf(numbered(2, 3, 4)), deskOf([])].reduce(appended, held)
    expect([desk.entries.map(({ number }) => number), lastOf(desk)]).toEqual([[1, 2, 3, 4], 4])
  })

  it('is that of one desk alone', () => {
    expect(appended(held, deskOf(numbered(7), { id: 'other' })).entries.map(({ number }) => number)).toEqual([7])
    expect(appended(null, held)).toBe(held)
  })

  it('keeps the newer head where an answer is overtaken, and is closed once', () => {
    const renamed = appended(held, deskOf(numbered(3, 4), { about: 'B-2', closedAt }))
    const desk = appended(renamed, deskOf(numbered(3), { about: 'A-1' }))
    expect([desk.about, desk.closedAt, lastOf(desk)]).toEqual(['B-2', closedAt, 4])
    expect(appended(renamed, deskOf([], { about: 'C-3' }))).toMatchObject({ about: 'C-3', closedAt })
  })
})
