import type { Drawing } from './drawing.js'

const [reference, piece, base] = [8, 120, 300]

/** Bytes that a drawing holds and the next does not share with it: rows that were changed, and lists of things. */
export const costOf = (drawing: Drawing, next: Drawing): number => {
  const rows = drawing.rows.filter((row, at) => row !== next.rows[at]).length
  const things =
    (drawing.pieces === next.pieces ? 0 : drawing.pieces.length) +
    (drawing.names === next.names ? 0 : drawing.names.length)
  return base + drawing.rows.length * reference + rows * drawing.width * reference + things * piece
}
