import type { Point } from '@muster/rulesets/kit/grid.js'
import { type Camera, toScreen } from '../camera.js'
import type { Cluster, Counter, Single } from '../counter.js'
import { counterWidth, placed } from '../layout.js'
import { clusterBody, clusterLine, diamond, nameLine, shapeOf } from './shape.js'
import { type Line, moved, type Rect, rectOf } from './metric.js'
import { emptyRoom, type Room } from './room.js'
import { heapsOf, standingSigns } from './signs.js'
import type { Leader, Sheet, StandingCounter, StandingSign, Text } from './sheet.js'

export interface Arranged {
  readonly counters: readonly StandingCounter[]
  readonly signs: readonly StandingSign[]
  readonly texts: readonly Text[]
}

/** A spot and the places around it, nearest first: in rings whose places are about as far apart as the rings. */
const ways = [
  { x: 0, y: 0, far: 0 },
  ...[1, 2, 3, 4, 5, 6, 7, 8].flatMap((ring) =>
    Array.from({ length: 6 + ring * 2 }, (_, at) => {
      const angle = (at / (6 + ring * 2)) * 2 * Math.PI + ring * 0.4
      return { x: Math.cos(angle) * ring, y: Math.sin(angle) * ring, far: ring }
    }),
  ),
]

/** The nearest free place of some rects around a spot, or null; taken at once. */
const settle = (room: Room, rects: readonly Rect[], at: Point, step: number, most: number): Point | null => {
  for (const way of ways) {
    if (way.far * step > most) break
    const [x, y] = [at.x + way.x * step, at.y + way.y * step]
    if (!room.isFree(rects, x, y)) continue
    room.take(rects.map((rect) => moved(rect, x, y)))
    return { x, y }
  }
  return null
}

const led = (from: Point, to: Point): Leader | null => (Math.hypot(from.x - to.x, from.y - to.y) < 3 ? null : { from })

const middleOf = ({ grid, camera }: Sheet, mark: Single | Cluster): Point => {
  if (mark.kind === 'cluster') return mark
  return toScreen(camera, grid.centre(mark.counter.cell))
}

/** Rank of a counter among all: the picked one stands where it is, then own, then what is seen now. */
const rankOf = ({ selected, turn }: Sheet, mark: Single | Cluster): number => {
  const all = mark.kind === 'cluster' ? mark.counters : [mark.counter]
  if (all.some(({ id }) => id === selected)) return 0
  const [first] = all
  if (first?.group === 'piece') return 1
  return first && first.contact.asOf < turn ? 3 : 2
}

const widthOf = (counter: Counter, k: number, scale: number): number =>
  counterWidth(k, scale) * (counter.group === 'contact' ? diamond : 1)

const rectsOf = (sheet: Sheet, mark: Single | Cluster): readonly Rect[] => {
  if (mark.kind === 'cluster') {
    const line = clusterLine(mark)
    return [clusterBody(mark), ...(line ? [rectOf(line)] : [])]
  }
  const { counter, scale } = mark
  const then =
    counter.group === 'contact' && counter.contact.asOf < sheet.turn ? sheet.turnWord(counter.contact.asOf) : null
  const { body, size, when } = shapeOf(counter, widthOf(counter, sheet.camera.k, scale), sheet.below, then)
  return [body, ...[size, when].flatMap((line) => (line ? [rectOf(line)] : []))]
}

/** Counters where they are printed: each in its place, or beside it with a line that leads back. */
const standing = (sheet: Sheet, room: Room): readonly StandingCounter[] => {
  const { grid, counters, camera, box, marked } = sheet
  return placed(grid, counters, camera, box, marked)
    .map((mark) => ({ mark, rank: rankOf(sheet, mark) }))
    .sort((a, b) => a.rank - b.rank)
    .flatMap(({ mark }) => {
      const spot = settle(room, rectsOf(sheet, mark), mark, 10, 90)
      if (!spot) return []
      const from = middleOf(sheet, mark)
      return [{ mark: { ...mark, ...spot }, leader: led(mark, spot) && { from }, name: null }]
    })
}

/** Names over pieces, where there is room for one. */
const withNames = ({ camera }: Sheet, room: Room, all: readonly StandingCounter[]): readonly StandingCounter[] =>
  all.map((one) => {
    const { mark } = one
    if (mark.kind === 'cluster' || mark.counter.group !== 'piece') return one
    const width = widthOf(mark.counter, camera.k, mark.scale)
    if (width < 34 && mark.counter.id.length > 3) return one
    const name = nameLine(mark.counter.id, width)
    const rect = moved(rectOf(name), mark.x, mark.y)
    if (!room.isFree([rect])) return one
    room.take([rect])
    return { ...one, name }
  })

/** The first of a text's places that is free, or nothing. */
const printed = (room: Room, { places, ...text }: Sheet['texts'][number], camera: Camera): readonly Text[] => {
  for (const { x, y, dx = 0, dy = 0 } of places) {
    const spot = toScreen(camera, { x, y })
    const line: Line = { ...text.line, x: spot.x + dx, y: spot.y + dy }
    const rect = rectOf(line)
    if (!room.isFree([rect])) continue
    room.take([rect])
    return [{ ...text, line }]
  }
  return []
}

/**
 * Everything that is printed over the ground, none over another: counters, then what a layer prints, then signs, then names over pieces and signs, then
 * the letters of owners and the names of places. What comes later gives way: it moves, with a line that leads back, or is left out.
 */
export const arranged = (sheet: Sheet): Arranged => {
  const room = emptyRoom()
  const { camera, texts } = sheet
  const print = (early: boolean): readonly Text[] =>
    texts.flatMap((text) => (text.early === early ? printed(room, text, camera) : []))
  const counters = standing(sheet, room)
  const laid = print(true)
  const heaps = heapsOf(sheet)
  const signs = standingSigns(sheet, heaps, room, settle)
  const named = withNames(sheet, room, counters)
  return { counters: named, signs: signs.named(), texts: [...laid, ...print(false)] }
}
