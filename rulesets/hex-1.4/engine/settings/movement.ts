import { defineSettings } from '../../../kit/settings.js'
import { settingsOf } from '../../../kit/settingsOf.js'

const move = settingsOf('Movement')
const recon = settingsOf('Recon and raids')

/** Movement, recon and raids. */
export const moveSettings = defineSettings([
  move.choice('move.mode', 'HX-220', 'Do players move together or one after the other?', {
    simultaneous: 'Together, in impulses.',
    sequential: 'One after the other, who controls fewest hexes first.',
  }),
  move.choice('move.exit_cost', 'HX-193', 'Does the step out of one’s own territory count towards the range?', {
    within_range: 'It is one of the three.',
    extra: 'It is extra.',
  }),
  move.number(
    'attack.max_detachments',
    1,
    [1, 3],
    'HX-198',
    'How many detachments of a player may enter an occupied enemy hex in a turn?',
  ),
  move.flag('cf.overrun_empty_enemy', false, 'HX-200', 'May a conquest force go on through empty enemy hexes?'),
  recon.choice('recon.roll_scope', 'HX-245', 'Which hexes must a recon force roll to enter?', {
    controlled: 'Every hex that an enemy controls.',
    occupied: 'Only those that enemies occupy.',
  }),
  recon.choice('recon.overrun', 'HX-252', 'What of a recon force whose hex falls to an enemy?', {
    roll: 'It rolls once: destroyed on 1.',
    stay: 'It stays hidden.',
    displace: 'It goes to the nearest own hex.',
  }),
  recon.choice('recon.meeting', 'HX-247', 'Where do recon forces meet?', {
    unowned: 'In hexes without owner and troops.',
    unoccupied: 'In every hex without troops.',
  }),
  recon.flag('recon.report_rf', false, 'HX-250', 'Does a recon report list recon forces of the hex’s owner?'),
  recon.choice('raid.empty_hex', 'HX-275', 'What of a raid on a hex without defenders?', {
    auto_success: 'It succeeds without a fight.',
    not_allowed: 'There is none.',
  }),
  recon.flag('raid.ambush', false, 'HX-271', 'May recon forces lie in ambush?'),
  recon.choice('raid.unplayed', 'HX-282', 'What of a raid that is not played?', {
    roll_off: 'It is rolled off.',
    lost: 'It is lost.',
    won: 'It is won.',
  }),
])
