import type { AskView } from '@muster/rulesets/kit/asks.js'
import type { CellName } from '@muster/rulesets/kit/ids.js'
import type { OrderDraft, OrderOption, PathStep } from '@muster/rulesets/kit/orders.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import { gameOf } from './installed.js'
import type { EditionKey, Game } from './game.js'
import type { Registry } from './registry.js'

interface Desk extends EditionKey {
  readonly view: GameView
  readonly ask: AskView
}

export interface PathTask extends Desk {
  readonly order: OrderDraft
  /** The others of the sheet. */
  readonly orders: readonly OrderDraft[]
}

/** How a path may continue; an order that cannot be read is left out of the sheet. */
export const pathStepOf = (registry: Registry, { view, ask, order, orders, ...key }: PathTask): PathStep => {
  const game = gameOf(registry, key)
  const others = orders.flatMap((draft): readonly unknown[] => {
    const read = game.readOrder(draft)
    return read.ok ? [read.value] : []
  })
  return game.pathStep?.(view, ask, order, others) ?? { next: [], notes: [] }
}

export interface ReachTask extends Desk {
  readonly piece: string
}

/** Where one kind of order can lead a piece. */
export interface Reach {
  readonly kind: string
  readonly slot: string
  readonly cells: readonly CellName[]
}

/** As far as paths go, each continued from the shortest one to its cell. */
const byPath = (game: Game, { view, ask, piece }: ReachTask, kind: string): readonly CellName[] => {
  const found = new Map<CellName, readonly CellName[]>()
  const nextOf = (path: readonly CellName[]): readonly CellName[] =>
    game.pathStep?.(view, ask, { kind, piece, path }, []).next ?? []
  let ends: readonly (readonly CellName[])[] = [[]]
  while (ends.length > 0)
    ends = ends.flatMap((path) =>
      nextOf(path).flatMap((cell) => {
        if (found.has(cell)) return []
        const longer = [...path, cell]
        found.set(cell, longer)
        return [longer]
      }),
    )
  return [...found.keys()]
}

const cellsOf = (game: Game, task: ReachTask, { kind, to = [], with: partners = [], item = [], path }: OrderOption) => {
  const chosen = [...partners, ...item].flatMap((choice) => choice.to ?? [])
  return [...new Set([...to, ...chosen, ...(path ? byPath(game, task, kind) : [])])]
}

/** Where a piece can go or act, by the options that it has; without those that lead nowhere. */
export const reachOf = (registry: Registry, task: ReachTask): readonly Reach[] => {
  const game = gameOf(registry, task)
  return game
    .orderOptions(task.view, task.ask)
    .filter(({ piece }) => piece === task.piece)
    .map((option) => ({ kind: option.kind, slot: option.slot, cells: cellsOf(game, task, option) }))
    .filter(({ cells }) => cells.length > 0)
}
