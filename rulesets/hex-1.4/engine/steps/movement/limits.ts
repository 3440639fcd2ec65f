import type { Cell } from '../../../../kit/grid.js'
import { ruleId, type SeatId } from '../../../../kit/ids.js'
import { forcesAt, hexAt } from '../../model/control.js'
import { mostInHex, mostPoints } from '../../data/troops.js'
import type { HexEvent } from '../../events/events.js'
import { must } from '../../model/initial.js'
import { byText } from '../../model/pieces.js'
import type { Force, State } from '../../model/state.js'
import { holdersAt, placeOf, play, type Course, type March } from './course.js'

const sum = (forces: readonly Force[]): number => forces.reduce((points, force) => points + force.points, 0)

/** The limit that a player's forces in a hex break: of all classes (HX-044), or of OF (HX-114). */
const broken = (state: State, seat: SeatId, cell: Cell, more: readonly Force[] = []): 'all' | 'OF' | null => {
  const there = [...forcesAt(state, cell).filter((force) => force.seat === seat), ...more]
  if (sum(there.filter(({ class: kind }) => kind === 'OF')) > mostPoints.OF) return 'OF'
  return sum(there) > mostInHex ? 'all' : null
}

/** HX-227: back along its own path to the last uncontested hex with room, at worst to where it began. */
const sendBack = (course: Course, march: March): void => {
  const { state } = course.played
  const force = must(
    state.forces.find(({ id }) => id === march.force),
    march.force,
  )
  const roomy = (cell: Cell): boolean =>
    holdersAt(state, cell).filter((seat) => seat !== march.seat).length === 0 &&
    !hexAt(state, cell).contested &&
    broken(state, march.seat, cell, [force]) === null
  const from = placeOf(march)
  const back = march.trail.slice(0, -1)
  while (back.length > 1 && !roomy(back.at(-1) ?? from)) back.pop()
  march.trail = back
  march.halt = { code: 'crowded', rule: ruleId('HX-227') }
  play(course, [
    {
      kind: 'sentBack',
      ...{ force: march.force, seat: march.seat, from, to: placeOf(march) },
      ...{ rule: ruleId('HX-227'), seenBy: [march.seat] },
    },
  ])
}

/** HX-227: surplus forces go back, last in their player's order list first; who did not move stays. */
export const keepLimits = (course: Course, marches: readonly March[]): void => {
  const movers = marches.filter(({ lost }) => !lost)
  for (;;) {
    const { state } = course.played
    const surplus = [...movers].reverse().flatMap((march) => {
      const limit = march.trail.length > 1 ? broken(state, march.seat, placeOf(march)) : null
      return limit !== null && (limit === 'all' || march.class === 'OF') ? [march] : []
    })
    const lowest = Math.min(...surplus.map(placeOf))
    const march = surplus.find((entry) => placeOf(entry) === lowest)
    if (!march) return
    sendBack(course, march)
  }
}

/** HX-114: one OF joins another. */
export const joining = (gone: Force, kept: Force): HexEvent => ({
  kind: 'forcesMerged',
  ...{ force: gone.id, seat: gone.seat, into: kept.id, at: kept.at },
  sum: {
    // HX-531; dice of survivors may have brought back more than there is room for
    points: Math.min(gone.points + kept.points, mostPoints[kept.class]),
    authorised: Math.min(gone.authorised + kept.authorised, mostPoints[kept.class]),
    unitCount: gone.unitCount + kept.unitCount,
    units: [...kept.units, ...gone.units],
  },
  seenBy: [gone.seat],
})

/** HX-114, HX-119, HX-521: an OF that arrives, or is sent back, joins the one that stands there; of several arrivals the first keeps its name. */
export const mergeArrivals = (course: Course, marches: readonly March[]): void => {
  const came = ({ class: kind, halt, trail }: March): boolean =>
    kind === 'OF' && (trail.length > 1 || halt?.code === 'crowded')
  for (const march of marches.filter(came)) {
    const { forces } = course.played.state
    const force = forces.find(({ id }) => id === march.force)
    const moved = (id: Force['id']): boolean => marches.some((other) => other.force === id && other.trail.length > 1)
    const into = forces
      .filter((other) => other.at === force?.at && other.seat === force.seat && other.class === 'OF' && other !== force)
      .sort((a, b) => Number(moved(a.id)) - Number(moved(b.id)) || byText(a.id, b.id))[0]
    if (!force || !into) continue
    const first = marches.findIndex((other) => other.force === into.id) < marches.indexOf(march)
    const [gone, kept] = !moved(into.id) || first ? [force, into] : [into, force]
    play(course, [joining(gone, kept)])
  }
}
