import { cellName, pieceId, seatId, token } from '@muster/rulesets/kit/ids.js'
import type { StateSign } from '@muster/rulesets/kit/looks.js'
import type { Presentation } from '@muster/rulesets/kit/presentation.js'
import type { Contact, GameView, PieceView } from '@muster/rulesets/kit/view.js'

type States = Presentation['states']

/** Signs to explain, in the viewer's own colour and in that of the first other side. They stand for nothing on the map. */
export const legendSamples = (
  view: Pick<GameView, 'viewer' | 'legend' | 'pieces' | 'contacts'>,
  presentation: Pick<Presentation, 'size'>,
): { readonly own: PieceView; readonly measured: Contact; readonly located: Contact; readonly remembered: Contact } => {
  const own = view.viewer.kind === 'seat' ? view.viewer.seat : (view.legend[0]?.seat ?? seatId('A'))
  const other = view.legend.find(({ seat }) => seat !== own)?.seat ?? null
  const at = cellName('')
  const size = presentation.size && 12
  const contact: Contact = {
    id: token('sample'),
    seat: other,
    kind: view.contacts[0]?.kind ?? '',
    at,
    size,
    sight: 'measured',
    sources: [],
    asOf: 1,
  }
  return {
    own: { id: pieceId('sample'), seat: own, kind: view.pieces[0]?.kind ?? '', at, size, marks: [] },
    measured: contact,
    located: { ...contact, size: null, sight: 'located' },
    remembered: contact,
  }
}

/** A state that is drawn as a plain bracket, where there is one. */
export const bracketed = (states: States): string | undefined =>
  Object.keys(states).find((state) => states[state]?.sign === 'bracket')

/** What is drawn with a sign, in words. */
const drawnAs = (states: States, sign: StateSign, words: string): readonly string[] => {
  const names = Object.values(states).flatMap((state) => (state.sign === sign ? [state.name.toLowerCase()] : []))
  return names.length > 0 ? [`${words}: ${names.join(' or ')}`] : []
}

/** What stands beside and around a piece of one's own. */
export const ownFormation = ({ size, states }: Pick<Presentation, 'size' | 'states'>): string => {
  const below = [...drawnAs(states, 'bracket', 'a bracket below'), ...drawnAs(states, 'teeth', 'with teeth')]
  const dots = [...drawnAs(states, 'dot', 'a dot'), ...drawnAs(states, 'urgent', 'a red dot')]
  const own = size ? `Own formation and its ${size.name}` : 'Own formation'
  return [own, ...[below, dots].flatMap((signs) => (signs.length > 0 ? [signs.join(', ')] : []))].join('; ')
}
