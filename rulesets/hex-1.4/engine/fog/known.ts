import { token } from '../../../kit/ids.js'
import type { Contact, MarkView } from '../../../kit/view.js'
import * as common from '../../messages/common.generated.js'
import type { HexCell, SightedView } from '../view/view.js'

type Found = Omit<Contact, 'id'>

const found = ({ at, asOf }: HexCell, turn: number, { seat, class: kind, points }: SightedView): Found => ({
  seat,
  kind,
  at,
  size: points,
  sight: 'measured',
  sources: [asOf === null ? 'eyes' : 'report'],
  asOf: asOf ?? turn,
})

/** HX-502: somebody stands there, and no more is known. */
const someone = ({ at }: HexCell, turn: number): Found => ({
  seat: null,
  kind: 'force',
  at,
  size: null,
  sight: 'located',
  sources: ['contact'],
  asOf: turn,
})

/** Forces of others as the map shows them. What was seen there once and is known to have gone is not shown again. */
export const contactsOf = (hexes: readonly HexCell[], turn: number): readonly Contact[] =>
  hexes
    .flatMap((hex) => {
      const here = (hex.forces ?? []).filter(({ class: kind }) => hex.contact !== false || kind === 'RF')
      const old = hex.asOf !== null && hex.asOf < turn
      const seen = here.map((force) => found(hex, turn, force))
      const live = seen.length > 0 && !old
      return hex.contact && !live ? [...seen, someone(hex, turn)] : seen
    })
    .map((contact, index) => ({ id: token(`contact-${String(index + 1)}`), ...contact }))

/** One after the other, so that a mark's number follows from what is shown. */
const marksOn = ({ at, asOf, facilities: built, features }: HexCell, turn: number, marks: MarkView[]): void => {
  const add = (kind: string, label: string, seen: number): void => {
    marks.push({ id: token(`mark-${String(marks.length + 1)}`), kind, label, at, asOf: seen })
  }
  for (const kind of built ?? []) add(kind, common.facility({ which: kind }), asOf ?? turn)
  for (const kind of features?.resources ?? []) add(kind, common.resource({ which: kind }), features?.asOf ?? turn)
  for (const kind of features?.hazards ?? []) add(kind, common.hazard({ which: kind }), features?.asOf ?? turn)
}

/** Facilities and features that are known, hex by hex. */
export const marksOf = (hexes: readonly HexCell[], turn: number): readonly MarkView[] => {
  const marks: MarkView[] = []
  for (const hex of hexes) marksOn(hex, turn, marks)
  return marks
}
