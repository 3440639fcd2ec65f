import type { State } from '@muster/rulesets/hex-1.4/engine/model/state.js'
import type { SeatId } from '@muster/rulesets/kit/ids.js'
import { keeping } from '@muster/rulesets/kit/memo.js'
import type { Truth } from './game.js'
import { news } from './news.js'
import { ownState, publicState } from './own.js'
import { eyes } from './sight.js'
import { trail } from './trail.js'

const known = keeping<string>()

const atOnce = (state: State, seat: SeatId): string =>
  known(state, seat, [], () => JSON.stringify([publicState(state), ownState(state, seat), eyes(state, seat)]))

/** Whether a seat comes to know anything by a group: what it has before its eyes is live (HX-502, HX-504, HX-505), and a line is told when it happens. */
export const learns = (group: Truth): boolean => {
  const { start, now, seat } = group
  return atOnce(start, seat) !== atOnce(now, seat) || news(group).length > 0 || trail(group).length > 0
}

/** Everything that a seat may know by HX-500 … HX-512: two worlds in which this is the same must look the same to it. */
export const mayKnow = (truth: Truth): unknown => {
  const { start, now, seat } = truth
  return {
    // What it knew when the stretch began
    before: start.seats.find(({ id }) => id === seat)?.knowledge,
    now: atOnce(now, seat),
    news: news(truth),
    trail: trail(truth),
  }
}
