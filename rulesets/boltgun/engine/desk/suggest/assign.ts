import type { Cell } from '../../../../kit/grid.js'
import { homeGuard } from './home.js'
import { gap, type Own, type Situation } from './situation.js'
import { spread, tasksOf, type Task } from './tasks.js'

/** How much farther a task seems for each banner that it has no room for. */
const crowding = 5

const cost = ({ pull, room, steps }: Task, { at }: Own, taken: number): number =>
  (steps[at] ?? Infinity) - pull + crowding * Math.max(0, taken + 1 - room)

/** Ground that a banner bound for its nearest free sector will take: others look elsewhere. */
const claim = ({ table }: Situation, { at }: Own, { steps }: Task): readonly Cell[] => {
  const { grid } = table
  let [goal, least] = [-1, Infinity]
  steps.forEach((step, cell) => {
    const far = step === 0 ? grid.distance(at, cell) : Infinity
    if (far < least) [goal, least] = [cell, far]
  })
  return goal < 0 ? [] : grid.disc(goal, 2)
}

/** A weak banner takes ground only where no enemy is near enough to come upon it. */
const alone = 6

/** A task for each banner that may go out, the strongest choosing first; the others have none. */
export const assign = (situation: Situation): ReadonlyMap<string, Task> => {
  const tasks = tasksOf(situation)
  const taken = new Map<Task, number>()
  const claimed = new Set<Cell>()
  const chosen = new Map<string, Task>()
  const fit = situation.own.filter(
    ({ weak, precious, mustRetreat, at }) => !precious && !mustRetreat && (!weak || gap(situation, at) > alone),
  )
  const guard = homeGuard(situation, tasks.find(({ kind }) => kind === 'take' || kind === 'fetch')?.steps, fit)
  if (guard) chosen.set(guard.own.piece.id, guard.task)
  let free = spread(situation, claimed)
  for (const own of [...fit].sort((a, b) => b.level - a.level)) {
    if (own === guard?.own) continue
    const costOf = (task: Task): number => cost(task, own, taken.get(task) ?? 0)
    const best = own.weak ? free : tasks.reduce((least, task) => (costOf(task) < costOf(least) ? task : least), free)
    if (!Number.isFinite(costOf(best))) continue
    taken.set(best, (taken.get(best) ?? 0) + 1)
    chosen.set(own.piece.id, best)
    if (best !== free) continue
    for (const cell of claim(situation, own, best)) claimed.add(cell)
    free = spread(situation, claimed)
  }
  return chosen
}
