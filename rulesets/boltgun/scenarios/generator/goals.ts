import type { Seeded } from '../../../kit/seeded.js'
import type { Grid } from '../../../kit/grid.js'
import type { BoltgunScenario, ScenarioObjective } from '../../engine/scenario.js'
import { marchesTo, placesOf, type Places } from '../balance/sides.js'
import { coloursOf, lost, type Force } from './sides.js'
import type { Town, Towns } from './towns.js'

/** Something that a side could be asked to do, and how far it has to march for it. */
interface Goal {
  readonly kind: 'occupy' | 'destroy' | 'hold' | 'count'
  readonly marches: number
  readonly objective: ScenarioObjective
}

/** Within so many marches of one another every side's objective lies. */
const tolerance = 2
/** Nearer ones could be reached by one lucky teleport. */
const least = 5

const kindOf = (objective: ScenarioObjective): Goal['kind'] => {
  if ('occupy' in objective) return 'occupy'
  if ('destroy' in objective) return 'destroy'
  return 'hold' in objective ? 'hold' : 'count'
}

/** Ground that wins: about half as much again as an even share, and never more than half of all. */
const dominion = ({ ground, starts }: Places): number => {
  const open = ground.passable.filter(Boolean).length
  return Math.round(Math.min(0.5, 1.5 / starts.length) * open)
}

const candidates = (places: Places, forces: readonly Force[], towns: Towns, side: number): readonly Goal[] => {
  const { grid } = places.ground
  const reach = places.marches[side] ?? []
  const others = forces.filter((_, other) => other !== side)
  const next = forces[(side + 1) % forces.length]
  const take = (town: Town): ScenarioObjective => ({ occupy: namesIn(grid, town), checks: 3 })
  const carried = new Set(places.data.relics.map(({ id }) => id))
  const objectives: readonly ScenarioObjective[] = [
    take(towns.centre),
    ...others.map(({ home }) => take(home)),
    ...towns.borders.map(take),
    ...(next ? [{ destroy: next.banners.slice(0, 2).map(({ id }) => id), by: 'anyone' } as const] : []),
    { hold: lost, checks: 3 },
    ...others
      .map(coloursOf)
      .filter((id) => carried.has(id))
      .map((hold) => ({ hold, checks: 3 })),
    { count: dominion(places), checks: 3 },
  ]
  return objectives
    .map((objective) => ({ kind: kindOf(objective), marches: marchesTo(places, reach, objective), objective }))
    .filter(({ marches }) => marches >= least && marches < Infinity)
}

const namesIn = (grid: Grid, { cells }: Town): readonly string[] => cells.slice(0, 3).map((cell) => grid.name(cell))

/** One goal a side, all within tolerance of one another and of as many kinds as may be; null where there is no such choice. */
const choose = (offers: readonly (readonly Goal[])[], random: Seeded): readonly Goal[] | null => {
  const within = (from: number): readonly (readonly Goal[])[] =>
    offers.map((goals) => goals.filter(({ marches }) => marches >= from && marches <= from + tolerance))
  const windows = [...new Set(offers.flat().map(({ marches }) => marches))]
    .map(within)
    .filter((window) => window.every((goals) => goals.length > 0))
    .sort((a, b) => varietyOf(b) - varietyOf(a))
  const [window] = windows
  if (!window) return null
  const used: Goal['kind'][] = []
  return window.flatMap((goals) => {
    const times = (kind: Goal['kind']): number => used.filter((other) => other === kind).length
    const [goal] = random.shuffled(goals).sort((a, b) => times(a.kind) - times(b.kind))
    if (goal) used.push(goal.kind)
    return goal ? [goal] : []
  })
}

const varietyOf = (window: readonly (readonly Goal[])[]): number =>
  window.reduce((sum, goals) => sum + new Set(goals.map(({ kind }) => kind)).size, 0)

/** Each side's objectives: a primary one, and two secondary ones that all have alike. */
export const setGoals = (
  data: BoltgunScenario,
  forces: readonly Force[],
  towns: Towns,
  random: Seeded,
): readonly (readonly ScenarioObjective[])[] | null => {
  const places = placesOf(data)
  const offers = forces.map((_, side) => candidates(places, forces, towns, side))
  const chosen = choose(offers, random)
  if (!chosen) return null
  const share = Math.round(dominion(places) * 0.8)
  return chosen.map(({ kind, objective }) => [
    objective,
    kind === 'hold'
      ? { occupy: namesIn(places.ground.grid, towns.centre), secondary: true }
      : { hold: lost, secondary: true },
    kind === 'count'
      ? { occupy: namesIn(places.ground.grid, towns.centre), secondary: true }
      : { count: share, secondary: true },
  ])
}
