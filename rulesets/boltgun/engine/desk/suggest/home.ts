import type { Cell } from '../../../../kit/grid.js'
import { unpackLayer } from '../../../../kit/packed.js'
import { stepsTo } from './steps.js'
import type { Own, Situation } from './situation.js'
import type { Task } from './tasks.js'

/** Towns: city sectors that touch one another. */
const towns = ({ table }: Situation): readonly (readonly Cell[])[] => {
  const layer = table.view.board.layers.find(({ key }) => key === 'terrain')
  const kinds = layer ? unpackLayer(layer) : []
  const seen = new Set<Cell>()
  return kinds.flatMap((kind, cell): (readonly Cell[])[] => {
    if (kind !== 'city' || seen.has(cell)) return []
    const town = [cell]
    seen.add(cell)
    for (const member of town)
      for (const near of table.grid.neighbours(member))
        if (kinds[near] === 'city' && !seen.has(near)) {
          seen.add(near)
          town.push(near)
        }
    return [town]
  })
}

/** The town of one's own that lies farthest from what one is after: likely what others are after. */
const home = (situation: Situation, goal: readonly number[]): readonly Cell[] => {
  const { owner, table } = situation
  const far = (town: readonly Cell[]): number => Math.min(...town.map((cell) => goal[cell] ?? 0))
  const [farthest] = towns(situation)
    .filter((town) => town.length > 1 && town.some((cell) => owner[cell] === table.seat))
    .sort((a, b) => far(b) - far(a))
  return farthest ?? []
}

/** From so many banners on one is spared for the own town: a smaller army that leaves one behind is beaten piece by piece. */
const sparing = 4

/** Who stays behind to dispute the own town, and where: who is near it, rather a weak one than a strong one. */
export const homeGuard = (
  situation: Situation,
  goal: readonly number[] | undefined,
  fit: readonly Own[],
): { readonly own: Own; readonly task: Task } | null => {
  const town = goal && situation.own.length >= sparing ? home(situation, goal) : []
  if (town.length === 0) return null
  const middle =
    town.find((cell) => town.every((other) => situation.table.grid.distance(cell, other) <= 1)) ?? town[0] ?? 0
  const steps = stepsTo(situation.table, [middle])
  const cost = ({ at, level }: Own): number => (steps[at] ?? 99) + 0.4 * level
  const [own] = [...fit].sort((a, b) => cost(a) - cost(b))
  return own && (steps[own.at] ?? 99) < 6 ? { own, task: { kind: 'guard', pull: 0, room: 1, steps } } : null
}
