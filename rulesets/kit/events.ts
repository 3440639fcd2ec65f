import type { SeatId } from './ids.js'
import type { Viewer } from './view.js'

/** Who learnt of it when it happened. The facilitator always does. */
export type Audience = 'everyone' | 'referee' | readonly SeatId[]

/** A fact, in the past tense. */
export interface GameEvent {
  readonly kind: string
  readonly seenBy: Audience
}

/** The events of one kind. */
export type OfKind<Event extends GameEvent, Kind extends Event['kind']> = Extract<Event, { readonly kind: Kind }>

/** Whether an event is meant for a viewer at all. */
export const isFor = (event: GameEvent, viewer: Viewer): boolean => {
  switch (viewer.kind) {
    case 'facilitator':
    case 'everyone':
      return true
    case 'observer':
      return event.seenBy === 'everyone'
    case 'seat':
      return event.seenBy === 'everyone' || (event.seenBy !== 'referee' && event.seenBy.includes(viewer.seat))
  }
}
