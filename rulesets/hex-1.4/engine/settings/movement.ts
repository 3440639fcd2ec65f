import { defineSettings } from '../../../kit/settings.js'
import { settingsOf } from '../../../kit/settingsOf.js'
import * as words from '../../messages/movementSettings.generated.js'

const move = settingsOf(words.moveGroup)
const recon = settingsOf(words.reconGroup)

/** Movement, recon and raids. */
export const moveSettings = defineSettings([
  move.choice('move.mode', 'HX-220', words.moveMode, words.moveModeChoice, ['simultaneous', 'sequential']),
  move.choice('move.exit_cost', 'HX-193', words.moveExitCost, words.moveExitCostChoice, ['within_range', 'extra']),
  move.number('attack.max_detachments', 1, [1, 3], 'HX-198', words.attackMaxDetachments),
  move.flag('cf.overrun_empty_enemy', false, 'HX-200', words.cfOverrunEmptyEnemy),
  recon.choice('recon.roll_scope', 'HX-245', words.reconRollScope, words.reconRollScopeChoice, [
    'controlled',
    'occupied',
  ]),
  recon.choice('recon.overrun', 'HX-252', words.reconOverrun, words.reconOverrunChoice, ['roll', 'stay', 'displace']),
  recon.choice('recon.meeting', 'HX-247', words.reconMeeting, words.reconMeetingChoice, ['unowned', 'unoccupied']),
  recon.flag('recon.report_rf', false, 'HX-250', words.reconReportRf),
  recon.choice('raid.empty_hex', 'HX-275', words.raidEmptyHex, words.raidEmptyHexChoice, [
    'auto_success',
    'not_allowed',
  ]),
  recon.flag('raid.ambush', false, 'HX-271', words.raidAmbush),
  recon.choice('raid.unplayed', 'HX-282', words.raidUnplayed, words.raidUnplayedChoice, ['roll_off', 'lost', 'won']),
])
