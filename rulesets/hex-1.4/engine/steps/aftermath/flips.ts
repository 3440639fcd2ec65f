import type { HexEvent } from '../../events.js'
import { hexAt } from '../../control.js'
import { lawsOf } from '../../laws.js'
import type { Conflict } from '../../battle.js'
import type { State } from '../../state.js'

export type Contest = Extract<Conflict, { readonly kind: 'contest' }>

/** Contests that this turn's fights decided; one that is carried over stays open (HX-300). */
export const decidedContests = ({ conflicts }: Pick<State, 'conflicts'>): readonly Contest[] =>
  conflicts.filter(
    (conflict): conflict is Contest => conflict.kind === 'contest' && conflict.closed && !conflict.carried,
  )

/** HX-039 (ii): a fought-over hex goes to the last player standing; a ruined one to nobody (HX-042), and without a winner it stays whose it was (HX-295, HX-297). */
export const flips = (state: State): readonly HexEvent[] =>
  decidedContests(state).map(({ at, winner }): HexEvent => {
    const { owner: from, ruined, facilities } = hexAt(state, at)
    const owner = winner === null || ruined ? from : winner
    const captured = owner !== from && from !== null
    return {
      kind: 'contestDecided',
      at,
      winner,
      from,
      owner,
      destroyed: captured && lawsOf(state).choice('capture.facilities') === 'destroy' ? facilities : [],
      seenBy: 'everyone',
    }
  })
