import { inflictedBy, sufferedBeaten, sufferedBy } from '../../model/armyChanges.js'
import { levelsLost } from '../../data/attritionTable.js'
import type { Loss } from '../../model/aftermathEvents.js'
import type { RulesContext } from '../../model/rulesContext.js'
import type { Battle, BattleResult, Fighter } from '../../model/battle.js'
import { toughness } from './toughness.js'

/** Levels that the enemy adds by giving up `k` of his own: one more than k (BG-313, A-30). */
const bySacrifice = (k: number): number => (k > 0 ? k + 1 : 0)

/** Whether an automatic battle destroys this side (BG-092, BG-093). */
export const isVictim = (result: BattleResult, side: Fighter): boolean => result.how === 'automatic' && side.level <= 9

/**
 * One side's attrition in one battle: table, Hatred, Suicide Troops, Irreplaceable Troops, the enemy's Sacrifice, less Tough, and
 * never below nothing. `enemySacrifice` is what the enemy could really give up.
 */
export const lossOf = (
  context: RulesContext,
  battle: Pick<Battle, 'id' | 'sides'>,
  result: BattleResult,
  index: 0 | 1,
  enemySacrifice: number,
): Loss => {
  const side = battle.sides[index]
  const enemy = battle.sides[index === 0 ? 1 : 0]
  // an automatic battle costs the victor no points, and army rules add to it unless the settings say otherwise
  const automatic = result.how === 'automatic'
  const counts = !automatic || context.settings['autoloss.triggers']
  const lost = result.winner === enemy.seat
  const { army } = context.seat(side.seat)
  const parts = {
    table: automatic ? 0 : levelsLost(result.lost[index], side.works),
    hatred: counts ? inflictedBy(context.seat(enemy.seat).army) : 0,
    suicide: counts ? sufferedBy(army) : 0,
    irreplaceable: counts && lost ? sufferedBeaten(army) : 0,
    enemySacrifice: bySacrifice(enemySacrifice),
  }
  const raw = parts.table + parts.hatred + parts.suicide + parts.irreplaceable + parts.enemySacrifice
  const tough = Math.min(raw, toughness(context, side.seat))
  return { battle: battle.id, ...parts, tough, net: raw - tough }
}

/** What its own player can reckon: without what enemies add, which is theirs to tell (section T: an army's rules are in its packet alone). */
export const ownPart = (context: RulesContext, seat: Fighter['seat'], loss: Loss): Loss => {
  const raw = loss.table + loss.suicide + loss.irreplaceable
  const tough = Math.min(raw, toughness(context, seat))
  return { ...loss, hatred: 0, enemySacrifice: 0, tough, net: raw - tough }
}

/** A-28, per turn: Tough helps once, on the first levels lost. */
export const toughOnce = (context: RulesContext, seat: Fighter['seat'], losses: readonly Loss[]): readonly Loss[] => {
  if (context.settings['tough.scope'] !== 'turn') return losses
  let left = toughness(context, seat)
  return losses.map((loss) => {
    const raw = loss.net + loss.tough
    const tough = Math.min(raw, left)
    left -= tough
    return { ...loss, tough, net: raw - tough }
  })
}
