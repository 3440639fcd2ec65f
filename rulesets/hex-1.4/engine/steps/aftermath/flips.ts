import type { SeatId } from '../../../../kit/ids.js'
import { hexAt } from '../../model/control.js'
import type { HexEvent } from '../../events/events.js'
import { hexLost, witnesses } from '../../fog/learn.js'
import type { Conflict } from '../../model/battle.js'
import type { State } from '../../model/state.js'
import { gained } from '../gained.js'
import { append, type Played } from '../played.js'

export type Contest = Extract<Conflict, { readonly kind: 'contest' }>

/** Contests that this turn's fights decided; one that is carried over stays open (HX-300). */
export const decidedContests = ({ conflicts }: Pick<State, 'conflicts'>): readonly Contest[] =>
  conflicts.filter(
    (conflict): conflict is Contest => conflict.kind === 'contest' && conflict.closed && !conflict.carried,
  )

/** HX-039 (ii): a fought-over hex goes to the last player standing; a ruined one to nobody (HX-042), and without a winner it stays whose it was (HX-295, HX-297). */
export const ownerAfter = ({ at, winner }: Contest, state: State): SeatId | null => {
  const { owner, ruined } = hexAt(state, at)
  return winner === null || ruined ? owner : winner
}

/** Its public part, to whoever may know the owner of a hex; winner and loser know it anyway. */
export const flips = (state: State): readonly HexEvent[] =>
  decidedContests(state).map((contest): HexEvent => {
    const { at, winner } = contest
    return {
      kind: 'contestDecided',
      at,
      winner,
      from: hexAt(state, at).owner,
      owner: ownerAfter(contest, state),
      seenBy: witnesses(state, at),
    }
  })

/** HX-300: contests that stay open, as everybody may know by now. */
export const carriedOver = (state: State): readonly HexEvent[] =>
  state.conflicts.flatMap((conflict): readonly HexEvent[] => {
    if (conflict.kind !== 'contest' || !conflict.carried) return []
    const { at } = conflict
    return [{ kind: 'contestClosed', at, winner: null, carried: true, seenBy: witnesses(state, at) }]
  })

/** HX-041: what stands in a captured hex, where the settings raze it. */
const razed = (
  state: State,
  { at, from, owner }: Extract<HexEvent, { readonly kind: 'contestDecided' }>,
): readonly HexEvent[] => {
  const { facilities } = hexAt(state, at)
  if (from === null || from === owner || facilities.length === 0) return []
  if (state.settings['capture.facilities'] !== 'destroy') return []
  return [{ kind: 'facilitiesRazed', at, facilities, seenBy: owner === null ? [from] : [from, owner] }]
}

/** HX-039 (ii): hexes change hands, and who loses one keeps what he last saw of it. */
export const flip = (played: Played): Played =>
  flips(played.state).reduce((now, event) => {
    const done = append(now, [event])
    if (event.kind !== 'contestDecided' || event.from === event.owner) return done
    const left = event.from === null ? [] : hexLost(done.state, event.from, event.at)
    const lost = append(done, [...razed(done.state, event), ...left])
    return event.owner === null ? lost : append(lost, [gained(now.state, lost.state, event.owner, event.at)])
  }, played)
