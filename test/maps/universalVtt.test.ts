import boltgun from '@muster/rulesets/boltgun/index.js'
import hex from '@muster/rulesets/hex-1.4/index.js'
import { drawingProblems, mostOfTable, readAny, readTableMap } from '@muster/rulesets/maps/index.js'
import { describe, expect, test } from 'vitest'

const games = { boltgun, 'hex-1.4': hex } as const
const specOf = (id: string) => (id === 'boltgun' || id === 'hex-1.4' ? (games[id].maps?.spec ?? null) : null)

/** One pixel. */
const image = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** As programs that draw for virtual tabletops write them. */
const table = (change: object = {}): object => ({
  format: 0.3,
  resolution: { map_origin: { x: 0, y: 0 }, map_size: { x: 20, y: 14 }, pixels_per_grid: 70 },
  line_of_sight: [[{ x: 0.5, y: 0.5 }]],
  portals: [],
  environment: { baked_lighting: true, ambient_light: 'ffffffff' },
  lights: [{ position: { x: 1, y: 1 }, range: 5 }],
  image,
  ...change,
})
const sized = (size: unknown): object => table({ resolution: { map_size: size, pixels_per_grid: 70 } })
const read = (map: unknown, ruleset: string | null = 'boltgun') =>
  readAny(JSON.stringify(map), specOf, () => null, ruleset)

test.each([
  ['boltgun', 20, 14],
  ['hex-1.4', 20, 16],
] as const)('a Universal VTT file gives %s its grid and its picture, and nothing else', (ruleset, width, height) => {
  const found = read(table(), ruleset)
  if (!found.ok) throw new Error(found.problem[0]?.text)
  const { grid, picture, pieces, rows } = found.value
  expect([grid.width, grid.height]).toEqual([width, height])
  expect(picture).toEqual({ data: `data:image/png;base64,${image}`, x: 0, y: 0, width: 20, height: 14 })
  expect([pieces, rows.length]).toEqual([[], height])
  const spec = specOf(ruleset)
  expect(spec && drawingProblems(ruleset, spec, found.value)).toEqual([])
})

test('what is no file of this kind is told apart from one that is wrong', () => {
  expect(readTableMap('{"muster":"scenario"}')).toEqual({ ok: true, value: null })
  expect(readTableMap(JSON.stringify(table()))).toMatchObject({ value: { width: 20, height: 14, type: 'image/png' } })
})

describe('a hostile one is refused with a sentence', () => {
  test.each([
    ['without a ruleset', table(), null, /does not say for which ruleset/],
    ['for a ruleset that there is not', table(), '../x', /does not say for which ruleset/],
    ['without a size', sized(undefined), 'boltgun', /map_size is missing/],
    ['with a list for a size', sized([20, 14]), 'boltgun', /map_size is missing/],
    ['with a negative size', sized({ x: -20, y: 14 }), 'boltgun', /map_size.x must be a number from 1/],
    ['with an endless size', sized({ x: 1e300, y: 14 }), 'boltgun', /map_size.x must be a number from 1/],
    ['with a size that is a text', sized({ x: '20', y: 14 }), 'boltgun', /map_size.x must be a number from 1/],
    ['with a million cells', sized({ x: 1000, y: 1000 }), 'boltgun', /grid.width must be a whole number/],
    ['without a picture', table({ image: null }), 'boltgun', /no picture/],
    ['with an address for a picture', table({ image: 'https://example.org/x.png' }), 'boltgun', /no picture/],
    ['with a drawing that holds a program', table({ image: btoa('<svg onload="x"/>') }), 'boltgun', /no picture/],
    ['with more behind its picture', table({ image: `${image}"onerror="x` }), 'boltgun', /no picture/],
    [
      'with a picture that is too large',
      table({ image: `${image.replaceAll('=', 'A')}${'A'.repeat(60_000)}` }),
      'boltgun',
      /picture.data must be/,
    ],
    ['that is too long', table({ image: 'A'.repeat(100_000) }), 'boltgun', /more than 90000 characters/],
  ] as const)('%s', (_, map, ruleset, said) => {
    const found = read(map, ruleset)
    expect(found.ok ? null : found.problem[0]?.text).toMatch(said)
  })

  test('however it comes', () => {
    expect(readTableMap('{"resolution":')).toMatchObject({ ok: false })
    expect(readTableMap('x'.repeat(mostOfTable + 1))).toMatchObject({ ok: false })
  })
})
