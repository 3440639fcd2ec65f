import type { Cell } from '../../../kit/grid.js'
import { keeping } from '../../../kit/memo.js'
import type { RulesContext } from '../model/rulesContext.js'

const around = (context: RulesContext, region: readonly Cell[]): readonly Cell[] => {
  const corners = context.settings['adjacency'] === 8
  const cells = [...region]
  const marked = new Uint8Array(context.size)
  for (const cell of region) marked[cell] = 1
  for (const cell of region) {
    const x = cell % context.width
    const y = Math.floor(cell / context.width)
    for (let dy = -1; dy <= 1; dy += 1)
      for (let dx = -1; dx <= 1; dx += 1) {
        if (!corners && dx !== 0 && dy !== 0) continue
        const nx = x + dx
        const ny = y + dy
        const near = ny * context.width + nx
        if (nx < 0 || ny < 0 || nx >= context.width || ny >= context.height || marked[near] === 1) continue
        marked[near] = 1
        cells.push(near)
      }
  }
  return cells
}

const known = keeping<readonly Cell[]>()

/** the sectors that touch a region, itself included: along edges, and across corners too unless the settings want edges alone. */
export const touching = (context: RulesContext, region: readonly Cell[]): readonly Cell[] =>
  known(region, '', [context], () => around(context, region))
