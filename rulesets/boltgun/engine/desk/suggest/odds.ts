import { inflictedBy, sparedBy, sufferedBeaten, sufferedBy } from '../../model/armyChanges.js'
import { levelsLost } from '../../data/attritionTable.js'
import { marginOf } from '../../data/abstractTable.js'
import type { ArmyRule } from '../../data/armyRules.js'
import type { Works } from '../../model/battle.js'

/** One side of a battle, as far as it is known. */
export interface Fighter {
  /** Fighting level. */
  readonly level: number
  readonly works: Works
  readonly army: readonly ArmyRule[]
}

/** What a battle is likely to cost, in levels. */
export interface Odds {
  readonly own: number
  readonly enemy: number
}

const faces = [1, 2, 3, 4, 5, 6]

/** Two dice against two: how many of 1,296 throws differ by so much, from -10 on. */
const throws: readonly number[] = Array.from(
  { length: 21 },
  (_, at) =>
    faces
      .flatMap((a) => faces.flatMap((b) => faces.flatMap((c) => faces.map((d) => a + b - c - d))))
      .filter((difference) => difference === at - 10).length,
)

/** Levels that a side loses with so many points, as the armies' rules change them (BG-304, BG-307, BG-310, BG-320, BG-328). */
const attrition = (side: Fighter, enemy: Fighter, percent: number, won: boolean): number => {
  const added = inflictedBy(enemy.army) + sufferedBy(side.army) + (won ? 0 : sufferedBeaten(side.army))
  return Math.max(0, levelsLost(side.level * percent, side.works) + added - sparedBy(side.army, false))
}

/** BG-314 */
const reward = ({ army }: Fighter, inflicted: number): number =>
  army.includes('BLOOD_REWARD') ? Math.floor(inflicted / 3) : 0

const worked = (own: Fighter, enemy: Fighter): Odds => {
  let [sum, lost, taken] = [0, 0, 0]
  throws.forEach((ways, at) => {
    const difference = at - 10 + own.level - enemy.level
    // equal rolls are thrown again
    if (difference === 0) return
    const won = difference > 0
    const { winner, loser } = marginOf(Math.abs(difference))
    const ours = attrition(own, enemy, won ? winner : loser, won)
    const theirs = attrition(enemy, own, won ? loser : winner, !won)
    sum += ways
    lost += ways * (ours - reward(own, theirs))
    taken += ways * (theirs - reward(enemy, ours))
  })
  return { own: lost / sum, enemy: taken / sum }
}

const known = new Map<string, Odds>()

/** Levels that both sides lose on an average where the dice decide (BG-231 … BG-237, BG-250). */
export const oddsOf = (own: Fighter, enemy: Fighter): Odds => {
  const key = [own, enemy].map(({ level, works, army }) => `${String(level)} ${works} ${army.join()}`).join()
  const found = known.get(key) ?? worked(own, enemy)
  known.set(key, found)
  return found
}
