import { type Correction, type Corrections, fieldSchema, fieldsOf, textIn } from '../../kit/corrections.js'
import type { Audience } from '../../kit/events.js'
import type { Cell } from '../../kit/grid.js'
import { hexGrid } from '../../kit/hex.js'
import type { SeatId } from '../../kit/ids.js'
import { ok } from '../../kit/result.js'
import * as common from '../messages/common.generated.js'
import * as words from '../messages/corrections.generated.js'
import { type Corrected, figure, most, wrong } from './corrections/checks.js'
import { experience, points, unit } from './corrections/forces.js'
import { facilities, isFacility } from './data/facilities.js'
import type { HexEvent } from './events/events.js'
import { witnesses } from './fog/sight.js'
import { hexAt } from './model/control.js'
import type { State } from './model/state.js'

const cellOf = (state: State, correction: Correction): Cell | null =>
  hexGrid(state.board.columns, state.board.rows).at(textIn(correction, 'hex'))

const seatIn = (state: State, correction: Correction): SeatId | undefined =>
  state.seats.find(({ id }) => id === fieldsOf(correction)['seat'])?.id

const withSeats = (audience: Audience, seats: readonly (SeatId | null)[]): Audience =>
  typeof audience === 'string'
    ? audience
    : [...new Set([...audience, ...seats.flatMap((seat) => (seat === null ? [] : [seat]))])]

/** HX-536, HX-501: whose a hex is, which whoever sees it is told. */
const owner = (state: State, correction: Correction): Corrected => {
  const at = cellOf(state, correction)
  if (at === null) return wrong('no-such-hex', words.noHex())
  const given = fieldsOf(correction)['seat']
  const to = seatIn(state, correction) ?? null
  if (to === null && given !== null && given !== '') return wrong('no-such-seat', words.noSeat())
  const { owner: from } = hexAt(state, at)
  if (from === to) return wrong('as-it-is', words.asItIs())
  const seenBy = withSeats(witnesses(state, at), [from, to])
  return ok([{ kind: 'ownerCorrected', at, from, to, reason: correction.reason, seenBy }])
}

/** HX-536: RP in hand. */
const stash = (state: State, correction: Correction): Corrected => {
  const seat = state.seats.find(({ id }) => id === seatIn(state, correction))
  if (!seat) return wrong('no-such-seat', words.noSeat())
  const { points: to } = fieldsOf(correction)
  if (!figure(to)) return wrong('points', words.pointsAre())
  if (to === seat.stash) return wrong('as-it-is', words.asItIs())
  const { id, stash: from } = seat
  return ok([{ kind: 'stashCorrected', seat: id, from, points: to, reason: correction.reason, seenBy: [id] }])
}

/** HX-536: a facility that is there, or is not; its owner is told. */
const facility = (state: State, correction: Correction): Corrected => {
  const at = cellOf(state, correction)
  if (at === null) return wrong('no-such-hex', words.noHex())
  const { facility: name, built } = fieldsOf(correction)
  if (typeof name !== 'string' || !isFacility(name)) return wrong('facility', words.facilityIs())
  if (typeof built !== 'boolean') return wrong('built', words.builtOrNot())
  const { owner: seat, facilities: there } = hexAt(state, at)
  if (there.includes(name) === built) return wrong('as-it-is', words.asItIs())
  const seenBy = seat === null ? ('referee' as const) : [seat]
  return ok([{ kind: 'facilityCorrected', at, facility: name, built, reason: correction.reason, seenBy }])
}

/** HX-536: RP on top of those in hand. */
const grant = (state: State, correction: Correction): Corrected => {
  const seat = seatIn(state, correction)
  if (seat === undefined) return wrong('no-such-seat', words.noSeat())
  const { points } = fieldsOf(correction)
  if (!figure(points) || points < 1) return wrong('points', words.pointsAre())
  return ok([{ kind: 'stashGranted', seat, points, reason: correction.reason, seenBy: [seat] }])
}

/** HX-536, HX-503: what was found in a hex is made known to a seat. What nobody has entered has no features yet. */
const reveal = (state: State, correction: Correction): Corrected => {
  const at = cellOf(state, correction)
  if (at === null) return wrong('no-such-hex', words.noHex())
  const seat = seatIn(state, correction)
  if (seat === undefined) return wrong('no-such-seat', words.noSeat())
  const { explored, resources, hazards, exhausted } = hexAt(state, at)
  if (!explored) return wrong('unexplored', words.unexplored())
  const features = { asOf: state.turn, resources, hazards, exhausted }
  return ok([{ kind: 'featuresRevealed', seat, at, features, reason: correction.reason, seenBy: [seat] }])
}

