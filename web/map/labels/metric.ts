/** Breadth of a character in the map's condensed type, in its own height: measured once and rounded up, so that placing needs no page. */
const narrow = /[ilj.,:;!'|·]/
const broad = /[MW@mw•…]/

const breadthOf = (character: string): number => {
  if (character === ' ') return 0.24
  if (narrow.test(character)) return 0.27
  if (broad.test(character)) return 0.72
  return /[A-Z0-9?]/.test(character) ? 0.51 : 0.47
}

/** Breadth of a line of text in pixels. */
export const breadth = (text: string, size: number, spacing = 0): number =>
  Array.from(text).reduce((sum, character) => sum + breadthOf(character) * size + spacing, 0)

/** A line of text as it is printed: `y` is its base line. */
export interface Line {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly size: number
  readonly anchor: 'start' | 'middle' | 'end'
  /** Between letters, in pixels. */
  readonly spacing?: number
}

export interface Rect {
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
}

/** What a line of text takes: capitals and figures reach three quarters of its size above the base line, tails a fifth below. */
export const rectOf = ({ text, x, y, size, anchor, spacing = 0 }: Line): Rect => {
  const width = breadth(text, size, spacing)
  const x0 = anchor === 'start' ? x : anchor === 'end' ? x - width : x - width / 2
  return { x0, y0: y - size * 0.76, x1: x0 + width, y1: y + size * 0.2 }
}

export const around = (x: number, y: number, across: number, down: number): Rect => ({
  x0: x - across,
  y0: y - down,
  x1: x + across,
  y1: y + down,
})

export const moved = ({ x0, y0, x1, y1 }: Rect, dx: number, dy: number): Rect => ({
  x0: x0 + dx,
  y0: y0 + dy,
  x1: x1 + dx,
  y1: y1 + dy,
})

export const overlap = (a: Rect, b: Rect): boolean => a.x0 < b.x1 && b.x0 < a.x1 && a.y0 < b.y1 && b.y0 < a.y1

export const joined = (rects: readonly Rect[]): Rect => ({
  x0: Math.min(...rects.map(({ x0 }) => x0)),
  y0: Math.min(...rects.map(({ y0 }) => y0)),
  x1: Math.max(...rects.map(({ x1 }) => x1)),
  y1: Math.max(...rects.map(({ y1 }) => y1)),
})
