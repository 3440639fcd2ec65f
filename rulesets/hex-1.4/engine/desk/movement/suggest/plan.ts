import type { Cell } from '../../../../../kit/grid.js'
import type { PieceId } from '../../../../../kit/ids.js'
import { mostInHex } from '../../../data/troops.js'
import type { Aim } from '../../suggest/aim.js'
import type { OwnArmy, Situation } from '../../suggest/situation.js'
import type { MoveTable } from '../../../view/moveTable.js'

/** What the turn's marches are weighed by, and what is settled of them so far. */
export interface Plan {
  readonly table: MoveTable
  readonly now: Situation
  readonly aim: Aim
  /** How much a loss weighs: less for who can replace it. */
  readonly caution: number
  /** Hexes of others and of nobody that a force goes for. */
  readonly taken: Set<Cell>
  /** Forces that leave their hex, and those that come to an own one. */
  readonly gone: Set<PieceId>
  readonly come: Map<Cell, readonly OwnArmy[]>
}

/** Who will stand in an own hex, without one of them. */
export const standing = ({ now, gone, come }: Plan, cell: Cell, without?: PieceId): readonly OwnArmy[] => [
  ...now.held(cell).filter(({ id }) => id !== without && !gone.has(id)),
  ...(come.get(cell) ?? []).filter(({ id }) => id !== without),
]

/** HX-044: whether so many more points have room in an own hex. */
export const roomFor = (plan: Plan, cell: Cell, points: number, without?: PieceId): boolean =>
  standing(plan, cell, without).reduce((sum, army) => sum + army.points, points) <= mostInHex
