import { seatId } from '@muster/rulesets/kit/ids.js'
import type { TerrainPiece, TerrainShape } from '@muster/rulesets/kit/system.js'
import { assert, constantFrom, array, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sampleOf, strokesOf } from '../../web/campaign/battle/drawing.js'
import { type Laid, layOut } from '../../web/campaign/battle/layout.js'
import { lengthOf, paperRows } from '../../web/campaign/battle/paper.js'
import { tableOf } from '../../web/campaign/battle/terrain.js'
import { defaultSystem } from '@muster/rulesets/tabletop/index.js'
import { deskOf } from './battleFixture.js'

const shapes: readonly TerrainShape[] = [
  ...(['wood', 'hill', 'ruin', 'building', 'wall'] as const),
  ...(['water', 'crater', 'rocks', 'rough', 'works'] as const),
]
const ground = { width: 72, depth: 48 }
const piece = constantFrom(...shapes).map((shape): TerrainPiece => ({ title: shape, shape }))
const tables = array(array(piece, { maxLength: 6 }), { minLength: 4, maxLength: 4 })

/** How far a piece comes out of its quarter; nothing or less where it lies inside. */
const beyond = ({ quarter, x, y, reach }: Laid): number => {
  const [left, top] = [quarter % 2 === 0 ? 0 : 36, quarter >= 2 ? 0 : 24]
  return Math.max(left - (x - reach), x + reach - (left + 36), top - (y - reach), y + reach - (top + 24))
}

/** Every point that the strokes of a piece touch. */
const points = (laid: Laid): readonly (readonly [number, number])[] =>
  strokesOf(laid).flatMap(({ d }) =>
    [...d.matchAll(/([MLQA])([^MLQAZ]*)/g)].flatMap(([, kind, given = '']) => {
      const values = given.trim().split(/\s+/).map(Number)
      // Of an arc the last two numbers are its end.
      const from = kind === 'A' ? values.slice(-2) : values
      return from.flatMap((x, at) => (at % 2 === 0 ? [[x, from[at + 1] ?? NaN] as const] : []))
    }),
  )

describe('the sketch of a table', () => {
  test('every piece lies inside its quarter and on no other, whatever the dice brought', () => {
    assert(
      property(tables, string(), (quarters, seed) => {
        const laid = layOut(quarters, ground, seed)
        expect(laid.map(({ title }) => title)).toEqual(quarters.flat().map(({ title }) => title))
        expect(laid.map(({ number }) => number)).toEqual(laid.map((_, at) => at + 1))
        for (const one of laid) {
          expect(beyond(one)).toBeLessThanOrEqual(0)
          for (const other of laid)
            if (other !== one)
              expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(one.reach + other.reach)
        }
      }),
      { numRuns: 400 },
    )
  })

  test('the usual number of pieces keeps its size', () => {
    const quarters = Array.from({ length: 4 }, () => shapes.slice(0, 3).map((shape) => ({ title: shape, shape })))
    for (let seed = 0; seed < 200; seed += 1)
      for (const { reach } of layOut(quarters, ground, String(seed))) expect(reach).toBeGreaterThan(2.8)
  })

  test('both players see the same, another battle another table', () => {
    const quarters = [[{ title: 'Woods', shape: 'wood' as const }], [], [{ title: 'Hill', shape: 'hill' as const }], []]
    const first = layOut(quarters, ground, 'ab'.repeat(32))
    expect(layOut(structuredClone(quarters), { ...ground }, 'ab'.repeat(32))).toEqual(first)
    expect(first.map(strokesOf)).toEqual(layOut(quarters, ground, 'ab'.repeat(32)).map(strokesOf))
    expect(layOut(quarters, ground, 'cd'.repeat(32))).not.toEqual(first)
  })

  test('no stroke leaves the ground of its piece', () => {
    assert(
      property(tables, string(), (quarters, seed) => {
        for (const one of layOut(quarters, ground, seed))
          for (const [x, y] of points(one))
            expect(Math.hypot(x - one.x, y - one.y), one.shape).toBeLessThanOrEqual(one.reach + 0.3)
      }),
      { numRuns: 60 },
    )
  })

  test('every shape has a hand of its own, and a sign in the legend', () => {
    const drawn = shapes.map((shape) =>
      sampleOf(shape, 12)
        .map(({ d }) => d)
        .join(' '),
    )
    expect(new Set(drawn).size).toBe(shapes.length)
    for (const d of drawn) expect(d).not.toMatch(/NaN|undefined/)
  })
})

describe('what the sketch shows', () => {
  const roll = (number: number, quarters: readonly (readonly string[])[], procedure = 'tableTerrain') => ({
    ...{ number, kind: 'ROLL' as const, seat: seatId('A'), text: null, times: null },
    roll: { procedure, input: {}, outcome: { quarters }, throws: [], byHand: false, proof: null, subject: null },
  })
  const system = { ...defaultSystem, terrain: { WOODS: { title: 'Woods', shape: 'wood' as const } } }
  const woods = { title: 'Woods', shape: 'wood' }

  test('what the campaign settles goes before any roll', () => {
    const settled = { near: 'A', far: 'B', quarters: [[{ title: 'Hill', shape: 'hill' as const }], [], [], []] }
    expect(tableOf(settled, system, deskOf([roll(1, [['WOODS'], [], [], []])]))).toEqual(settled)
  })

  test('else the newest roll that lays out a table; other rolls do not', () => {
    const desk = deskOf([
      roll(1, [[], ['WOODS'], [], []]),
      roll(2, [['WOODS'], [], ['MARSH_LAND'], []]),
      roll(3, [['WOODS', 'WOODS'], [], [], []], 'hazard'),
    ])
    expect(tableOf({ near: 'A', far: null, quarters: [] }, system, desk)).toEqual({
      ...{ near: 'A', far: null },
      quarters: [[woods], [], [{ title: 'marsh land', shape: 'rough' }], []],
    })
  })

  test('without either the table is bare', () => {
    expect(tableOf(null, system, deskOf([]))).toEqual({ near: null, far: null, quarters: [] })
  })
})

test('a longer document is printed smaller', () => {
  const lines = (count: number) => Array.from({ length: count }, (_, at) => ({ label: String(at), value: 'x' }))
  const document = (count: number) => ({ title: 'A battle', sections: [{ title: 'Lists', lines: lines(count) }] })
  expect([null, document(20), document(90), document(150)].map(lengthOf)).toEqual(['short', 'short', 'long', 'longest'])
  const wordy = {
    title: 'A battle',
    sections: [{ title: 'Notes', lines: [{ label: 'Note', value: 'long '.repeat(400) }] }],
  }
  expect(lengthOf(wordy)).toBe('short')
  expect(paperRows(wordy)).toBeGreaterThan(50)
})
