import type { Grid } from '@muster/rulesets/kit/grid.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import { type Box, type Camera, toScreen, within } from './camera.js'
import type { Cluster, Counter, Single } from './counter.js'
import { joined, rectOf } from './labels/metric.js'
import { shapeOf } from './labels/shape.js'

/** Pixels a cell below which neighbours would overlap at the smallest readable size. */
const roomy = 30
/** Below this nothing but masses can be read. */
const far = 22
const most = 4
const nowhere: ReadonlySet<number> = new Set()

const spreads: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [-0.2, -0.19],
    [0.2, 0.19],
  ],
  [
    [-0.23, -0.22],
    [0.23, -0.22],
    [0, 0.24],
  ],
  [
    [-0.23, -0.22],
    [0.23, -0.22],
    [-0.23, 0.24],
    [0.23, 0.24],
  ],
]

export const countersOf = (grid: Grid, view: Pick<GameView, 'pieces' | 'contacts'>): readonly Counter[] => [
  ...view.pieces.flatMap((piece): readonly Counter[] => {
    const cell = grid.at(piece.at)
    return cell === null ? [] : [{ group: 'piece', id: piece.id, cell, seat: piece.seat, piece }]
  }),
  ...view.contacts.flatMap((contact): readonly Counter[] => {
    const cell = grid.at(contact.at)
    return cell === null ? [] : [{ group: 'contact', id: contact.id, cell, seat: contact.seat, contact }]
  }),
]

const gathered = <Item>(items: readonly Item[], key: (item: Item) => string): ReadonlyMap<string, readonly Item[]> => {
  const heaps = new Map<string, Item[]>()
  for (const item of items) {
    const heap = heaps.get(key(item))
    if (heap) heap.push(item)
    else heaps.set(key(item), [item])
  }
  return heaps
}

/** How far counters stand above the middle of a hex in whose lower corner there are marks. */
const lift = 0.12

const printed = (
  grid: Grid,
  camera: Camera,
  counter: Counter,
  shift: readonly [number, number],
  scale: number,
): Single => {
  const { x, y } = grid.centre(counter.cell)
  return { kind: 'single', counter, scale, ...toScreen(camera, { x: x + shift[0], y: y + shift[1] }) }
}

const clustersOf = (
  grid: Grid,
  camera: Camera,
  bin: string,
  heap: readonly Counter[],
): readonly (Single | Cluster)[] => {
  const foes = new Set(heap.flatMap(({ group, seat }) => (group === 'contact' ? [seat] : [])))
  // From afar a crowd of many sides is one crowd: what is own stays apart from it.
  const crowd = camera.k < far && foes.size > 2
  const side = ({ group, seat }: Counter): string => (crowd && group === 'contact' ? group : `${group} ${seat ?? '?'}`)
  const sides = [...gathered(heap, side).entries()]
  return sides.map(([key, counters], at): Single | Cluster => {
    const [first] = counters
    const shift = spreads[Math.min(sides.length, most) - 1]?.[at % most] ?? [0, 0]
    const room = Math.max(1, (camera.k >= far ? 36 : 52) / camera.k)
    if (counters.length === 1 && first) return printed(grid, camera, first, [shift[0] * room, shift[1] * room], 0.8)
    const centres = counters.map((counter) => grid.centre(counter.cell))
    const mean = {
      x: centres.reduce((sum, centre) => sum + centre.x, 0) / centres.length + shift[0] * room,
      y: centres.reduce((sum, centre) => sum + centre.y, 0) / centres.length + shift[1] * room,
    }
    return {
      kind: 'cluster',
      key: `${bin} ${key}`,
      group: first?.group ?? 'piece',
      seat: counters.every(({ seat }) => seat === first?.seat) ? (first?.seat ?? null) : null,
      counters,
      ...toScreen(camera, mean),
    }
  })
}

const sizeOf = (counter: Counter): number | null =>
  counter.group === 'piece' ? counter.piece.size : counter.contact.size

/** Points in hundreds and thousands would run into the next cell: where there are any, all sizes stand below their signs, and two in one cell need more room. */
export const areLong = (counters: readonly Counter[]): boolean =>
  counters.some((counter) => {
    const size = sizeOf(counter)
    return size !== null && size > 99
  })

/** Width of a counter: readable from afar, never larger than its cell asks for. */
export const counterWidth = (k: number, scale: number): number =>
  Math.max(24, Math.max(24, Math.min(58, k * 0.56)) * scale)

const shared = 0.66

/** Several in one cell side by side, or one above the other, from its middle in cells; null where they would not fit. */
const spreadOf = (
  heap: readonly Counter[],
  k: number,
  below: boolean,
): readonly (readonly [number, number])[] | null => {
  const width = counterWidth(k, shared)
  const taken = heap.map((counter) => {
    const { body, size, when } = shapeOf(counter, width, below, counter.group === 'contact' ? '' : null)
    return joined([body, ...[size, when].flatMap((line) => (line ? [rectOf(line)] : []))])
  })
  const across = Math.max(...taken.map(({ x0, x1 }) => x1 - x0)) + 2
  const down = Math.max(...taken.map(({ y0, y1 }) => y1 - y0)) + 2
  for (const columns of below ? [2, 1, 3] : [1, 2]) {
    const rows = Math.ceil(heap.length / columns)
    if (Math.min(columns, heap.length) * across > k * 1.1 || rows * down > k * 1.3) continue
    return taken.map(({ x0, y0, x1, y1 }, at) => {
      const row = Math.floor(at / columns)
      const inRow = Math.min(columns, heap.length - row * columns)
      // The middle of what it takes stands in the middle of its place.
      const x = ((at % columns) - (inRow - 1) / 2) * across - (x0 + x1) / 2
      const y = (row - (rows - 1) / 2) * down - (y0 + y1) / 2
      return [x / k, y / k] as const
    })
  }
  return null
}

/** Where each counter in the box would be printed. Near: side by side in the cell. Far: neighbours of one side become one counter with a number. */
export const placed = (
  grid: Grid,
  counters: readonly Counter[],
  camera: Camera,
  box: Box,
  marked: ReadonlySet<number> = nowhere,
): readonly (Single | Cluster)[] => {
  const below = areLong(counters)
  const seen = counters.filter((counter) => within(box, grid.centre(counter.cell)))
  const block = camera.k >= roomy ? 1 : Math.ceil((camera.k >= far ? 40 : 84) / camera.k)
  const bins = gathered(seen, ({ cell }) => {
    const [column, row] = [cell % grid.width, Math.floor(cell / grid.width)]
    return `${String(Math.floor(column / block))} ${String(Math.floor(row / block))}`
  })
  return [...bins.entries()].flatMap(([bin, heap]) => {
    const [only] = heap
    const up = grid.kind === 'hex' && only && marked.has(only.cell) ? lift : 0
    if (heap.length === 1 && only) return [printed(grid, camera, only, [0, block === 1 ? -up : 0], 1)]
    const spread = block === 1 && heap.length <= most ? spreadOf(heap, camera.k, below) : null
    if (!spread) return clustersOf(grid, camera, bin, heap)
    return heap.map((counter, at) => {
      const [x, y] = spread[at] ?? [0, 0]
      return printed(grid, camera, counter, [x, y - up / 2], shared)
    })
  })
}
