import { around, type Line, type Rect } from './metric.js'
import type { Cluster, Counter } from '../counter.js'

/** What a sign takes of the sheet around its middle: its body, and each line of text at it. Drawn and placed by the same figures. */
export interface Shape {
  readonly body: Rect
  readonly size: Line | null
  /** The turn of what is only remembered. */
  readonly when: Line | null
}

/** Frame of a piece. */
export const pieceHeight = (width: number): number => width * 0.64

/** The name over a piece's frame. */
export const nameLine = (id: string, width: number): Line => {
  const size = Math.max(10, pieceHeight(width) * 0.5)
  const text = id.length > 9 ? `${id.slice(0, 8)}…` : id
  return { text, x: -width / 2, y: -pieceHeight(width) / 2 - 2 - size * 0.2, size, anchor: 'start' }
}

const pieceShape = (size: number | null, width: number, below: boolean): Shape => {
  const height = pieceHeight(width)
  const text = String(size)
  const line: Line = below
    ? {
        ...{ text, x: 0, y: height / 2 + Math.max(11, height * 0.52) },
        ...{ size: Math.max(12, height * 0.6), anchor: 'middle' },
      }
    : { text, x: width / 2 + 3, y: height * 0.28, size: Math.max(12, height * 0.86), anchor: 'start' }
  return { body: around(0, 0, width / 2 + 2, height / 2 + 2), size: size === null ? null : line, when: null }
}

const contactShape = (size: number | null, then: string | null, width: number, below: boolean): Shape => {
  const half = width / 2
  const text = size === null ? '?' : String(size)
  const stands = below && size !== null
  const line: Line = stands
    ? { text, x: 0, y: half + Math.max(8, width * 0.2), size: Math.max(12, width * 0.4), anchor: 'middle' }
    : { text, x: half + 2, y: half * 0.34, size: Math.max(12, width * 0.52), anchor: 'start' }
  const when: Line | null =
    then === null
      ? null
      : {
          ...{ text: then, x: 0, y: below ? -half - 3 : half + Math.max(10, width * 0.28) },
          ...{ size: Math.max(10, width * 0.28), anchor: 'middle' },
        }
  return { body: around(0, 0, half, half), size: line, when }
}

/** `then`: how the turn of what is only remembered is printed. */
export const shapeOf = (counter: Counter, width: number, below: boolean, then: string | null): Shape =>
  counter.group === 'piece'
    ? pieceShape(counter.piece.size, width, below)
    : contactShape(counter.contact.size, then, width, below)

/** Breadth of a diamond beside that of a frame. */
export const diamond = 0.94

export const clusterBody = ({ group }: Pick<Cluster, 'group'>): Rect =>
  group === 'piece' ? { x0: -16, y0: -13, x1: 18, y1: 12 } : around(0, 0, 15, 15)

/** The side of a crowd of enemies. */
export const clusterLine = ({ group, seat }: Pick<Cluster, 'group' | 'seat'>): Line | null =>
  group === 'piece' || seat === null ? null : { text: seat, x: 14, y: 12, size: 12, anchor: 'start' }
