import { contextOf } from '../model/rulesContext.js'
import { findBanner } from '../model/pieces.js'
import type { State } from '../model/state.js'
import { defaultRetreat } from '../movement/forcedRetreat.js'
import { retreatTargets } from '../movement/ways.js'
import type { RulingsView } from '../view/view.js'

const retreatsOf = (state: State): RulingsView['retreats'] => {
  const context = contextOf(state)
  return state.memory.retreatsWithoutOrder.flatMap((id) => {
    const banner = findBanner(state, id)
    if (!banner) return []
    const victor = banner.mustRetreat?.victor ?? null
    const otherwise = defaultRetreat(state, context, banner)
    return [
      {
        banner: id,
        seat: banner.seat,
        at: context.name(banner.at),
        victor: victor === null ? null : context.name(victor),
        to: retreatTargets(context, banner).map((cell) => context.name(cell)),
        otherwise: otherwise === null ? null : context.name(otherwise),
      },
    ]
  })
}

/** What a facilitator has to rule on now: he sees all. */
export const rulingsOf = (state: State): RulingsView => ({
  retreats: state.stage === 'rulings' ? retreatsOf(state) : [],
  tied: state.stage === 'posting' ? state.memory.tied : [],
})
