import type { Skin } from '@muster/rulesets/kit/skin.js'
import type { Contact, GameView, MarkView, PieceView } from '@muster/rulesets/kit/view.js'
import type { Reading } from './reading.js'

const sideOf = (view: GameView, seat: string): string => {
  const entry = view.legend.find((side) => side.seat === seat)
  return entry ? `${entry.title} (${seat})` : seat
}

/** `level 12`, or the figure with the ruleset's own word for it: `1500 points`. */
const measure = (size: number, word: (kind: string) => string): string =>
  word('size') === 'size' ? `level ${String(size)}` : `${String(size)} ${word('size')}`

const pieceLine = (piece: PieceView, word: (kind: string) => string): string =>
  [
    `${word(piece.kind)} ${piece.id}`,
    ...(piece.size === null ? [] : [measure(piece.size, word)]),
    ...piece.marks.map(word),
  ].join(', ')

const contactLine = (view: GameView, contact: Contact, word: (kind: string) => string): string =>
  [
    `${contact.seat === null ? 'unknown side' : sideOf(view, contact.seat)}: ${word(contact.kind)}`,
    contact.size === null ? 'strength unknown' : measure(contact.size, word),
    ...(contact.asOf < view.turn ? [`seen in turn ${String(contact.asOf)}`] : []),
  ].join(', ')

const markLine = (view: GameView, mark: MarkView, word: (kind: string) => string): string =>
  [
    mark.label.toLowerCase() === word(mark.kind).toLowerCase() ? mark.label : `${word(mark.kind)}: ${mark.label}`,
    ...(mark.asOf < view.turn ? [`seen in turn ${String(mark.asOf)}`] : []),
  ].join(', ')

const holder = (view: GameView, reading: Reading, cell: number): string => {
  const { seats, disputed } = reading.holdings[cell] ?? { seats: [], disputed: false }
  const names = seats.map((seat) => sideOf(view, seat)).join(' and ')
  if (disputed) return names ? `disputed between ${names}` : 'disputed'
  return names ? `held by ${names}` : ''
}

/** What a viewer knows of a cell, in words: for screen readers and for the line under the map. It reads the view and nothing else. */
export const describeCell = (view: GameView, reading: Reading, cell: number, words: Skin['words'] = {}): string => {
  const word = (kind: string): string => words[kind] ?? kind
  const name = reading.grid.name(cell)
  const terrain = reading.terrain[cell]
  return [
    name,
    ...(terrain ? [word(terrain)] : []),
    ...(reading.sight[cell] === 'unknown' ? ['not in sight'] : []),
    holder(view, reading, cell),
    ...view.pieces.filter((piece) => piece.at === name).map((piece) => pieceLine(piece, word)),
    ...view.contacts.filter((contact) => contact.at === name).map((contact) => contactLine(view, contact, word)),
    ...view.marks.filter((mark) => mark.at === name).map((mark) => markLine(view, mark, word)),
  ]
    .filter(Boolean)
    .join('; ')
}
