import { type Correction, fieldsOf, textIn } from '../../../kit/corrections.js'
import { listed } from '../../../kit/messages.js'
import type { OrderProblem } from '../../../kit/orders.js'
import { ok, type Result } from '../../../kit/result.js'
import * as words from '../../messages/corrections.generated.js'
import { worth, type Unit } from '../model/pieces.js'
import type { Force, State } from '../model/state.js'
import { type Corrected, figure, wrong } from './checks.js'

const forceIn = (state: State, correction: Correction): Force | undefined =>
  state.forces.find(({ id }) => id === fieldsOf(correction)['force'])

/** What a force loses in this turn is settled only when Post-Battle is over: a result says what it has left, and dice may let models live (HX-364). */
const isFighting = ({ battles }: State, { id }: Force): boolean =>
  battles.some(({ sides }) => sides.some(({ force }) => force === id))

/** A force with a roster has no more points than were bought for it (HX-116), and its losses are settled. */
const rosterRefuses = (state: State, force: Force, points: number): ReturnType<typeof wrong> | null => {
  const { authorised, id, units } = force
  if (units.length === 0) return null
  if (isFighting(state, force)) return wrong('fights', words.fights({ force: id }))
  return points > authorised ? wrong('points', words.pointsBought({ force: id, points: authorised })) : null
}

/** HX-536: the points of a force. Those of its units do not tell them all: a result says what is left apart from models (HX-301). */
export const points = (state: State, correction: Correction): Corrected => {
  const force = forceIn(state, correction)
  if (!force) return wrong('no-such-force', words.noForce())
  const { points: to } = fieldsOf(correction)
  if (!figure(to) || to < 1) return wrong('points', words.pointsAre())
  const refused = rosterRefuses(state, force, to)
  if (refused) return refused
  if (to === force.points) return wrong('as-it-is', words.asItIs())
  const { id, points: from, seat } = force
  const { reason } = correction
  return ok([{ kind: 'pointsCorrected', seat, force: id, from, points: to, reason, seenBy: [seat] }])
}

interface OfForce {
  readonly force: Force
  readonly unit: Unit
}

/** A unit of a roster and its force: by its name, or by its id where several have that name. */
const unitIn = (state: State, correction: Correction): Result<OfForce, OrderProblem> => {
  const force = forceIn(state, correction)
  if (!force) return wrong('no-such-force', words.noForce())
  if (isFighting(state, force)) return wrong('fights', words.fights({ force: force.id }))
  const wanted = textIn(correction, 'unit')
  const named = force.units.filter(({ name }) => name === wanted)
  const unit = force.units.find(({ id }) => id === wanted) ?? named[0]
  if (!unit) return wrong('no-such-unit', words.noUnit({ force: force.id }))
  if (unit.id === wanted || named.length < 2) return ok({ force, unit })
  const ids = named.map(({ id }) => id)
  return wrong('several', words.severalUnits({ units: listed(ids, 'or') }))
}

/** HX-536, HX-390: models of a unit that are alive; the points of its force follow, as they do when dice let models live. */
export const unit = (state: State, correction: Correction): Corrected => {
  const found = unitIn(state, correction)
  if (!found.ok) return found
  const { force, unit: before } = found.value
  const { alive } = fieldsOf(correction)
  if (!figure(alive)) return wrong('alive', words.pointsAre())
  if (alive > before.models) return wrong('alive', words.modelsAre({ unit: before.name, models: before.models }))
  if (alive === before.alive) return wrong('as-it-is', words.asItIs())
  const gained = Math.round(worth({ ...before, alive })) - Math.round(worth(before))
  const points = Math.min(force.points + gained, force.authorised)
  if (points < 1 || (alive === 0 && !force.units.some((other) => other.id !== before.id && other.alive > 0)))
    return wrong('nothing-left', words.nothingLeft({ force: force.id }))
  const { id, name, alive: from } = before
  const of = { seat: force.seat, force: force.id, unit: id, name, seenBy: [force.seat] }
  return ok([{ kind: 'unitCorrected', ...of, from, alive, points, reason: correction.reason }])
}

/** HX-536, HX-390: what a unit has learnt. */
export const experience = (state: State, correction: Correction): Corrected => {
  const found = unitIn(state, correction)
  if (!found.ok) return found
  const { force, unit: before } = found.value
  const { experience: to } = fieldsOf(correction)
  if (!figure(to)) return wrong('experience', words.pointsAre())
  if (to === before.experience) return wrong('as-it-is', words.asItIs())
  if (before.alive === 0) return wrong('no-model', words.noModel({ unit: before.name }))
  const { id, name, experience: from } = before
  const of = { seat: force.seat, force: force.id, unit: id, name, seenBy: [force.seat] }
  return ok([{ kind: 'experienceCorrected', ...of, from, experience: to, reason: correction.reason }])
}
