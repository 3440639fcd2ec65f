import { cellName, pieceId, type CellName, type PieceId } from '../../../../kit/ids.js'
import type { OrderDraft, OrderProblem } from '../../../../kit/orders.js'
import { fail, ok, type Result } from '../../../../kit/result.js'
import { problem } from './aftermath.js'

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
      : fail(problem('incomplete', 'HX-363', 'Name the force and the hex to which it goes.'))

/** Only forces that are asked, and only where they may go. */
export const goingProblem = (
  { force, to }: Going,
  asked: readonly { readonly force: PieceId; readonly to: readonly CellName[] }[],
  rule: string,
): OrderProblem | null => {
  const found = asked.find((entry) => entry.force === force)
  if (!found)
    return problem('not-asked', rule, `${force} does not have to go anywhere now. Take its order off the sheet.`)
  if (found.to.includes(to)) return null
  const where = found.to.length > 0 ? `Choose one of ${found.to.join(', ')}.` : 'There is none left to choose.'
  return problem('out-of-reach', rule, `${force} may not go to ${to}. ${where}`)
}
