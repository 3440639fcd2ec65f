import type { LateStartEvent } from '../model/events.js'
import { nobody } from '../model/state.js'
import { unchanged, type Evolvers } from './evolvers.js'

/** How a reserved seat comes into the war. */
export const evolveLateStart: Evolvers<LateStartEvent> = {
  lateStarterJoined: unchanged,
  lateStarterPlaced: (draft, { seat: id, banners, owned }) => {
    const { state } = draft
    for (const banner of banners) draft.addBanner(banner)
    const holder = state.seats.findIndex((seat) => seat.id === id) + 1
    const hold = draft.own(state.hold)
    for (const cell of owned) if (hold[cell] === nobody) hold[cell] = holder
    state.hold = hold
    const owesNode = (rules: readonly string[]): boolean =>
      rules.includes('HIVE_MENTALITY') && !banners.some(({ node }) => node)
    state.seats = state.seats.map((seat) => {
      if (seat.id !== id) return seat
      const { reserved: _, ...come } = seat
      return { ...come, owesNode: owesNode(seat.armyRules) }
    })
  },
}
