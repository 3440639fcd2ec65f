import { rulesetId } from '../kit/ids.js'
import type { Ruleset } from '../kit/ruleset.js'
import { desk } from './engine/desk.js'
import type { BoltgunEvent } from './engine/events.js'
import type { BoltgunOrder } from './engine/orders.js'
import * as referee from './engine/referee.js'
import { rules } from './engine/rules.js'
import { settings } from './engine/settings.js'
import type { State } from './engine/state.js'
import type { BoltgunView } from './engine/view.js'
import { newMap, scenarios } from './scenarios/index.js'

/** BOLTGUN: banners and footprints on a grid of squares. */
export const boltgun: Ruleset<State, BoltgunOrder, BoltgunEvent, BoltgunView, typeof settings> = {
  ...referee,
  ...desk,
  id: rulesetId('boltgun'),
  title: 'BOLTGUN',
  edition: '1',
  settings,
  rules,
  scenarios,
  generators: [newMap],
  demo: { scenario: 'first-contact', settings: { 'army.choice': 'scenario' } },
  //
  resubmits: (chosen) => chosen['plans.resubmit'],
  // a forfeit is claimed, or conceded, at once
  settles: (ask, orders) =>
    ask.kind === 'battle' && orders.some((order) => order.kind === 'result' && (order.forfeits ?? []).length > 0),
}

export default boltgun
