import { gzipSync, deflateSync, inflateSync, gunzipSync } from 'node:zlib'
import boltgun from '@muster/rulesets/boltgun/index.js'
import hex from '@muster/rulesets/hex-1.4/index.js'
import type { ScenarioFile } from '@muster/rulesets/kit/scenarioFile.js'
import { readAny, toTiled } from '@muster/rulesets/maps/index.js'
import { describe, expect, test } from 'vitest'

const games = { boltgun, 'hex-1.4': hex } as const
const specOf = (id: string) => (id === 'boltgun' || id === 'hex-1.4' ? (games[id].maps?.spec ?? null) : null)
const inflate = (bytes: Uint8Array, kind: 'gzip' | 'zlib', most: number): Uint8Array | null => {
  try {
    return (kind === 'gzip' ? gunzipSync : inflateSync)(bytes, { maxOutputLength: most })
  } catch {
    return null
  }
}
const read = (map: object) => readAny(JSON.stringify(map), specOf, inflate, null)

interface Tiled {
  readonly layers: readonly { readonly type: string; readonly data: readonly number[] }[]
}
const tiledOf = (id: keyof typeof games, file: ScenarioFile): Tiled => {
  const { maps } = games[id]
  if (!maps) throw new Error('no maps')
  return toTiled(maps.spec, file) as Tiled
}

/** With an alliance, which no shipped one has. */
const allied = (file: ScenarioFile): ScenarioFile => ({
  ...file,
  seats: file.seats.map((seat, at) => (at < 2 ? { ...seat, alliance: 'North' } : seat)),
})

const files = Object.entries(games).flatMap(([id, game]) =>
  game.scenarios.slice(0, 3).flatMap((scenario) => {
    const file = game.maps?.fileOf(scenario)
    return file ? [[scenario.id, id === 'boltgun' ? 'boltgun' : 'hex-1.4', allied(file)] as const] : []
  }),
)
const [[, , good] = ['', 'boltgun', null]] = files
if (!good) throw new Error('no file')

/** The layer of the ground, packed. */
const packed = (map: Tiled, pack: (bytes: Buffer) => Buffer, compression: string): object => ({
  ...map,
  layers: map.layers.map((layer) => {
    if (layer.type !== 'tilelayer') return layer
    const bytes = Buffer.alloc(layer.data.length * 4)
    layer.data.forEach((gid, at) => bytes.writeUInt32LE(gid, at * 4))
    return { ...layer, encoding: 'base64', compression, data: pack(bytes).toString('base64') }
  }),
})

describe.each(files)('%s', (_, id, file) => {
  test('is the same after Tiled had it, however its layer is packed', () => {
    const map = tiledOf(id, file)
    const same = { ok: true, value: file }
    for (const one of [
      map,
      packed(map, (bytes) => bytes, ''),
      packed(map, gzipSync, 'gzip'),
      packed(map, deflateSync, 'zlib'),
    ])
      expect(read(one)).toEqual(same)
  })
})

describe('hexes as Tiled may shift them', () => {
  const map = (axis: string, index: string) => ({
    ...{ orientation: 'hexagonal', staggeraxis: axis, staggerindex: index, width: 3, height: 2 },
    properties: [
      { name: 'ruleset', value: 'hex-1.4' },
      { name: 'seats', value: '[]' },
      { name: 'legend', value: '1=plain,2=ruined' },
    ],
    layers: [{ type: 'group', layers: [{ type: 'tilelayer', data: [2, 1, 1, 1, 1, 0] }] }],
  })
  const rows = (axis: string, index: string) => {
    const made = read(map(axis, index))
    return made.ok ? made.value.rows : made.problem
  }
  test.each([
    ['y', 'odd', ['x..', '...']],
    ['y', 'even', ['...', 'x..', '...']],
    ['x', 'odd', ['x.', '..', '..']],
    ['x', 'even', ['..', 'x.', '..', '..']],
  ])('%s, %s', (axis, index, wanted) => {
    expect(rows(axis, index)).toEqual(wanted)
  })
})

const base = tiledOf('boltgun', good)
const withLayer = (change: object): object => ({
  ...base,
  layers: base.layers.map((layer) => (layer.type === 'tilelayer' ? { ...layer, ...change } : layer)),
})
const bomb = gzipSync(Buffer.alloc(4_000_000)).toString('base64')
const nested = (depth: number): object => (depth === 0 ? {} : { layers: [{ type: 'group', ...nested(depth - 1) }] })

