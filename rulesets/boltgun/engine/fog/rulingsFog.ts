import { lawsOf } from '../laws.js'
import { findBanner } from '../pieces.js'
import type { State } from '../state.js'
import { defaultRetreat } from '../movement/forcedRetreat.js'
import { retreatTargets } from '../movement/ways.js'
import type { RulingsView } from '../view.js'

const retreatsOf = (state: State): RulingsView['retreats'] => {
  const laws = lawsOf(state)
  return state.memory.unled.flatMap((id) => {
    const banner = findBanner(state, id)
    if (!banner) return []
    const victor = banner.mustRetreat?.victor ?? null
    const otherwise = defaultRetreat(state, laws, banner)
    return [
      {
        banner: id,
        seat: banner.seat,
        at: laws.name(banner.at),
        victor: victor === null ? null : laws.name(victor),
        to: retreatTargets(laws, banner).map((cell) => laws.name(cell)),
        otherwise: otherwise === null ? null : laws.name(otherwise),
      },
    ]
  })
}

/** What a facilitator has to rule on now: he sees all. */
export const rulingsOf = (state: State): RulingsView => ({
  retreats: state.stage === 'rulings' ? retreatsOf(state) : [],
  tied: state.stage === 'posting' ? state.memory.tied : [],
})
