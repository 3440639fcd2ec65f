import type { Rect } from './metric.js'

/** What of the sheet is taken: asked thousands of times a drawing, so that each question looks at its neighbourhood alone, and makes nothing. */
export interface Room {
  /** Moved by so much. */
  readonly isFree: (rects: readonly Rect[], dx?: number, dy?: number) => boolean
  readonly take: (rects: readonly Rect[]) => void
}

const bin = 64

const binOf = (at: number): number => Math.floor(at / bin)
const keyOf = (row: number, column: number): number => row * 8192 + column

export const emptyRoom = (): Room => {
  const bins = new Map<number, Rect[]>()
  const isOpen = (x0: number, y0: number, x1: number, y1: number): boolean => {
    const [lastRow, lastColumn] = [binOf(y1), binOf(x1)]
    for (let row = binOf(y0); row <= lastRow; row += 1)
      for (let column = binOf(x0); column <= lastColumn; column += 1) {
        const taken = bins.get(keyOf(row, column))
        if (taken) for (const a of taken) if (a.x0 < x1 && x0 < a.x1 && a.y0 < y1 && y0 < a.y1) return false
      }
    return true
  }
  return {
    isFree: (rects, dx = 0, dy = 0) => {
      for (const { x0, y0, x1, y1 } of rects) if (!isOpen(x0 + dx, y0 + dy, x1 + dx, y1 + dy)) return false
      return true
    },
    take: (rects) => {
      for (const rect of rects)
        for (let row = binOf(rect.y0); row <= binOf(rect.y1); row += 1)
          for (let column = binOf(rect.x0); column <= binOf(rect.x1); column += 1) {
            const taken = bins.get(keyOf(row, column))
            if (taken) taken.push(rect)
            else bins.set(keyOf(row, column), [rect])
          }
    },
  }
}
