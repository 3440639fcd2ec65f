import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import type { StandingOrders } from '../../store/reads.js'
import type { Caller, CampaignRef } from './caller.js'

/** What is to be done whenever nothing is said, given at an open question of the kind. */
export interface KeepStandingOrders extends CampaignRef {
  readonly askId: string
  readonly orders: readonly OrderDraft[]
  /** The last turn in which they count; left out: until they are ended. */
  readonly untilTurn?: number
  /** As of a draft. */
  readonly revision?: number
}

export interface EndStandingOrders extends CampaignRef {
  /** Of questions. */
  readonly kind: string
}

/** What the holder of a seat, or their deputy, does about its standing orders. */
export interface StandingUseCases {
  keepStandingOrders(caller: Caller, input: KeepStandingOrders): Promise<StandingOrders>
  endStandingOrders(caller: Caller, input: EndStandingOrders): Promise<CampaignRef>
}
