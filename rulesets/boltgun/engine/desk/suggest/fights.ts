import type { Cell } from '../../../../kit/grid.js'
import { fightingLevel } from '../../fighting.js'
import { oddsOf } from './odds.js'
import { weakest, type Enemy, type Own, type Situation } from './situation.js'

/** Where banners will stand as far as the plan has been made. */
export type Planned = ReadonlyMap<string, Cell>

/** How much more a level in battle counts than a step towards a goal. */
const dear = 3

/** What one battle is worth: the enemy's likely losses less the own ones, and more where either falls below the level that can fight (BG-092). */
const worth = ({ table }: Situation, own: Own, enemy: Enemy, works: Own['works']): number => {
  const { army, settings } = table.ground
  if (own.weak) return enemy.level < weakest ? enemy.level - own.level : -own.level - 8
  if (enemy.level < weakest) return Math.max(4, enemy.level)
  const odds = oddsOf(fightingLevel(own.level, army, settings), fightingLevel(enemy.level, [], settings), works)
  const [left, leaves] = [own.level - odds.own, enemy.level - odds.enemy]
  return dear * (odds.enemy - odds.own) + (leaves < weakest ? 3 : 0) - (left < weakest ? 4 : 0)
}

/** Works in which a banner fights where it stands: it digs in before the battles. */
const worksAt = ({ table }: Situation, self: Own, cell: Cell): Own['works'] => {
  if (cell !== self.at) return 'none'
  return self.works === 'none' && !table.ground.army.includes('RAIDERS') ? 'fortified' : self.works
}

/** Own banners that would fight the same enemy: each fights at full level, so that numbers wear him down (BG-193). */
const helpers = ({ table, contact, own }: Situation, self: Own, enemy: Enemy, planned: Planned): number =>
  own.filter(
    (other) =>
      other.piece.id !== self.piece.id &&
      !other.weak &&
      table.grid.distance(planned.get(other.piece.id) ?? other.at, enemy.at) <= contact,
  ).length

const hunted = ({ objectives }: Situation, { seat }: Enemy): boolean =>
  objectives.some(({ enemies, met }) => !met && seat !== null && enemies.includes(seat))

/** What the fights at a sector would be worth, and half of those that the enemy could bring about by one march. */
export const fightsAt = (situation: Situation, self: Own, cell: Cell, planned: Planned, boldness: number): number => {
  const { table, enemies, contact } = situation
  const works = worksAt(situation, self, cell)
  let [sum, met] = [0, 0]
  for (const enemy of enemies) {
    const far = table.grid.distance(cell, enemy.at)
    if (far > contact + 2) continue
    const value = worth(situation, self, enemy, works)
    if (far > contact) {
      if (value < 0) sum += (self.weak ? value * 2 : value) / (far === contact + 1 ? 2 : 8)
      continue
    }
    met += 1
    const help = Math.min(3, helpers(situation, self, enemy, planned))
    const prize = self.weak ? 0 : boldness + 1.5 * help + (hunted(situation, enemy) ? 3 : 0)
    sum += (self.weak ? value * 3 : value) + prize - (self.precious ? 8 : 0)
  }
  return sum - Math.max(0, met - 1) * 2
}
