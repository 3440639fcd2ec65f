import type { TerrainLooks } from '@muster/rulesets/kit/looks.js'
import { listed } from '@muster/rulesets/kit/messages.js'
import type { Presentation } from '@muster/rulesets/kit/presentation.js'
import type { Contact, GameView, MarkView, PieceView } from '@muster/rulesets/kit/view.js'
import * as messages from '../messages/map.generated.js'
import type { Reading } from './reading.js'

const sideOf = (view: GameView, seat: string): string => {
  const entry = view.legend.find((side) => side.seat === seat)
  return entry ? messages.side({ title: entry.title, seat }) : seat
}

/** What the ruleset calls what is there. */
export interface Words {
  readonly terrain: TerrainLooks
  readonly presentation: Presentation | undefined
}

const measure = (size: number, { presentation }: Words): string => presentation?.size?.of(size) ?? String(size)

const pieceLine = (piece: PieceView, words: Words): string => {
  const { pieces, states } = words.presentation ?? {}
  return [
    messages.piece({ kind: pieces?.[piece.kind]?.name ?? piece.kind, id: piece.id }),
    ...(piece.size === null ? [] : [measure(piece.size, words)]),
    ...piece.marks.map((mark) => states?.[mark]?.name ?? mark),
  ].join(', ')
}

const contactLine = (view: GameView, contact: Contact, words: Words): string => {
  const side = contact.seat === null ? messages.unknownSide() : sideOf(view, contact.seat)
  return [
    messages.contact({ side, kind: words.presentation?.contacts[contact.kind] ?? contact.kind }),
    contact.size === null ? messages.strengthUnknown() : measure(contact.size, words),
    ...(contact.asOf < view.turn ? [messages.seen({ turn: contact.asOf })] : []),
  ].join(', ')
}

const markLine = (view: GameView, mark: MarkView, { presentation }: Words): string => {
  const name = presentation?.marks.kinds[mark.kind]?.name ?? mark.kind
  return [
    mark.label.toLowerCase() === name.toLowerCase() ? mark.label : messages.mark({ name, label: mark.label }),
    ...(mark.asOf < view.turn ? [messages.seen({ turn: mark.asOf })] : []),
  ].join(', ')
}

const holder = (view: GameView, reading: Reading, cell: number, { presentation }: Words): string => {
  const { seats, disputed } = reading.holdings[cell] ?? { seats: [], disputed: false }
  const sides = listed(seats.map((seat) => sideOf(view, seat)))
  const word = presentation?.holdings?.disputed.name.toLowerCase() ?? messages.disputed()
  if (disputed) return sides ? messages.between({ disputed: word, sides }) : word
  return sides ? messages.heldBy({ sides }) : ''
}

/** What a viewer knows of a cell, in words: for screen readers and for the line under the map. It reads the view and nothing else. */
export const describeCell = (view: GameView, reading: Reading, cell: number, words: Words): string => {
  const name = reading.grid.name(cell)
  const ground = reading.terrain[cell]
  return [
    name,
    ...(reading.ground.names ?? []).filter(({ at }) => at === cell).map(({ text }) => text),
    ...(ground ? [words.terrain[ground]?.name ?? ground] : []),
    ...(reading.sight[cell] === 'unknown' ? [messages.notInSight()] : []),
    holder(view, reading, cell, words),
    ...view.pieces.filter((piece) => piece.at === name).map((piece) => pieceLine(piece, words)),
    ...view.contacts.filter((contact) => contact.at === name).map((contact) => contactLine(view, contact, words)),
    ...view.marks.filter((mark) => mark.at === name).map((mark) => markLine(view, mark, words)),
  ]
    .filter(Boolean)
    .join('; ')
}
