import type { Cell } from '../../../../kit/grid.js'
import type { SeatId } from '../../../../kit/ids.js'
import { once } from '../../../../kit/memo.js'
import { hexesOf } from '../../view/hexes.js'
import type { RulesContext } from '../../model/rulesContext.js'
import { hasFortress, type Works } from '../../model/holdings.js'
import { unitsAlive, type ForceBody } from '../../model/pieces.js'
import type { HexCell, HexView } from '../../view/view.js'
import { seatOfView } from '../../view/account.js'
import { contextOfView } from '../../view/rulesContext.js'
import { enemiesIn, type Enemy } from './enemies.js'
import { worthOf } from './worth.js'

/** An own force as it counts in a fight. */
export interface OwnArmy extends Pick<ForceBody, 'id' | 'class' | 'points'> {
  readonly at: Cell
  /** HX-345 */
  readonly units: number
}

/** What a bot makes of its own view. */
export interface Situation {
  readonly context: RulesContext
  readonly seat: SeatId
  readonly turn: number
  readonly cells: readonly Cell[]
  readonly hex: (cell: Cell) => HexCell | undefined
  readonly works: (cell: Cell) => Works
  readonly isOwn: (cell: Cell) => boolean
  readonly isEnemy: (cell: Cell) => boolean
  /** Nobody's, and no ruin. */
  readonly isOpen: (cell: Cell) => boolean
  /** Own hexes with a fortress. */
  readonly fortresses: readonly Cell[]
  /** All own forces, recon forces among them. */
  readonly forces: readonly OwnArmy[]
  /** Own forces in a hex, recon forces among them. */
  readonly present: (cell: Cell) => readonly OwnArmy[]
  /** Own CF and OF in a hex. */
  readonly held: (cell: Cell) => readonly OwnArmy[]
  /** Enemy CF and OF in a hex: seen, remembered or guessed. */
  readonly enemies: (cell: Cell) => readonly Enemy[]
  /** Steps to the nearest enemy hex that is known; to nobody's ground where none is. */
  readonly front: (cell: Cell) => number
  /** What a hex is worth to who holds it, in RP. */
  readonly worth: (cell: Cell) => number
  /** Own hexes, and those that win (HX-006). */
  readonly hexes: number
  readonly toWin: number
  /** Players that hold ground beside oneself. */
  readonly rivals: number
}

/** Steps from each hex to the nearest of some, over the whole map; more than there are hexes where there are none. */
export const stepsTo = (context: RulesContext, goals: readonly Cell[]): readonly number[] => {
  const steps = Array.from({ length: context.size }, () => context.size)
  const queue = [...goals]
  for (const goal of goals) steps[goal] = 0
  for (let next = 0; next < queue.length; next += 1) {
    const cell = queue[next] ?? 0
    for (const near of context.neighbours(cell)) {
      if ((steps[near] ?? 0) <= (steps[cell] ?? 0) + 1) continue
      steps[near] = (steps[cell] ?? 0) + 1
      queue.push(near)
    }
  }
  return steps
}

const none: readonly never[] = []

const armiesOf = (view: HexView, context: RulesContext, seat: SeatId): readonly OwnArmy[] =>
  view.detail.forces
    .filter((force) => force.seat === seat)
    .map((force) => ({
      ...{ id: force.id, class: force.class, points: force.points },
      at: context.cell(force.at) ?? -1,
      units: unitsAlive(force),
    }))

const byCell = (forces: readonly OwnArmy[]): ReadonlyMap<Cell, readonly OwnArmy[]> => {
  const found = new Map<Cell, readonly OwnArmy[]>()
  for (const force of forces) found.set(force.at, [...(found.get(force.at) ?? none), force])
  return found
}

const read = (view: HexView): Situation => {
  const context = contextOfView(view)
  const seat = seatOfView(view)
  const cells = Array.from({ length: context.size }, (_, cell) => cell)
  const known = new Map(hexesOf(view.detail).map((hex) => [context.cell(hex.at) ?? -1, hex]))
  const forces = armiesOf(view, context, seat)
  const [present, holders] = [byCell(forces), byCell(forces.filter(({ class: kind }) => kind !== 'RF'))]
  const isOwn = (cell: Cell): boolean => known.get(cell)?.owner === seat && known.get(cell)?.ownerAsOf === null
  const isEnemy = (cell: Cell): boolean => {
    const owner = known.get(cell)?.owner ?? null
    return owner !== null && owner !== seat
  }
  const isOpen = (cell: Cell): boolean => !isOwn(cell) && !isEnemy(cell) && known.get(cell)?.ruined !== true
  const works = (cell: Cell): Works => ({
    facilities: known.get(cell)?.facilities ?? none,
    resources: known.get(cell)?.features?.resources ?? none,
  })
  const hostile = cells.filter(isEnemy)
  const front = stepsTo(context, hostile.length > 0 ? hostile : cells.filter(isOpen))
  const enemies = cells.map((cell) => enemiesIn(known.get(cell), view.turn))
  return {
    ...{ context, seat, turn: view.turn, cells, works, isOwn, isEnemy, isOpen, forces },
    hex: (cell) => known.get(cell),
    fortresses: cells.filter((cell) => isOwn(cell) && hasFortress(works(cell))),
    present: (cell) => present.get(cell) ?? none,
    held: (cell) => holders.get(cell) ?? none,
    enemies: (cell) => enemies[cell] ?? none,
    front: (cell) => front[cell] ?? context.size,
    worth: (cell) => worthOf(works(cell), known.get(cell)?.features?.exhausted ?? false),
    hexes: cells.filter(isOwn).length,
    toWin: view.detail.toWin,
    rivals: new Set(hostile.map((cell) => known.get(cell)?.owner)).size,
  }
}

/** Read once a view. */
export const situationOf = once(read)
