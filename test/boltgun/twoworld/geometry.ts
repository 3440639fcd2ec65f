import type { Json } from '@muster/rulesets/kit/json.js'

/**
 * Ranges as the rules describe them, written down slowly and apart from the engine: a region is a set of "x,y" texts, found by walking over
 * the whole map.
 */
export type Region = ReadonlySet<string>

export interface Ground {
  readonly rows: readonly string[]
  readonly settings: Readonly<Record<string, Json>>
}

export interface Place {
  readonly x: number
  readonly y: number
}

export const key = ({ x, y }: Place): string => `${String(x)},${String(y)}`

export const placeOf = (ground: Ground, cell: number): Place => {
  const width = ground.rows[0]?.length ?? 1
  return { x: cell % width, y: Math.floor(cell / width) }
}

const open = new WeakMap<readonly string[], readonly Place[]>()

/** Every sector that is not impassable (BG-054). */
export const passable = (ground: Ground): readonly Place[] => {
  const known = open.get(ground.rows) ?? walk(ground)
  open.set(ground.rows, known)
  return known
}

const walk = (ground: Ground): readonly Place[] =>
  ground.rows.flatMap((row, y) => [...row].flatMap((symbol, x) => ('#~'.includes(symbol) ? [] : [{ x, y }])))

/** Regions worked out before, map by map: the same again and again while thousands of worlds are compared. */
const known = new WeakMap<readonly string[], Map<string, Region>>()

/** squares by king moves, diamonds by rook steps, or the four arms. Impassable sectors do not count (BG-055). */
export const reach = (ground: Ground, from: Place, radius: number): Region => {
  const inside = ({ x, y }: Place): boolean => {
    const [dx, dy] = [Math.abs(x - from.x), Math.abs(y - from.y)]
    switch (ground.settings['footprint.metric']) {
      case 'diamond':
        return dx + dy <= radius
      case 'plus':
        return (dx === 0 || dy === 0) && dx + dy <= radius
      default:
        return Math.max(dx, dy) <= radius
    }
  }
  const regions = known.get(ground.rows) ?? new Map<string, Region>()
  known.set(ground.rows, regions)
  const name = `${JSON.stringify(ground.settings['footprint.metric'])} ${key(from)} ${String(radius)}`
  const region = regions.get(name) ?? new Set(passable(ground).filter(inside).map(key))
  regions.set(name, region)
  return region
}

const parse = (text: string): Place => {
  const [x = 0, y = 0] = text.split(',').map(Number)
  return { x, y }
}

/** Whether two regions share a sector. */
export const overlap = (a: Region, b: Region): boolean => {
  for (const text of a) if (b.has(text)) return true
  return false
}

const widenedBefore = { corners: new WeakMap<Region, Region>(), sides: new WeakMap<Region, Region>() }

const around = (region: Region, corners: boolean): Region => {
  const before = corners ? widenedBefore.corners : widenedBefore.sides
  const wide = before.get(region) ?? widen(region, corners)
  before.set(region, wide)
  return wide
}

const widen = (region: Region, corners: boolean): Region =>
  new Set(
    [...region].flatMap((text) => {
      const { x, y } = parse(text)
      return [-1, 0, 1].flatMap((dx) =>
        [-1, 0, 1].flatMap((dy) => (corners || dx === 0 || dy === 0 ? [key({ x: x + dx, y: y + dy })] : [])),
      )
    }),
  )

/** whether two regions share a sector or lie side by side, by corners too where the settings say 8. */
export const touch = (ground: Ground, a: Region, b: Region): boolean =>
  overlap(around(b, ground.settings['adjacency'] === 8), a)

/** A region with all that touches it. */
export const widened = (ground: Ground, region: Region): Region => around(region, ground.settings['adjacency'] === 8)
