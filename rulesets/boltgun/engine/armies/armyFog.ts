import type { Viewer } from '../../../kit/view.js'
import { armyRules } from '../data/armyRules.js'
import type { State } from '../model/state.js'
import type { ArmyView, ChoosingView, SubmittedListView } from '../view/view.js'
import { judgedBy, type Filed } from '../model/choosing.js'
import { pointsOf, titleOf, type ArmyList } from '../model/list.js'

/** An army without its node, which is a banner's true id. */
export const armyView = (army: ArmyList): ArmyView => ({
  source: army.source,
  type: army.type,
  points: pointsOf(army),
  rules: army.rules.map((chosen) => ({
    name: chosen.rule,
    rule: armyRules[chosen.rule].rule,
    title: titleOf(chosen),
    points: armyRules[chosen.rule].points,
    why: chosen.why,
  })),
  customs: army.customs.map(({ title, text, points, why }) => ({ title, text, points, why })),
})

const submitted = (filed: readonly Filed[]): readonly SubmittedListView[] =>
  filed.map(({ seat, list, proposal }) => ({ seat, army: armyView(list ?? proposal) }))

/** Own choice, and lists of others only while the viewer is asked to judge them (BG-300): army types become public together, at the end. */
export const choosingOf = ({ armies, settings, stage }: State, viewer: Viewer): ChoosingView | null => {
  if (!armies || viewer.kind === 'observer') return null
  const { round } = armies
  const budget = settings['army.budget']
  if (viewer.kind !== 'seat')
    return { round, budget, status: null, filed: null, reasons: [], lists: submitted(judgedBy(armies, null)) }
  const own = armies.filed.find(({ seat }) => seat === viewer.seat)
  return {
    round,
    budget,
    status: own?.status ?? null,
    filed: own?.list ? armyView(own.list) : null,
    reasons: own?.reasons ?? [],
    lists: stage === 'consent' ? submitted(judgedBy(armies, viewer.seat)) : [],
  }
}
