import { cellName, pieceId, type CellName, type PieceId } from '../../../../kit/ids.js'
import type { OrderDraft, OrderProblem } from '../../../../kit/orders.js'
import { fail, ok, type Result } from '../../../../kit/result.js'
import { why, type Refusal } from '../../orderValidation/refusal.js'
import { problem, refusal } from './aftermath.js'
import * as words from '../../../messages/aftermath.generated.js'

interface Going {
  readonly force: PieceId
  readonly to: CellName
}

/** A force, and the hex to which it goes. */
export const readGoing =
  <Kind extends string>(kind: Kind) =>
  ({ piece, to }: OrderDraft): Result<Going & { readonly kind: Kind }, OrderProblem> =>
    piece !== undefined && to !== undefined
      ? ok({ kind, force: pieceId(piece), to: cellName(to) })
      : fail(problem('incomplete', 'HX-363', words.nameGoing()))

/** Only forces that are asked, and only where they may go. */
export const goingProblem = (
  { force, to }: Going,
  asked: readonly { readonly force: PieceId; readonly to: readonly CellName[] }[],
  rule: string,
): Refusal | null => {
  const found = asked.find((entry) => entry.force === force)
  if (!found) return refusal('not-asked', rule, why('needNotGo', { force }))
  if (found.to.includes(to)) return null
  const others = { all: found.to, with: ', ' } as const
  const because = found.to.length > 0 ? why('mayNotGo', { force, to, others }) : why('nowhereToGo', { force, to })
  return refusal('out-of-reach', rule, because)
}
