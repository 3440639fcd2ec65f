/** Where orders are given, where they are sealed, where what came of them is told; null: nothing is pointed at. */
export type Mark = 'order' | 'seal' | 'report'

export const marks: readonly Mark[] = ['order', 'seal', 'report']

interface Progress {
  /** The furthest that was reached, by doing it or by going on. */
  readonly reached: Mark
  readonly turn: number
  readonly orders: number
  readonly sealed: boolean
}

const later = (one: Mark, other: Mark): Mark => (marks.indexOf(one) > marks.indexOf(other) ? one : other)

/** What is pointed at in a first turn. What somebody has done already is not explained; the first report comes with the second turn. */
export const markAt = ({ reached, turn, orders, sealed }: Progress): Mark | null => {
  const done = sealed ? 'report' : orders > 0 ? 'seal' : 'order'
  if (turn === 1) return later(reached, done)
  return turn === 2 && reached === 'report' ? 'report' : null
}

export const after = (mark: Mark): Mark | null => marks[marks.indexOf(mark) + 1] ?? null
