// Reads packed rows: `3.A2B` is `...ABB`, a run being an optional count and one symbol that is no digit.

/** One string a map row, spelled out. */
export const unpackRow = (row) => row.replace(/(\d+)(\D)/g, (_, count, symbol) => symbol.repeat(Number(count)))

/** One value a cell, row by row, the first row first; a symbol that the legend does not name stands for itself. */
export const unpackLayer = ({ legend, rows }) =>
  rows.flatMap((row) => [...unpackRow(row)].map((symbol) => legend[symbol] ?? symbol))

/** The name printed on the map: `column,row` from `0,0` on squares; `row/column` from `1/1` on hexes. */
export const cellName = ({ grid, width }, index) => {
  const [row, column] = [Math.floor(index / width), index % width]
  return grid === 'hex' ? `${row + 1}/${column + 1}` : `${column},${row}`
}
