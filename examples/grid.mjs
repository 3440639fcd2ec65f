// The geometry of a map, from its shape and size alone (`Campaign.grid`). Cells are counted row by row from 0; edges do not wrap.

const squareSteps = [[0, -1], [1, -1], [1, 0], [1, 1], [0, 1], [-1, 1], [-1, 0], [-1, -1]] // prettier-ignore
/** Hexes by the parity of the row, counted from 0: those of odd rows lie half a hex further east. */
const hexSteps = [
  [
    [1, 0],
    [0, 1],
    [-1, 1],
    [-1, 0],
    [-1, -1],
    [0, -1],
  ],
  [
    [1, 0],
    [1, 1],
    [0, 1],
    [-1, 0],
    [0, -1],
    [1, -1],
  ],
]

/** Column and row of a cell, both from 0. */
export const placeOf = ({ shape }, name) => {
  const [first, second] = name.split(shape === 'HEX' ? '/' : ',').map(Number)
  return shape === 'HEX' ? [second - 1, first - 1] : [first, second]
}

export const nameOf = ({ shape }, [column, row]) => (shape === 'HEX' ? `${row + 1}/${column + 1}` : `${column},${row}`)

/** Clockwise: on squares from north, on hexes from east. */
export const neighbours = (grid, name) => {
  const [column, row] = placeOf(grid, name)
  const steps = grid.shape === 'HEX' ? hexSteps[row % 2] : squareSteps
  return steps
    .map(([right, down]) => [column + right, row + down])
    .filter(([x, y]) => x >= 0 && y >= 0 && x < grid.width && y < grid.height)
    .map((place) => nameOf(grid, place))
}

export const distance = (grid, from, to) => {
  const [a, b] = [placeOf(grid, from), placeOf(grid, to)]
  if (grid.shape !== 'HEX') return Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]))
  // Axial columns: a step down to the east keeps them, one to the west takes one off.
  const axial = ([column, row]) => column - (row - (row % 2)) / 2
  const [right, down] = [axial(a) - axial(b), a[1] - b[1]]
  return (Math.abs(right) + Math.abs(down) + Math.abs(right + down)) / 2
}
