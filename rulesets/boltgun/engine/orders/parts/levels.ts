import type { ArmyRule } from '../../data/armyRules.js'
import { splitLevels } from '../../data/splitTable.js'
import type { Ground } from '../../model/judging.js'

type LevelRules = Pick<Ground, 'army' | 'settings'>

/** BG-090: 20, or no limit for Massive Armies where an army rule or a resupply lifts the level (BG-309, A-21). */
export const mostLevel = (army: readonly ArmyRule[]): number => (army.includes('MASSIVE_ARMIES') ? Infinity : 20)

/** BG-140; BG-309, A-26: a Massive banner above 20 does not shrink, but none grows above 20. */
export const mostJoined = (army: readonly ArmyRule[], a: number, b: number): number =>
  army.includes('MASSIVE_ARMIES') ? Math.max(20, a, b) : 20

/** BG-098, BG-317: the least level that splits. */
export const leastSplit = ({ army }: LevelRules): number => (army.includes('FLEXIBLE_COMMAND') ? 8 : 10)

/** Levels of the two parts of a split, or null where the banner is too small (BG-098, BG-317). */
export const partsOf = ({ army, settings }: LevelRules, level: number): readonly [number, number] | null =>
  splitLevels(level, {
    flexible: army.includes('FLEXIBLE_COMMAND'),
    extrapolates: settings['flexible.extrapolate'],
  })

/** BG-327, A-23: who pays for a transfer between tribes. */
const tribalCost = ({ army, settings }: LevelRules) =>
  army.includes('TRIBAL_ANIMOSITY') ? settings['tribal.cost'] : 'none'

/** BG-327: how many levels a transfer must move at least. */
export const leastTransfer = (context: LevelRules): number => (tribalCost(context) === 'in_transit' ? 2 : 1)

/** Levels as they pass from one banner to another. */
export interface Passed {
  readonly sent: number
  readonly received: number
  /** Paid by the receiver from its own levels. */
  readonly paid: number
  /** For which the receiver has no room. */
  readonly over: number
}

/**
 * How many levels leave and how many arrive: `has` is what the sender still has, to a receiver of level `level`. BG-309: never above
 * 20 by a transfer, whatever the army.
 */
export const passLevels = (context: LevelRules, asked: number, has: number, level: number): Passed => {
  const [cost, overflow] = [tribalCost(context), context.settings['transfer.overflow']]
  const inTransit = cost === 'in_transit' ? 1 : 0
  const extra = cost === 'sender_extra' ? 1 : 0
  const offered = Math.min(asked, Math.max(0, has - context.settings['transfer.min_left']) - extra)
  const arriving = Math.max(0, offered - inTransit)
  const received = Math.min(arriving, Math.max(0, 20 - level))
  const over = arriving - received
  if (arriving <= 0 || (received <= 0 && overflow === 'stays')) return { sent: 0, received: 0, paid: 0, over }
  const sent = (overflow === 'lost' ? offered : received + inTransit) + extra
  return { sent, received, paid: cost === 'receiver_own' ? 1 : 0, over }
}
