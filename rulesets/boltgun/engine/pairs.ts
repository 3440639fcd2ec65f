import { ruleId } from '../../kit/ids.js'
import type { Ground, Refusal } from './legality.js'
import type { BoltgunOrder, PlanOrder } from './orders.js'

const planKinds: Readonly<Record<PlanOrder['kind'], true>> = {
  ...{ march: true, teleport: true, search: true, fortify: true, entrench: true, unfortify: true, resupply: true },
  ...{ join: true, split: true, transfer: true, retreat: true, destroyRelic: true, pickUp: true, nameNode: true },
}

export const isPlanOrder = (order: BoltgunOrder): order is PlanOrder => Object.hasOwn(planKinds, order.kind)

export type Slot = 'primary' | 'secondary' | 'special' | 'free'

/** Which of a banner's orders a kind is: one primary and one secondary (BG-004), or one special (BG-156, BG-274). */
export const slotOf = (kind: PlanOrder['kind']): Slot => {
  switch (kind) {
    case 'march':
    case 'teleport':
    case 'search':
      return 'primary'
    case 'fortify':
    case 'entrench':
    case 'unfortify':
    case 'resupply':
    case 'join':
    case 'split':
    case 'transfer':
      return 'secondary'
    case 'retreat':
    case 'destroyRelic':
      return 'special'
    case 'pickUp':
    case 'nameNode':
      return 'free'
  }
}

/** A march that its own banner's works order forbids: that order is processed first, so it stands and the march is refused. */
export const heldByOrder = (order: PlanOrder, all: readonly PlanOrder[], ground: Ground): Refusal | null => {
  if (order.kind !== 'march' && order.kind !== 'teleport') return null
  const { army, settings } = ground
  const both = army.includes('MOBILIZATION') || settings['steadfast.march_entrench']
  return all.some(({ kind }) => kind === 'entrench') && !both
    ? { code: 'entrenching', rule: ruleId('A-09'), message: 'To entrench takes the whole turn: march or entrench.' }
    : null
}

/** Whether orders of one banner, each legal alone, contradict one another: then it has none of them (BG-029, A-43). */
export const contradiction = (all: readonly PlanOrder[], ground: Ground): Refusal | null => {
  if (all.length < 2) return null
  const refuse = (rule: string, message: string): Refusal => ({ code: 'contradictory', rule: ruleId(rule), message })
  const count = { primary: 0, secondary: 0, special: 0, free: 0 }
  for (const { kind } of all) count[slotOf(kind)] += 1
  if (count.primary > 1) return refuse('BG-004', 'A banner has one primary order: take one of them back.')
  if (count.secondary > 1) return refuse('BG-004', 'A banner has one secondary order: take one of them back.')
  if (count.special > 0 && count.special + count.primary + count.secondary > 1)
    return refuse('BG-162', 'That order leaves room for no other: take the others back.')
  const moves = all.some(({ kind }) => kind === 'march' || kind === 'teleport')
  const both = ground.army.includes('STEADFAST') || ground.settings['march_and_fortify'] === 'all'
  return moves && !both && all.some(({ kind }) => kind === 'fortify')
    ? refuse('A-09', 'To fortify takes the whole turn: march or fortify.')
    : null
}
