import { token } from '../../../kit/ids.js'
import type { Contact, MarkView } from '../../../kit/view.js'
import { facilities } from '../data/facilities.js'
import { hazards } from '../data/hazards.js'
import { resources } from '../data/resources.js'
import type { HexCell, SightedView } from '../view.js'

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

const marksOn = ({ at, asOf, facilities: built, features }: HexCell, turn: number): readonly Omit<MarkView, 'id'>[] => [
  ...(built ?? []).map((kind) => ({ kind, label: facilities[kind].title, at, asOf: asOf ?? turn })),
  ...(features?.resources ?? []).map((kind) => ({
    kind,
    label: resources[kind].title,
    at,
    asOf: features?.asOf ?? turn,
  })),
  ...(features?.hazards ?? []).map((kind) => ({ kind, label: hazards[kind].title, at, asOf: features?.asOf ?? turn })),
]

/** Facilities and features that are known, hex by hex. */
export const marksOf = (hexes: readonly HexCell[], turn: number): readonly MarkView[] =>
  hexes.flatMap((hex) => marksOn(hex, turn)).map((mark, index) => ({ id: token(`mark-${String(index + 1)}`), ...mark }))
