import type { GameEvent } from '@muster/rulesets/kit/events.js'
import { once } from '@muster/rulesets/kit/memo.js'
import type { AnyAdapter, Truth } from './adapter.js'
import type { Moment, Trace } from './worlds.js'

type Beginning<State, Order, Event> = Pick<Trace<State, Order, Event>, 'start' | 'seat'>
type AnyMoment = Moment<unknown, unknown, GameEvent>

export const truthAt = <State, Order, Event>(
  { start, seat }: Beginning<State, Order, Event>,
  { all, states, now, sealed, closed }: Moment<State, Order, Event>,
): Truth<State, Order, Event> => ({
  ...{ start, events: all, states, now, seat, closed },
  sealed: sealed.filter((answer) => answer.seat === seat),
})

/** What the oracle says that the seat of a world may know at a moment, as a text. It is asked once for each moment: one world is compared with several. */
export const knownTo = once((adapter: AnyAdapter) => {
  const texts = new WeakMap<AnyMoment, string>()
  return (world: Beginning<unknown, unknown, GameEvent>, moment: AnyMoment): string => {
    const text = texts.get(moment) ?? JSON.stringify(adapter.mayKnow(truthAt(world, moment)))
    texts.set(moment, text)
    return text
  }
})
