import { freely } from '../support/lines.js'
import { lineText } from '@muster/rulesets/kit/report.js'
import type { GameEvent } from '@muster/rulesets/kit/events.js'
import type { Fact, GameView, Viewer } from '@muster/rulesets/kit/view.js'
import type { Leak } from './adapter.js'
import type { Moment } from './worlds.js'

/** Leaks through a view. */
export const ofView = <State, Order, Event extends GameEvent, View extends GameView>(
  channel: string,
  change: (view: View, state: State, viewer: Viewer, moment: Moment<State, Order, Event>) => View,
): Leak<State, Order, Event, View> => ({
  channel,
  wrap: (honest, _, moment) => ({
    ...honest,
    viewFor: (state, viewer) => change(honest.viewFor(state, viewer), state, viewer, moment),
  }),
})

/** Leaks through the text of a line. */
export const ofReport = <State, Order, Event extends GameEvent, View extends GameView>(
  channel: string,
  change: (text: string, event: Event, moment: Moment<State, Order, Event>) => string,
): Leak<State, Order, Event, View> => ({
  channel,
  wrap: (honest, _, moment) => ({
    ...honest,
    reportFor: (event, viewer, board) => {
      const line = honest.reportFor(event, viewer, board)
      return line && { ...line, ...freely(change(lineText(honest.report, line), event, moment)) }
    },
  }),
})

/** Lines about events of a kind that are told to those whom they do not concern. */
export const toAll = <State, Order, Event extends GameEvent, View extends GameView>(
  channel: string,
  kind: Event['kind'],
): Leak<State, Order, Event, View> => ({
  channel,
  wrap: (honest) => ({
    ...honest,
    reportFor: (event, viewer, board) =>
      honest.reportFor(event, event.kind === kind ? { kind: 'facilitator' } : viewer, board),
  }),
})

export const withFact = <View extends GameView>(view: View, label: string, value: number | string): View => {
  const fact: Fact = { key: label, label, value }
  return { ...view, facts: [...view.facts, fact] }
}
