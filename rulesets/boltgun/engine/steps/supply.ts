import type { PieceId } from '../../../kit/ids.js'
import { ruleId } from '../../../kit/ids.js'
import type { BoltgunEvent } from '../events.js'
import type { Laws } from '../laws.js'
import type { PlanOrder } from '../orders.js'
import { findBanner } from '../pieces.js'
import type { Banner } from '../state.js'
import { idle } from './idle.js'
import { toSeat, type Position, type Step } from './step.js'

export type Transfer = PlanOrder & { readonly kind: 'transfer' }

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

/** BG-090: 20, or no limit for Massive Armies where an army rule or a resupply lifts the level (BG-309, A-21). */
export const capOf = (laws: Laws, banner: Pick<Banner, 'seat'>): number =>
  laws.has(banner.seat, 'MASSIVE_ARMIES') ? Infinity : 20

/** Step 7. BG-145: one level, up to the cap. */
export const resupply: Step = ({ state, laws, plans }) =>
  plans.of('resupply').flatMap((order): readonly BoltgunEvent[] => {
    const banner = findBanner(state, order.banner)
    if (!banner) return []
    // BG-326: a banner that has left its entrenchment gets nothing
    if (laws.has(banner.seat, 'SLOW_RESUPPLY') && banner.works !== 'entrenched')
      return [voided(banner, 'resupply', 'not-entrenched', 'BG-326')]
    if (banner.level >= capOf(laws, banner)) return [idle(banner, 'resupply', 'full', 'A-20')]
    const level = banner.level + 1
    return [{ kind: 'resupplied', banner: banner.id, seat: banner.seat, level, seenBy: toSeat(banner.seat) }]
  })

const overlap = (a: readonly number[], b: readonly number[]): boolean => a.some((cell) => b.includes(cell))

/** BG-147, BG-148: battle ranges that overlap after movement, and a sender without an order that takes it away that need not retreat. */
export const transferProblem = (
  { state, laws, plans }: Position,
  receiver: Banner,
  sender: Banner | undefined,
): 'no-sender' | 'sender-busy' | 'sender-beaten' | 'out-of-range' | null => {
  if (!sender) return 'no-sender'
  if (plans.has(sender.id, 'march', 'teleport', 'retreat', 'split', 'join')) return 'sender-busy'
  if (state.memory.stayed.includes(sender.id)) return 'sender-beaten'
  const { battle } = laws.seat(receiver.seat)
  return overlap(battle.region(receiver.at), battle.region(sender.at)) ? null : 'out-of-range'
}

interface Shift {
  readonly sent: number
  readonly received: number
  /** Paid by the receiver from its own levels. */
  readonly paid: number
}

/** How many levels leave and how many arrive. `has` is what the sender may still give, `room` what the receiver may take. */
const shiftOf = (laws: Laws, tribal: boolean, asked: number, has: number, room: number): Shift => {
  const cost = tribal ? laws.settings['tribal.cost'] : 'none'
  const inTransit = cost === 'in_transit' ? 1 : 0
  const extra = cost === 'sender_extra' ? 1 : 0
  const offered = Math.min(asked, has - extra)
  const arriving = Math.max(0, offered - inTransit)
  const received = Math.min(arriving, room)
  if (received <= 0 && laws.settings['transfer.overflow'] === 'stays') return { sent: 0, received: 0, paid: 0 }
  if (arriving <= 0) return { sent: 0, received: 0, paid: 0 }
  const sent = (laws.settings['transfer.overflow'] === 'lost' ? offered : received + inTransit) + extra
  return { sent, received, paid: cost === 'receiver_own' ? 1 : 0 }
}

/** Step 8. BG-147: simultaneous, on the levels after Resupply (BG-150). */
export const transfer: Step = (at) => {
  const { state, laws, plans } = at
  const given = new Map<PieceId, number>()
  const level = new Map<PieceId, number>()
  const now = (banner: Banner): number => level.get(banner.id) ?? banner.level
  return plans.of('transfer').flatMap((order): readonly BoltgunEvent[] => {
    const receiver = findBanner(state, order.banner)
    if (!receiver) return []
    const sender = findBanner(state, order.from)
    const problem = transferProblem(at, receiver, sender)
    if (problem || !sender) return [voided(receiver, 'transfer', problem ?? 'no-sender', 'BG-147')]
    const left = sender.level - laws.settings['transfer.min_left'] - (given.get(sender.id) ?? 0)
    // BG-309: never above 20 by a transfer, whatever the army
    const room = Math.max(0, 20 - receiver.level)
    const { sent, received, paid } = shiftOf(
      laws,
      laws.has(receiver.seat, 'TRIBAL_ANIMOSITY'),
      order.levels,
      Math.max(0, left),
      room,
    )
    // Relics alone may come along (BG-275)
    if (sent === 0)
      return order.levels === 0
        ? []
        : [idle(receiver, 'transfer', room === 0 ? 'receiver-full' : 'sender-empty', 'A-23')]
    given.set(sender.id, (given.get(sender.id) ?? 0) + sent)
    level.set(sender.id, now(sender) - sent)
    level.set(receiver.id, Math.max(0, now(receiver) + received - paid))
    return [
      {
        kind: 'transferred',
        banner: receiver.id,
        seat: receiver.seat,
        from: sender.id,
        asked: order.levels,
        sent,
        received,
        level: now(receiver),
        senderLevel: now(sender),
        seenBy: toSeat(receiver.seat),
      },
    ]
  })
}
