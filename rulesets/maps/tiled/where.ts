import type { Point } from '../../kit/grid.js'
import { type Fields, isFields } from '../check.js'

const figure = (of: Fields, key: string): number => {
  const value = of[key]
  return typeof value === 'number' && Number.isFinite(value) ? value : 0
}

const between = (figures: readonly number[]): number => (Math.min(...figures) + Math.max(...figures)) / 2

/** The middle of an object, in pixels: of a tile, which stands on its point, of an outline, or of a box that hangs from its own. */
const middleOf = (map: Fields, object: Fields): Point => {
  const [x, y] = [figure(object, 'x'), figure(object, 'y')]
  const [width, height] = [figure(object, 'width'), figure(object, 'height')]
  if (object['gid'] !== undefined)
    return {
      x: x + (width || figure(map, 'tilewidth')) / 2,
      y: y - (height || figure(map, 'tileheight')) / 2,
    }
  const outline: unknown = object['polygon'] ?? object['polyline']
  const points = Array.isArray(outline) ? outline.filter(isFields) : []
  if (points.length === 0) return { x: x + width / 2, y: y + height / 2 }
  return {
    x: x + between(points.map((point) => figure(point, 'x'))),
    y: y + between(points.map((point) => figure(point, 'y'))),
  }
}

/** The middle of a tile of a map of hexes. */
const hexMiddle = (map: Fields, column: number, row: number): Point => {
  const [wide, high, side] = [
    figure(map, 'tilewidth') || 1,
    figure(map, 'tileheight') || 1,
    figure(map, 'hexsidelength'),
  ]
  const shifted = map['staggerindex'] === 'even' ? 0 : 1
  return map['staggeraxis'] === 'x'
    ? { x: (column * (wide + side)) / 2 + wide / 2, y: row * high + (column % 2 === shifted ? high : high / 2) }
    : { x: column * wide + (row % 2 === shifted ? wide : wide / 2), y: (row * (high + side)) / 2 + high / 2 }
}

/** The tile under the middle of an object, by column and row; it may lie outside the map. Of hexes the nearest. */
export const tileUnder = (
  map: Fields,
  { kind, width, height }: { readonly kind: 'square' | 'hex'; readonly width: number; readonly height: number },
  object: Fields,
): readonly [column: number, row: number] => {
  const { x, y } = middleOf(map, object)
  if (kind === 'square')
    return [Math.floor(x / (figure(map, 'tilewidth') || 1)), Math.floor(y / (figure(map, 'tileheight') || 1))]
  let [found, least]: [readonly [number, number], number] = [[0, 0], Infinity]
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const middle = hexMiddle(map, column, row)
      const away = (middle.x - x) ** 2 + (middle.y - y) ** 2
      if (away < least) [found, least] = [[column, row], away]
    }
  return found
}
