import type { GameView } from '@muster/rulesets/kit/view.js'
import { freeze } from '../support/plain.js'
import type { AnyGame } from '../support/play.js'

/** The same game, which is asked once what a viewer may know of a state: each planted leak looks at the same ones. */
export const remembering = (game: AnyGame): AnyGame => {
  const known = new WeakMap<object, Map<string, GameView>>()
  return {
    ...game,
    viewFor: (state, viewer) => {
      const views = known.get(state as object) ?? new Map<string, GameView>()
      known.set(state as object, views)
      const key = viewer.kind === 'seat' ? viewer.seat : viewer.kind
      const view = views.get(key) ?? freeze(game.viewFor(state, viewer))
      views.set(key, view)
      return view
    },
  }
}
