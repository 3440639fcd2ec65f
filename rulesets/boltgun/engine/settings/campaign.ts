import { defineSettings } from '../../../kit/settings.js'
import { settingsOf } from '../../../kit/settingsOf.js'
import * as words from '../../messages/campaignSettings.generated.js'

const plans = settingsOf(words.plansGroup)
const victory = settingsOf(words.victoryGroup)
const late = settingsOf(words.lateGroup)

/** How the campaign is run and won. */
export const campaignSettings = defineSettings([
  plans.choice('orders.illegal', 'A-43', words.ordersIllegal, words.ordersIllegalChoice, ['void_order', 'void_banner']),
  plans.flag('plans.resubmit', false, 'A-44', words.plansResubmit),
  victory.choice('relic.pickup', 'A-37', words.relicPickup, words.relicPickupChoice, ['ordered', 'automatic']),
  victory.choice('victory.tie', 'A-50', words.victoryTie, words.victoryTieChoice, ['secondary', 'facilitator']),
  victory.flag('victory.last_standing', true, 'A-52', words.victoryLastStanding),
  victory.choice('results.public', 'A-54', words.resultsPublic, words.resultsPublicChoice, ['minimal', 'battles']),
  late.number('late.until', 6, [1, 20], 'A-68', words.lateUntil),
  late.number('late.levels', 1, [0, 5], 'A-70', words.lateLevels),
])
