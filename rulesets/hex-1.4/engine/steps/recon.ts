import type { Dice } from '../../../kit/dice.js'
import type { Cell } from '../../../kit/grid.js'
import type { PieceId, SeatId } from '../../../kit/ids.js'
import { controlledBy, forceOf, forcesAt, groundAt, hexAt, seatOf } from '../model/control.js'
import type { HexEvent } from '../events/events.js'
import type { ReconCause, ReconOutcome } from '../events/movement.js'
import { must } from '../model/initial.js'
import { contextOf } from '../model/rulesContext.js'
import { hasReconCentre } from '../orderValidation/caps.js'
import { reconOutcome, usualReroll } from '../orderValidation/odds.js'
import type { Force, State } from '../model/state.js'
import { append, type Played } from './played.js'

export interface ReconThrow {
  readonly why: ReconCause
  /** Taken from the face (HX-242). */
  readonly minus?: number
  /** Faces that are thrown again where the seat may (HX-243). */
  readonly reroll?: readonly number[]
}

/** Who finds a recon force in a hex: its controller, and whose CF or OF stand in it (HX-253, HX-506). */
const findersAt = (state: State, seat: SeatId, cell: Cell): readonly SeatId[] => {
  const there = new Set([hexAt(state, cell).owner, ...groundAt(state, cell).map((force) => force.seat)])
  return state.seats.flatMap(({ id }) => (id !== seat && there.has(id) ? [id] : []))
}

/** HX-241: the force is found and lost; its owner is told, and so are they who found it. */
export const reconLost = (
  state: State,
  { id: force, seat }: Force,
  cell: Cell,
  finders: readonly SeatId[] = findersAt(state, seat, cell),
): HexEvent => {
  const told = [seat, ...finders]
  return {
    kind: 'reconDestroyed',
    force,
    seat,
    at: cell,
    seenBy: state.seats.flatMap(({ id }) => (told.includes(id) ? [id] : [])),
  }
}

const centreOf = (state: State, seat: SeatId): boolean =>
  hasReconCentre(controlledBy(state, seat).map((cell) => hexAt(state, cell)))

/** One throw on the recon movement table for a force that enters `cell`, or stands in it (HX-241 … HX-243). */
export const reconRoll = (
  state: State,
  dice: Dice,
  force: Force,
  cell: Cell,
  { why, minus = 0, reroll = usualReroll }: ReconThrow,
): { readonly event: HexEvent; readonly outcome: ReconOutcome } => {
  const subject = `${force.id}@${contextOf(state).name(cell)}`
  const cast = (): number => must(dice.roll('recon.d6', subject)[0], 'recon.d6')
  const first = cast()
  const centre = centreOf(state, force.seat)
  // HX-080: a bought one serves where no Recon Centre does
  const again = reroll.includes(Math.max(1, first - minus)) && (centre || seatOf(state, force.seat).rerolls > 0)
  const faces = again ? [first, cast()] : [first]
  const outcome = reconOutcome(must(faces.at(-1), 'face') - minus)
  return {
    outcome,
    event: {
      kind: 'reconRolled',
      ...{ force: force.id, seat: force.seat, at: cell, why, faces, minus, outcome, bought: again && !centre },
      seenBy: [force.seat],
    },
  }
}

/** A throw after the battles, with what comes of it; `told`: who alone is told of its loss besides its owner (HX-531). */
export const playRecon = (
  played: Played,
  id: PieceId,
  cell: Cell,
  dice: Dice,
  { told, ...terms }: ReconThrow & { readonly told?: readonly SeatId[] },
): Played => {
  const force = forceOf(played.state, id)
  const { event, outcome } = reconRoll(played.state, dice, force, cell, terms)
  const rolled = append(played, [event])
  return outcome === 'destroyed' ? append(rolled, [reconLost(rolled.state, force, cell, told)]) : rolled
}

/** HX-245: whether a recon force must throw to enter a hex as things stand. */
export const needsRoll = (state: State, { seat }: Pick<Force, 'seat'>, cell: Cell): boolean => {
  const { contested, owner, ruined } = hexAt(state, cell)
  const there = groundAt(state, cell)
  if (there.some((force) => force.seat !== seat)) return true
  if (there.length > 0 && !contested) return false
  return state.settings['recon.roll_scope'] === 'controlled' && owner !== null && owner !== seat && !ruined
}

/** Nearest own hex: by distance, ties lowest V, then H (HX-276). */
export const nearestOwn = (state: State, seat: SeatId, from: Cell): Cell | null => {
  const { distance } = contextOf(state)
  return [...controlledBy(state, seat)].sort((a, b) => distance(from, a) - distance(from, b) || a - b)[0] ?? null
}

const overrun = (played: Played, force: Force, dice: Dice, reroll: readonly number[] | undefined): Played => {
  const { state } = played
  const of = { force: force.id, seat: force.seat }
  switch (state.settings['recon.overrun']) {
    case 'stay':
      return played
    case 'displace': {
      const to = nearestOwn(state, force.seat, force.at)
      if (to === null) return played
      return append(played, [{ kind: 'reconDisplaced', ...of, from: force.at, to, seenBy: [force.seat] }])
    }
    default:
      return playRecon(played, force.id, force.at, dice, { why: 'overrun', ...(reroll ? { reroll } : {}) })
  }
}

export interface OverrunTerms {
  /** RFs that rolled to enter the hex in which they stand. */
  readonly rolled: readonly PieceId[]
  /** What each RF's order has thrown again. */
  readonly rerolls?: ReadonlyMap<PieceId, readonly number[]>
}

/** HX-252: recon forces whose hex has become an enemy's since `before`, and was none before. */
export const overruns = (played: Played, before: State, dice: Dice, { rolled, rerolls }: OverrunTerms): Played => {
  const { hexes } = played.state
  const taken = hexes.flatMap(({ owner }, cell) =>
    owner !== null && owner !== hexAt(before, cell).owner ? [cell] : [],
  )
  return taken
    .flatMap((cell) => forcesAt(played.state, cell).filter(({ class: kind }) => kind === 'RF'))
    .filter(({ at, id, seat }) => {
      const old = hexAt(before, at).owner
      return hexAt(played.state, at).owner !== seat && (old === null || old === seat) && !rolled.includes(id)
    })
    .reduce((now, force) => overrun(now, force, dice, rerolls?.get(force.id)), played)
}
