import { rulesetId } from '../kit/ids.js'
import type { Ruleset } from '../kit/ruleset.js'
import { corrections } from './engine/corrections.js'
import { desk } from './engine/desk.js'
import type { BoltgunEvent } from './engine/model/events.js'
import type { BoltgunOrder } from './engine/model/orders.js'
import { lateStart } from './engine/lateStart.js'
import * as referee from './engine/referee.js'
import { rules } from './engine/rules.js'
import { sandbox } from './engine/sandbox.js'
import { settings } from './engine/settings/settings.js'
import type { State } from './engine/model/state.js'
import type { BoltgunView } from './engine/view/view.js'
import maps from './maps/index.js'
import * as presetWords from './messages/presets.generated.js'
import * as report from './messages/report.generated.js'
import * as toDo from './messages/toDo.generated.js'
import { paces, presets } from './presets.js'
import { newMap, scenarios } from './scenarios/index.js'

/** BOLTGUN: banners and footprints on a grid of squares. */
export const boltgun: Ruleset<State, BoltgunOrder, BoltgunEvent, BoltgunView, typeof settings> = {
  ...referee,
  ...desk,
  id: rulesetId('boltgun'),
  title: presetWords.title(),
  about: { play: presetWords.play(), turn: presetWords.turn() },
  presets,
  paces,
  edition: '1',
  settings,
  rules,
  report,
  //
  battleLines: ['fought'],
  toDo,
  scenarios,
  generators: [newMap],
  maps,
  lateStart,
  corrections,
  sandbox,
  demo: { scenario: 'first-contact', settings: { 'army.choice': 'scenario' } },
  //
  allowsResubmission: (chosen) => chosen['plans.resubmit'],
  // a forfeit is claimed, or conceded, at once
  closesGroup: (ask, orders) =>
    ask.kind === 'battle' && orders.some((order) => order.kind === 'result' && (order.forfeits ?? []).length > 0),
}

export default boltgun
