/** How a seat is told apart without its letter: colour token and hatch. Eight of each; a ninth seat begins again and keeps its letters. */
export const hatches = ['rising', 'falling', 'level', 'dots', 'upright', 'lattice', 'dashes', 'weave'] as const
export type Hatch = (typeof hatches)[number]

/** Place of a seat among the eight looks: A = 0 … H = 7, I = 0 …, AA = 2 … (letters run on as in a spreadsheet's columns). */
export const lookOf = (seat: string): number => {
  let place = 0
  for (const letter of seat) place = place * 26 + (letter.charCodeAt(0) - 64)
  return Number.isFinite(place) && place > 0 ? (place - 1) % hatches.length : 0
}

export const hatchOf = (seat: string): Hatch => hatches[lookOf(seat)] ?? 'rising'

/** Name of the custom property with the seat's colour. */
export const seatToken = (seat: string): string => `--seat-${'abcdefgh'.charAt(lookOf(seat))}`

/** Side of the square that a hatch repeats in, in pixels. */
export const hatchSide = 8

/** Strokes of one square of a hatch, as an SVG path; it joins its like on all four sides. */
export const hatchPaths: Readonly<Record<Hatch, string>> = {
  rising: 'M-2 2 2-2M0 8 8 0M6 10 10 6',
  falling: 'M-2 6 2 10M0 0 8 8M6-2 10 2',
  level: 'M0 4H8',
  dots: 'M1.6 2h.8M5.6 6h.8',
  upright: 'M4 0V8',
  lattice: 'M0 0 8 8M0 8 8 0',
  dashes: 'M0 2H4M4 6H8',
  weave: 'M0 4H8M4 0V8',
}
