import type { Cell } from '../../kit/grid.js'

/** How a range is drawn: a metric with a radius, or rows of text with the banner at the centre. */
export interface Shape {
  readonly metric: string
  readonly radius: number
  readonly custom: readonly string[] | null
  /** Sectors by which a custom drawing is widened. */
  readonly longer: number
}

/** A range as steps from the banner. `region` keeps what it has computed: masks are shared by all banners of like ranges. */
export interface Mask {
  readonly steps: readonly (readonly [dx: number, dy: number])[]
  /** The effective region: sectors of the range on the map and not impassable, wherever they lie (BG-055, BG-056). */
  region(cell: Cell): readonly Cell[]
}

const inside: Readonly<Record<string, (dx: number, dy: number, radius: number) => boolean>> = {
  square: () => true,
  diamond: (dx, dy, radius) => Math.abs(dx) + Math.abs(dy) <= radius,
  plus: (dx, dy) => dx === 0 || dy === 0,
  none: () => false,
}

const drawn = (rows: readonly string[], longer: number): (readonly [number, number])[] => {
  const middle = { x: Math.floor((rows[0]?.length ?? 1) / 2), y: Math.floor(rows.length / 2) }
  const steps = new Map<string, readonly [number, number]>()
  rows.forEach((row, y) => {
    Array.from(row).forEach((symbol, x) => {
      if (symbol !== 'x') return
      for (let dy = -longer; dy <= longer; dy += 1)
        for (let dx = -longer; dx <= longer; dx += 1) {
          const step = [x - middle.x + dx, y - middle.y + dy] as const
          steps.set(step.join(','), step)
        }
    })
  })
  return [...steps.values()].sort((a, b) => a[1] - b[1] || a[0] - b[0])
}

const stepsOf = (shape: Shape): readonly (readonly [number, number])[] => {
  if (shape.metric === 'custom' && shape.custom) return drawn(shape.custom, shape.longer)
  const test = inside[shape.metric] ?? inside.square
  const steps: (readonly [number, number])[] = []
  for (let dy = -shape.radius; dy <= shape.radius; dy += 1)
    for (let dx = -shape.radius; dx <= shape.radius; dx += 1) if (test?.(dx, dy, shape.radius)) steps.push([dx, dy])
  return steps
}

export const maskOf = (shape: Shape, width: number, height: number, passable: Uint8Array): Mask => {
  const steps = stepsOf(shape)
  const kept = new Map<Cell, readonly Cell[]>()
  const compute = (cell: Cell): readonly Cell[] => {
    const [cx, cy] = [cell % width, Math.floor(cell / width)]
    const cells: Cell[] = []
    for (const [dx, dy] of steps) {
      const [x, y] = [cx + dx, cy + dy]
      if (x >= 0 && y >= 0 && x < width && y < height && passable[y * width + x] === 1) cells.push(y * width + x)
    }
    return cells
  }
  return {
    steps,
    region: (cell) => {
      const found = kept.get(cell)
      if (found) return found
      const region = compute(cell)
      kept.set(cell, region)
      return region
    },
  }
}
