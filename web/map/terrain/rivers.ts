import type { Grid, Point } from '@muster/rulesets/kit/grid.js'
import { through } from '../arrows.js'
import { type Noise, sway } from '../noise.js'

export interface Waters {
  /** Cells that are drawn as a lake. */
  readonly lakes: ReadonlySet<number>
  /** Rivers as closed lines around their water. */
  readonly rivers: readonly (readonly Point[])[]
  /** Brooks over fords, between the ends of two rivers. */
  readonly brooks: readonly (readonly Point[])[]
}

/** Cells of one nature that hang together. */
export const clustersOf = (grid: Grid, inside: (cell: number) => boolean): readonly (readonly number[])[] => {
  const seen = new Uint8Array(grid.size)
  const found: number[][] = []
  for (let start = 0; start < grid.size; start += 1) {
    if (seen[start] === 1 || !inside(start)) continue
    const cells = [start]
    seen[start] = 1
    for (const cell of cells)
      for (const next of grid.neighbours(cell))
        if (seen[next] === 0 && inside(next)) {
          seen[next] = 1
          cells.push(next)
        }
    found.push(cells)
  }
  return found
}

const apart = (grid: Grid, a: number, b: number): number => {
  const [from, to] = [grid.centre(a), grid.centre(b)]
  return Math.hypot(from.x - to.x, from.y - to.y)
}

/** The cells of a river from end to end; null where the water is broad, forks or runs in a ring. */
const courseOf = (grid: Grid, cells: readonly number[]): readonly number[] | null => {
  const inside = new Set(cells)
  const near = (cell: number): readonly number[] => {
    const all = grid.neighbours(cell).filter((next) => inside.has(next))
    const straight = all.filter((next) => apart(grid, cell, next) < 1.1)
    // Across a corner only where the water does not go round it.
    return all.filter(
      (next) => straight.includes(next) || !straight.some((between) => apart(grid, between, next) < 1.1),
    )
  }
  const ends: number[] = []
  for (const cell of cells) {
    const { length } = near(cell)
    // Seen at once of a lake, most of whose cells need not be looked at.
    if (length > 2) return null
    if (length === 1) ends.push(cell)
  }
  const [first] = ends
  if (cells.length < 2 || ends.length !== 2 || first === undefined) return null
  const course = [first]
  for (let next: number | undefined = first; next !== undefined;) {
    next = near(next).find((cell) => !course.includes(cell))
    if (next !== undefined) course.push(next)
  }
  return course
}

const isEdge = (grid: Grid, cell: number): boolean => {
  const [column, row] = [cell % grid.width, Math.floor(cell / grid.width)]
  return column === 0 || row === 0 || column === grid.width - 1 || row === grid.height - 1
}

/** How far a river goes on beyond the middle of its last cell: off the sheet at its edge, else to its spring. */
const beyond = (grid: Grid, end: number, before: number): Point => {
  const [at, from] = [grid.centre(end), grid.centre(before)]
  const reach = isEdge(grid, end) ? 1 : 0.34
  const length = Math.hypot(at.x - from.x, at.y - from.y)
  return { x: at.x + ((at.x - from.x) / length) * reach, y: at.y + ((at.y - from.y) / length) * reach }
}

const [broad, samples] = [0.31, 8]

/** Both banks of a line, as one closed line: it runs out at a spring. */
const banks = (line: readonly Point[], noise: Noise, springs: readonly [boolean, boolean]): readonly Point[] => {
  const last = line.length - 1
  const bank = (side: 1 | -1): readonly Point[] =>
    line.map((point, at) => {
      const [before, after] = [line[Math.max(0, at - 1)] ?? point, line[Math.min(last, at + 1)] ?? point]
      const length = Math.hypot(after.x - before.x, after.y - before.y) || 1
      const out = Math.min(springs[0] ? at / samples : 1, springs[1] ? (last - at) / samples : 1, 1)
      const half = (broad + 0.05 * noise(point.x * 1.1, point.y * 1.1 + side * 9)) * (0.25 + 0.75 * Math.sqrt(out))
      return {
        x: point.x + ((after.y - before.y) / length) * half * side,
        y: point.y - ((after.x - before.x) / length) * half * side,
      }
    })
  return [...bank(1), ...[...bank(-1)].reverse()]
}

/** Steps over which a brook joins two rivers. */
const ford = 3

const nearestEnds = (grid: Grid, one: readonly number[], other: readonly number[]): readonly [number, number] => {
  const endsOf = (course: readonly number[]): readonly number[] => [course[0] ?? 0, course.at(-1) ?? 0]
  const pairs = endsOf(one).flatMap((from) => endsOf(other).map((to) => [from, to] as const))
  return pairs.reduce((best, pair) => (apart(grid, ...pair) < apart(grid, ...best) ? pair : best))
}

/** Water in a line of cells is a river; all other is a lake. */
export const watersOf = (grid: Grid, isWater: (cell: number) => boolean, noise: Noise): Waters => {
  const lakes = new Set<number>()
  const courses: (readonly number[])[] = []
  for (const cells of clustersOf(grid, isWater)) {
    const course = courseOf(grid, cells)
    if (course) courses.push(course)
    else for (const cell of cells) lakes.add(cell)
  }
  const bent = (points: readonly Point[]): readonly Point[] =>
    through(points).map((point) => sway(noise, point, 0.1, 0.6))
  const rivers = courses.map((course) => {
    const [first = 0, second = 0] = course
    const [last = 0, before = 0] = [course.at(-1), course.at(-2)]
    const line = [beyond(grid, first, second), ...course.map((cell) => grid.centre(cell)), beyond(grid, last, before)]
    return banks(bent(line), noise, [!isEdge(grid, first), !isEdge(grid, last)])
  })
  const brooks = courses.flatMap((one, at) =>
    courses.slice(at + 1).flatMap((other) => {
      const [from, to] = nearestEnds(grid, one, other)
      if (grid.distance(from, to) > ford) return []
      const [a, b] = [grid.centre(from), grid.centre(to)]
      return [bent([a, { x: (a.x + b.x) / 2 + 0.2, y: (a.y + b.y) / 2 }, b])]
    }),
  )
  return { lakes, rivers, brooks }
}
