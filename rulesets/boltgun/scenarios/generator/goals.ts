import type { Seeded } from '../../../kit/seeded.js'
import type { Grid } from '../../../kit/grid.js'
import type { BoltgunScenario, ScenarioObjective, ScenarioStart } from '../../engine/scenario.js'
import { marchesTo, placesOf, type Places } from '../../engine/balance/sides.js'
import { coloursOf, lost, type Base } from './sides.js'
import type { Town, Towns } from './towns.js'

/** Something that a side could be asked to do, and how far it has to march for it. */
interface Goal {
  readonly kind: 'occupy' | 'destroy' | 'hold' | 'count'
  readonly marches: number
  readonly objective: ScenarioObjective
}

/** Within so many marches of one another every side's objectives lie, from where its home is. */
const tolerance = 1
/** Most and fewest objectives that a side's is drawn from. */
const [most, fewest] = [3, 2]
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

const candidates = (places: Places, bases: readonly Base[], towns: Towns, side: number): readonly Goal[] => {
  const { grid } = places.ground
  const reach = places.marches[side] ?? []
  const others = bases.filter((_, other) => other !== side)
  const next = bases[(side + 1) % bases.length]
  const take = (town: Town): ScenarioObjective => ({ occupy: namesIn(grid, town), checks: 3 })
  const carried = new Set(places.data.relics.map(({ id }) => id))
  const objectives: readonly ScenarioObjective[] = [
    take(towns.centre),
    ...others.map(({ home }) => take(home)),
    ...towns.borders.map(take),
    ...(next ? [{ destroy: ['1', '2'].map((banner) => next.letter + banner), by: 'anyone' } as const] : []),
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

/** Goals of every side, all within tolerance of one another and of as many kinds as may be; null where there is no such choice. */
const choose = (offers: readonly (readonly Goal[])[], random: Seeded): readonly (readonly Goal[])[] | null => {
  const within = (from: number): readonly (readonly Goal[])[] =>
    offers.map((goals) => goals.filter(({ marches }) => marches >= from && marches <= from + tolerance))
  const [window] = [...new Set(offers.flat().map(({ marches }) => marches))]
    .map(within)
    .filter((goals) => goals.every((side) => side.length >= fewest))
    .sort((a, b) => varietyOf(b) - varietyOf(a))
  return window?.map((goals) => ofManyKinds(random.shuffled(goals)).slice(0, most)) ?? null
}

/** The first of each kind before the second of any. */
const ofManyKinds = (goals: readonly Goal[]): readonly Goal[] => {
  const nth = (goal: Goal): number => goals.filter(({ kind }) => kind === goal.kind).indexOf(goal)
  return [...goals].sort((a, b) => nth(a) - nth(b))
}

const varietyOf = (window: readonly (readonly Goal[])[]): number =>
  window.reduce((sum, goals) => sum + new Set(goals.map(({ kind }) => kind)).size, 0)

/** What each side may be asked to do: a primary objective with two secondary ones. `data` has the banners where they may well stand. */
export const setTasks = (
  data: BoltgunScenario,
  bases: readonly Base[],
  towns: Towns,
  random: Seeded,
): readonly ScenarioStart['tasks'][] | null => {
  const places = placesOf(data)
  const chosen = choose(
    bases.map((_, side) => candidates(places, bases, towns, side)),
    random,
  )
  const share = Math.round(dominion(places) * 0.8)
  const middle: ScenarioObjective = { occupy: namesIn(places.ground.grid, towns.centre), secondary: true }
  const taskOf = ({ kind, objective }: Goal): readonly ScenarioObjective[] => [
    objective,
    kind === 'hold' ? middle : { hold: lost, secondary: true },
    kind === 'count' ? middle : { count: share, secondary: true },
  ]
  return chosen?.map((goals) => goals.map(taskOf)) ?? null
}
