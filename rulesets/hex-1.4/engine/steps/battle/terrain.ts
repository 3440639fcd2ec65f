import type { Dice } from '../../../../kit/dice.js'
import type { Battle } from '../../model/battle.js'
import { fewestPieces, quarters, terrainByRoll } from '../../data/terrain.js'
import type { Settings } from '../../settings/settings.js'
import { one } from './fight.js'

const countPieces = (dice: Dice, key: string): readonly number[] =>
  Array.from({ length: quarters }, (_, quarter) => one(dice, 'terrain.d3', `${key}:${String(quarter + 1)}`))

const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0)

/** HX-471: one more in the quarter with fewest, the lowest of several, until there are eight. */
const toppedUp = (counts: readonly number[]): readonly number[] => {
  if (total(counts) >= fewestPieces) return counts
  const least = counts.indexOf(Math.min(...counts))
  return toppedUp(counts.map((count, quarter) => (quarter === least ? count + 1 : count)))
}

const numbers = (dice: Dice, key: string, rule: Settings['terrain.min8']): readonly number[] => {
  const counts = countPieces(dice, key)
  if (rule === 'topup') return toppedUp(counts)
  return total(counts) < fewestPieces ? numbers(dice, key, rule) : counts
}

/** HX-470 … HX-472: pieces of terrain, quarter by quarter. */
export const rollTerrain = (dice: Dice, key: string, rule: Settings['terrain.min8']): Battle['terrain'] =>
  numbers(dice, key, rule).map((count, quarter) =>
    Array.from({ length: count }, (_, piece) => {
      const faces = dice.roll('terrain.2d6', `${key}:${String(quarter + 1)}.${String(piece + 1)}`)
      const sum = faces.reduce((so, face) => so + face, 0)
      return terrainByRoll[sum - 2] ?? 'WOODS'
    }),
  )
