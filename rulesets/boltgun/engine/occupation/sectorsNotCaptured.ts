import type { BoltgunEvent } from '../model/events.js'
import { toSeat, type Position, type Step } from '../steps/step.js'

/** BG-303: sectors that a player alone covers and that stay with their holder, who sees them stay on his map. */
export const sectorsNotCaptured: Step = ({ state, context }: Position) =>
  context.seats.some(({ rules }) => rules.has('INFESTATION'))
    ? context.seats.flatMap((seat): readonly BoltgunEvent[] => {
        const cells = new Set<number>()
        for (const banner of state.banners)
          if (banner.seat === seat.id)
            for (const cell of seat.battle.region(banner.at)) {
              const holder = state.hold[cell] ?? 0
              if (holder > 0 && holder !== seat.index + 1) cells.add(cell)
            }
        const holders = context.seats.filter((other) => [...cells].some((cell) => state.hold[cell] === other.index + 1))
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
