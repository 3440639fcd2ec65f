import { rulesetId } from '../kit/ids.js'
import { together } from '../kit/messages.js'
import type { Ruleset } from '../kit/ruleset.js'
import { corrections } from './engine/corrections.js'
import { desk } from './engine/desk.js'
import { refusals } from './engine/orderValidation/refusal.js'
import type { HexEvent } from './engine/events/events.js'
import type { HexOrder } from './engine/model/orders.js'
import { lateStart } from './engine/lateStart.js'
import * as referee from './engine/referee.js'
import { rules } from './engine/rules.js'
import { sandbox } from './engine/sandbox.js'
import { settings } from './engine/settings/settings.js'
import type { State } from './engine/model/state.js'
import type { HexView } from './engine/view/view.js'
import maps from './maps/index.js'
import * as common from './messages/common.generated.js'
import * as presetWords from './messages/presets.generated.js'
import * as report from './messages/report.generated.js'
import * as toDo from './messages/toDo.generated.js'
import { paces, presets } from './presets.js'
import { scenarios } from './scenarios/index.js'

/** The hex campaign v1.4: resource points; conquest, occupation and recon forces on hexes. */
export const hex: Ruleset<State, HexOrder, HexEvent, HexView, typeof settings> = {
  ...referee,
  ...desk,
  id: rulesetId('hex-1.4'),
  title: presetWords.title(),
  about: { play: presetWords.play(), turn: presetWords.turn() },
  presets,
  paces,
  edition: '1',
  settings,
  rules,
  report: together(together(common, report), refusals),
  // HX-501
  battleLines: ['contestWon', 'contestWonByNobody'],
  toDo,
  scenarios,
  maps,
  lateStart,
  corrections,
  sandbox,
  // HX-301: one side files, the other confirms
  closesGroup: (ask, orders) => ask.kind === 'report' && orders.some(({ kind }) => kind === 'result'),
}

export default hex
