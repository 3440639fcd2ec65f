import { ruleId } from '../../../kit/ids.js'
import type { BoltgunEvent, IdleCode } from '../model/events.js'
import type { PlanOrder } from '../model/orders.js'
import type { Banner } from '../model/state.js'
import { toSeat } from './step.js'

/** Legal and without effect, by one's own banners alone. */
export const idle = (
  banner: Pick<Banner, 'id' | 'seat'>,
  order: PlanOrder['kind'],
  code: IdleCode,
  rule: string,
): BoltgunEvent => ({
  kind: 'orderIdle',
  banner: banner.id,
  seat: banner.seat,
  order,
  code,
  rule: ruleId(rule),
  seenBy: toSeat(banner.seat),
})

/** Legal, and pointless by what others did or where they stand. */
export const voided = (
  banner: Pick<Banner, 'id' | 'seat'>,
  order: PlanOrder['kind'],
  code: string,
  rule: string,
): BoltgunEvent => ({
  kind: 'orderVoid',
  banner: banner.id,
  seat: banner.seat,
  order,
  code,
  rule: ruleId(rule),
  seenBy: toSeat(banner.seat),
})
