import { hexAt, isFriendly, playing } from '../model/control.js'
import type { HexEvent } from '../events/events.js'
import type { Force, State } from '../model/state.js'
import { missing, restored, room } from './reinforced.js'

const cities = (state: State, force: Force): boolean =>
  state.settings['city.scope'] === 'all'
    ? state.hexes.some(
        ({ owner, contested, resources }) => owner === force.seat && !contested && resources.includes('CITY'),
      )
    : hexAt(state, force.at).resources.includes('CITY')

/** HX-456: an OF in its player's city, or everywhere, is brought to the points once bought, as far as its hex has room. */
export const cityRelief = (state: State): readonly HexEvent[] =>
  state.forces.flatMap((force): readonly HexEvent[] => {
    const { seat, at, authorised, points } = force
    if (force.class !== 'OF' || points >= authorised || !playing(state).some(({ id }) => id === seat)) return []
    if (!isFriendly(state, seat, at) || !cities(state, force)) return []
    const gained = Math.min(missing(force), room(state, seat, at))
    if (gained <= 0) return []
    return [{ kind: 'cityReinforced', seat, at, force: restored(force, gained), gained, seenBy: [seat] }]
  })
