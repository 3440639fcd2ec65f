import type { AskView } from '@muster/rulesets/kit/asks.js'
import { gridOf } from '@muster/rulesets/kit/board.js'
import { cellName, type CellName } from '@muster/rulesets/kit/ids.js'
import { judge } from '@muster/rulesets/kit/judge.js'
import type { OrderDraft, OrderOption, OrderProblem } from '@muster/rulesets/kit/orders.js'
import type { Desk } from '@muster/rulesets/kit/ruleset.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import { firstOf, heldAt, placeOnly, placesOf, startOf, understood, without } from './drafts.js'
import { onward, type Walker } from './paths.js'

/** What a piece that is sent to a cell is told. */
export type Sent =
  | { readonly kind: 'order'; readonly option: OrderOption; readonly draft: OrderDraft }
  /** More orders than one fit: whoever sends it says which. */
  | { readonly kind: 'several'; readonly options: readonly OrderOption[] }
  /** The desk’s own reason; null where it gives none. */
  | { readonly kind: 'refused'; readonly problem: OrderProblem | null }

export interface Sheet {
  readonly desk: Desk<unknown, GameView>
  readonly view: GameView
  readonly ask: AskView
  readonly options: readonly OrderOption[]
  readonly orders: readonly OrderDraft[]
}

const canBeSent = (option: OrderOption): boolean => placeOnly(option) || option.path === true

/** Cells to which a piece may be sent by an order that needs nothing but a cell. */
export const reachOf = (options: readonly OrderOption[], piece: string): readonly CellName[] => [
  ...new Set(options.flatMap((option) => (option.piece === piece && placeOnly(option) ? (option.to ?? []) : []))),
]

/** How the path of an order may go on beside all other orders. */
export const walkerOf = (
  { desk, view, ask, options, orders }: Sheet,
  option: OrderOption,
  draft: OrderDraft,
): Walker => {
  const others = understood(desk, without(orders, heldAt(options, orders, option, draft)))
  return (path) => desk.pathStep?.(view, ask, { ...draft, path }, others) ?? { next: [], notes: [] }
}

const goingTo = (sheet: Sheet, option: OrderOption, cell: CellName): OrderDraft | null => {
  if (placeOnly(option) && !option.path) return option.to?.includes(cell) ? { ...startOf(option), to: cell } : null
  if (!option.path) return placesOf(option, firstOf(option))?.includes(cell) ? { ...firstOf(option), to: cell } : null
  const draft = firstOf(option)
  const path = onward(walkerOf(sheet, option, draft), [], cell)
  return path && { ...draft, path }
}

/** The cells of a straight way, for the desk to say where it fails. */
const straight = (view: GameView, from: string, to: string): readonly CellName[] => {
  const grid = gridOf(view.board)
  const [start, end] = [grid.at(from), grid.at(to)]
  return start === null || end === null
    ? [cellName(to)]
    : grid
        .line(start, end)
        .slice(1)
        .map((cell) => grid.name(cell))
}

/** Why the ruleset’s own check refuses such an order, beside the others of the sheet. */
const refusalOf = (
  { desk, view, ask, options, orders }: Sheet,
  option: OrderOption,
  piece: string | undefined,
  cell: CellName,
): OrderProblem | null => {
  const from = view.pieces.find(({ id }) => id === piece)?.at
  const aimed = option.path && from !== undefined ? { path: straight(view, from, cell) } : { to: cell }
  const draft = { ...startOf(option), ...(piece !== undefined && { piece }), ...aimed }
  const others = without(orders, heldAt(options, orders, option, draft))
  const { problems } = judge(desk, view, ask, [...others, draft])
  return problems.find(({ index }) => index === others.length) ?? null
}

/**
 * What sending a piece to a cell means: the one order that fits there. `only`: the order that is being filled in. Where none fits, an order that other
 * pieces are offered says why this one may not.
 */
export const sending = (sheet: Sheet, piece: string | undefined, cell: CellName, only?: OrderOption): Sent => {
  const { options } = sheet
  const own = only ? [only] : options.filter((option) => option.piece === piece && canBeSent(option))
  const firstPath = own.find(({ path }) => path)
  const fitting = own
    .filter((option) => !option.path || option === firstPath)
    .flatMap((option) => {
      const draft = goingTo(sheet, option, cell)
      return draft ? [{ option, draft }] : []
    })
  const [first, second] = fitting
  if (second) return { kind: 'several', options: fitting.map(({ option }) => option) }
  if (first) return { kind: 'order', ...first }
  const like = own.length > 0 ? own : options.filter(canBeSent)
  const problem = like.map((option) => refusalOf(sheet, option, piece, cell)).find((found) => found !== null)
  return { kind: 'refused', problem: problem ?? null }
}
