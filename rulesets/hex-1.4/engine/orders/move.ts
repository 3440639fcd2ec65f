import { pieceId, ruleId } from '../../../kit/ids.js'
import { ok } from '../../../kit/result.js'
import type { MoveOrder } from '../model/orders.js'
import { arrowFrom, fieldsOf, option, readAs } from './parts/kind.js'
import { by, marchDetail, missionText, notesOf, pathOf, type MarchOf } from './parts/march.js'
import { marchSchema } from './parts/missions.js'
import { pathStep } from './parts/pathStep.js'
import * as words from '../../messages/marches.generated.js'

/** HX-191, HX-246: a march along a path, of a recon force with what it does where it ends. */
export const move: MarchOf<MoveOrder> = {
  ...{ kind: 'move', slot: 'march', title: words.march(), rule: ruleId('HX-191') },
  shape: { must: ['piece', 'path'], may: ['detail'], by },
  schema: marchSchema({ ambush: true, rerolls: true }),
  read: (draft) => {
    const path = pathOf(draft)
    if (!path.ok) return path
    const detail = marchDetail(draft.detail)
    if (!detail.ok) return detail
    return ok({ kind: 'move', force: pieceId(draft.piece ?? ''), path: path.value, ...detail.value })
  },
  offer: (table, { id: piece, class: kind }) => {
    if (pathStep(table, { kind: 'move', force: piece, path: [] }, []).next.length === 0) return []
    if (kind !== 'RF') return [option(move, { piece, path: true })]
    const detail = marchSchema({ ambush: table.context.settings['raid.ambush'], rerolls: table.rerolls })
    return [option(move, { label: words.marchAndScout(), rule: ruleId('HX-246'), piece, path: true, detail })]
  },
  describe: (_, { piece = '', path = [], detail }) => {
    const { onArrival, onHalt } = fieldsOf(detail)
    const [there, halted] = [missionText(onArrival, 'there'), missionText(onHalt, 'halted')]
    const way = path.slice(0, -1).join(', ')
    const going = { force: piece, to: path.at(-1) ?? '…' }
    const march = way === '' ? words.marches(going) : words.marchesBy({ ...going, way })
    const first = there === null ? march : words.andThen({ march, does: there })
    return halted === null ? first : words.ifHalted({ march: first, does: halted })
  },
  effect: (view, draft) => notesOf(view, readAs(move, { ...draft, path: draft.path ?? [] })),
  arrow: (view, { piece, path }) => arrowFrom(view, piece, path?.at(-1), 'march'),
}
