import { token } from '@muster/rulesets/kit/ids.js'
import type { Contact, GameView, PieceView } from '@muster/rulesets/kit/view.js'

/** The turn of what was never seen: a guess. Before every turn, so that the map draws it in pencil. */
const neverSeen = 0

const asGuess = ({ id, seat, kind, at, size }: PieceView): Contact => ({
  ...{ id: token(`guess-${id}`), seat, kind, at, size },
  ...{ sight: 'measured', sources: [], asOf: neverSeen },
})

/**
 * The map of a course for its owner: what is known, and in pencil all that is supposed, in sight or not. At its beginning the enemies that are really known are drawn as
 * they are in the campaign; after a step all others are guesses. Through the eyes of another seat there is only what that would see.
 */
export const shownView = (view: GameView, others: readonly PieceView[], steps: number): GameView => {
  const known = steps === 0 ? view.contacts : []
  const guessed = others.filter(({ seat, at }) => !known.some((contact) => contact.at === at && contact.seat === seat))
  return { ...view, contacts: [...known, ...guessed.map(asGuess)] }
}
