import { levelsLost } from '../../data/attritionTable.js'
import { marginOf } from '../../data/abstractResults.js'
import type { Works } from '../../battle.js'

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

const worked = (own: number, enemy: number, works: Works): Odds => {
  let [sum, lost, taken] = [0, 0, 0]
  throws.forEach((ways, at) => {
    const difference = at - 10 + own - enemy
    // equal rolls are thrown again
    if (difference === 0) return
    const { winner, loser } = marginOf(Math.abs(difference))
    const [ours, theirs] = difference > 0 ? [winner, loser] : [loser, winner]
    sum += ways
    lost += ways * levelsLost(own * ours, works)
    taken += ways * levelsLost(enemy * theirs, 'none')
  })
  return { own: lost / sum, enemy: taken / sum }
}

const known = new Map<string, Odds>()

/** Levels that both sides lose on an average where the dice decide (BG-231 … BG-237, BG-250), the enemy without works. */
export const oddsOf = (own: number, enemy: number, works: Works): Odds => {
  const key = `${String(own)} ${String(enemy)} ${works}`
  const found = known.get(key) ?? worked(own, enemy, works)
  known.set(key, found)
  return found
}
