import { digsAtOnce, leavesWorks } from '../model/armyChanges.js'
import { refuse, type Ground, type Refusal, type Standing } from '../model/judging.js'
import type { PlanName, PlanOrder } from '../model/orders.js'
import { refusalIn } from './parts/planKind.js'
import { planKind, planKinds } from './planKinds.js'
import * as words from '../../messages/plans.generated.js'

/** A relic picked up this turn may be destroyed this turn: at the Relic step the pick-up comes first. */
export const withPickUps = (banner: Standing, orders: readonly PlanOrder[]): Standing => ({
  ...banner,
  relics: [...banner.relics, ...orders.flatMap((order) => (order.kind === 'pickUp' ? [order.relic] : []))],
})

/** Why an order is illegal judged from its banner alone, or null. */
export const refusalOf = (order: PlanOrder, banner: Standing, ground: Ground): Refusal | null =>
  refusalIn(planKind(order), order, banner, ground)

const goes = (kind: PlanName): boolean => kind === 'march' || kind === 'teleport'

/** A march that its own banner's works order forbids: that order is processed first, so it stands and the march is refused. */
export const heldByOrder = (order: PlanOrder, all: readonly PlanOrder[], ground: Ground): Refusal | null => {
  if (!goes(order.kind)) return null
  const { army, settings } = ground
  const both = leavesWorks(army) || settings['steadfast.march_entrench']
  return all.some(({ kind }) => kind === 'entrench') && !both
    ? refuse('entrenching', 'A-09', words.entrenchOrMarch())
    : null
}

/** Whether orders of one banner, each legal alone, contradict one another: then it has none of them (BG-029, A-43). */
export const contradiction = (all: readonly PlanOrder[], ground: Ground): Refusal | null => {
  if (all.length < 2) return null
  const clash = (rule: string, message: string): Refusal => refuse('contradictory', rule, message)
  const count = { primary: 0, secondary: 0, special: 0, free: 0 }
  for (const { kind } of all) count[planKinds[kind].slot] += 1
  if (count.primary > 1) return clash('BG-004', words.onePrimary())
  if (count.secondary > 1) return clash('BG-004', words.oneSecondary())
  if (count.special > 0 && count.special + count.primary + count.secondary > 1) return clash('BG-162', words.noRoom())
  const both = digsAtOnce(ground.army) || ground.settings['march_and_fortify'] === 'all'
  return all.some(({ kind }) => goes(kind)) && !both && all.some(({ kind }) => kind === 'fortify')
    ? clash('A-09', words.fortifyOrMarch())
    : null
}
