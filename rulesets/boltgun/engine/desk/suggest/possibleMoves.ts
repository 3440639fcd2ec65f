import type { Cell } from '../../../../kit/grid.js'
import type { OrderDraft } from '../../../../kit/orders.js'
import { digsAtOnce, forbidden, leavesWorks } from '../../model/armyChanges.js'
import type { Works } from '../../model/battle.js'
import { marchCells, retreatCells, teleportCells } from '../../ground/reach.js'
import type { Stand } from './fights.js'
import { face, full, gap, type Own, type Situation } from './situation.js'
import type { Task } from './tasks.js'

export type Secondary = 'fortify' | 'entrench' | 'unfortify' | 'resupply'

/** What a banner may do with its turn: where and how it will stand, and by which orders. */
export interface Move extends Stand {
  readonly primary: OrderDraft
  readonly secondary: Secondary | null
}

/** From so many steps on, a teleport's scatter costs less than the march (BG-302). */
const far = 6

/** Marches that are missing to where a task can be done: hunters and searchers need not stand on the spot. */
export const stepsFrom = ({ contact }: Situation, task: Task | null, cell: Cell): number => {
  const near = task?.kind === 'hunt' ? contact - 1 : task?.kind === 'search' ? 1 : 0
  return Math.max(0, Math.min(60, task?.steps[cell] ?? 0) - near)
}

const draft = ({ piece }: Own, kind: string, to?: string): OrderDraft =>
  to === undefined ? { kind, piece: piece.id } : { kind, piece: piece.id, to }

const moveWith = (situation: Situation, self: Own, primary: OrderDraft, at: Cell) => {
  const supplied = self.level + (full(situation, self) ? 0 : 1)
  return (secondary: Secondary | null, works: Works): Move => ({
    own: self,
    at,
    works,
    primary,
    secondary,
    level: secondary === 'resupply' ? supplied : self.level,
  })
}

/** A far goal is worth a jump into the unknown, for a banner that survives a bad landing. */
const jump = (situation: Situation, self: Own, task: Task | null): Cell | null => {
  const { table } = situation
  const { army, field } = table.ground
  if (
    !task ||
    task.kind === 'hunt' ||
    !army.includes('TELEPORT') ||
    self.level < 13 ||
    stepsFrom(situation, task, self.at) < far
  )
    return null
  const safe = teleportCells(field).filter((cell) => task.steps[cell] === 0 && gap(situation, cell) > 3)
  return safe.length > 0 && face(situation, 'jump', self) > 2 ? (safe[situation.turn % safe.length] ?? null) : null
}

/** Works that a banner digs where it stands, and those that it stays in or leaves (BG-125 … BG-130). */
const standing = (situation: Situation, self: Own): readonly Move[] => {
  const { army } = situation.table.ground
  const move = moveWith(situation, self, draft(self, 'search'), self.at)
  const digs = !forbidden(army, 'fortify')
  const entrenches = !forbidden(army, 'entrench') && self.works !== 'entrenched'
  return [
    move('resupply', self.works),
    ...(digs && self.works === 'none' ? [move('fortify', 'fortified')] : []),
    ...(entrenches && (self.works === 'fortified' || digsAtOnce(army)) ? [move('entrench', 'entrenched')] : []),
    ...(self.works === 'none' ? [] : [move('unfortify', 'none')]),
  ]
}

/** Everything that a banner may sensibly do. */
export const movesOf = (situation: Situation, self: Own, task: Task | null): readonly Move[] => {
  const { table } = situation
  const { army, settings, field } = table.ground
  const to = (kind: string, cell: Cell) => moveWith(situation, self, draft(self, kind, table.grid.name(cell)), cell)
  if (self.mustRetreat)
    return retreatCells(field, self.at, army, settings).map((cell) => to('retreat', cell)(null, 'none'))
  const stays = standing(situation, self)
  if (self.works !== 'none' && !leavesWorks(army)) return stays
  const landing = jump(situation, self, task)
  if (landing !== null) return [to('teleport', landing)('resupply', 'none')]
  const digs = digsAtOnce(army) && gap(situation, self.at) <= situation.contact + 2
  const marches = marchCells(field, self.at, army, settings).flatMap((cell) => {
    const move = to('march', cell)
    return digs ? [move('resupply', 'none'), move('fortify', 'fortified')] : [move('resupply', 'none')]
  })
  return [...stays, ...marches]
}
