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

/** What every side could be asked to do: take the middle, say, or the home next to its own, on either hand. In the order of the sides. */
interface Quest {
  readonly kind: 'occupy' | 'destroy' | 'hold' | 'count'
  readonly goals: readonly (readonly Goal[])[]
}

/** By how many marches the sides' ways to one thing may differ, and all that a map asks for, from where the homes are. */
const [tolerance, breadth] = [1, 2]
/** Most and fewest things that a side may be asked for. */
const [most, fewest] = [3, 2]
/** Nearer ones could be reached by one lucky teleport. */
const least = 5

/** Ground that wins: about half as much again as an even share, and never more than half of all. */
const dominion = ({ ground, starts }: Places): number => {
  const open = ground.passable.filter(Boolean).length
  return Math.round(Math.min(0.5, 1.5 / starts.length) * open)
}

/** What each side could be asked for, by its number. */
type Asked = (side: number) => readonly ScenarioObjective[]

/** The items so many places on and so many back in a ring. */
const beside = <Item>(items: readonly Item[], on: number, back: number): readonly Item[] =>
  [...new Set([on, back].map((at) => (at + items.length) % items.length))].flatMap((at) => items[at] ?? [])

const sectorsOf = (grid: Grid, { cells }: Town): readonly string[] => cells.slice(0, 3).map((cell) => grid.name(cell))

const take = (grid: Grid, town: Town): ScenarioObjective => ({ occupy: sectorsOf(grid, town), checks: 3 })

/** Each is asked for what belongs to those so many homes on and as many back, so that everybody is wanted as much. */
const ofOthers = (grid: Grid, bases: readonly Base[], far: number): readonly (readonly [Quest['kind'], Asked])[] => {
  const of =
    (ask: (base: Base) => ScenarioObjective): Asked =>
    (side) =>
      beside(bases, side + far, side - far).map(ask)
  return [
    ['occupy', of(({ home }) => take(grid, home))],
    ['destroy', of(({ letter }) => ({ destroy: [`${letter}1`, `${letter}2`], by: 'anyone' }))],
    ['hold', of((base) => ({ hold: coloursOf(base), checks: 3 }))],
  ]
}

/** What all sides could be asked alike. */
const questsOf = (places: Places, bases: readonly Base[], { centre, borders }: Towns): readonly Quest[] => {
  const { grid } = places.ground
  const away = bases.slice(1, 1 + Math.floor(bases.length / 2)).map((_, index) => index + 1)
  const asked: readonly (readonly [Quest['kind'], Asked])[] = [
    ['occupy', () => [take(grid, centre)]],
    ['hold', () => [{ hold: lost, checks: 3 }]],
    ['count', () => [{ count: dominion(places), checks: 3 }]],
    ...[0, ...away].map((far): readonly [Quest['kind'], Asked] => [
      'occupy',
      (side) => beside(borders, side + far, side - far - 1).map((town) => take(grid, town)),
    ]),
    ...away.flatMap((far) => ofOthers(grid, bases, far)),
  ]
  return asked.map(([kind, of]) => ({
    kind,
    goals: bases.map((_, side) =>
      of(side).map((objective) => {
        const marches = marchesTo(places, places.marches[side] ?? [], objective)
        return { marches, objective }
      }),
    ),
  }))
}

const marchesOf = (goals: readonly Goal[]): readonly number[] => goals.map(({ marches }) => marches)

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

/** As far for all, on an average, and as much: a town of one sector is taken sooner than one of three. */
const isAlike = ({ goals }: Quest): boolean => {
  const marches = goals.map((own) => mean(marchesOf(own)))
  const sectors = goals.flat().map(({ objective }) => ('occupy' in objective ? objective.occupy.length : 0))
  return Math.max(...marches) - Math.min(...marches) <= tolerance && new Set(sectors).size === 1
}

/** Quests that are alike for all and not too unlike one another, of as many kinds as may be; null where there is no such choice. */
const choose = (quests: readonly Quest[], random: Seeded): readonly Quest[] | null => {
  const alike = quests.filter(isAlike)
  const within = (from: number): readonly Quest[] =>
    alike.filter((quest) =>
      marchesOf(quest.goals.flat()).every((marches) => marches >= from && marches <= from + breadth),
    )
  const [window] = [...new Set(alike.flatMap(({ goals }) => marchesOf(goals.flat())))]
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
  const middle: ScenarioObjective = { occupy: sectorsOf(places.ground.grid, towns.centre), secondary: true }
  const taskOf = (kind: Quest['kind'], objective: ScenarioObjective): readonly ScenarioObjective[] => [
    objective,
    kind === 'hold' ? middle : { hold: lost, secondary: true },
    kind === 'count' ? middle : { count: share, secondary: true },
  ]
  const asked = (side: number): ScenarioStart['tasks'] =>
    (chosen ?? []).flatMap(({ kind, goals }) => (goals[side] ?? []).map(({ objective }) => taskOf(kind, objective)))
  return chosen && bases.map((_, side) => asked(side))
}
