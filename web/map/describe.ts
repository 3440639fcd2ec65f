import type { TerrainLooks } from '@muster/rulesets/kit/looks.js'
import type { Presentation } from '@muster/rulesets/kit/presentation.js'
import type { Contact, GameView, MarkView, PieceView } from '@muster/rulesets/kit/view.js'
import type { Reading } from './reading.js'

const sideOf = (view: GameView, seat: string): string => {
  const entry = view.legend.find((side) => side.seat === seat)
  return entry ? `${entry.title} (${seat})` : seat
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
    `${pieces?.[piece.kind]?.name ?? piece.kind} ${piece.id}`,
    ...(piece.size === null ? [] : [measure(piece.size, words)]),
    ...piece.marks.map((mark) => states?.[mark]?.name ?? mark),
  ].join(', ')
}

const contactLine = (view: GameView, contact: Contact, words: Words): string => {
  const side = contact.seat === null ? 'unknown side' : sideOf(view, contact.seat)
  return [
    `${side}: ${words.presentation?.contacts[contact.kind] ?? contact.kind}`,
    contact.size === null ? 'strength unknown' : measure(contact.size, words),
    ...(contact.asOf < view.turn ? [`seen in turn ${String(contact.asOf)}`] : []),
  ].join(', ')
}

const markLine = (view: GameView, mark: MarkView, { presentation }: Words): string => {
  const name = presentation?.marks.kinds[mark.kind]?.name ?? mark.kind
  return [
    mark.label.toLowerCase() === name.toLowerCase() ? mark.label : `${name}: ${mark.label}`,
    ...(mark.asOf < view.turn ? [`seen in turn ${String(mark.asOf)}`] : []),
  ].join(', ')
}

const holder = (view: GameView, reading: Reading, cell: number, { presentation }: Words): string => {
  const { seats, disputed } = reading.holdings[cell] ?? { seats: [], disputed: false }
  const names = seats.map((seat) => sideOf(view, seat)).join(' and ')
  const word = presentation?.holdings?.disputed.name.toLowerCase() ?? 'disputed'
  if (disputed) return names ? `${word} between ${names}` : word
  return names ? `held by ${names}` : ''
}

/** What a viewer knows of a cell, in words: for screen readers and for the line under the map. It reads the view and nothing else. */
export const describeCell = (view: GameView, reading: Reading, cell: number, words: Words): string => {
  const name = reading.grid.name(cell)
  const ground = reading.terrain[cell]
  return [
    name,
    ...(ground ? [words.terrain[ground]?.name ?? ground] : []),
    ...(reading.sight[cell] === 'unknown' ? ['not in sight'] : []),
    holder(view, reading, cell, words),
    ...view.pieces.filter((piece) => piece.at === name).map((piece) => pieceLine(piece, words)),
    ...view.contacts.filter((contact) => contact.at === name).map((contact) => contactLine(view, contact, words)),
    ...view.marks.filter((mark) => mark.at === name).map((mark) => markLine(view, mark, words)),
  ]
    .filter(Boolean)
    .join('; ')
}
