import type { Cell } from '../../../../kit/grid.js'
import type { OrderDraft } from '../../../../kit/orders.js'
import { marchCells, retreatCells, teleportCells } from '../../reach.js'
import { fightsAt, type Planned } from './fights.js'
import { face, gap, type Own, type Situation } from './situation.js'
import type { Task } from './tasks.js'

/** What a banner does with its turn: where it will stand, its primary order, and what for. */
export interface Move {
  readonly to: Cell
  readonly primary: OrderDraft
  readonly task: Task | null
  /** What the fights where it goes are worth. */
  readonly fights: number
}

/** From so many steps on, a teleport's scatter costs less than the march (BG-302). */
const far = 6

const stepsFrom = (task: Task | null, cell: Cell): number => Math.min(60, task?.steps[cell] ?? 0)

/** Weak and precious banners keep near their own and away from the enemy. */
const shelter = (situation: Situation, self: Own, cell: Cell): number => {
  const { table, own } = situation
  const friends = own.filter(({ piece, weak }) => piece.id !== self.piece.id && !weak)
  const nearest = friends.reduce((least, { at }) => Math.min(least, table.grid.distance(cell, at)), 12)
  return Math.min(situation.contact + 4, gap(situation, cell)) * 2 - nearest * 0.3
}

/** Sectors that a banner out for ground would take at once. */
const gain = ({ table, battle }: Situation, task: Task, cell: Cell): number =>
  task.kind === 'spread' ? table.grid.disc(cell, battle).filter((near) => task.steps[near] === 0).length : 0

const scoreOf = (situation: Situation, self: Own, task: Task | null, planned: Planned) => {
  const boldness = (face(situation, 'bold', self) - 3) / 2
  return (cell: Cell): number => {
    const fights = fightsAt(situation, self, cell, planned, boldness)
    return task
      ? fights - 2.5 * stepsFrom(task, cell) + 0.8 * gain(situation, task, cell)
      : fights + shelter(situation, self, cell)
  }
}

/** The best of some sectors; of equals the first of the banner's own way round. */
const best = (cells: readonly Cell[], score: (cell: Cell) => number, turn: number): Cell | undefined => {
  const scored = cells.map((cell) => ({ cell, score: score(cell) }))
  const top = scored.reduce((most, entry) => Math.max(most, entry.score), -Infinity)
  const equals = scored.filter((entry) => entry.score === top)
  return equals[turn % Math.max(1, equals.length)]?.cell
}

const held = (self: Own, { table }: Situation): boolean =>
  self.works !== 'none' && !table.ground.army.includes('MOBILIZATION')

/** A far goal is worth a jump into the unknown, for a banner that survives a bad landing. */
const jump = (situation: Situation, self: Own, task: Task | null): Cell | null => {
  const { table } = situation
  const { army, field } = table.ground
  if (!task || !army.includes('TELEPORT') || self.level < 13 || stepsFrom(task, self.at) < far) return null
  const safe = teleportCells(field).filter((cell) => task.steps[cell] === 0 && gap(situation, cell) > 3)
  return safe.length > 0 && face(situation, 'jump', self) > 2 ? (safe[situation.turn % safe.length] ?? null) : null
}

const draft = (self: Own, kind: string, to?: string): OrderDraft => ({
  ...{ kind, piece: self.piece.id },
  ...(to === undefined ? {} : { to }),
})

/** Whether a banner in works had better leave them: its goal lies elsewhere, and nobody near is stronger. */
export const shouldLeave = (situation: Situation, self: Own, { task, fights }: Move): boolean => {
  const near = gap(situation, self.at)
  if (self.weak || self.precious || stepsFrom(task, self.at) === 0) return false
  if (near > situation.contact + 2) return true
  return near > situation.contact && fights >= 0 && face(situation, 'leave', self) > 3
}

/** Where a banner goes, or that it stays and searches. */
export const moveOf = (situation: Situation, self: Own, task: Task | null, planned: Planned): Move => {
  const { table, turn } = situation
  const { army, settings, field } = table.ground
  const score = scoreOf(situation, self, task, planned)
  const stays: Move = {
    ...{ to: self.at, task, primary: draft(self, 'search') },
    fights: fightsAt(situation, self, self.at, planned, 0),
  }
  if (held(self, situation)) return stays
  const landing = jump(situation, self, task)
  if (landing !== null)
    return { to: landing, task, fights: 0, primary: draft(self, 'teleport', table.grid.name(landing)) }
  const looks = task?.kind === 'search' && stepsFrom(task, self.at) <= 1 && gap(situation, self.at) > 4
  if (looks) return stays
  const cells = marchCells(field, self.at, army, settings)
  const to = best(cells, score, turn)
  if (to === undefined || score(to) <= score(self.at) + 0.5) return stays
  const fights = fightsAt(situation, self, to, planned, 0)
  return { to, task, fights, primary: draft(self, 'march', table.grid.name(to)) }
}

/** BG-157: out of reach if it can, towards its own if it cannot, and never onto an enemy. */
export const retreatOf = (situation: Situation, self: Own, planned: Planned): Move | null => {
  const { table, turn, enemies } = situation
  const { army, settings, field } = table.ground
  const score = (cell: Cell): number =>
    fightsAt(situation, self, cell, planned, 0) +
    shelter(situation, self, cell) -
    (enemies.some(({ at }) => at === cell) ? 500 : 0)
  const to = best(retreatCells(field, self.at, army, settings), score, turn)
  return to === undefined ? null : { to, task: null, fights: 0, primary: draft(self, 'retreat', table.grid.name(to)) }
}
