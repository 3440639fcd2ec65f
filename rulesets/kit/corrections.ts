import type { GameEvent } from './events.js'
import type { Json } from './json.js'
import type { OrderProblem } from './orders.js'
import type { Result } from './result.js'

/** Something that is set right by hand. */
export interface Correction {
  readonly kind: string
  readonly detail: Json
  /** For all who are told of it. */
  readonly reason: string
}

export interface CorrectionKind {
  readonly title: string
  /** JSON Schema of `detail`. */
  readonly schema: Json
}

/**
 * What a facilitator may set right of the true state, as events: so that evolution, fog, report and replay carry it like anything else. Each event is seen by those
 * of whose own it is, and by whoever the rules let know of such a thing anyway.
 */
export interface Corrections<State, Event extends GameEvent> {
  readonly kinds: Readonly<Record<string, CorrectionKind>>
  /** What it comes to in this state, or what is wrong with it. */
  correct(state: State, correction: Correction): Result<readonly Event[], OrderProblem>
}

type Fields = Readonly<Record<string, Json | undefined>>

/** The fields of a correction's detail; none where it is not of that form. */
export const fieldsOf = ({ detail }: Correction): Fields =>
  typeof detail === 'object' && detail !== null && !Array.isArray(detail) ? (detail as Fields) : {}

/** A text of it; empty where there is none. */
export const textIn = (correction: Correction, field: string): string => {
  const text = fieldsOf(correction)[field]
  return typeof text === 'string' ? text : ''
}

/** A schema of fields that must all be there, and no other. */
export const fieldSchema = (title: string, properties: Readonly<Record<string, Json>>): Json => ({
  ...{ type: 'object', title, properties, required: Object.keys(properties), additionalProperties: false },
})
