import type { Cell } from '../../../../kit/grid.js'
import type { ObjectiveView } from '../../view/view.js'
import { featuresCalled } from '../features.js'
import { sideNamed } from './named.js'
import { stationsNow } from './stations.js'
import { stepsTo } from './steps.js'
import { counts, type Situation } from './situation.js'

/** Something worth marching to. */
export interface Task {
  readonly kind: 'take' | 'guard' | 'fetch' | 'search' | 'hunt' | 'spread'
  /** By how many steps farther it may lie than another and still come first. */
  readonly pull: number
  /** How many banners it needs. */
  readonly room: number
  readonly steps: readonly number[]
}

const near = 3

/** Sectors in groups that one body of banners can take and hold. */
const clusters = ({ table }: Situation, cells: readonly Cell[]): readonly (readonly Cell[])[] => {
  const groups: Cell[][] = []
  for (const cell of cells) {
    const group = groups.find((other) => other.some((member) => table.grid.distance(member, cell) <= near))
    if (group) group.push(cell)
    else groups.push([cell])
  }
  return groups
}

const task = (situation: Situation, kind: Task['kind'], cells: readonly Cell[], pull: number, room: number): Task => ({
  ...{ kind, pull, room },
  steps: stepsTo(situation.table, cells),
})

/** Where a battle range lies over as many of the sectors as can be: nobody need stand on them (BG-071). */
const over = ({ table, battle }: Situation, cells: readonly Cell[]): readonly Cell[] => {
  const counts = new Map<Cell, number>()
  for (const cell of cells)
    for (const from of table.grid.disc(cell, battle))
      if (table.ground.field.passable(from)) counts.set(from, (counts.get(from) ?? 0) + 1)
  const most = Math.max(...counts.values())
  return [...counts].flatMap(([from, count]) => (count === most ? [from] : []))
}

/** Named sectors: those not yet held; once all are, they are guarded until the checks are over (BG-281). */
const occupy = (situation: Situation, { cells, checks, secondary }: ObjectiveView): readonly Task[] => {
  const { table, owner, own } = situation
  const named = cells.flatMap((name) => table.grid.at(name) ?? [])
  const open = named.filter((cell) => owner[cell] !== table.seat)
  const held = named.filter((cell) => owner[cell] === table.seat)
  const keeps = open.length === 0 && checks === 1 ? 0 : secondary ? 2 : 4
  const share = Math.max(1, secondary ? Math.ceil(own.length / 2) : own.length)
  return [
    ...clusters(situation, open).map((group) =>
      task(situation, 'take', over(situation, group), secondary ? 2 : 20, share),
    ),
    ...clusters(situation, held).map((group) =>
      task(situation, 'guard', over(situation, group), keeps, open.length > 0 ? 1 : share),
    ),
  ]
}

/** How far the side of a map reaches from its middle. */
const wide = 6

/** What a name places on a side of the map is carried or lies there: whoever is in sight there is hunted, else it is looked for. */
const inSide = (situation: Situation, side: Cell): readonly Task[] => {
  const { enemies, own, table, search, turn } = situation
  const there = enemies.filter(({ at }) => table.grid.distance(at, side) <= wide)
  if (there.length > 0) return there.map(({ at }) => task(situation, 'hunt', [at], 14, 3))
  if (own.every(({ at }) => table.grid.distance(at, side) > 3)) return [task(situation, 'hunt', [side], 14, 99)]
  const spots = table.grid.disc(side, wide).filter((cell) => table.ground.field.passable(cell))
  const spot = (at: number): Cell =>
    spots[((Math.floor(turn / 3) * own.length + at) * (2 * search + 1)) % spots.length] ?? side
  return own.map((_, at) => task(situation, 'search', [spot(at)], 4, 1))
}

/** A relic: where it lies as far as that is known, else wherever nobody has looked lately. */
const hold = (situation: Situation, { relic, secondary, text }: ObjectiveView): readonly Task[] => {
  const { table, own } = situation
  if (own.some(({ relics }) => relics.some((carried) => carried === relic))) return []
  const known = table.view.detail.relics.find(({ id }) => id === relic)
  if (known) return [task(situation, 'fetch', [table.grid.at(known.at) ?? 0], secondary ? 4 : 10, secondary ? 1 : 2)]
  if (secondary) return stationsNow(situation, 1).map((cell) => task(situation, 'search', [cell], 0, 1))
  const side = sideNamed(situation, text)
  if (side !== null) return inSide(situation, side)
  return [
    ...stationsNow(situation, Math.max(1, own.length - 1)).map((cell) => task(situation, 'search', [cell], 4, 1)),
    ...carriers(situation),
  ]
}

/** A feature: the sector where it lies is taken and guarded like one that is named; until it is found it is looked for. */
const control = (situation: Situation, objective: ObjectiveView): readonly Task[] => {
  const known = featuresCalled(situation.table.view, objective.feature)
  if (known.length > 0) return occupy(situation, { ...objective, cells: known.map(({ at }) => at) })
  if (objective.met) return []
  const searchers = objective.secondary ? 1 : Math.max(1, situation.own.length - 1)
  return stationsNow(situation, searchers).map((cell) => task(situation, 'search', [cell], 4, 1))
}

/** Whoever is in sight may carry what nobody has found. */
const carriers = (situation: Situation): readonly Task[] =>
  situation.enemies.map(({ at }) => task(situation, 'hunt', [at], 5, 3))

/** Turns within which a banner may still be about where it started. */
const early = 9

/** Banners of the enemies named: in sight, else looked for. */
const destroy = (situation: Situation, { enemies, secondary, targets }: ObjectiveView): readonly Task[] => {
  const prey = situation.enemies.filter(({ seat }) => seat !== null && enemies.includes(seat))
  if (prey.length > 0) return prey.map(({ at }) => task(situation, 'hunt', [at], secondary ? 3 : 14, 3))
  const starts = targets.flatMap(({ at, destroyed }) => (destroyed ? [] : (situation.table.grid.at(at) ?? [])))
  const unseen = starts.filter((cell) => situation.own.every(({ at }) => situation.table.grid.distance(at, cell) > 2))
  if (unseen.length > 0 && situation.turn <= early) return [task(situation, 'hunt', unseen, secondary ? 3 : 20, 99)]
  const scouts = secondary ? 1 : Math.max(1, situation.own.length - 1)
  return stationsNow(situation, scouts).map((cell) => task(situation, 'hunt', [cell], secondary ? 0 : 3, 1))
}

/** Ground not yet one's own, and not already another banner's to take. */
export const spread = (situation: Situation, claimed: ReadonlySet<Cell>): Task => {
  const free = situation.free.filter((cell) => !claimed.has(cell))
  return task(situation, 'spread', free, counts(situation) ? 6 : -2, 99)
}

const tasksFor = (situation: Situation, objective: ObjectiveView): readonly Task[] => {
  switch (objective.kind) {
    case 'occupy':
      return occupy(situation, objective)
    case 'hold':
      return hold(situation, objective)
    case 'control':
      return control(situation, objective)
    case 'destroy':
      return objective.met ? [] : destroy(situation, objective)
    case 'count':
      return []
  }
}

/** What wins the war comes first: secondary objectives only decide between several winners (BG-282). */
export const tasksOf = (situation: Situation): readonly Task[] => {
  const primary = situation.objectives.filter(({ secondary }) => !secondary)
  return (primary.length > 0 ? primary : situation.objectives).flatMap((objective) => tasksFor(situation, objective))
}
