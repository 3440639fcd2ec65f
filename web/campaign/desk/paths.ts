import type { PathStep } from '@muster/rulesets/kit/orders.js'

/** How a path may go on, as the desk says. */
export type Walker = (path: readonly string[]) => PathStep

type Path = readonly string[]

/** More than a wide reach has cells: a far tap answers at once. */
const mostAsked = 600

/** The shortest way on from a path to a cell, each step one that the desk allows; null where none is found. */
export const onward = (walk: Walker, path: Path, to: string): Path | null => {
  const seen = new Set<string>(path)
  let ends: readonly Path[] = [path]
  for (let asked = 0; ends.length > 0;) {
    const further: Path[] = []
    for (const end of ends) {
      if ((asked += 1) > mostAsked) return null
      for (const cell of walk(end).next) {
        if (cell === to) return [...end, cell]
        if (seen.has(cell)) continue
        seen.add(cell)
        further.push([...end, cell])
      }
    }
    ends = further
  }
  return null
}

/**
 * A path after a tap on a cell: a step more or a whole way on, back to a cell that it leads through, a step less on its last cell, or a new way
 * where it cannot go on. Null where the cell means nothing to it.
 */
export const tapped = (walk: Walker, path: Path, cell: string, far: boolean): Path | null => {
  if (path.at(-1) === cell) return path.slice(0, -1)
  if (walk(path).next.some((name) => name === cell)) return [...path, cell]
  const at = path.indexOf(cell)
  if (at >= 0) return path.slice(0, at + 1)
  if (!far) return null
  return onward(walk, path, cell) ?? (path.length > 0 ? onward(walk, [], cell) : null)
}
