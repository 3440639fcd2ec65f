import type { Cell } from '../../../kit/grid.js'
import { keeping } from '../../../kit/memo.js'
import type { Laws } from '../laws.js'

const around = (laws: Laws, region: readonly Cell[]): readonly Cell[] => {
  const corners = laws.settings['adjacency'] === 8
  const cells = [...region]
  const marked = new Uint8Array(laws.size)
  for (const cell of region) marked[cell] = 1
  for (const cell of region) {
    const x = cell % laws.width
    const y = Math.floor(cell / laws.width)
    for (let dy = -1; dy <= 1; dy += 1)
      for (let dx = -1; dx <= 1; dx += 1) {
        if (!corners && dx !== 0 && dy !== 0) continue
        const nx = x + dx
        const ny = y + dy
        const near = ny * laws.width + nx
        if (nx < 0 || ny < 0 || nx >= laws.width || ny >= laws.height || marked[near] === 1) continue
        marked[near] = 1
        cells.push(near)
      }
  }
  return cells
}

const known = keeping<readonly Cell[]>()

/** the sectors that touch a region, itself included: along edges, and across corners too unless the settings want edges alone. */
export const touching = (laws: Laws, region: readonly Cell[]): readonly Cell[] =>
  known(region, '', [laws], () => around(laws, region))
