/** One cell marked or not; the middle always is. */
export const toggled = (rows: readonly string[], column: number, row: number): readonly string[] =>
  rows.map((text, y) =>
    Array.from(text, (symbol, x) => {
      if (x === (text.length - 1) / 2 && y === (rows.length - 1) / 2) return 'x'
      return x === column && y === row ? (symbol === 'x' ? '.' : 'x') : symbol
    }).join(''),
  )

/** The mask on a wider ring of paper, or without its outermost ring. */
export const resized = (rows: readonly string[], by: 1 | -1): readonly string[] => {
  if (by === -1) return rows.length < 3 ? rows : rows.slice(1, -1).map((row) => row.slice(1, -1))
  const blank = '.'.repeat((rows[0]?.length ?? 1) + 2)
  return [blank, ...rows.map((row) => `.${row}.`), blank]
}
