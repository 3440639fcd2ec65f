import type { Cell } from '../../../../kit/grid.js'
import type { Situation } from './situation.js'

/** How far from the edge the middle of a side lies, in parts of the map. */
const margin = 0.15

const along = (name: string, low: RegExp, high: RegExp, length: number): number => {
  const part = low.test(name) ? margin : high.test(name) ? 1 - margin : 0.5
  return Math.min(length - 1, Math.floor(part * length))
}

/** The part of the map that a name speaks of, as "South-west crown" does: its middle; null where it speaks of none. */
export const sideNamed = ({ table: { grid } }: Situation, name: string): Cell | null => {
  if (!/north|south|east|west/i.test(name)) return null
  const x = along(name, /west/i, /east/i, grid.width)
  const y = along(name, /north/i, /south/i, grid.height)
  return y * grid.width + x
}
