import { defineSettings } from '../../../kit/settings.js'
import { settingsOf } from '../../../kit/settingsOf.js'

const plans = settingsOf('Plans')
const victory = settingsOf('Relics, victory, publicity')

/** How the campaign is run and won. */
export const campaignSettings = defineSettings([
  plans.choice('orders.illegal', 'A-43', 'What of a banner one of whose orders is illegal?', {
    void_order: 'That order is void, the other stands.',
    void_banner: 'All its orders are void.',
  }),
  plans.flag('plans.resubmit', false, 'A-44', 'May a sealed plan be replaced before the deadline?'),
  victory.choice('relic.pickup', 'A-37', 'How is a relic picked up?', {
    ordered: 'By a pick-up named in the plan.',
    automatic: 'By the first own banner that may.',
  }),
  victory.choice('victory.tie', 'A-50', 'What if several players reach their objectives in the same turn?', {
    secondary: 'More secondary objectives, then more levels, else play goes on until one stands alone.',
    facilitator:
      'The facilitator, who then posts every turn, names the champion or lets play go on, as it does without a ruling.',
  }),
  victory.flag('victory.last_standing', true, 'A-52', 'Does the last player with a banner win at once?'),
  victory.choice('results.public', 'A-54', 'How much of a turn’s results does everybody see?', {
    minimal: 'That the turn is closed, who is eliminated, and the champion.',
    battles: 'Also who fought whom and who won.',
  }),
])
