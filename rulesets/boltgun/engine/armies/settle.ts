import type { BoltgunEvent } from '../model/events.js'
import { evolve } from '../evolve/evolve.js'
import { isPlaying } from '../model/reserved.js'
import { contextOf } from '../model/rulesContext.js'
import type { State } from '../model/state.js'
import { firstSight } from '../intelligence/firstSight.js'
import { occupy, withoutBlitz } from '../occupation/occupation.js'
import { toSeat } from '../steps/step.js'
import { packets } from './packetItems.js'

/** The war begins: what starting ranges hold and show depends on the armies (BG-011, BG-012), so it comes after them. */
export const begin = (state: State, footprints: boolean): readonly BoltgunEvent[] => {
  // the place where a banner starts counts as a trail
  const occupied = (footprints ? occupy(1) : withoutBlitz)({ state, context: contextOf(state) })
  const now = evolve(state, occupied)
  const present = now.seats.filter(isPlaying)
  const seen = firstSight({ state: now, context: contextOf(now) }, present)
  return [...occupied, ...packets(now, present), ...seen, { kind: 'turnOpened', turn: 1, seenBy: 'everyone' }]
}

/** Every seat's army as it stands now, its type told to all (BG-196), and the first turn. */
export const settleArmies = (state: State): readonly BoltgunEvent[] => {
  const filed = state.armies?.filed ?? []
  const lists = filed.map(({ seat, list, proposal }) => ({ seat, list: list ?? proposal }))
  const events: readonly BoltgunEvent[] = [
    ...lists.map(({ seat, list }): BoltgunEvent => ({ kind: 'armyTaken', seat, list, seenBy: toSeat(seat) })),
    { kind: 'armiesSettled', types: lists.map(({ seat, list }) => ({ seat, type: list.type })), seenBy: 'everyone' },
  ]
  return [...events, ...begin(evolve(state, events), state.armies?.footprints ?? false)]
}
