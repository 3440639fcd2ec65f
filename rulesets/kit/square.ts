import type { Cell, Grid, Point } from './grid.js'
import { cellName } from './ids.js'
import { outlineOf } from './outline.js'

/** Clockwise from north: the eight directions of a king's move, as steps of column and row. */
export const kingSteps: readonly (readonly [dx: number, dy: number])[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
]

/** A grid of `width` × `height` squares, named `column,row` from `0,0` in the north-west. */
export const squareGrid = (width: number, height: number): Grid => {
  const column = (cell: Cell): number => cell % width
  const row = (cell: Cell): number => Math.floor(cell / width)
  const on = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < width && y < height
  const index = (x: number, y: number): Cell => y * width + x
  const distance = (a: Cell, b: Cell): number => Math.max(Math.abs(column(a) - column(b)), Math.abs(row(a) - row(b)))
  const disc = (cell: Cell, radius: number): Cell[] => {
    const cells: Cell[] = []
    const [x0, y0] = [column(cell), row(cell)]
    for (let y = Math.max(0, y0 - radius); y <= Math.min(height - 1, y0 + radius); y += 1)
      for (let x = Math.max(0, x0 - radius); x <= Math.min(width - 1, x0 + radius); x += 1) cells.push(index(x, y))
    return cells
  }
  const corners = (cell: Cell): Point[] => {
    const [x, y] = [column(cell), row(cell)]
    return [
      { x, y },
      { x: x + 1, y },
      { x: x + 1, y: y + 1 },
      { x, y: y + 1 },
    ]
  }
  return {
    kind: 'square',
    width,
    height,
    size: width * height,
    distance,
    disc,
    corners,
    neighbours: (cell) =>
      kingSteps.flatMap(([dx, dy]) => {
        const [x, y] = [column(cell) + dx, row(cell) + dy]
        return on(x, y) ? [index(x, y)] : []
      }),
    ring: (cell, radius) => disc(cell, radius).filter((other) => distance(cell, other) === radius),
    line: (a, b) => {
      const steps = distance(a, b)
      return Array.from({ length: steps + 1 }, (_, step) => {
        const part = steps === 0 ? 0 : step / steps
        return index(
          Math.round(column(a) + (column(b) - column(a)) * part),
          Math.round(row(a) + (row(b) - row(a)) * part),
        )
      })
    },
    outline: (cells) => outlineOf(cells, corners),
    centre: (cell) => ({ x: column(cell) + 0.5, y: row(cell) + 0.5 }),
    cellAt: ({ x, y }) => (on(Math.floor(x), Math.floor(y)) ? index(Math.floor(x), Math.floor(y)) : null),
    at: (name) => {
      const found = /^(\d{1,4}),(\d{1,4})$/.exec(name)
      if (!found) return null
      const [x, y] = [Number(found[1]), Number(found[2])]
      return on(x, y) ? index(x, y) : null
    },
    name: (cell) => cellName(`${String(column(cell))},${String(row(cell))}`),
  }
}