test.each<readonly [string, object, RegExp]>([
  ['without a ruleset', { ...base, properties: [] }, /property “ruleset”/],
  ['of another ruleset', { ...base, properties: [{ name: 'ruleset', value: '__proto__' }] }, /property “ruleset”/],
  ['without an end', { ...base, infinite: true }, /infinite/],
  ['isometric', { ...base, orientation: 'isometric' }, /orthogonal and hexagonal/],
  ['huge', { ...base, width: 500, height: 500 }, /more than 10000 cells/],
  ['of no size', { ...base, width: Number.NaN }, /width must be/],
  ['without layers', { ...base, layers: [] }, /no layer of tiles/],
  ['of groups in groups', { ...base, ...nested(40) }, /more than 6 deep/],
  ['of fewer tiles than it says', withLayer({ data: [1, 2] }), /holds 2 tiles/],
  ['of tiles that are texts', withLayer({ data: good.rows.flatMap((row) => [...row]) }), /as CSV or Base64/],
  ['that is no Base64', withLayer({ encoding: 'base64', data: '<script>' }), /as CSV or Base64/],
  ['packed by an unknown hand', withLayer({ encoding: 'base64', compression: 'zstd', data: 'AAAA' }), /Choose CSV/],
  ['with a bomb', withLayer({ encoding: 'base64', compression: 'gzip', data: bomb }), /holds 0 tiles/],
  ['with a broken packet', withLayer({ encoding: 'base64', compression: 'zlib', data: 'AAAA' }), /holds 0 tiles/],
  ['of an unknown tile', withLayer({ data: base.layers[0]?.data.map(() => 99) }), /tile 99 stands for no ground/],
  [
    'with seats that are no JSON',
    {
      ...base,
      properties: [
        { name: 'ruleset', value: 'boltgun' },
        { name: 'seats', value: '{' },
      ],
    },
    /“seats” is no JSON/,
  ],
])('a map of Tiled %s is refused with a sentence', (_, map, said) => {
  const made = read(map)
  expect(made.ok ? '' : made.problem.map(({ text }) => text).join(' ')).toMatch(said)
})

describe('objects of every shape that Tiled draws', () => {
  const point = (x: number, y: number) => ({ x, y })
  const shapes: readonly (readonly [shape: string, object: object])[] = [
    ['a point', { point: true, x: 80, y: 48, width: 0, height: 0 }],
    ['a rectangle', { x: 64, y: 32, width: 32, height: 32 }],
    ['an ellipse', { ellipse: true, x: 70, y: 40, width: 20, height: 10 }],
    ['a tile, which stands on its point', { gid: 5, x: 64, y: 64, width: 32, height: 32 }],
    ['a tile of no size', { gid: 5, x: 64, y: 64, width: 0, height: 0 }],
    ['a polygon', { x: 80, y: 48, polygon: [point(-10, -10), point(10, -10), point(0, 10)], width: 0, height: 0 }],
    ['a line', { x: 64, y: 32, polyline: [point(0, 0), point(30, 30)], width: 0, height: 0 }],
  ]
  const map = (objects: readonly object[]) => ({
    ...{ type: 'map', orientation: 'orthogonal', width: 4, height: 4, tilewidth: 32, tileheight: 32, version: 1 },
    properties: [
      { name: 'ruleset', value: 'boltgun' },
      { name: 'seats', value: '[]' },
      { name: 'legend', value: '1=normal,2=city,3=water,4=impassable' },
    ],
    layers: [
      { type: 'tilelayer', name: 'ground', data: [1, 2, 1, 2, 3, 1, 3, 1, 2, 2, 3, 3, 4, 4, 4, 2_147_483_649] },
      { type: 'imagelayer', name: 'sky', image: 'sky.png' },
      { type: 'objectgroup', name: 'pieces', objects },
      { type: 'objectgroup', name: 'names', objects: [{ name: 'Ford', x: 10, y: 100, point: true }] },
    ],
  })

  test.each(shapes)('%s lies on the cell under its middle', (_, object) => {
    const made = read(map([{ id: 1, name: 'Array', type: 'array', rotation: 0, visible: true, ...object }]))
    expect(made).toMatchObject({ value: { pieces: [{ kind: 'array', name: 'Array', at: ['2,1'] }] } })
  })

  test('a map of them is the same after it was written for Tiled', () => {
    const made = read(map(shapes.map(([name, object]) => ({ name, type: 'array', ...object }))))
    if (!made.ok) throw new Error(made.problem[0]?.text)
    expect(made.value.names).toEqual([{ at: '0,3', text: 'Ford' }])
    expect(read(tiledOf('boltgun', made.value))).toEqual(made)
  })

  test.each([
    ['y', 'odd', 30, 42, '4/2'],
    ['y', 'even', 30, 42, '5/2'],
    ['x', 'odd', 42, 30, '4/2'],
    ['x', 'even', 42, 30, '5/2'],
  ])('on hexes (%s, %s) on the nearest', (staggeraxis, staggerindex, x, y, at) => {
    const hexes = {
      ...map([{ name: '', type: 'start', x, y, point: true }]),
      ...{ orientation: 'hexagonal', staggeraxis, staggerindex, tilewidth: 16, tileheight: 16, hexsidelength: 8 },
      properties: [
        { name: 'ruleset', value: 'hex-1.4' },
        { name: 'seats', value: '[]' },
        { name: 'legend', value: '1=plain,2=ruined,3=plain,4=ruined' },
      ],
    }
    expect(read(hexes)).toMatchObject({ value: { pieces: [{ at: [at] }] } })
  })
})
