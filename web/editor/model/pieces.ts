import type { Cell } from '@muster/rulesets/kit/grid.js'
import type { PieceSpec } from '@muster/rulesets/kit/mapSpec.js'
import { type DrawnPiece, type Drawing, geometry } from './drawing.js'
import { seatOfImage, type Symmetry } from './symmetry.js'

/** Pieces, and which of them is marked: by its place in the list. */
export interface Pressed {
  readonly drawing: Drawing
  readonly marked: number | null
}

const withPieces = (drawing: Drawing, pieces: readonly DrawnPiece[]): Drawing => ({ ...drawing, pieces })

/** Another state of one piece; null: it goes. */
export const changePiece = (drawing: Drawing, index: number, to: DrawnPiece | null): Drawing =>
  withPieces(
    drawing,
    drawing.pieces.flatMap((piece, at) => (at !== index ? [piece] : to ? [to] : [])),
  )

/** Of a kind of which a seat, or the map, has one at most. */
const isSingle = ({ count }: PieceSpec): boolean => count.most === 1

/** The same map where no other piece of a kind that shares no cell lies on one; what lies nowhere any more goes. */
const makeRoom = (
  pieces: readonly DrawnPiece[],
  { id, shares }: PieceSpec,
  cell: Cell,
  own: DrawnPiece,
): readonly DrawnPiece[] =>
  shares
    ? pieces
    : pieces.flatMap((piece) => {
        if (piece === own || piece.kind !== id || !piece.at.includes(cell)) return [piece]
        const at = piece.at.filter((other) => other !== cell)
        return at.length > 0 ? [{ ...piece, at }] : []
      })

/** A piece with one cell more or, where it lies there already, less. */
const toggled = (piece: DrawnPiece, { cells }: PieceSpec, cell: Cell): DrawnPiece => {
  const others = piece.at.filter((other) => other !== cell)
  if (others.length < piece.at.length) return { ...piece, at: others }
  // The first cell gives way where a piece can have no more.
  return { ...piece, at: [...others.slice(Math.max(0, others.length + 1 - cells.most)), cell] }
}

const pressOne = (
  { pieces }: Drawing,
  spec: PieceSpec,
  cell: Cell,
  seat: number | null,
  marked: DrawnPiece | null,
): { readonly pieces: readonly DrawnPiece[]; readonly piece: DrawnPiece | null } => {
  const isOwn = (piece: DrawnPiece): boolean => piece.kind === spec.id && (spec.seat === 'none' || piece.seat === seat)
  const several = marked?.kind === spec.id && spec.cells.most > 1 ? marked : null
  const old = isSingle(spec) ? (pieces.find(isOwn) ?? null) : several
  const piece: DrawnPiece = old
    ? toggled(old, spec, cell)
    : { kind: spec.id, at: [cell], seat, name: '', ...(spec.blank && { values: spec.blank }) }
  const kept = old ? pieces.map((one) => (one === old ? piece : one)) : [...pieces, piece]
  const room = makeRoom(kept, spec, cell, piece)
  return piece.at.length > 0 ? { pieces: room, piece } : { pieces: room.filter((one) => one !== piece), piece: null }
}

/**
 * A press with a kind of piece in the hand. What a seat has once, and a marked piece of several cells, gains or loses the cell; else there is a new one. Its
 * images are pressed along, each for the seat whose turn it is.
 */
export const pressCell = (
  drawing: Drawing,
  spec: PieceSpec,
  cell: Cell,
  hand: { readonly seat: number; readonly symmetry: Symmetry; readonly marked: number | null },
): Pressed => {
  const seat = spec.seat === 'required' ? hand.seat : null
  const marked = hand.marked === null ? null : (drawing.pieces[hand.marked] ?? null)
  const first = pressOne(drawing, spec, cell, seat, marked)
  const done = new Set([cell])
  let { pieces } = first
  for (let nth = 1; nth < hand.symmetry.order; nth += 1) {
    const image = hand.symmetry.image(cell, nth)
    const whose = seat === null ? null : seatOfImage(hand.symmetry, seat, nth, drawing.seats.length)
    if (image === null || done.has(image)) continue
    done.add(image)
    pieces = pressOne(withPieces(drawing, pieces), spec, image, whose, null).pieces
  }
  const isPressed = (piece: DrawnPiece): boolean =>
    piece.kind === spec.id && piece.seat === (first.piece?.seat ?? seat) && piece.at.includes(cell)
  const index = first.piece ? pieces.findIndex(isPressed) : -1
  return { drawing: withPieces(drawing, pieces), marked: index < 0 ? null : index }
}

/** One cell of a piece becomes another; its like there gives way. */
export const movePiece = (drawing: Drawing, spec: PieceSpec, index: number, from: Cell, to: Cell): Drawing => {
  const piece = drawing.pieces[index]
  if (!piece || from === to || piece.at.includes(to)) return drawing
  const moved = { ...piece, at: piece.at.map((cell) => (cell === from ? to : cell)) }
  return withPieces(drawing, makeRoom(changePiece(drawing, index, moved).pieces, spec, to, moved))
}

/** The same map without what lies in some cells; the same object where nothing does. */
export const withoutPieces = (drawing: Drawing, cells: ReadonlySet<Cell>): Drawing => {
  const names = drawing.names.filter(({ at }) => !cells.has(at))
  const unnamed = names.length < drawing.names.length ? { ...drawing, names } : drawing
  if (drawing.pieces.every(({ at }) => !at.some((cell) => cells.has(cell)))) return unnamed
  return withPieces(
    unnamed,
    drawing.pieces.flatMap((piece) => {
      const at = piece.at.filter((cell) => !cells.has(cell))
      return at.length === piece.at.length ? [piece] : at.length > 0 ? [{ ...piece, at }] : []
    }),
  )
}

/** A cell is called something; nothing: it has no name any more. */
export const nameCell = (drawing: Drawing, at: Cell, text: string): Drawing => {
  const others = drawing.names.filter((name) => name.at !== at)
  return { ...drawing, names: text === '' ? others : [...others, { at, text }] }
}

/** Other seats; what belongs to those that are gone goes too. */
export const withSeats = (drawing: Drawing, seats: Drawing['seats']): Drawing => ({
  ...drawing,
  seats,
  pieces: drawing.pieces.filter(({ seat }) => seat === null || seat < seats.length),
})

/** How a cell is called in lists. */
export const cellNameOf = (drawing: Drawing, cell: Cell): string => geometry(drawing).name(cell)
