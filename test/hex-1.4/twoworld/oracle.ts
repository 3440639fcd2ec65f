import type { Truth } from './game.js'
import { news } from './news.js'
import { ownState, publicState } from './own.js'
import { eyes } from './sight.js'
import { trail } from './trail.js'

/** Everything that a seat may know by HX-500 … HX-512: two worlds in which this is the same must look the same to it. */
export const mayKnow = (truth: Truth): unknown => {
  const { start, now, seat } = truth
  return {
    // What it knew when the stretch began
    before: start.seats.find(({ id }) => id === seat)?.knowledge,
    all: publicState(now),
    own: ownState(now, seat),
    now: eyes(now, seat),
    news: news(truth),
    trail: trail(truth),
  }
}
