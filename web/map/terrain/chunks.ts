import type { Grid, Point } from '@muster/rulesets/kit/grid.js'
import type { Box } from '../camera.js'
import type { Noise } from '../noise.js'
import { cityBlocks } from './city.js'
import { contours } from './contours.js'
import { groundKind, type GroundKind } from './kinds.js'
import { hachures } from './relief.js'
import { trees } from './wood.js'

const side = 10
const arm = 1 / Math.sqrt(3)

/** The fine drawing of a stretch of the map, made when it first comes into view. */
export interface Chunk {
  readonly relief: Path2D
  /** Every third hachure: enough from afar. */
  readonly reliefThin: Path2D
  readonly blocks: Path2D
  readonly crowns: Path2D
  readonly contours: Path2D
  readonly ticks: Path2D
}

export interface Terrain {
  readonly grid: Grid
  readonly kinds: readonly GroundKind[]
  readonly noise: Noise
  readonly chunks: Map<number, Chunk>
}

export const terrainOf = (grid: Grid, values: readonly string[], noise: Noise): Terrain => {
  const byName = new Map<string, GroundKind>()
  const kinds = Array.from({ length: grid.size }, (_, cell) => {
    const name = values[cell] ?? ''
    const kind = byName.get(name) ?? groundKind(name)
    byName.set(name, kind)
    return kind
  })
  return { grid, kinds, noise, chunks: new Map() }
}

const polygon = (path: Path2D, points: readonly Point[]): void => {
  points.forEach(({ x, y }, at) => (at === 0 ? path.moveTo(x, y) : path.lineTo(x, y)))
  path.closePath()
}

const wedge = (path: Path2D, top: Point, foot: Point, half: number): void => {
  // Half the breadth at the top is a share of the length.
  const [across, down] = [(foot.y - top.y) * half, (foot.x - top.x) * half]
  polygon(path, [{ x: top.x + across, y: top.y - down }, foot, { x: top.x - across, y: top.y + down }])
}

/** Small crosses where sectors meet, or the upper three sides of a hex: a grid that is felt rather than seen. */
const ticks = (path: Path2D, grid: Grid, cell: number): void => {
  const corners = grid.corners(cell)
  if (grid.kind === 'hex') {
    const [top, right, , , , left] = corners
    if (!top || !right || !left) return
    path.moveTo(left.x, left.y)
    path.lineTo(top.x, top.y)
    path.lineTo(right.x, right.y)
    path.lineTo(right.x, right.y + arm)
    return
  }
  const [corner] = corners
  if (!corner || corner.x === 0 || corner.y === 0) return
  path.moveTo(corner.x - 0.07, corner.y)
  path.lineTo(corner.x + 0.07, corner.y)
  path.moveTo(corner.x, corner.y - 0.07)
  path.lineTo(corner.x, corner.y + 0.07)
}

const draw = ({ grid, kinds, noise }: Terrain, column0: number, row0: number): Chunk => {
  const chunk = {
    relief: new Path2D(),
    reliefThin: new Path2D(),
    blocks: new Path2D(),
    crowns: new Path2D(),
    contours: new Path2D(),
    ticks: new Path2D(),
  }
  const is = (kind: GroundKind) => (cell: number) => kinds[cell] === kind
  for (let row = row0; row < Math.min(grid.height, row0 + side); row += 1)
    for (let column = column0; column < Math.min(grid.width, column0 + side); column += 1) {
      const cell = row * grid.width + column
      ticks(chunk.ticks, grid, cell)
      const kind = kinds[cell]
      if (kind === 'relief')
        hachures(grid, cell, is('relief'), noise).forEach(([top, foot], at) => {
          wedge(chunk.relief, top, foot, 0.085)
          if (at % 3 === 0) wedge(chunk.reliefThin, top, foot, 0.17)
        })
      if (kind === 'city') for (const block of cityBlocks(grid, cell, is('city'), noise)) polygon(chunk.blocks, block)
      if (kind === 'wood')
        for (const tree of trees(grid, cell)) {
          chunk.crowns.moveTo(tree.x + tree.r, tree.y)
          chunk.crowns.arc(tree.x, tree.y, tree.r, 0, Math.PI * 1.75)
        }
    }
  const down = grid.kind === 'hex' ? 1.5 * arm : 1
  for (const [from, to] of contours(noise, column0, row0 * down, column0 + side, (row0 + side) * down)) {
    chunk.contours.moveTo(from.x, from.y)
    chunk.contours.lineTo(to.x, to.y)
  }
  return chunk
}

/** The chunks that a box touches; each is drawn at its first asking and kept. */
export const chunksIn = (terrain: Terrain, box: Box): readonly Chunk[] => {
  const { grid, chunks } = terrain
  const down = grid.kind === 'hex' ? 1.5 * arm : 1
  const found: Chunk[] = []
  const [firstRow, lastRow] = [Math.max(0, Math.floor(box.y0 / down / side)), Math.floor(box.y1 / down / side)]
  const [firstColumn, lastColumn] = [Math.max(0, Math.floor((box.x0 - 1) / side)), Math.floor(box.x1 / side)]
  for (let row = firstRow; row <= lastRow && row * side < grid.height; row += 1)
    for (let column = firstColumn; column <= lastColumn && column * side < grid.width; column += 1) {
      const key = row * 4096 + column
      const chunk = chunks.get(key) ?? draw(terrain, column * side, row * side)
      chunks.set(key, chunk)
      found.push(chunk)
    }
  return found
}
