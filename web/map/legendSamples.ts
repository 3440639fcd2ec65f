import { gridOf } from '@muster/rulesets/kit/board.js'
import { cellName, pieceId, seatId, token } from '@muster/rulesets/kit/ids.js'
import type { Skin } from '@muster/rulesets/kit/skin.js'
import type { Contact, GameView, PieceView } from '@muster/rulesets/kit/view.js'

/** Signs to explain, in the viewer's own colour and in that of the first other side. They stand for nothing on the map. */
export const legendSamples = (
  view: Pick<GameView, 'viewer' | 'legend' | 'pieces' | 'contacts'>,
): { readonly own: PieceView; readonly measured: Contact; readonly located: Contact; readonly remembered: Contact } => {
  const own = view.viewer.kind === 'seat' ? view.viewer.seat : (view.legend[0]?.seat ?? seatId('A'))
  const other = view.legend.find(({ seat }) => seat !== own)?.seat ?? null
  const at = cellName('')
  const contact: Contact = {
    id: token('sample'),
    seat: other,
    kind: view.contacts[0]?.kind ?? '',
    at,
    size: 12,
    sight: 'measured',
    sources: [],
    asOf: 1,
  }
  return {
    own: { id: pieceId('sample'), seat: own, kind: view.pieces[0]?.kind ?? '', at, size: 12, marks: ['fortified'] },
    measured: contact,
    located: { ...contact, size: null, sight: 'located' },
    remembered: contact,
  }
}

/** Whether pieces of this ruleset have washes around them at all. */
export const hasZones = (view: GameView, skin: Pick<Skin, 'zones'> | undefined): boolean => {
  const at = gridOf(view.board).name(0)
  return !skin || skin.zones(view, { ...legendSamples(view).own, at }, at, []).length > 0
}
