import type { BoltgunEvent, EventKind, EventOf } from '../model/events.js'
import type { Draft } from './draft.js'

type Evolver<Kind extends EventKind> = (draft: Draft, event: EventOf<Kind>) => void

/** What each kind of some events makes of a state: all of them stand here, those that change nothing too. */
export type Evolvers<Part extends { readonly kind: EventKind } = BoltgunEvent> = {
  readonly [Kind in Part['kind']]: Evolver<Kind>
}

/** Told, and of no consequence for the state. */
export const unchanged = (): void => undefined
