import { pieceId, ruleId } from '../../../kit/ids.js'
import { ok } from '../../../kit/result.js'
import { fortressHold, garrisonHold } from '../data/troops.js'
import { hasFortress } from '../model/holdings.js'
import type { MoveOrder } from '../model/orders.js'
import { arrowFrom, option, readAs } from './parts/kind.js'
import { by, notesOf, pathOf, type MarchOf } from './parts/march.js'
import { pathStep } from './parts/pathStep.js'
import * as words from '../../messages/marches.generated.js'

/** HX-119: a part of an OF marches while the rest holds its hex (HX-149, HX-155). */
export const detach: MarchOf<MoveOrder> = {
  ...{ kind: 'detach', slot: 'march', title: words.sendPart(), rule: ruleId('HX-119') },
  shape: { must: ['piece', 'path', 'amount'], by },
  schema: null,
  read: (draft) => {
    const path = pathOf(draft)
    if (!path.ok) return path
    return ok({ kind: 'move', force: pieceId(draft.piece ?? ''), path: path.value, points: draft.amount ?? 0 })
  },
  offer: (table, mover) => {
    if (mover.class !== 'OF') return []
    const works = table.works(mover.at)
    const others = table.movers.filter(({ at, class: kind, id }) => at === mover.at && kind === 'OF' && id !== mover.id)
    const hold = hasFortress(works) ? fortressHold : works.facilities.includes('GARRISON') ? garrisonHold : 0
    const must =
      table.holding(mover.at) === 'own' ? Math.max(1, hold - others.reduce((sum, { points }) => sum + points, 0)) : 1
    const max = mover.points - must
    if (max < 1 || pathStep(table, { kind: 'move', force: mover.id, path: [], points: 1 }, []).next.length === 0)
      return []
    return [option(detach, { piece: mover.id, path: true, amount: { min: 1, max } })]
  },
  describe: (_, { piece = '', path = [], amount }) =>
    words.partMarches({ points: amount ?? 0, force: piece, to: path.at(-1) ?? '…' }),
  effect: (view, draft) =>
    notesOf(view, readAs(detach, { ...draft, path: draft.path ?? [], amount: draft.amount ?? 1 })),
  arrow: (view, { piece, path }) => arrowFrom(view, piece, path?.at(-1), 'march'),
}
