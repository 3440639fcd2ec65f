import type { Cell, Grid } from '@muster/rulesets/kit/grid.js'
import { once } from '@muster/rulesets/kit/memo.js'
import { cellOn, spotOf, type Spot } from './lattice.js'

export type SymmetryKind =
  | 'none'
  | 'leftRight'
  | 'topBottom'
  | 'bothWays'
  | 'halfTurn'
  | 'quarterTurns'
  | 'thirdTurns'
  | 'sixthTurns'

/** A map that is drawn in several places at once. */
export interface Symmetry {
  readonly kind: SymmetryKind
  /** How many times everything is drawn, where all of it is on the map. */
  readonly order: number
  /** The `nth` image of a cell, the 0th being itself; null: off the map. */
  image(cell: Cell, nth: number): Cell | null
}

const none: Symmetry = { kind: 'none', order: 1, image: (cell) => cell }

type Move = (column: number, row: number) => readonly [column: number, row: number]

const byColumns = (grid: Grid, kind: SymmetryKind, moves: readonly Move[]): Symmetry => {
  const { width, height } = grid
  return {
    ...{ kind, order: moves.length + 1 },
    image: (cell, nth) => {
      const move = moves[nth - 1]
      if (!move) return cell
      const [column, row] = move(cell % width, Math.floor(cell / width))
      return column >= 0 && row >= 0 && column < width && row < height ? row * width + column : null
    },
  }
}

const squares = (grid: Grid): readonly Symmetry[] => {
  const [right, bottom] = [grid.width - 1, grid.height - 1]
  const across: Move = (x, y) => [right - x, y]
  const down: Move = (x, y) => [x, bottom - y]
  const half: Move = (x, y) => [right - x, bottom - y]
  const turns: readonly Move[] = [(x, y) => [bottom - y, x], half, (x, y) => [y, right - x]]
  return [
    byColumns(grid, 'leftRight', [across]),
    byColumns(grid, 'topBottom', [down]),
    byColumns(grid, 'bothWays', [across, down, half]),
    byColumns(grid, 'halfTurn', [half]),
    ...(grid.width === grid.height ? [byColumns(grid, 'quarterTurns', turns)] : []),
  ]
}

/** A sixth of a turn, clockwise, about the origin. */
const sixth = ({ q, r }: Spot): Spot => ({ q: -r, r: q + r })

const turned = (spot: Spot, sixths: number): Spot => (sixths === 0 ? spot : turned(sixth(spot), sixths - 1))

/** Points of one hex about which a lattice may be turned: its middle; for a third its corners too, for a half the middles of its sides. */
const axes: Readonly<Record<2 | 3 | 6, readonly Spot[]>> = {
  6: [{ q: 0, r: 0 }],
  3: [
    { q: 0, r: 0 },
    { q: 1 / 3, r: 1 / 3 },
    { q: 2 / 3, r: 2 / 3 },
  ],
  2: [
    { q: 0, r: 0 },
    { q: 1 / 2, r: 0 },
    { q: 0, r: 1 / 2 },
    { q: 1 / 2, r: 1 / 2 },
  ],
}

const placeOf = ({ q, r }: Spot): readonly [x: number, y: number] => [q + r / 2, (r * Math.sqrt(3)) / 2]

/** The axis that is nearest to the middle of the map. */
const axisOf = ({ width, height }: Grid, order: 2 | 3 | 6): Spot => {
  const middle: Spot = { q: (width - (height > 1 ? 0.5 : 1)) / 2 - (height - 1) / 4, r: (height - 1) / 2 }
  const [x, y] = placeOf(middle)
  const near = [-1, 0, 1].flatMap((dq) =>
    [-1, 0, 1].flatMap((dr) =>
      axes[order].map((axis) => ({ q: Math.round(middle.q) + dq + axis.q, r: Math.round(middle.r) + dr + axis.r })),
    ),
  )
  const far = (spot: Spot): number => Math.hypot(placeOf(spot)[0] - x, placeOf(spot)[1] - y)
  return near.reduce((best, spot) => (far(spot) < far(best) - 1e-9 ? spot : best))
}

/** Thirds are kept exact: what is nearly a cell is one. */
const whole = ({ q, r }: Spot): Spot => ({ q: Math.round(q * 6) / 6, r: Math.round(r * 6) / 6 })

const rotation = (grid: Grid, kind: SymmetryKind, order: 2 | 3 | 6): Symmetry => {
  const axis = axisOf(grid, order)
  return {
    ...{ kind, order },
    image: (cell, nth) => {
      if (nth === 0) return cell
      const { q, r } = spotOf(grid, cell)
      const to = turned({ q: q - axis.q, r: r - axis.r }, (nth * 6) / order)
      return cellOn(grid, whole({ q: to.q + axis.q, r: to.r + axis.r }))
    },
  }
}

const hexes = (grid: Grid): readonly Symmetry[] => {
  const { width, height } = grid
  // A row is its own mirror image only through the middle of a row; every other row is shifted by half a hex.
  const foot = 2 * Math.floor((height - 1) / 2)
  const across: Move = (x, y) => [width - 1 - x - (y & 1), y]
  const down: Move = (x, y) => [x, foot - y]
  const both: Move = (x, y) => [width - 1 - x - (y & 1), foot - y]
  return [
    byColumns(grid, 'leftRight', [across]),
    byColumns(grid, 'topBottom', [down]),
    byColumns(grid, 'bothWays', [across, down, both]),
    rotation(grid, 'halfTurn', 2),
    rotation(grid, 'thirdTurns', 3),
    rotation(grid, 'sixthTurns', 6),
  ]
}

/** Least share of the map that must have all its images on the map. */
const enough = 0.5

const fits = (grid: Grid, { order, image }: Symmetry): boolean => {
  let within = 0
  for (let cell = 0; cell < grid.size; cell += 1)
    if (Array.from({ length: order }, (_, nth) => image(cell, nth)).every((other) => other !== null)) within += 1
  return within >= grid.size * enough
}

/** What a grid allows, none first. */
export const symmetriesOf = once((grid: Grid): readonly Symmetry[] => [
  none,
  ...(grid.kind === 'hex' ? hexes(grid) : squares(grid)).filter((symmetry) => fits(grid, symmetry)),
])

/** The symmetry of a kind, or none where the grid does not allow it. */
export const symmetryOf = (grid: Grid, kind: SymmetryKind): Symmetry =>
  symmetriesOf(grid).find((symmetry) => symmetry.kind === kind) ?? none

/** All images of some cells, each once. */
export const imagesOf = ({ order, image }: Symmetry, cells: Iterable<Cell>): ReadonlySet<Cell> => {
  const found = new Set<Cell>()
  for (const cell of cells)
    for (let nth = 0; nth < order; nth += 1) {
      const other = image(cell, nth)
      if (other !== null) found.add(other)
    }
  return found
}

/**
 * Whose the `nth` image of a seat's piece is: as many seats as there are images take turns, the next as many among themselves. Fewer seats go round
 * several times where that comes out even, and else keep what is theirs.
 */
export const seatOfImage = ({ kind, order }: Symmetry, seat: number, nth: number, seats: number): number => {
  const first = seat - (seat % order)
  const round = Math.min(order, seats - first)
  if (order % round !== 0) return seat
  const within = seat - first
  return first + (kind === 'bothWays' ? within ^ (nth % round) : (within + nth) % round)
}
