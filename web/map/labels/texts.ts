import type { Grid } from '@muster/rulesets/kit/grid.js'
import type { MapLayer } from '@muster/rulesets/kit/looks.js'
import { once } from '@muster/rulesets/kit/memo.js'
import type { Reading } from '../reading.js'
import type { WantedText } from './sheet.js'

/** Pixels a cell from which there is room for a few characters. */
const lettered = 22

/** What the layers print in the cells; those of several layers side by side. */
export const laidTexts = (grid: Grid, laid: readonly MapLayer[], k: number): readonly WantedText[] => {
  if (k < lettered) return []
  const found = new Map<number, string[]>()
  for (const { at, text } of laid.flatMap(({ cells }) => cells)) {
    const cell = grid.at(at)
    if (text === undefined || cell === null) continue
    found.set(cell, [...(found.get(cell) ?? []), text])
  }
  const size = Math.max(10, Math.min(16, k * 0.2))
  return [...found].map(([cell, list]) => {
    const { x, y } = grid.centre(cell)
    const line = { text: list.join(' · '), x: 0, y: 0, size, anchor: 'middle' } as const
    const places = [-0.34, 0.44, 0.06, -0.18, 0.26].map((down) => ({ x, y: y + down, dy: size * 0.3 }))
    return { key: `laid ${String(cell)}`, kind: 'laid', early: true, line, places }
  })
}

/** Ground of one holder that hangs together: its cells, the most inward first. */
interface Region {
  readonly seat: string
  readonly cells: readonly number[]
}

const regionFrom = (grid: Grid, start: number, holder: (cell: number) => string, seen: Uint8Array): Region => {
  const seat = holder(start)
  const cells = [start]
  seen[start] = 1
  for (const cell of cells)
    for (const next of grid.neighbours(cell))
      if (seen[next] === 0 && holder(next) === seat) {
        seen[next] = 1
        cells.push(next)
      }
  const depth = new Map<number, number>()
  const all = grid.kind === 'hex' ? 6 : 8
  let edge = cells.filter((cell) => {
    const near = grid.neighbours(cell)
    return near.length < all || near.some((next) => holder(next) !== seat)
  })
  for (let step = 0; edge.length > 0; step += 1) {
    for (const cell of edge) depth.set(cell, step)
    edge = [...new Set(edge.flatMap((cell) => grid.neighbours(cell)))].filter(
      (cell) => holder(cell) === seat && !depth.has(cell),
    )
  }
  const [x, y] = [0, 1].map(
    (axis) =>
      cells.reduce((sum, cell) => sum + (axis === 0 ? grid.centre(cell).x : grid.centre(cell).y), 0) / cells.length,
  ) as [number, number]
  const far = (cell: number): number => Math.hypot(grid.centre(cell).x - x, grid.centre(cell).y - y)
  return { seat, cells: cells.sort((a, b) => (depth.get(b) ?? 0) - (depth.get(a) ?? 0) || far(a) - far(b)) }
}

const regionsOf = once(({ grid, holdings }: Reading): readonly Region[] => {
  const holder = (cell: number): string => {
    const { seats, disputed } = holdings[cell] ?? { seats: [], disputed: true }
    return disputed ? '' : (seats[0] ?? '')
  }
  const seen = new Uint8Array(grid.size)
  const found: Region[] = []
  for (let cell = 0; cell < grid.size; cell += 1)
    if (seen[cell] === 0 && holder(cell) !== '') found.push(regionFrom(grid, cell, holder, seen))
  return found
})

/** Places that are tried for a letter. */
const tried = 12

/** The letter of whoever holds it on each stretch of ground, as large as its cells allow. */
export const ownerTexts = (reading: Reading, k: number): readonly WantedText[] =>
  k < 10
    ? []
    : regionsOf(reading).map(({ seat, cells }) => {
        const size = Math.max(13, Math.min(46, k * (cells.length > 3 ? 0.62 : 0.4)))
        return {
          ...{ key: `owner ${seat} ${String(cells[0])}`, kind: 'owner', early: false, seat },
          line: { text: seat, x: 0, y: 0, size, anchor: 'middle' } as const,
          places: cells.slice(0, tried).map((cell) => ({ ...reading.grid.centre(cell), dy: size * 0.28 })),
        }
      })
