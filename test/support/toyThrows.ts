import type { GameEvent } from '@muster/rulesets/kit/events.js'
import type { PieceId } from '@muster/rulesets/kit/ids.js'
import type { EventThrows } from '@muster/rulesets/kit/lineDice.js'

type OfScout = GameEvent & { readonly piece?: PieceId }

/** LA-3: whoever is routed threw low. Of whoever stands no line tells. */
export const toyThrows = (_: unknown, events: readonly OfScout[]): readonly (readonly EventThrows[])[] =>
  events.map(({ kind, piece }) =>
    kind === 'routed' && piece !== undefined ? [{ name: 'meet.d6', subject: piece, proof: 'now' }] : [],
  )
