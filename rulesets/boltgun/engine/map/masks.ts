import type { Cell } from '../../../kit/grid.js'
import { regionOf, type Field, type Offsets } from './footprint.js'

/** A range that remembers the regions it has computed: it is shared by all banners of like ranges, turn after turn. */
export interface Mask {
  /** The effective region: sectors of the range on the map and not impassable, wherever they lie (BG-055, BG-056). */
  region(cell: Cell): readonly Cell[]
}

export const maskOf = (range: Offsets, field: Field): Mask => {
  const kept: (readonly Cell[] | null)[] = Array.from({ length: field.width * field.height }, () => null)
  return {
    region: (at) => {
      const found = kept[at]
      if (found) return found
      const region = regionOf(field, at, range)
      kept[at] = region
      return region
    },
  }
}
