import { rulesetId } from '../kit/ids.js'
import type { Ruleset } from '../kit/ruleset.js'
import { desk } from './engine/desk.js'
import type { Happening } from './engine/events.js'
import type { Order } from './engine/orders.js'
import * as referee from './engine/referee.js'
import { rules } from './engine/rules.js'
import { scenarios } from './engine/scenarios.js'
import { settings } from './engine/settings.js'
import type { State } from './engine/state.js'
import type { RunnerView } from './engine/view.js'
import * as report from './messages/report.generated.js'

/** Two runners look for one buried cache and seldom see each other. */
const ruleset: Ruleset<State, Order, Happening, RunnerView, typeof settings> = {
  ...referee,
  ...desk,
  id: rulesetId('newfound'),
  title: 'A newfound game',
  edition: '1',
  settings,
  rules,
  report,
  scenarios,
}

export default ruleset
