import { describe, expect, test } from 'vitest'
import { logParts } from '../../web/campaign/people/logParts.js'

/** Numbers of the lines that the server would give. */
const shown = (logged: number, floor: number): readonly number[] =>
  logParts(logged, floor).flatMap(({ before, limit }) =>
    Array.from({ length: Math.min(200, limit) }, (_, at) => before - 1 - at),
  )

const downTo = (logged: number, floor: number): readonly number[] =>
  Array.from({ length: logged - floor }, (_, at) => logged - at)

describe('the log of the table', () => {
  test.each([
    [0, 0],
    [12, 0],
    [200, 0],
    [201, 0],
    [450, 420],
    [450, 150],
    [1000, 0],
  ])('of %i lines is read down to line %i: each line once, the newest first', (logged, floor) => {
    expect(shown(logged, floor)).toEqual(downTo(logged, floor))
  })

  test('asks for older lines again in the same words when it has grown', () => {
    const [, ...older] = logParts(450, 0)
    const [, ...later] = logParts(451, 0)
    expect(later).toEqual(older)
  })
})
