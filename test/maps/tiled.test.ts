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
const read = (map: object) => readAny(JSON.stringify(map), specOf, inflate)

interface Tiled {
  readonly layers: readonly { readonly type: string; readonly data: readonly number[] }[]
}
const tiledOf = (id: keyof typeof games, file: ScenarioFile): Tiled => {
  const { maps } = games[id]
  if (!maps) throw new Error('no maps')
  return toTiled(maps.spec, file) as Tiled
}

const files = Object.entries(games).flatMap(([id, game]) =>
  game.scenarios.slice(0, 3).flatMap((scenario) => {
    const file = game.maps?.fileOf(scenario)
    return file ? [[scenario.id, id === 'boltgun' ? 'boltgun' : 'hex-1.4', file] as const] : []
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
