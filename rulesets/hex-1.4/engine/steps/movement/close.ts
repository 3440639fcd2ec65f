import type { Cell } from '../../../../kit/grid.js'
import { ruleId, type SeatId } from '../../../../kit/ids.js'
import { controlledBy, forceOf, forcesAt, hexAt, isFriendly } from '../../model/control.js'
import type { HexEvent } from '../../events/events.js'
import { uplinkReport } from '../../fog/learn.js'
import type { Mission, State, TurnMemory } from '../../model/state.js'
import { placeOf, play, startOf, type Course, type March } from './course.js'

/** What a player is told of one of his marches (HX-221). */
const toldOf = (march: March): readonly HexEvent[] => {
  const { cut, flaw, halt, lost, order, rest, trail } = march
  if (lost) return []
  const of = { force: march.force, seat: march.seat, seenBy: [march.seat] }
  const moved: readonly HexEvent[] =
    trail.length > 1 ? [{ kind: 'forceMoved', ...of, from: startOf(march), path: trail.slice(1) }] : []
  const stopped = rest.length > 0 ? halt : null
  const broken = cut ?? (rest.length === 0 ? flaw : null)
  const why = stopped ?? broken
  if (!why) return moved
  const { code, rule } = why
  if (trail.length === 1 && order.path.length > 0) return [{ kind: 'moveVoid', ...of, code, rule }]
  return [...moved, { kind: stopped ? 'marchHalted' : 'pathCut', ...of, at: placeOf(march), code, rule }]
}

/** Marches as their players are told of them, in the order of their lists. */
export const tellMarches = (course: Course, marches: readonly March[]): void => {
  play(course, marches.flatMap(toldOf))
}

/** HX-280: the mission for where the path ends, or for where a 2–3 has stopped it before. */
const wanted = ({ halt, order, rest, trail }: March): Mission['order'] | null => {
  const early = halt?.code === 'recon' && rest.length > 0
  const away =
    halt?.code === 'crowded' || (halt?.code === 'met' && rest.length > 0) || (trail.length === 1 && rest.length > 0)
  const mission = away ? undefined : early ? order.onHalt : order.onArrival
  return mission === undefined || mission.kind === 'lieLow' ? null : mission
}

/** HX-270: missions of the recon forces that live; where no enemy controls the hex they have no object. */
const missionsOf = (course: Course): readonly Mission[] =>
  course.marches.flatMap((march) => {
    const { state } = course.played
    const order = wanted(march)
    const alive = state.forces.some(({ id, at }) => id === march.force && at === placeOf(march))
    // HX-271: an ambush has no rules; where it is allowed the force lies low
    if (!order || !alive || order.kind === 'ambush') return []
    const { owner } = hexAt(state, placeOf(march))
    if (owner !== null && owner !== march.seat)
      return [{ force: march.force, at: placeOf(march), order, goHome: march.order.goHome === true }]
    const of = { force: march.force, seat: march.seat, seenBy: [march.seat] }
    play(course, [{ kind: 'moveVoid', ...of, code: 'no-object', rule: ruleId('HX-270') }])
    return []
  })

const homesOf = (homes: ReadonlyMap<Cell, readonly SeatId[]>): TurnMemory['homes'] =>
  Object.fromEntries([...homes].sort(([a], [b]) => a - b).map(([cell, seats]) => [String(cell), seats]))

/** HX-346: as it stands after Movement. */
const friendlyOf = (state: State): TurnMemory['friendly'] =>
  Object.fromEntries(
    state.seats.map(({ id }) => [
      id,
      controlledBy(state, id).filter(
        (cell) => isFriendly(state, id, cell) && forcesAt(state, cell).some(({ seat }) => seat === id),
      ),
    ]),
  )

const cameFromOf = (marches: readonly March[]): TurnMemory['cameFrom'] =>
  Object.fromEntries(
    marches.flatMap(({ force, lost, trail }) => {
      const before = trail.at(-2)
      return lost || before === undefined ? [] : [[force, before]]
    }),
  )

/** HX-247: who met and is still there, hex by hex: where one moves after the other, who was found may march on and die. */
const meetingsOf = ({ meetings, played }: Course): TurnMemory['meetings'] =>
  [...meetings]
    .sort(([a], [b]) => a - b)
    .flatMap(([at, ids]) => {
      const forces = forcesAt(played.state, at).filter(({ id }) => ids.has(id))
      return new Set(forces.map(({ seat }) => seat)).size > 1 ? [{ at, forces: forces.map(({ id }) => id) }] : []
    })

/** What Movement leaves behind, once everybody has moved. */
export const closeMovement = (course: Course): void => {
  const missions = missionsOf(course)
  const { state } = course.played
  const memory: TurnMemory = {
    ...state.memory,
    missions,
    cameFrom: { ...state.memory.cameFrom, ...cameFromOf(course.marches) },
    homes: homesOf(course.homes),
    friendly: friendlyOf(state),
    meetings: meetingsOf(course),
    // HX-152: a garrison that has been invaded itself since it reacted defends its own hex alone
    reactions: course.reactions.filter(({ force }) => !hexAt(state, forceOf(state, force).at).contested),
    rolled: course.marches.flatMap((march) => (!march.lost && march.rolled.has(placeOf(march)) ? [march.force] : [])),
  }
  play(course, [{ kind: 'movementClosed', memory, seenBy: 'referee' }])
  // HX-529
  for (const { id, uplinks } of state.seats)
    for (const cell of uplinks) play(course, uplinkReport(course.played.state, id, cell))
}
