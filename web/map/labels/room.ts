import { overlap, type Rect } from './metric.js'

/** What of the sheet is taken: asked thousands of times a drawing, so that each question looks at its neighbourhood alone. */
export interface Room {
  readonly isFree: (rects: readonly Rect[]) => boolean
  readonly take: (rects: readonly Rect[]) => void
}

const bin = 64

export const emptyRoom = (): Room => {
  const bins = new Map<number, Rect[]>()
  const touched = function* ({ x0, y0, x1, y1 }: Rect): Generator<number> {
    for (let row = Math.floor(y0 / bin); row <= Math.floor(y1 / bin); row += 1)
      for (let column = Math.floor(x0 / bin); column <= Math.floor(x1 / bin); column += 1) yield row * 8192 + column
  }
  const isOpen = (rect: Rect): boolean => {
    for (const key of touched(rect)) if (bins.get(key)?.some((other) => overlap(rect, other)) === true) return false
    return true
  }
  return {
    isFree: (rects) => rects.every(isOpen),
    take: (rects) => {
      for (const rect of rects)
        for (const key of touched(rect)) {
          const found = bins.get(key)
          if (found) found.push(rect)
          else bins.set(key, [rect])
        }
    },
  }
}
