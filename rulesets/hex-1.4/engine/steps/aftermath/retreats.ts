import type { Cell } from '../../../../kit/grid.js'
import type { PieceId } from '../../../../kit/ids.js'
import { forcesAt, groundAt, hasFortress, isFriendly, controlledBy, hexAt } from '../../model/control.js'
import { mostInHex, mostPoints } from '../../data/troops.js'
import type { HexEvent } from '../../events/events.js'
import { contextOf } from '../../model/rulesContext.js'
import { byText } from '../../model/pieces.js'
import type { Force, State } from '../../model/state.js'
import { joining } from '../movement/limits.js'
import { append, type Played } from '../played.js'
import { decidedContests } from './flips.js'

const sum = (forces: readonly Force[]): number => forces.reduce((points, force) => points + force.points, 0)

/** HX-044, HX-114, HX-363: what one player may have in a hex. */
export const hasRoom = (state: State, force: Force, cell: Cell): boolean => {
  const there = forcesAt(state, cell).filter(({ seat }) => seat === force.seat)
  if (sum(there) + force.points > mostInHex) return false
  return force.class !== 'OF' || sum(there.filter(({ class: kind }) => kind === 'OF')) + force.points <= mostPoints.OF
}

/** HX-361 … HX-363: friendly hexes beside it with room, in order. */
export const retreatHexes = (state: State, force: Force): readonly Cell[] => {
  const context = contextOf(state)
  const occupied = context.settings['retreat.needs'] === 'occupied'
  return [...context.neighbours(force.at)]
    .sort((a, b) => a - b)
    .filter(
      (cell) =>
        isFriendly(state, force.seat, cell) &&
        (!occupied || forcesAt(state, cell).some(({ seat }) => seat === force.seat)) &&
        hasRoom(state, force, cell),
    )
}

/** HX-363: the hex it came from, else the one nearest to a fortress, ties lowest V, then H; null where there is none. */
export const usualRetreat = (state: State, force: Force): Cell | null => {
  const open = retreatHexes(state, force)
  const came = state.memory.cameFrom[force.id]
  if (came !== undefined && open.includes(came)) return came
  const context = contextOf(state)
  const fortresses = controlledBy(state, force.seat).filter((cell) => hasFortress(hexAt(state, cell)))
  const away = (cell: Cell): number =>
    Math.min(context.size, ...fortresses.map((other) => context.distance(cell, other)))
  return [...open].sort((a, b) => away(a) - away(b) || a - b)[0] ?? null
}

/** Beaten armies that live, larger ones first (HX-363); a garrison that fought elsewhere never left its hex (HX-151). */
export const retreating = (state: State): readonly Force[] =>
  decidedContests(state)
    .flatMap(({ at, winner }) => groundAt(state, at).filter(({ seat }) => seat !== winner))
    .sort((a, b) => b.points - a.points || byText(a.id, b.id))

const retreat = (state: State, force: Force, wish: Cell | undefined): HexEvent => {
  const of = { force: force.id, seat: force.seat }
  const ordered = wish !== undefined && retreatHexes(state, force).includes(wish)
  const to = ordered ? wish : usualRetreat(state, force)
  return to === null
    ? { kind: 'retreatCutOff', at: force.at, ...of, seenBy: witnesses(state, force) }
    : { kind: 'retreatMade', from: force.at, to, ordered, ...of, seenBy: witnesses(state, force) }
}

/** Who fought for the hex sees who leaves it (HX-505). */
const witnesses = (state: State, force: Force): HexEvent['seenBy'] => [
  ...new Set([force.seat, ...groundAt(state, force.at).map(({ seat }) => seat)]),
]

/** HX-361: losers go, one after the other, each where the ones before have left room. */
export const retreats = (played: Played, wishes: ReadonlyMap<PieceId, Cell>): Played =>
  retreating(played.state).reduce(
    (now, force) => append(now, [retreat(now.state, force, wishes.get(force.id))]),
    played,
  )

/** HX-114: an OF that went back joins the one that stands there, once its dice have fallen; of several that came the first keeps its name. */
export const joinRetreated = (played: Played): Played =>
  played.events.reduce((now, event) => {
    if (event.kind !== 'retreatMade') return now
    const force = now.state.forces.find(({ id }) => id === event.force)
    if (force?.class !== 'OF') return now
    const others = forcesAt(now.state, force.at).filter(
      ({ class: kind, id, seat }) => kind === 'OF' && seat === force.seat && id !== force.id,
    )
    const stood = others.find(
      ({ id }) => !played.events.some((came) => came.kind === 'retreatMade' && came.force === id),
    )
    const [gone, kept] = stood ? [force, stood] : [others[0], force]
    return gone ? append(now, [joining(gone, kept)]) : now
  }, played)
