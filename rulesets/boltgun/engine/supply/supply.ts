import type { PieceId } from '../../../kit/ids.js'
import type { BoltgunEvent } from '../model/events.js'
import { mostLevel, passLevels } from '../orders/parts/levels.js'
import type { PlanOrder } from '../model/orders.js'
import { findBanner } from '../model/pieces.js'
import type { Banner } from '../model/state.js'
import { idle, voided } from '../steps/idle.js'
import { toSeat, type Position, type Step } from '../steps/step.js'

export type Transfer = PlanOrder & { readonly kind: 'transfer' }

/** Step 7. BG-145: one level, up to the cap. */
export const resupply: Step = ({ state, context, plans }) =>
  plans.of('resupply').flatMap((order): readonly BoltgunEvent[] => {
    const banner = findBanner(state, order.banner)
    if (!banner) return []
    // BG-326: a banner that has left its entrenchment gets nothing
    if (context.has(banner.seat, 'SLOW_RESUPPLY') && banner.works !== 'entrenched')
      return [voided(banner, 'resupply', 'not-entrenched', 'BG-326')]
    if (banner.level >= mostLevel(context.seat(banner.seat).army)) return [idle(banner, 'resupply', 'full', 'A-20')]
    const level = banner.level + 1
    return [{ kind: 'resupplied', banner: banner.id, seat: banner.seat, level, seenBy: toSeat(banner.seat) }]
  })

const overlap = (a: readonly number[], b: readonly number[]): boolean => a.some((cell) => b.includes(cell))

/** BG-147, BG-148: battle ranges that overlap after movement, and a sender without an order that takes it away that need not retreat. */
export const transferProblem = (
  { state, context, plans }: Position,
  receiver: Banner,
  sender: Banner | undefined,
): 'no-sender' | 'sender-busy' | 'sender-beaten' | 'out-of-range' | null => {
  if (!sender) return 'no-sender'
  if (plans.has(sender.id, 'march', 'teleport', 'retreat', 'split', 'join')) return 'sender-busy'
  if (state.memory.stayed.includes(sender.id)) return 'sender-beaten'
  const { battle } = context.seat(receiver.seat)
  return overlap(battle.region(receiver.at), battle.region(sender.at)) ? null : 'out-of-range'
}

/** Step 8. BG-147: simultaneous, on the levels after Resupply (BG-150). */
export const transfer: Step = (at) => {
  const { state, context, plans } = at
  const given = new Map<PieceId, number>()
  const level = new Map<PieceId, number>()
  const now = (banner: Banner): number => level.get(banner.id) ?? banner.level
  return plans.of('transfer').flatMap((order): readonly BoltgunEvent[] => {
    const receiver = findBanner(state, order.banner)
    if (!receiver) return []
    const sender = findBanner(state, order.from)
    const problem = transferProblem(at, receiver, sender)
    if (problem || !sender) return [voided(receiver, 'transfer', problem ?? 'no-sender', 'BG-147')]
    const { army } = context.seat(receiver.seat)
    const has = sender.level - (given.get(sender.id) ?? 0)
    const { sent, received, paid } = passLevels({ army, settings: context.settings }, order.levels, has, receiver.level)
    // Relics alone may come along (BG-275)
    if (sent === 0)
      return order.levels === 0
        ? []
        : [idle(receiver, 'transfer', receiver.level >= 20 ? 'receiver-full' : 'sender-empty', 'A-23')]
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
