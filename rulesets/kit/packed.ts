/**
 * Packed rows: one string a map row, run-length coded. A run is an optional count (2 or more) and one symbol that is
 * no digit; a layer's legend says what each symbol means. `3.A2B` reads `...ABB`.
 */
export interface CellLayer {
  readonly key: string
  readonly legend: Readonly<Record<string, string>>
  readonly rows: readonly string[]
}

export const packRow = (symbols: string): string => {
  let packed = ''
  for (let from = 0, to = 0; from < symbols.length; from = to) {
    const symbol = symbols.charAt(from)
    for (to = from + 1; to < symbols.length && symbols.charAt(to) === symbol;) to += 1
    packed += to - from === 1 ? symbol : String(to - from) + symbol
  }
  return packed
}

export const unpackRow = (row: string): string =>
  row.replace(/(\d+)(\D)/g, (_, count: string, symbol: string) => symbol.repeat(Number(count)))

/** A layer from one symbol a cell, row by row. `symbols` has width × height entries. */
export const packLayer = (
  key: string,
  legend: Readonly<Record<string, string>>,
  width: number,
  symbols: readonly string[],
): CellLayer => ({
  key,
  legend,
  rows: Array.from({ length: Math.ceil(symbols.length / width) }, (_, y) =>
    packRow(symbols.slice(y * width, (y + 1) * width).join('')),
  ),
})

/** One value a cell, row by row: the inverse of `packLayer` through the legend. */
export const unpackLayer = (layer: CellLayer): readonly string[] =>
  layer.rows.flatMap((row) => Array.from(unpackRow(row), (symbol) => layer.legend[symbol] ?? symbol))
