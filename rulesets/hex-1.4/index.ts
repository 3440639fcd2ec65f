import { rulesetId } from '../kit/ids.js'
import type { Ruleset } from '../kit/ruleset.js'
import { desk } from './engine/desk.js'
import type { HexEvent } from './engine/events.js'
import type { HexOrder } from './engine/orders.js'
import * as referee from './engine/referee.js'
import { rules } from './engine/rules.js'
import { settings } from './engine/settings.js'
import type { State } from './engine/state.js'
import type { HexView } from './engine/view.js'
import { scenarios } from './scenarios/index.js'

/** The hex campaign v1.4: resource points; conquest, occupation and recon forces on hexes. */
export const hex: Ruleset<State, HexOrder, HexEvent, HexView, typeof settings> = {
  ...referee,
  ...desk,
  id: rulesetId('hex-1.4'),
  title: 'Hex campaign v1.4',
  edition: '1',
  settings,
  rules,
  scenarios,
  // HX-301: one side files, the other confirms
  settles: (ask, orders) => ask.kind === 'report' && orders.some(({ kind }) => kind === 'result'),
}

export default hex
