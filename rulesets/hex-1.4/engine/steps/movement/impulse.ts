import type { Cell } from '../../../../kit/grid.js'
import type { SeatId } from '../../../../kit/ids.js'
import { groundAt } from '../../model/control.js'
import type { HexEvent } from '../../events/events.js'
import { must } from '../../model/initial.js'
import { contextOf, seatOrder } from '../../model/rulesContext.js'
import { byText } from '../../model/pieces.js'
import { placeOf, play, type Course, type March } from './course.js'

/** What stage 2 keeps from impulse to impulse. */
export interface Exits {
  /** Edge → who presses there where equals crossed: one throw an edge and turn. */
  readonly pressing: Map<string, SeatId>
  /** `seat@cell` → detachments that have entered while an enemy stood there (HX-198). */
  readonly entries: Map<string, number>
}

export const entryKey = (seat: SeatId, cell: Cell): string => `${seat}@${String(cell)}`

const goal = (march: March): Cell => must(march.rest[0], 'next hex')

const total = (marches: readonly March[]): number => marches.reduce((sum, { points }) => sum + points, 0)

/** HX-224.1: `cross.d6` each, high presses, ties again. */
const rollCrossing = (
  course: Course,
  edge: readonly [Cell, Cell],
  sides: readonly [SeatId, SeatId],
): { readonly presses: SeatId; readonly event: HexEvent } => {
  const { state } = course.played
  const { name } = contextOf(state)
  const throws: (readonly [number, number])[] = []
  for (;;) {
    const cast = (seat: SeatId): number =>
      must(course.dice.roll('cross.d6', `${name(edge[0])}-${name(edge[1])}:${seat}`)[0], 'cross.d6')
    const faces = [cast(sides[0]), cast(sides[1])] as const
    throws.push(faces)
    if (faces[0] === faces[1]) continue
    const presses = faces[0] > faces[1] ? sides[0] : sides[1]
    return {
      presses,
      event: { kind: 'crossingRolled', between: edge, seats: sides, throws, presses, seenBy: sides },
    }
  }
}

const presser = (course: Course, exits: Exits, up: readonly March[], down: readonly March[]): SeatId => {
  const [first, second] = [must(up[0], 'crossing'), must(down[0], 'crossing')]
  const difference = total(up) - total(down)
  if (difference !== 0) return difference > 0 ? first.seat : second.seat
  const edge = [placeOf(first), placeOf(second)].sort((a, b) => a - b) as [Cell, Cell]
  const key = edge.join('-')
  const known = exits.pressing.get(key)
  if (known !== undefined) return known
  const order = seatOrder(course.played.state.seats)
  const sides = [first.seat, second.seat].sort(order) as [SeatId, SeatId]
  const { event, presses } = rollCrossing(course, edge, sides)
  play(course, [event])
  exits.pressing.set(key, presses)
  return presses
}

/** HX-224.1: of those who exchange two hexes over one edge the smaller side stays; in a ring of three nobody crosses (HX-228). */
const pressed = (course: Course, exits: Exits, goers: readonly March[]): readonly March[] =>
  goers
    .filter((march) => placeOf(march) < goal(march))
    .map((march) => [placeOf(march), goal(march)] as const)
    .sort(([a, b], [c, d]) => a - c || b - d)
    .flatMap(([a, b]) => {
      const up = goers.filter((march) => placeOf(march) === a && goal(march) === b)
      const down = goers.filter((march) => placeOf(march) === b && goal(march) === a && march.seat !== up[0]?.seat)
      if (down.length === 0) return []
      const presses = presser(course, exits, up, down)
      return [...up, ...down].filter(({ seat }) => seat !== presses)
    })

/** Whether an enemy's CF or OF stands in a hex and does not leave it in this impulse (HX-229). */
export const isHeld = (course: Course, goers: readonly March[], seat: SeatId, cell: Cell): boolean =>
  groundAt(course.played.state, cell).some(
    (force) => force.seat !== seat && !goers.some((march) => march.force === force.id),
  )

/** HX-224.3, HX-198: into a held hex go one detachment a player, the largest first; the others halt where they are. */
const crowded = (course: Course, exits: Exits, goers: readonly March[]): readonly March[] => {
  const most = course.played.state.settings['attack.max_detachments']
  return goers.filter((march) => {
    const cell = goal(march)
    if (!isHeld(course, goers, march.seat, cell)) return false
    const rank = goers
      .filter((other) => other.seat === march.seat && goal(other) === cell)
      .sort((a, b) => b.points - a.points || byText(a.force, b.force))
      .indexOf(march)
    return rank >= most - (exits.entries.get(entryKey(march.seat, cell)) ?? 0)
  })
}

/** HX-224.4: who halts is a standing enemy for others: again, until nothing changes. Gives why each one stays. */
export const stayers = (
  course: Course,
  exits: Exits,
  goers: readonly March[],
): ReadonlyMap<March, 'pressed' | 'second'> => {
  const staying = new Map<March, 'pressed' | 'second'>()
  for (;;) {
    const before = staying.size
    const left = (): readonly March[] => goers.filter((march) => !staying.has(march))
    for (const march of pressed(course, exits, left())) staying.set(march, 'pressed')
    for (const march of crowded(course, exits, left())) staying.set(march, 'second')
    if (staying.size === before) return staying
  }
}
