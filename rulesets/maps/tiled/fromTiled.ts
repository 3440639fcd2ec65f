import { gridOf } from '../../kit/board.js'
import type { Grid } from '../../kit/grid.js'
import type { MapSpec } from '../../kit/mapSpec.js'
import { fileLimits, fileVersion } from '../../kit/scenarioFile.js'
import { type Fields, isFields, refuse, wholeOf } from '../check.js'
import * as words from '../messages/tiled.generated.js'
import { type Inflate, layerData } from './layerData.js'
import { tileUnder } from './where.js'

/** Layers within groups, this deep at most. */
const deepest = 6

const listed = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.filter(isFields) : [])

/** Properties as Tiled writes them. */
const propertiesOf = (of: Fields): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    listed(of['properties']).flatMap(({ name, value }) => (typeof name === 'string' ? [[name, value] as const] : [])),
  )

const layersOf = (of: Fields, depth = 0): readonly Fields[] =>
  depth > deepest
    ? refuse(words.groups({ most: deepest }))
    : listed(of['layers']).flatMap((layer) => (layer['type'] === 'group' ? layersOf(layer, depth + 1) : [layer]))

const json = (value: unknown, name: string): unknown => {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    return refuse(words.property({ name }))
  }
}

/** Tile → kind of ground: by the property `ground` or the class of the tile, or by the map's property `legend` (`1=normal,2=city`). */
const groundsOf = (map: Fields): ReadonlyMap<number, string> => {
  const grounds = new Map<number, string>()
  for (const set of listed(map['tilesets'])) {
    const first = typeof set['firstgid'] === 'number' ? set['firstgid'] : 1
    for (const tile of listed(set['tiles'])) {
      const ground = propertiesOf(tile)['ground'] ?? tile['class'] ?? tile['type']
      if (typeof tile['id'] === 'number' && typeof ground === 'string' && ground !== '')
        grounds.set(first + tile['id'], ground)
    }
  }
  const legend = propertiesOf(map)['legend']
  if (typeof legend === 'string')
    for (const entry of legend.split(/[,;\s]+/)) {
      const [gid, ground] = entry.split('=')
      if (ground) grounds.set(Number(gid), ground)
    }
  return grounds
}

interface Frame {
  readonly kind: 'square' | 'hex'
  readonly width: number
  readonly height: number
  /** How cells are brought to a grid whose second row is shifted: as they are, one row lower, or columns as rows. */
  readonly turn: 'none' | 'lower' | 'sideways' | 'sidewaysLower'
}

const frameOf = (map: Fields): Frame => {
  const { orientation, infinite } = map
  if (infinite === true) return refuse(words.infinite())
  const side = wholeOf(1, fileLimits.side)
  const [width, height] = [side(map['width'], 'width'), side(map['height'], 'height')]
  if (width * height > fileLimits.cells) return refuse(words.cells({ most: fileLimits.cells }))
  if (orientation === 'orthogonal') return { kind: 'square', width, height, turn: 'none' }
  if (orientation !== 'hexagonal') return refuse(words.orientation())
  const lower = map['staggerindex'] === 'even'
  if (map['staggeraxis'] === 'x') return { kind: 'hex', width, height, turn: lower ? 'sidewaysLower' : 'sideways' }
  return { kind: 'hex', width, height, turn: lower ? 'lower' : 'none' }
}

/** Rows and columns as the file has them, of the map's own. */
const placed = ({ turn }: Frame, x: number, y: number): readonly [x: number, y: number] => {
  const lower = turn === 'lower' || turn === 'sidewaysLower' ? 1 : 0
  return turn.startsWith('sideways') ? [y, x + lower] : [x, y + lower]
}

const sizeOf = (frame: Frame): { readonly width: number; readonly height: number } => {
  const [x, y] = placed(frame, frame.width - 1, frame.height - 1)
  return { width: x + 1, height: y + 1 }
}

/** The cell under the middle of an object. */
const cellUnder = (map: Fields, frame: Frame, grid: Grid, object: Fields): string => {
  const [x, y] = placed(frame, ...tileUnder(map, frame, object))
  return x >= 0 && y >= 0 && x < grid.width && y < grid.height ? grid.name(y * grid.width + x) : `${x},${y}`
}

const pieceOf = (map: Fields, frame: Frame, grid: Grid, object: Fields): object => {
  const { at, id, seat, values } = propertiesOf(object)
  const kind = object['class'] || object['type']
  const name = object['name']
  return {
    kind,
    ...(id !== undefined && { id }),
    at: typeof at === 'string' ? at.split(/\s+/).filter(Boolean) : [cellUnder(map, frame, grid, object)],
    ...(seat !== undefined && { seat }),
    ...(name !== undefined && name !== '' && { name }),
    ...(values !== undefined && { values: json(values, 'values') }),
  }
}

const nameOf = (map: Fields, frame: Frame, grid: Grid, object: Fields): object => {
  const { at } = propertiesOf(object)
  return { at: typeof at === 'string' ? at : cellUnder(map, frame, grid, object), text: object['name'] }
}

/** Whether a file is one of Tiled's. */
export const isTiled = (value: unknown): value is Fields =>
  isFields(value) && Array.isArray(value['layers']) && value['muster'] === undefined

/** The scenario file, still to be read, of a map that was drawn with Tiled: docs/scenarios.md says how its parts are named. */
export const fromTiled = (map: Fields, spec: MapSpec, inflate: Inflate): object => {
  const frame = frameOf(map)
  const { width, height } = sizeOf(frame)
  const layers = layersOf(map)
  const tiles = layers.filter(({ type }) => type === 'tilelayer')
  const ground = tiles.find(({ name }) => name === 'ground') ?? tiles[0] ?? refuse(words.noLayer())
  const data = layerData(ground, frame.width * frame.height, inflate)
  const grounds = groundsOf(map)
  const symbols = new Map(spec.grounds.map(({ id, symbol }) => [id, symbol]))
  const rows = Array.from({ length: height }, () => new Array<string>(width).fill(spec.grounds[0].symbol))
  data.forEach((gid, index) => {
    if (gid === 0) return
    const kind = grounds.get(gid)
    const symbol = kind === undefined ? undefined : symbols.get(kind)
    if (symbol === undefined) return refuse(words.tile({ gid, known: spec.grounds.map(({ id }) => id).join(', ') }))
    const [x, y] = placed(frame, index % frame.width, Math.floor(index / frame.width))
    const row = rows[y]
    if (row) row[x] = symbol
  })
  const grid = gridOf({ grid: frame.kind, width, height })
  const { ruleset, title, about, seats, values } = propertiesOf(map)
  const objects = layers.filter(({ type }) => type === 'objectgroup')
  const within = (read: (object: Fields) => object) => (layer: Fields) => listed(layer['objects']).map(read)
  const names = objects
    .filter(({ name }) => name === 'names')
    .flatMap(within((object) => nameOf(map, frame, grid, object)))
  return {
    ...{ muster: 'scenario', version: fileVersion, ruleset, title: title ?? 'Tiled', about: about ?? '' },
    grid: { kind: frame.kind, width, height },
    legend: Object.fromEntries([...symbols].map(([id, symbol]) => [symbol, id])),
    rows: rows.map((row) => row.join('')),
    seats: json(seats, 'seats'),
    pieces: objects
      .filter(({ name }) => name !== 'names')
      .flatMap(within((object) => pieceOf(map, frame, grid, object))),
    ...(names.length > 0 && { names }),
    ...(values !== undefined && { values: json(values, 'values') }),
  }
}