/** HX-033: a facilitator’s event lays a hex in ruins, and nobody owns it any more (HX-042). */
const ruin = (state: State, correction: Correction): Corrected => {
  const at = cellOf(state, correction)
  if (at === null) return wrong('no-such-hex', words.noHex())
  const { owner: from, ruined, contested } = hexAt(state, at)
  if (ruined) return wrong('as-it-is', words.asItIs())
  if (contested) return wrong('contested', words.contested())
  const seenBy = withSeats(witnesses(state, at), [from])
  return ok([{ kind: 'hexRuined', at, from, reason: correction.reason, seenBy }])
}

/** HX-536: a line for the report of one seat, or of all. */
const announcement = (state: State, correction: Correction): Corrected => {
  const { reason } = correction
  if (textIn(correction, 'seat') === '') return ok([{ kind: 'announced', to: null, reason, seenBy: 'everyone' }])
  const seat = seatIn(state, correction)
  if (seat === undefined) return wrong('no-such-seat', words.noSeatOrAll())
  return ok([{ kind: 'announced', to: seat, reason, seenBy: [seat] }])
}

const corrected: Readonly<Record<string, (state: State, correction: Correction) => Corrected>> = {
  ...{ owner, points, unit, experience, stash, facility, grant, reveal, ruin, announcement },
}

const textOf = (title: string) => ({ type: 'string', title, minLength: 1, maxLength: 40 }) as const
const unitOf = { type: 'string', title: words.unitName(), minLength: 1, maxLength: 80 } as const
const seatOf = { type: 'string', title: words.seat(), maxLength: 2 } as const
const toSeat = { type: 'string', title: words.toSeat(), maxLength: 2 } as const
const figureOf = (title: string, minimum: number) => ({ type: 'integer', title, minimum, maximum: most }) as const
const named = Object.keys(facilities).filter(isFacility)

/** What of a campaign can be set right by hand (HX-536). */
export const corrections: Corrections<State, HexEvent> = {
  kinds: {
    owner: { title: words.owner(), schema: fieldSchema(words.owner(), { hex: textOf(words.hex()), seat: seatOf }) },
    points: {
      title: words.points(),
      schema: fieldSchema(words.points(), { force: textOf(words.force()), points: figureOf(words.newPoints(), 1) }),
    },
    unit: {
      title: words.unit(),
      schema: fieldSchema(words.unit(), {
        ...{ force: textOf(words.force()), unit: unitOf, alive: figureOf(words.modelsAlive(), 0) },
      }),
    },
    experience: {
      title: words.experience(),
      schema: fieldSchema(words.experience(), {
        ...{ force: textOf(words.force()), unit: unitOf, experience: figureOf(words.newExperience(), 0) },
      }),
    },
    stash: {
      title: words.stash(),
      schema: fieldSchema(words.stash(), { seat: seatOf, points: figureOf(words.newStash(), 0) }),
    },
    facility: {
      title: words.facility(),
      schema: fieldSchema(words.facility(), {
        hex: textOf(words.hex()),
        facility: {
          title: words.which(),
          oneOf: named.map((which) => ({ const: which, title: common.facility({ which }) })),
        },
        built: { type: 'boolean', title: words.built() },
      }),
    },
    grant: {
      title: words.grant(),
      schema: fieldSchema(words.grant(), { seat: toSeat, points: figureOf(words.granted(), 1) }),
    },
    reveal: {
      title: words.reveal(),
      schema: fieldSchema(words.reveal(), { hex: textOf(words.hex()), seat: toSeat }),
    },
    ruin: { title: words.ruin(), schema: fieldSchema(words.ruin(), { hex: textOf(words.hex()) }) },
    announcement: {
      title: words.announcement(),
      schema: fieldSchema(words.announcement(), { seat: { ...toSeat, title: words.toSeatOrAll() } }),
    },
  },
  correct: (state, correction) =>
    corrected[correction.kind]?.(state, correction) ?? wrong('unknown-kind', words.noKind()),
}
