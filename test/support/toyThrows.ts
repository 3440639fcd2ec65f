import type { EventThrows } from '@muster/rulesets/kit/lineDice.js'
import type { ToyEvent } from './toyRuleset.js'

/** LA-3: whoever is routed threw low. Of whoever stands no line tells. */
export const toyThrows = (_: unknown, events: readonly ToyEvent[]): readonly (readonly EventThrows[])[] =>
  events.map((event) => (event.kind === 'routed' ? [{ name: 'meet.d6', subject: event.piece, proof: 'now' }] : []))
