import type { Cell } from '../../kit/grid.js'
import type { Field, Offsets } from './footprint.js'

/** A range that remembers the regions it has computed: it is shared by all banners of like ranges, turn after turn. */
export interface Mask {
  /** The effective region: sectors of the range on the map and not impassable, wherever they lie (BG-055, BG-056). */
  region(cell: Cell): readonly Cell[]
}

export const maskOf = (range: Offsets, { width, height, passable }: Field): Mask => {
  const kept: (readonly Cell[] | null)[] = Array.from({ length: width * height }, () => null)
  const compute = (at: Cell): readonly Cell[] => {
    const [x0, y0] = [at % width, Math.floor(at / width)]
    const cells: Cell[] = []
    for (const [dx, dy] of range) {
      const x = x0 + dx
      const y = y0 + dy
      if (x >= 0 && y >= 0 && x < width && y < height && passable(y * width + x)) cells.push(y * width + x)
    }
    return cells
  }
  return {
    region: (at) => {
      const found = kept[at]
      if (found) return found
      const region = compute(at)
      kept[at] = region
      return region
    },
  }
}
