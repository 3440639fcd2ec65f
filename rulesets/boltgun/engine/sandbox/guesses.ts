import { gridOf } from '../../../kit/board.js'
import { cellName, type CellName, type SeatId } from '../../../kit/ids.js'
import type { Guess, GuessKind } from '../../../kit/sandbox.js'
import { isOpen } from '../map/footprint.js'
import { fieldOf } from '../view/table.js'
import type { BoltgunView } from '../view/view.js'
import { cellIn, holdersFrom } from './ground.js'

/** BG-090: most levels of a banner, but for Massive Armies (BG-309). */
const mostLevels = 20
const someLevels = 10

const viewerOf = ({ viewer }: BoltgunView): SeatId | null => (viewer.kind === 'seat' ? viewer.seat : null)

/** As strong as one's own on the average. */
const usualLevel = ({ pieces }: BoltgunView): number => {
  const sum = pieces.reduce((so, { size }) => so + (size ?? 0), 0)
  return pieces.length > 0 ? Math.max(1, Math.round(sum / pieces.length)) : someLevels
}

export const kinds = (view: BoltgunView): readonly GuessKind[] => [
  { kind: 'banner', least: 1, most: mostLevels, step: 1, usual: Math.min(mostLevels, usualLevel(view)) },
]

/** BG-054, BG-070, A-69: open ground on which no enemy of it is known to stand. */
export const mayStand = (view: BoltgunView, { at, seat }: Pick<Guess, 'at' | 'seat'>): boolean => {
  const cell = gridOf(view.board).at(at)
  if (cell === null || !isOpen(fieldOf(view), cell)) return false
  return [...view.pieces, ...view.contacts].every((other) => other.at !== at || other.seat === seat)
}

/** Of the places out of sight the one farthest from all that one has. */
const outOfSight = (view: BoltgunView, seat: SeatId, taken: ReadonlySet<CellName>): CellName | null => {
  const grid = gridOf(view.board)
  const cell = cellIn(view)
  const own = view.pieces.map(({ at }) => cell(at))
  const far = (at: number): number => Math.min(...own.map((piece) => grid.distance(piece, at)), Infinity)
  const holders = holdersFrom(view)
  const free = holders.flatMap((holder, at) =>
    !taken.has(grid.name(at)) && mayStand(view, { seat, at: grid.name(at) }) ? [{ at, seen: holder !== null }] : [],
  )
  const [best] = free.sort((a, b) => Number(a.seen) - Number(b.seen) || far(b.at) - far(a.at) || a.at - b.at)
  return best ? grid.name(best.at) : null
}

/** Enemies in sight; and for a side of which none is, one out of sight: a side without a banner is out. */
export const guesses = (view: BoltgunView): readonly Guess[] => {
  const usual = Math.min(mostLevels, usualLevel(view))
  const found: Guess[] = view.contacts.flatMap(({ seat, kind, at, size }) =>
    seat === null ? [] : [{ seat, kind, at: cellName(at), size: size ?? usual }],
  )
  const taken = new Set(found.map(({ at }) => at))
  for (const { seat, eliminated, reserved } of view.legend) {
    if (seat === viewerOf(view) || eliminated || reserved || found.some((guess) => guess.seat === seat)) continue
    const at = outOfSight(view, seat, taken)
    if (at === null) continue
    taken.add(at)
    found.push({ seat, kind: 'banner', at, size: usual })
  }
  return found
}
