/** What was done, and what was undone and can be done again. */
export interface History<Value> {
  readonly past: readonly Value[]
  readonly present: Value
  readonly future: readonly Value[]
}

/** What all steps together may hold in memory, in bytes: at ten thousand cells some hundreds of strokes over the whole map, or many thousands of small ones. */
export const historyLimit = 48 * 1024 * 1024

/** What a step costs: what its value does not share with the next. */
export type Cost<Value> = (value: Value, next: Value) => number

export const begin = <Value>(present: Value): History<Value> => ({ past: [], present, future: [] })

/** The oldest steps are forgotten once they are too many to be kept. */
const within = <Value>(past: readonly Value[], present: Value, cost: Cost<Value>, limit: number): readonly Value[] => {
  let [spent, next, first] = [0, present, past.length]
  while (first > 0) {
    const value = past[first - 1] as Value
    spent += cost(value, next)
    if (spent > limit) break
    next = value
    first -= 1
  }
  return first === 0 ? past : past.slice(first)
}

/** One step more: what was undone is gone. A step that changes nothing is none. */
export const step = <Value>(
  history: History<Value>,
  next: Value,
  cost: Cost<Value>,
  limit = historyLimit,
): History<Value> =>
  next === history.present
    ? history
    : { past: within([...history.past, history.present], next, cost, limit), present: next, future: [] }

export const undo = <Value>(history: History<Value>): History<Value> => {
  const { past, present, future } = history
  const before = past.at(-1)
  return before === undefined ? history : { past: past.slice(0, -1), present: before, future: [present, ...future] }
}

export const redo = <Value>(history: History<Value>): History<Value> => {
  const [next, ...future] = history.future
  return next === undefined ? history : { past: [...history.past, history.present], present: next, future }
}
