import type { Resource } from '../data/resources.js'
import { fewestConquest, fortressHold, mostPoints, pointsPerRp, type ForceClass } from '../data/troops.js'
import type { DivideOrder } from '../model/orders.js'
import { refuse, type Objection } from './account.js'
import { hasBase } from '../model/holdings.js'
import { compositionObjection } from './composition.js'
import { forces, why } from './refusal.js'

/** What a seat divides at the start (HX-019): points, and the resources of its headquarters. */
export interface Beginning {
  readonly points: number
  readonly resources: readonly Resource[]
  /** Lists follow the organisation chart (HX-524). */
  readonly chart: boolean
}

/** HX-020: one conquest force for the fortress, one more for an abandoned structure; one of the others each. */
export const mostForces = ({ resources }: Beginning): Readonly<Record<ForceClass, number>> => ({
  CF: hasBase({ facilities: [], resources }) ? 2 : 1,
  OF: 1,
  RF: 1,
})

/** Least points of a force at the start. */
export const leastPoints: Readonly<Record<ForceClass, number>> = { CF: fewestConquest, OF: fortressHold, RF: 1 }

/** What is mustered without a word of the player. */
export const usualDivision: readonly DivideOrder[] = [
  { kind: 'divide', class: 'OF', points: 1300 },
  { kind: 'divide', class: 'CF', points: 1200 },
]

const rules: Readonly<Record<ForceClass, string>> = { CF: 'HX-102', OF: 'HX-155', RF: 'HX-104' }

const sizeObjection = ({ class: kind, points }: DivideOrder): Objection | null => {
  const [least, most] = [leastPoints[kind], mostPoints[kind]]
  if (!Number.isInteger(points) || points < least || points > most)
    return refuse('size', why('startingSize', { class: kind, least, most }), rules[kind]).problem
  return kind === 'CF' && points % pointsPerRp !== 0
    ? refuse('size', why('conquestSteps', { step: pointsPerRp }), 'HX-102').problem
    : null
}

/** Points that orders before one take. */
export const divided = (orders: readonly DivideOrder[]): number => orders.reduce((sum, { points }) => sum + points, 0)

/** Why a force cannot be mustered beside those before it; null where it can (HX-020). */
export const divisionObjection = (
  beginning: Beginning,
  before: readonly DivideOrder[],
  order: DivideOrder,
): Objection | null => {
  const { class: kind, points, composition } = order
  const cap = mostForces(beginning)[kind]
  if (before.filter((other) => other.class === kind).length >= cap)
    return refuse('cap', why('startingCap', { forces: forces(kind, cap) }), 'HX-020').problem
  // HX-019: without one yet, the least that an occupation force has is kept for it
  const kept = [...before, order].some((other) => other.class === 'OF') ? 0 : fortressHold
  const left = beginning.points - divided(before) - kept
  return (
    sizeObjection(order) ??
    (kind === 'RF' ? compositionObjection(composition, beginning.chart) : null) ??
    (points > left ? refuse('too-dear', why('leftToDivide', { left }), 'HX-019').problem : null)
  )
}

/** HX-019: somebody must hold the fortress: without a word of the player what is left, as far as a force may grow. */
export const holderOf = (beginning: Beginning, orders: readonly DivideOrder[]): DivideOrder | null =>
  orders.some((order) => order.class === 'OF')
    ? null
    : { kind: 'divide', class: 'OF', points: Math.min(mostPoints.OF, beginning.points - divided(orders)) }

/** What its player is told of it. */
export const unheld = refuse('no-occupation', why('fortressUnheld', {}), 'HX-019').problem
