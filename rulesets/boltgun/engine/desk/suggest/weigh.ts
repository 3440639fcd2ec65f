import type { Cell } from '../../../../kit/grid.js'
import { blowsOf, fightsAt } from './fights.js'
import { movesOf, stepsFrom, type Move } from './moves.js'
import { gap, type Own, type Situation } from './situation.js'
import type { Task } from './tasks.js'

/** How many levels a march towards the goal is worth. */
const stride = 4

/** Weak and precious banners keep near their own and away from the enemy. */
const shelter = ({ table, own, contact, ...rest }: Situation, self: Own, cell: Cell): number => {
  const friends = own.filter(({ piece, weak }) => piece.id !== self.piece.id && !weak)
  const nearest = friends.reduce((least, { at }) => Math.min(least, table.grid.distance(cell, at)), 12)
  return Math.min(contact + 4, gap({ table, own, contact, ...rest }, cell)) * 2 - nearest * 0.3
}

/** Sectors that a banner out for ground would take at once. */
const gain = ({ table, battle }: Situation, task: Task, cell: Cell): number =>
  task.kind === 'spread' ? table.grid.disc(cell, battle).filter((near) => task.steps[near] === 0).length : 0

/** What a move brings beside its fights: nearer the goal, and free to go on; works at the goal are never amiss. */
const purpose = (situation: Situation, task: Task | null, move: Move): number => {
  const { own, at, works, level } = move
  const grown = level - own.level + (move.primary.kind === 'search' ? 0.6 : 0)
  if (!task || own.mustRetreat) return grown + shelter(situation, own, at)
  const steps = stepsFrom(situation, task, at)
  const held = works === 'none' || situation.table.ground.army.includes('MOBILIZATION') ? 0 : 1
  const digs = steps === 0 ? held * 0.5 : -held * stride
  return grown + digs - stride * steps + 0.8 * gain(situation, task, at)
}

type Formation = ReadonlyMap<string, Move>

const best = (moves: readonly Move[], score: (move: Move) => number, turn: number): Move | undefined => {
  const scored = moves.map((move) => ({ move, score: score(move) }))
  const top = scored.reduce((most, entry) => Math.max(most, entry.score), -Infinity)
  const equals = scored.filter((entry) => entry.score === top)
  return equals[turn % Math.max(1, equals.length)]?.move
}

/** Each banner in turn does what is best beside what the others do, until it has been thought through twice. */
const settle = (
  situation: Situation,
  choices: ReadonlyMap<Own, readonly Move[]>,
  tasks: ReadonlyMap<string, Task>,
  first: Formation,
): Formation => {
  const formation = new Map(first)
  for (let round = 0; round < 3; round += 1)
    for (const [own, moves] of choices) {
      const others = [...formation.values()].filter((move) => move.own !== own)
      const blows = blowsOf(situation, others)
      const task = tasks.get(own.piece.id) ?? null
      const score = (move: Move): number => fightsAt(situation, move, blows) + purpose(situation, task, move)
      const move = best(moves, score, situation.turn)
      if (move) formation.set(own.piece.id, move)
    }
  return formation
}

const total = (situation: Situation, formation: Formation, tasks: ReadonlyMap<string, Task>): number => {
  const stands = [...formation.values()]
  return stands.reduce(
    (sum, move, at) =>
      sum +
      fightsAt(situation, move, blowsOf(situation, stands.slice(0, at))) +
      purpose(situation, tasks.get(move.own.piece.id) ?? null, move),
    0,
  )
}

/** The best of two formations: one that begins with everybody on the march, and one that begins with everybody where they are. */
export const formationOf = (situation: Situation, tasks: ReadonlyMap<string, Task>): Formation => {
  const sorted = [...situation.own].sort((a, b) => b.level - a.level)
  const choices = new Map(sorted.map((own) => [own, movesOf(situation, own, tasks.get(own.piece.id) ?? null)] as const))
  const begin = (pick: (own: Own, moves: readonly Move[]) => Move | undefined): Formation =>
    new Map(
      [...choices].flatMap(([own, moves]) => {
        const move = pick(own, moves)
        return move ? [[own.piece.id, move] as const] : []
      }),
    )
  const eager = begin((own, moves) =>
    best(moves, (move) => purpose(situation, tasks.get(own.piece.id) ?? null, move), situation.turn),
  )
  const idle = begin((_, moves) => moves[0])
  const [a, b] = [eager, idle].map((first) => settle(situation, choices, tasks, first))
  if (!a || !b) return eager
  return total(situation, a, tasks) >= total(situation, b, tasks) ? a : b
}
