import type { Cell } from '../../../../kit/grid.js'
import { cellName, pieceId } from '../../../../kit/ids.js'
import type { OrderDraft, OrderOption } from '../../../../kit/orders.js'
import { ok } from '../../../../kit/result.js'
import { leavesWorks } from '../../model/armyChanges.js'
import { refuse, type Ground, type Refusal, type Standing } from '../../model/judging.js'
import type { OrderOf } from '../../model/orders.js'
import { names, offered, toCell, type Asked, type PlanKind } from './planKind.js'
import * as words from '../../../messages/plans.generated.js'

type Move = 'march' | 'teleport' | 'retreat'

/** What is alike in all orders that send a banner to a sector. */
export const moving = <Kind extends Move>(kind: Kind) => ({
  kind,
  shape: { must: ['piece', 'to'] } as const,
  schema: null,
  read: ({ piece = '', to = '' }: OrderDraft) =>
    ok({ kind, banner: pieceId(piece), to: cellName(to) } as OrderOf<Kind>),
  arrow: toCell(kind),
})

export const offerTo = <Kind extends Move>(
  kind: PlanKind<Kind>,
  asked: Asked,
  cells: readonly Cell[],
): readonly OrderOption[] => {
  const to = names(cells, asked.table)
  const [first] = to
  return first === undefined
    ? []
    : offered(kind, asked, { kind: kind.kind, banner: asked.piece.id, to: first } as OrderOf<Kind>, { to })
}

/** A banner in works leaves them first, unless it is mobile (BG-116, BG-316). */
export const leaving = (banner: Standing, { army }: Ground, rule: string): Refusal | null =>
  banner.works !== 'none' && !leavesWorks(army) ? refuse('in-works', rule, words.inWorks()) : null

export const onMap = (to: string, { field, cell }: Ground): Refusal | null => {
  const target = cell(to)
  if (target === null) return refuse('off-map', 'A-04', words.offMap({ to }))
  if (field.closed?.(target)) return refuse('closed', 'A-69', words.closedGround({ to }))
  return field.passable(target) ? null : refuse('impassable', 'BG-054', words.impassable({ to }))
}

export const among = (cells: readonly Cell[], to: string, { cell }: Ground, rule: string): Refusal | null =>
  cells.some((reached) => reached === cell(to)) ? null : refuse('out-of-reach', rule, words.outOfReach({ to }))
