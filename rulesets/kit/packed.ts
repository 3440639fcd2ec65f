/**
 * Packed rows: one string per map row, run-length coded. A run is an optional count (2 or more) and one symbol that is
 * not a digit; a layer's legend says what each symbol means. `3.A2B` reads `...ABB`.
 */
export interface CellLayer {
  readonly key: string
  readonly legend: Readonly<Record<string, string>>
  readonly rows: readonly string[]
}

/** The symbols from `first` to before `end`, as one packed row. */
export const packRow = (symbols: ArrayLike<string>, first = 0, end = symbols.length): string => {
  let packed = ''
  for (let from = first, to = first; from < end; from = to) {
    const symbol = symbols[from] ?? ''
    for (to = from + 1; to < end && symbols[to] === symbol;) to += 1
    packed += to - from === 1 ? symbol : String(to - from) + symbol
  }
  return packed
}

export const unpackRow = (row: string): string =>
  row.replace(/(\d+)(\D)/g, (_, count: string, symbol: string) => symbol.repeat(Number(count)))

/** A layer from one symbol per cell, row by row. `symbols` has width × height entries. */
export const packLayer = (
  key: string,
  legend: Readonly<Record<string, string>>,
  width: number,
  symbols: readonly string[],
): CellLayer => ({
  key,
  legend,
  rows: Array.from({ length: Math.ceil(symbols.length / width) }, (_, y) =>
    packRow(symbols, y * width, Math.min((y + 1) * width, symbols.length)),
  ),
})

/** One value per cell, row by row: the inverse of `packLayer` through the legend. */
export const unpackLayer = ({ legend, rows }: CellLayer): readonly string[] => {
  const values: string[] = []
  for (const row of rows) {
    let count = 0
    for (const symbol of row)
      if (symbol >= '0' && symbol <= '9') count = 10 * count + Number(symbol)
      else {
        const value = legend[symbol] ?? symbol
        for (let left = Math.max(1, count); left > 0; left -= 1) values.push(value)
        count = 0
      }
  }
  return values
}
