import type { Json } from '@muster/rulesets/kit/json.js'
import { tables } from '@muster/rulesets/tabletop/tables/index.js'
import { describe, expect, test } from 'vitest'
import { leavesOf, printed } from './printed.js'

type Leaves = Readonly<Record<string, Json>>

/** Cells that one side has and the other has not, or has otherwise. */
const unlike = (one: Leaves, other: Leaves): readonly string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (path) => JSON.stringify(one[path]) !== JSON.stringify(other[path]),
  )

describe('the tables', () => {
  const [ours, theirs] = [leavesOf(tables), leavesOf(printed)]

  test('agree with those written down apart, cell by cell, no cell more and none less', () => {
    expect(unlike(ours, theirs)).toEqual([])
    expect(Object.keys(ours)).toHaveLength(Object.keys(theirs).length)
    console.log(`${String(Object.keys(theirs).length)} cells agree`)
  })

  test('a changed cell is found, whichever it is', () => {
    for (const [path, value] of Object.entries(ours))
      expect(unlike({ ...ours, [path]: value === null ? 0 : null }, theirs)).toEqual([path])
  })

  test('a lost cell is found, and one too many', () => {
    for (const path of Object.keys(ours).filter((_, at) => at % 20 === 0)) {
      const { [path]: _, ...others } = ours
      expect(unlike(others, theirs)).toEqual([path])
      expect(unlike(theirs, others)).toEqual([path])
    }
  })
})
