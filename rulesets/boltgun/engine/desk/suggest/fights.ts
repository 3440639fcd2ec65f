import type { Cell } from '../../../../kit/grid.js'
import type { Works } from '../../model/battle.js'
import { fightingLevel } from '../../battles/fightingLevel.js'
import { oddsOf, type Odds } from './odds.js'
import { weakest, type Enemy, type Own, type Situation } from './situation.js'

/** Where and how a banner will stand when battles are identified. */
export interface Stand {
  readonly own: Own
  readonly at: Cell
  readonly works: Works
  readonly level: number
}

/** How likely an enemy is to come nearer and how likely to go away: the stronger it is, the likelier it comes. */
interface Manner {
  readonly comes: number
  readonly goes: number
}

/** A banner that cannot fight rather goes. */
const frailManner: Manner = { comes: 0.1, goes: 0.5 }

/** Levels of difference that make up an enemy's mind. */
const telling = 3

const mannerOf = ({ level }: Stand, enemy: Enemy): Manner => {
  if (enemy.level < weakest) return frailManner
  const eager = 1 / (1 + Math.exp((level - enemy.level) / telling))
  return { comes: 0.15 + 0.6 * eager, goes: 0.05 + 0.3 * (1 - eager) }
}

/** What a banner is worth: its levels, and more while it can fight (BG-092). */
export const worthOf = (level: number): number => level + 4 / (1 + Math.exp((weakest - 0.5 - level) / 0.8))

/** Levels that one battle is likely to cost both sides; who cannot fight loses all (BG-091 … BG-093). */
const blow = ({ table }: Situation, { level, works }: Stand, enemy: Enemy): Odds => {
  const [weak, frail] = [level < weakest, enemy.level < weakest]
  if (weak || frail) return { own: weak ? level : 0, enemy: frail ? enemy.level : 0 }
  const { army, settings } = table.ground
  return oddsOf(
    { level: fightingLevel(level, army, settings), works, army },
    { level: fightingLevel(enemy.level, enemy.army, settings), works: enemy.works, army: enemy.army },
  )
}

/** How likely the two are to fight: the enemy moves too, some of them two sectors (BG-301). */
const chance = ({ table }: Situation, stand: Stand, enemy: Enemy): number => {
  const missing = table.grid.distance(stand.at, enemy.at) - enemy.contact
  if (missing > enemy.moves) return 0
  const { comes, goes } = mannerOf(stand, enemy)
  return comes + (missing <= 0 ? 1 - comes - goes : 0) + (missing + enemy.moves <= 0 ? goes : 0)
}

/** A fight that a stand may come to. */
export interface Clash {
  /** Place of the enemy in the situation. */
  readonly index: number
  readonly likely: number
  readonly odds: Odds
}

/** Every fight that a stand may come to. */
export const clashesOf = (situation: Situation, stand: Stand): readonly Clash[] => {
  const clashes: Clash[] = []
  situation.enemies.forEach((enemy, index) => {
    const likely = chance(situation, stand, enemy)
    if (likely !== 0) clashes.push({ index, likely, odds: blow(situation, stand, enemy) })
  })
  return clashes
}

/** Adds what each enemy is likely to lose in these fights. */
export const strike = (blows: number[], clashes: readonly Clash[]): void => {
  for (const { index, likely, odds } of clashes)
    if (likely > 0) blows[index] = (blows[index] ?? 0) + likely * odds.enemy
}

const hunted = ({ objectives }: Situation, { seat }: Enemy): boolean =>
  objectives.some(({ enemies, met }) => !met && seat !== null && enemies.includes(seat))

const after = (level: number, lost: number): number => worthOf(Math.max(0, level - lost))

/** What a stand gains by its fights, beside what others do to the same enemies: their levels and its own in one sum (BG-193, BG-238). */
export const fightsAt = (
  situation: Situation,
  stand: Stand,
  clashes: readonly Clash[],
  others: readonly number[],
): number => {
  let lost = 0
  let gained = 0
  for (const { index, likely, odds } of clashes) {
    const enemy = situation.enemies[index]
    if (!enemy) continue
    const before = others[index] ?? 0
    lost += likely * odds.own
    gained +=
      (hunted(situation, enemy) ? 1.5 : 1) *
      (after(enemy.level, before) - after(enemy.level, before + likely * odds.enemy))
  }
  const price = stand.own.precious ? 2 : 1
  return gained - price * (worthOf(stand.level) - after(stand.level, lost))
}
