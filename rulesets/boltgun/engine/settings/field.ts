import { defineSettings } from '../../../kit/settings.js'
import { settingsOf } from '../../../kit/settingsOf.js'
import { masksProblem, masksSchema } from './drawnMasks.js'
import * as words from '../../messages/fieldSettings.generated.js'

const footprint = settingsOf(words.footprintGroup)
const march = settingsOf(words.marchGroup)
const teleport = settingsOf(words.teleportGroup)
const works = settingsOf(words.worksGroup)
const occupation = settingsOf(words.occupationGroup)

/** What happens on the map before the battles. */
export const fieldSettings = defineSettings([
  footprint.choice('footprint.metric', 'A-01', words.footprintMetric, words.footprintMetricChoice, [
    'square',
    'diamond',
    'plus',
    'custom',
  ]),
  footprint.data(
    'footprint.masks',
    null,
    {
      shape: words.footprintMasksShape,
      schema: masksSchema,
      check: masksProblem,
    },
    'A-01',
    words.footprintMasks,
  ),
  footprint.number('footprint.battle', 1, [0, 9], 'A-01', words.footprintBattle),
  footprint.number('footprint.recon', 2, [0, 12], 'A-01', words.footprintRecon),
  footprint.number('footprint.search', 3, [1, 15], 'A-01', words.footprintSearch),
  footprint.number('superior_intel.search_bonus', 0, [0, 1], 'A-01', words.superiorIntelSearchBonus),
  footprint.flag('battlelust.keeps_recon', true, 'A-01', words.battlelustKeepsRecon),
  footprint.number('adjacency', 8, [4, 8], 'A-03', words.adjacency, { values: [4, 8] }),
  march.flag('march.diagonal_squeeze', true, 'A-04', words.marchDiagonalSqueeze),
  march.choice('march.contest', 'A-05', words.marchContest, words.marchContestChoice, ['attempts', 'iterative']),
  march.flag('march.swaps', true, 'A-06', words.marchSwaps),
  march.flag('hm.exact', false, 'A-07', words.hmExact),
  march.flag('hm.jump', true, 'A-07', words.hmJump),
  march.number('hm.retreat', 2, [1, 2], 'A-14', words.hmRetreat),
  march.choice('retreat.nowhere', 'A-13', words.retreatNowhere, words.retreatNowhereChoice, ['stay', 'destroyed']),
  march.choice('retreat.default', 'A-15', words.retreatDefault, words.retreatDefaultChoice, [
    'away_from_victor',
    'facilitator',
    'stay',
  ]),
  march.choice('retreat.collision', 'A-16', words.retreatCollision, words.retreatCollisionChoice, [
    'all_destroyed',
    'lowest_survives',
    'highest_survives',
  ]),
  teleport.choice('teleport.blocked', 'A-24', words.teleportBlocked, words.teleportBlockedChoice, [
    'stays',
    'stops_short',
    'destroyed',
  ]),
  teleport.number('teleport.directions', 8, [4, 8], 'A-24', words.teleportDirections, {
    values: [4, 8],
  }),
  works.choice('march_and_fortify', 'A-09', words.marchAndFortify, words.marchAndFortifyChoice, ['steadfast', 'all']),
  works.flag('steadfast.march_entrench', false, 'A-09', words.steadfastMarchEntrench),
  works.flag('mobilization.keeps_works', false, 'A-12', words.mobilizationKeepsWorks),
  occupation.choice('occupation.passes', 'A-17', words.occupationPasses, words.occupationPassesChoice, [
    '2',
    'end_only',
  ]),
  occupation.choice('dispute.both_leave', 'A-18', words.disputeBothLeave, words.disputeBothLeaveChoice, [
    'unoccupied',
    'previous',
  ]),
  occupation.flag('occupation.search_shows', false, 'A-33', words.occupationSearchShows),
])
