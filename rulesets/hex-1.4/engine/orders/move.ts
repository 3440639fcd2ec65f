import { pieceId, ruleId } from '../../../kit/ids.js'
import { ok } from '../../../kit/result.js'
import type { MoveOrder } from '../orders.js'
import { arrowFrom, fieldsOf, option, readAs } from './parts/kind.js'
import { by, marchDetail, missionText, notesOf, pathOf, type MarchOf } from './parts/march.js'
import { marchSchema } from './parts/missions.js'
import { walk } from './parts/walk.js'

/** HX-191, HX-246: a march along a path, of a recon force with what it does where it ends. */
export const move: MarchOf<MoveOrder> = {
  ...{ kind: 'move', slot: 'march', title: 'March', rule: ruleId('HX-191') },
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
    if (walk(table, { kind: 'move', force: piece, path: [] }, []).next.length === 0) return []
    if (kind !== 'RF') return [option(move, { piece, path: true })]
    const detail = marchSchema({ ambush: table.laws.settings['raid.ambush'], rerolls: table.rerolls })
    return [option(move, { label: 'March and scout', rule: ruleId('HX-246'), piece, path: true, detail })]
  },
  describe: (_, { piece = '', path = [], detail }) => {
    const { onArrival, onHalt } = fieldsOf(detail)
    const [there, halted] = [missionText(onArrival, 'there'), missionText(onHalt, 'where it halts')]
    const way = path.length > 1 ? ` by ${path.slice(0, -1).join(', ')}` : ''
    const does = `${there ? ` and ${there}` : ''}${halted ? `; halted before, ${halted}` : ''}`
    return `${piece} marches to ${path.at(-1) ?? '…'}${way}${does}`
  },
  effect: (view, draft) => notesOf(view, readAs(move, { ...draft, path: draft.path ?? [] })),
  arrow: (view, { piece, path }) => arrowFrom(view, piece, path?.at(-1), 'march'),
}
