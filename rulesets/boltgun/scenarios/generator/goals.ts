import type { Seeded } from '../../../kit/seeded.js'
import type { Grid } from '../../../kit/grid.js'
import type { BoltgunScenario, ScenarioObjective, ScenarioStart } from '../../engine/scenario.js'
import { marchesTo, placesOf, type Places } from '../../engine/balance/sides.js'
import { coloursOf, lost, type Base } from './sides.js'
import type { Town, Towns } from './towns.js'

/** Something that a side could be asked to do, and how far it has to march for it. */
interface Goal {
  readonly marches: number
  readonly objective: ScenarioObjective
}

/** One thing that every side could be asked to do: the middle, say, or the home of whoever lives next but one. In the order of the sides. */
interface Quest {
  readonly kind: 'occupy' | 'destroy' | 'hold' | 'count'
  readonly goals: readonly Goal[]
}

/** By how many marches the sides' ways to one thing may differ, and all that a map asks for, from where the homes are. */
const [tolerance, breadth] = [1, 2]
/** Most and fewest objectives that a side's is drawn from. */
const [most, fewest] = [3, 2]
/** Nearer ones could be reached by one lucky teleport. */
const least = 5

/** Ground that wins: about half as much again as an even share, and never more than half of all. */
const dominion = ({ ground, starts }: Places): number => {
  const open = ground.passable.filter(Boolean).length
  return Math.round(Math.min(0.5, 1.5 / starts.length) * open)
}

/** What all sides could be asked alike: each of the same place, or each of the one so many homes on, so that everybody is wanted as much. */
const questsOf = (places: Places, bases: readonly Base[], towns: Towns): readonly Quest[] => {
  const { grid } = places.ground
  const take = (town: Town): ScenarioObjective => ({ occupy: namesIn(grid, town), checks: 3 })
  const quest = (kind: Quest['kind'], objectives: readonly ScenarioObjective[]): Quest => ({
    kind,
    goals: objectives.map((objective, side) => {
      const marches = marchesTo(places, places.marches[side] ?? [], objective)
      return { marches, objective }
    }),
  })
  const alike = (objective: ScenarioObjective) => bases.map(() => objective)
  const carried = places.data.relics.some(({ carrier }) => carrier !== undefined)
  const ofOthers = bases.slice(1).flatMap((_, index): readonly Quest[] => {
    const others = [...bases.slice(index + 1), ...bases.slice(0, index + 1)]
    const other = (ask: (base: Base) => ScenarioObjective) => others.map(ask)
    return [
      quest(
        'occupy',
        other(({ home }) => take(home)),
      ),
      quest(
        'destroy',
        other(({ letter }) => ({ destroy: [`${letter}1`, `${letter}2`], by: 'anyone' })),
      ),
      ...(carried
        ? [
            quest(
              'hold',
              other((base) => ({ hold: coloursOf(base), checks: 3 })),
            ),
          ]
        : []),
    ]
  })
  const border = (on: number) => [...towns.borders.slice(on), ...towns.borders.slice(0, on)].map(take)
  return [
    quest('occupy', alike(take(towns.centre))),
    quest('hold', alike({ hold: lost, checks: 3 })),
    quest('count', alike({ count: dominion(places), checks: 3 })),
    ...towns.borders.map((_, on) => quest('occupy', border(on))),
    ...ofOthers,
  ]
}

const namesIn = (grid: Grid, { cells }: Town): readonly string[] => cells.slice(0, 3).map((cell) => grid.name(cell))

/** As far for all, and as much: a town of one sector is taken sooner than one of three. */
const isAlike = ({ goals }: Quest): boolean => {
  const marches = goals.map((goal) => goal.marches)
  const sectors = goals.map(({ objective }) => ('occupy' in objective ? objective.occupy.length : 0))
  return Math.max(...marches) - Math.min(...marches) <= tolerance && new Set(sectors).size === 1
}

/** Quests that are alike for all and not too unlike one another, of as many kinds as may be; null where there is no such choice. */
const choose = (quests: readonly Quest[], random: Seeded): readonly Quest[] | null => {
  const alike = quests.filter(isAlike)
  const within = (from: number): readonly Quest[] =>
    alike.filter(({ goals }) => goals.every(({ marches }) => marches >= from && marches <= from + breadth))
  const [window] = [...new Set(alike.flatMap(({ goals }) => goals.map(({ marches }) => marches)))]
    .filter((from) => from >= least && from < Infinity)
    .map(within)
    .filter((found) => found.length >= fewest)
    .sort((a, b) => kindsOf(b) - kindsOf(a))
  return window ? ofManyKinds(random.shuffled(window)).slice(0, most) : null
}

const kindsOf = (quests: readonly Quest[]): number => new Set(quests.map(({ kind }) => kind)).size

/** The first of each kind before the second of any. */
const ofManyKinds = (quests: readonly Quest[]): readonly Quest[] => {
  const nth = (quest: Quest): number => quests.filter(({ kind }) => kind === quest.kind).indexOf(quest)
  return [...quests].sort((a, b) => nth(a) - nth(b))
}

/** What each side may be asked to do: a primary objective with two secondary ones. `data` has the banners where they may well stand. */
export const setTasks = (
  data: BoltgunScenario,
  bases: readonly Base[],
  towns: Towns,
  random: Seeded,
): readonly ScenarioStart['tasks'][] | null => {
  const places = placesOf(data)
  const chosen = choose(questsOf(places, bases, towns), random)
  const share = Math.round(dominion(places) * 0.8)
  const middle: ScenarioObjective = { occupy: namesIn(places.ground.grid, towns.centre), secondary: true }
  const taskOf = (kind: Quest['kind'], objective: ScenarioObjective): readonly ScenarioObjective[] => [
    objective,
    kind === 'hold' ? middle : { hold: lost, secondary: true },
    kind === 'count' ? middle : { count: share, secondary: true },
  ]
  const asked = (side: number): ScenarioStart['tasks'] =>
    (chosen ?? []).flatMap(({ kind, goals }) => {
      const goal = goals[side]
      return goal ? [taskOf(kind, goal.objective)] : []
    })
  return chosen && bases.map((_, side) => asked(side))
}
