import type { Cell } from '../../../../kit/grid.js'
import type { Works } from '../../battle.js'
import { fightingLevel } from '../../fighting.js'
import { oddsOf } from './odds.js'
import { weakest, type Enemy, type Own, type Situation } from './situation.js'

/** Where and how a banner will stand when battles are identified. */
export interface Stand {
  readonly own: Own
  readonly at: Cell
  readonly works: Works
  readonly level: number
}

/** How likely two banners are to fight, by the sectors that are missing to contact: the enemy moves too, and a weak one away. */
const meets = (missing: number, weak: boolean): number => {
  if (missing < 0) return weak ? 0.8 : 0.95
  if (missing === 0) return weak ? 0.5 : 0.8
  return missing === 1 ? (weak ? 0.1 : 0.45) : 0
}

/** What a banner is worth: its levels, and more while it can fight (BG-092). */
export const worthOf = (level: number): number => level + 4 / (1 + Math.exp((weakest - 0.5 - level) / 0.8))

interface Blow {
  readonly own: number
  readonly enemy: number
}

/** Levels that one battle is likely to cost both sides; who cannot fight loses all (BG-091 … BG-093). */
const blow = ({ table }: Situation, { level, works }: Stand, enemy: Enemy): Blow => {
  const [weak, frail] = [level < weakest, enemy.level < weakest]
  if (weak || frail) return { own: weak ? level : 0, enemy: frail ? enemy.level : 0 }
  const { army, settings } = table.ground
  return oddsOf(fightingLevel(level, army, settings), fightingLevel(enemy.level, [], settings), works)
}

const chance = ({ table, contact }: Situation, { at }: Stand, enemy: Enemy): number =>
  meets(table.grid.distance(at, enemy.at) - contact, enemy.level < weakest)

/** Levels that each enemy is likely to lose to these banners. */
export const blowsOf = (situation: Situation, stands: readonly Stand[]): readonly number[] =>
  situation.enemies.map((enemy) =>
    stands.reduce((sum, stand) => {
      const likely = chance(situation, stand, enemy)
      return likely > 0 ? sum + likely * blow(situation, stand, enemy).enemy : sum
    }, 0),
  )

const hunted = ({ objectives }: Situation, { seat }: Enemy): boolean =>
  objectives.some(({ enemies, met }) => !met && seat !== null && enemies.includes(seat))

const after = (level: number, lost: number): number => worthOf(Math.max(0, level - lost))

/** What a stand gains by its fights, beside what others do to the same enemies: their levels and its own in one sum (BG-193, BG-238). */
export const fightsAt = (situation: Situation, stand: Stand, others: readonly number[]): number => {
  let [lost, gained] = [0, 0]
  situation.enemies.forEach((enemy, index) => {
    const likely = chance(situation, stand, enemy)
    if (likely === 0) return
    const { own, enemy: taken } = blow(situation, stand, enemy)
    const before = others[index] ?? 0
    lost += likely * own
    gained +=
      (hunted(situation, enemy) ? 1.5 : 1) * (after(enemy.level, before) - after(enemy.level, before + likely * taken))
  })
  const price = stand.own.precious ? 2 : 1
  return gained - price * (worthOf(stand.level) - after(stand.level, lost))
}
