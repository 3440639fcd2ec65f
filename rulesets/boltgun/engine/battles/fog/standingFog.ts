import { once } from '../../../../kit/memo.js'
import { rulesInBattle } from '../../model/armyChanges.js'
import { levelsLost } from '../../data/attritionTable.js'
import type { Fighter, Works } from '../../model/battle.js'
import type { State } from '../../model/state.js'
import type { BattleStandingView } from '../../view/view.js'

type Rows = BattleStandingView['attrition']

const worked = (points: number, works: Works): Rows => {
  const rows: { from: number; to: number; levels: number }[] = []
  // The table's bounds: 300, then every 200
  for (let [from, to] = [0, Math.min(300, points)]; from <= points; [from, to] = [to + 1, Math.min(to + 200, points)]) {
    const levels = levelsLost(to, works)
    const before = rows[rows.length - 1]
    if (before?.levels === levels) before.to = to
    else rows.push({ from, to, levels })
  }
  return rows
}

const known = new Map<string, Rows>()

/** Rows of the attrition table as far as a banner has points to lose (BG-250, BG-252): of the few fighting levels that there are. */
export const attritionRows = (points: number, works: Works): Rows => {
  const key = `${String(points)} ${works}`
  const rows = known.get(key) ?? worked(points, works)
  known.set(key, rows)
  return rows
}

/** How many battles each banner has. */
const counted = once((battles: State['battles']): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const { sides } of battles) for (const { banner } of sides) counts.set(banner, (counts.get(banner) ?? 0) + 1)
  return counts
})

/** How a banner stands in its battles: shown to its owner. */
export const standingView = (state: State, fighter: Fighter): BattleStandingView => {
  const { banner, seat, works, fights } = fighter
  const army = state.seats.find(({ id }) => id === seat)?.armyRules ?? []
  return {
    works,
    moved: state.memory.moved.includes(banner),
    retreated: state.memory.retreated.some((entry) => entry.banner === banner),
    battles: counted(state.battles).get(banner) ?? 0,
    armyRules: rulesInBattle.filter((rule) => army.includes(rule)),
    attrition: attritionRows(100 * fights, works),
  }
}
