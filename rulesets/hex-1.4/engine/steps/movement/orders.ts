import { pieceId, type PieceId, type SeatId } from '../../../../kit/ids.js'
import { forceOf } from '../../model/control.js'
import type { HexEvent } from '../../events/events.js'
import type { Strength } from '../../events/movement.js'
import { newPurse } from '../../orderValidation/movement.js'
import { chainOf } from '../../orderValidation/paths.js'
import { judgeMoves, type JudgedMove } from '../../orderValidation/moveOrders.js'
import type { HexOrder, MoveOrder } from '../../model/orders.js'
import { dealtUnits, type Unit } from '../../model/pieces.js'
import type { Force, State } from '../../model/state.js'
import { groundOf, play, type Course, type March } from './course.js'

/** Roster lines that go with a part of the points: the last ones, as far as they fit. */
const unitsFor = (units: readonly Unit[], points: number): ReadonlySet<string> => {
  const going = new Set<string>()
  let room = points
  for (const unit of [...units].reverse())
    if (unit.points > 0 && unit.points <= room) {
      going.add(unit.id)
      room -= unit.points
    }
  return going
}

/** HX-119: authorised points in proportion, rounded; the remainder stays. */
const divide = (force: Force, points: number): { readonly stays: Strength; readonly goes: Strength } => {
  const share = points / force.points
  const authorised = Math.round(force.authorised * share)
  const [remain = 0, count = 0] = dealtUnits(force.unitCount, [force.points - points, points])
  const going = unitsFor(force.units, points)
  return {
    goes: { points, authorised, unitCount: count, units: force.units.filter(({ id }) => going.has(id)) },
    stays: {
      points: force.points - points,
      authorised: force.authorised - authorised,
      unitCount: remain,
      units: force.units.filter(({ id }) => !going.has(id)),
    },
  }
}

const freeName = (state: State, id: PieceId): PieceId =>
  state.forces.some((force) => force.id === id) ? freeName(state, pieceId(`${id}b`)) : id

/** The force that goes: the whole, or a part of an OF under a name of its own. */
const detach = (course: Course, { force: id, points }: MoveOrder): Force => {
  const { state } = course.played
  const force = forceOf(state, id)
  if (points === undefined || points >= force.points) return force
  const { goes, stays } = divide(force, points)
  const part: Force = { ...force, ...goes, id: freeName(state, pieceId(`${id}b`)) }
  play(course, [{ kind: 'forceSplit', force: id, seat: force.seat, stays, part, seenBy: [force.seat] }])
  return part
}

const refused = (seat: SeatId, { index, order, refusal }: JudgedMove): readonly HexEvent[] =>
  refusal
    ? [
        {
          kind: 'orderRefused',
          ...{ seat, stage: 'movement', index, order: order.kind, code: refusal.code, rule: refusal.rule },
          text: refusal.why,
          piece: 'force' in order && typeof order.force === 'string' ? order.force : null,
          seenBy: [seat],
        },
      ]
    : []

const marchOf = (course: Course, { order, path }: JudgedMove): readonly March[] => {
  if (order.kind !== 'move' || !path) return []
  const force = detach(course, order)
  const ground = groundOf(course.played.state, force.seat, course.start)
  // A recon force's range depends on what it throws: its path is judged as it goes
  const chain = chainOf(ground, force.at, order.path)
  const recon = force.class === 'RF'
  return [
    {
      ...{ seat: force.seat, force: force.id, class: force.class, points: force.points, order },
      trail: [force.at],
      rest: recon ? chain.cells : path.steps.map(({ cell }) => cell),
      purse: newPurse,
      flaw: recon ? chain.problem : path.problem,
      halt: null,
      cut: null,
      lost: false,
      rolled: new Set(),
    },
  ]
}

/** HX-221, HX-222: a seat's orders, judged one after the other; what is refused is told. */
export const readMarches = (course: Course, seat: SeatId, orders: readonly HexOrder[]): readonly March[] => {
  const judged = judgeMoves(groundOf(course.played.state, seat, course.start), orders)
  play(
    course,
    judged.flatMap((move) => refused(seat, move)),
  )
  return judged.filter(({ refusal }) => !refusal).flatMap((move) => marchOf(course, move))
}
