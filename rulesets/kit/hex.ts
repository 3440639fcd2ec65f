import type { Cell, Grid, Point } from './grid.js'
import { cellName } from './ids.js'
import { outlineOf } from './outline.js'

/** Half a hex's height when its width is 1: the distance from the centre to a corner. */
const arm = 1 / Math.sqrt(3)

/** Clockwise from the east, in axial steps of column q and row r. */
const hexSteps: readonly (readonly [dq: number, dr: number])[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
]

/** From the centre of a hex to its corners, clockwise from the top. */
const cornerSteps: readonly (readonly [dx: number, dy: number])[] = [
  [0, -arm],
  [0.5, -arm / 2],
  [0.5, arm / 2],
  [0, arm],
  [-0.5, arm / 2],
  [-0.5, -arm / 2],
]

/** The hex, in axial columns and rows, that a point lies in. */
const round = (fq: number, fr: number): readonly [number, number] => {
  const fs = -fq - fr
  const [rq, rr, rs] = [Math.round(fq), Math.round(fr), Math.round(fs)]
  const [eq, er, es] = [Math.abs(rq - fq), Math.abs(rr - fr), Math.abs(rs - fs)]
  if (eq > er && eq > es) return [-rr - rs, rr]
  return er > es ? [rq, -rq - rs] : [rq, rr]
}

/**
 * A grid of pointy-top hexes in `height` rows of `width`, named `V/H` from `1/1`; even V rows are shifted half a hex to the right
 * (HX-011, HX-012). Edges do not wrap.
 */
export const hexGrid = (width: number, height: number): Grid => {
  const row = (cell: Cell): number => Math.floor(cell / width)
  const column = (cell: Cell): number => cell % width
  // Axial column: rows are counted from 0 here, so the odd ones are the shifted ones.
  const q = (cell: Cell): number => column(cell) - (row(cell) - (row(cell) & 1)) / 2
  const fromAxial = (aq: number, ar: number): Cell | null => {
    const x = aq + (ar - (ar & 1)) / 2
    // Rounding may give -0, which is no cell's index: adding 0 makes it 0.
    return ar >= 0 && ar < height && x >= 0 && x < width ? ar * width + x + 0 : null
  }
  const distance = (a: Cell, b: Cell): number => {
    const [dq, dr] = [q(a) - q(b), row(a) - row(b)]
    return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2
  }
  const disc = (cell: Cell, radius: number): Cell[] => {
    const cells: Cell[] = []
    for (let dr = -radius; dr <= radius; dr += 1)
      for (let dq = Math.max(-radius, -dr - radius); dq <= Math.min(radius, radius - dr); dq += 1) {
        const found = fromAxial(q(cell) + dq, row(cell) + dr)
        if (found !== null) cells.push(found)
      }
    return cells.sort((a, b) => a - b)
  }
  const centre = (cell: Cell): Point => ({
    x: column(cell) + 0.5 + (row(cell) & 1) / 2,
    y: arm + row(cell) * 1.5 * arm,
  })
  const corners = (cell: Cell): Point[] => {
    const { x, y } = centre(cell)
    return cornerSteps.map(([dx, dy]) => ({ x: x + dx, y: y + dy }))
  }
  return {
    kind: 'hex',
    width,
    height,
    size: width * height,
    distance,
    disc,
    centre,
    corners,
    neighbours: (cell) =>
      hexSteps.flatMap(([dq, dr]) => {
        const found = fromAxial(q(cell) + dq, row(cell) + dr)
        return found === null ? [] : [found]
      }),
    ring: (cell, radius) => disc(cell, radius).filter((other) => distance(cell, other) === radius),
    line: (a, b) => {
      const steps = distance(a, b)
      return Array.from({ length: steps + 1 }, (_, step) => {
        const part = steps === 0 ? 0 : step / steps
        const off = (hair: number): Cell | null => {
          const [rq, rr] = round(q(a) + hair + (q(b) - q(a)) * part, row(a) + hair + (row(b) - row(a)) * part)
          return fromAxial(rq, rr)
        }
        // Slightly off the straight line, so that a tie between two hexes is always resolved the same way; to the other side where that is off the map.
        return off(1e-6) ?? off(-1e-6) ?? a
      })
    },
    outline: (cells) => outlineOf(cells, corners),
    cellAt: ({ x, y }) => {
      const fr = (y - arm) / (1.5 * arm)
      const [rq, rr] = round(x - 0.5 - fr / 2, fr)
      return fromAxial(rq, rr)
    },
    at: (name) => {
      const found = /^(\d{1,4})\/(\d{1,4})$/.exec(name)
      if (!found) return null
      const [v, h] = [Number(found[1]), Number(found[2])]
      return v >= 1 && h >= 1 && v <= height && h <= width ? (v - 1) * width + (h - 1) : null
    },
    name: (cell) => cellName(`${String(row(cell) + 1)}/${String(column(cell) + 1)}`),
  }
}
