import { ruleId } from '../../../kit/ids.js'
import type { BoltgunEvent, IdleCode } from '../events.js'
import type { PlanOrder } from '../orders.js'
import type { Banner } from '../state.js'
import { toSeat, type Position, type Step } from './step.js'

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

/** BG-303: sectors that a player alone covers and that stay with their holder, who sees them stay on his map. */
export const untaken: Step = ({ state, laws }: Position) =>
  laws.seats.some(({ rules }) => rules.has('INFESTATION'))
    ? laws.seats.flatMap((seat): readonly BoltgunEvent[] => {
        const cells = new Set<number>()
        for (const banner of state.banners)
          if (banner.seat === seat.id)
            for (const cell of seat.battle.region(banner.at)) {
              const holder = state.hold[cell] ?? 0
              if (holder > 0 && holder !== seat.index + 1) cells.add(cell)
            }
        const holders = laws.seats.filter((other) => [...cells].some((cell) => state.hold[cell] === other.index + 1))
        return cells.size === 0
          ? []
          : [
              {
                kind: 'sectorsUntaken',
                seat: seat.id,
                cells: [...cells].sort((a, b) => a - b),
                holders: holders.map(({ id }) => id),
                seenBy: toSeat(seat.id),
              },
            ]
      })
    : []
