import { cellName, pieceId, seatId, token } from '@muster/rulesets/kit/ids.js'
import { listed } from '@muster/rulesets/kit/messages.js'
import type { StateSign } from '@muster/rulesets/kit/looks.js'
import type { Presentation } from '@muster/rulesets/kit/presentation.js'
import type { Contact, GameView, PieceView } from '@muster/rulesets/kit/view.js'
import * as words from '../messages/legend.generated.js'

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
const drawnAs = (
  states: States,
  sign: StateSign,
  said: (gaps: { readonly states: string }) => string,
): readonly string[] => {
  const names = Object.values(states).flatMap((state) => (state.sign === sign ? [state.name.toLowerCase()] : []))
  return names.length > 0 ? [said({ states: listed(names, 'or') })] : []
}

/** What stands beside and around a piece of one's own. */
export const ownFormation = ({ size, states }: Pick<Presentation, 'size' | 'states'>): string => {
  const below = [...drawnAs(states, 'bracket', words.bracket), ...drawnAs(states, 'teeth', words.teeth)]
  const dots = [...drawnAs(states, 'dot', words.dot), ...drawnAs(states, 'urgent', words.redDot)]
  const own = size ? words.ownSized({ size: size.name }) : words.own()
  return [own, ...[below, dots].flatMap((signs) => (signs.length > 0 ? [signs.join(', ')] : []))].join('; ')
}
