import type { ArmyRule } from '../data/armyRules.js'
import { levelsLost } from '../data/attritionTable.js'
import type { Fighter, Works } from '../battle.js'
import type { State } from '../state.js'
import type { BattleStandingView } from '../view.js'

/** Army rules that change something in a battle or its attrition. */
const inBattle: readonly ArmyRule[] = [
  ...(['VERY_TOUGH', 'TOUGH', 'MASSIVE_ARMIES', 'HATRED', 'TACTICAL_GENIUS', 'SACRIFICE', 'BLOOD_REWARD'] as const),
  ...(['RAIDERS', 'SUICIDE_TROOPS', 'IRREPLACEABLE_TROOPS'] as const),
]

/** Rows of the attrition table as far as a banner has points to lose (BG-250, BG-252). */
export const attritionRows = (points: number, works: Works): BattleStandingView['attrition'] => {
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

/** How a banner stands in its battles: shown to its owner. */
export const standingView = (state: State, fighter: Fighter): BattleStandingView => {
  const { banner, seat, works, fights } = fighter
  const army = state.seats.find(({ id }) => id === seat)?.armyRules ?? []
  return {
    works,
    moved: state.memory.moved.includes(banner),
    retreated: state.memory.retreated.some((entry) => entry.banner === banner),
    battles: state.battles.filter(({ sides }) => sides.some((side) => side.banner === banner)).length,
    armyRules: inBattle.filter((rule) => army.includes(rule)),
    attrition: attritionRows(100 * fights, works),
  }
}
