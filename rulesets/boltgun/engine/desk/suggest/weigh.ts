import type { Cell } from '../../../../kit/grid.js'
import { leavesWorks } from '../../model/armyChanges.js'
import { clashesOf, fightsAt, strike, type Clash } from './fights.js'
import { movesOf, stepsFrom, type Move } from './possibleMoves.js'
import { gap, type Own, type Situation } from './situation.js'
import type { Task } from './tasks.js'

/** How many levels a march towards the goal is worth. */
const stride = 4

/** Weak and precious banners keep near their own and away from the enemy. */
const shelter = (situation: Situation, self: Own, cell: Cell): number => {
  const { table, own, contact } = situation
  const friends = own.filter(({ piece, weak }) => piece.id !== self.piece.id && !weak)
  const nearest = friends.reduce((least, { at }) => Math.min(least, table.grid.distance(cell, at)), 12)
  return Math.min(contact + 4, gap(situation, cell)) * 2 - nearest * 0.3
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
  const held = works === 'none' || leavesWorks(situation.table.ground.army) ? 0 : 1
  const digs = steps === 0 ? held * 0.5 : -held * stride
  return grown + digs - stride * steps + 0.8 * gain(situation, task, at)
}

/** A move with what it brings and costs, whatever the others do. */
interface Choice {
  readonly move: Move
  readonly clashes: readonly Clash[]
  readonly purpose: number
}

type Formation = ReadonlyMap<string, Choice>

const best = (choices: readonly Choice[], score: (choice: Choice) => number, turn: number): Choice | undefined => {
  const scores = choices.map(score)
  const top = Math.max(...scores)
  const equals = choices.filter((_, at) => scores[at] === top)
  return equals[turn % Math.max(1, equals.length)]
}

/** Each banner in turn does what is best beside what the others do, until it has been thought through twice. */
const settle = (situation: Situation, choices: ReadonlyMap<Own, readonly Choice[]>, first: Formation): Formation => {
  const formation = new Map(first)
  for (let round = 0; round < 3; round += 1)
    for (const [own, open] of choices) {
      const blows: number[] = []
      for (const { move, clashes } of formation.values()) if (move.own !== own) strike(blows, clashes)
      const score = ({ move, clashes, purpose: sense }: Choice): number =>
        fightsAt(situation, move, clashes, blows) + sense
      const choice = best(open, score, situation.turn)
      if (choice) formation.set(own.piece.id, choice)
    }
  return formation
}

const total = (situation: Situation, formation: Formation): number => {
  const blows: number[] = []
  let sum = 0
  for (const { move, clashes, purpose: sense } of formation.values()) {
    sum = sum + fightsAt(situation, move, clashes, blows) + sense
    strike(blows, clashes)
  }
  return sum
}

/** The best of two formations: one that begins with everybody on the march, and one that begins with everybody where they are. */
export const formationOf = (situation: Situation, tasks: ReadonlyMap<string, Task>): ReadonlyMap<string, Move> => {
  const sorted = [...situation.own].sort((a, b) => b.level - a.level)
  const choicesOf = (own: Own): readonly Choice[] => {
    const task = tasks.get(own.piece.id) ?? null
    return movesOf(situation, own, task).map((move) => {
      const clashes = clashesOf(situation, move)
      return { move, clashes, purpose: purpose(situation, task, move) }
    })
  }
  const choices = new Map(sorted.map((own) => [own, choicesOf(own)] as const))
  const begin = (pick: (choices: readonly Choice[]) => Choice | undefined): Formation =>
    new Map(
      [...choices].flatMap(([own, open]) => {
        const choice = pick(open)
        return choice ? [[own.piece.id, choice] as const] : []
      }),
    )
  const eager = begin((open) => best(open, ({ purpose: sense }) => sense, situation.turn))
  const idle = begin((open) => open[0])
  const [a, b] = [settle(situation, choices, eager), settle(situation, choices, idle)]
  const better = total(situation, a) >= total(situation, b) ? a : b
  return new Map([...better].map(([id, { move }]) => [id, move]))
}
