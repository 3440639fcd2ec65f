import type { Cell } from '../../kit/grid.js'
import { ruleId, type RuleId } from '../../kit/ids.js'
import type { ArmyRule } from './data/armyRules.js'
import type { Field } from './footprint.js'
import type { PlanOrder } from './orders.js'
import { marchCells, retreatCells } from './reach.js'
import type { Settings } from './settings.js'

/** What of a banner its orders are judged by: its own state and nothing else. */
export interface Standing {
  readonly at: Cell
  readonly level: number
  readonly works: 'none' | 'fortified' | 'entrenched'
  readonly mustRetreat: boolean
  readonly relics: readonly string[]
  /** Its player's node is dead and not yet replaced. */
  readonly owesNode: boolean
}

/** The ground on which an order is judged: army rules, settings, terrain, and cells by their printed names. */
export interface Ground {
  readonly army: readonly ArmyRule[]
  readonly settings: Settings
  readonly field: Field
  readonly cell: (name: string) => Cell | null
}

export interface Refusal {
  readonly code: string
  readonly rule: RuleId
  readonly message: string
}

/** A relic picked up this turn may be destroyed this turn: at the Relic step the pick-up comes first. */
export const withPickUps = (banner: Standing, orders: readonly PlanOrder[]): Standing => ({
  ...banner,
  relics: [...banner.relics, ...orders.flatMap((order) => (order.kind === 'pickUp' ? [order.relic] : []))],
})

/** whether relics are picked up without an order. */
export const picksUpByItself = ({ settings }: Pick<Ground, 'settings'>): boolean =>
  settings['relic.pickup'] === 'automatic'

const refuse = (code: string, rule: string, message: string): Refusal => ({ code, rule: ruleId(rule), message })

const heldByWorks = (banner: Standing, { army }: Ground): boolean =>
  banner.works !== 'none' && !army.includes('MOBILIZATION')

const leaving = (banner: Standing, ground: Ground, rule: string): Refusal | null =>
  heldByWorks(banner, ground)
    ? refuse('in-works', rule, 'It is fortified: order Unfortify first, which takes a whole turn.')
    : null

const onMap = (to: string, { field, cell }: Ground): Refusal | null => {
  const target = cell(to)
  if (target === null) return refuse('off-map', 'A-04', `There is no sector ${to} on this map: choose one that is.`)
  return field.passable(target) ? null : refuse('impassable', 'BG-054', `Sector ${to} is impassable: choose another.`)
}

const among = (cells: readonly Cell[], to: string, { cell }: Ground, rule: string): Refusal | null =>
  cells.some((reached) => reached === cell(to))
    ? null
    : refuse('out-of-reach', rule, `Sector ${to} is out of reach: choose one of the sectors offered.`)

const move = (order: PlanOrder & { kind: 'march' | 'teleport' }, banner: Standing, ground: Ground): Refusal | null => {
  const { army, settings, field } = ground
  if (order.kind === 'teleport') {
    if (!army.includes('TELEPORT')) return refuse('army-rule', 'BG-302', 'Only an army with Teleport may teleport.')
    return leaving(banner, ground, 'A-24') ?? onMap(order.to, ground)
  }
  return (
    leaving(banner, ground, 'BG-116') ??
    onMap(order.to, ground) ??
    among(marchCells(field, banner.at, army, settings), order.to, ground, 'BG-110')
  )
}

const works = (kind: 'fortify' | 'entrench' | 'unfortify', banner: Standing, { army }: Ground): Refusal | null => {
  if (kind === 'unfortify')
    return banner.works === 'none' ? refuse('no-works', 'BG-128', 'It has no works to leave.') : null
  if (army.includes('RAIDERS')) return refuse('army-rule', 'BG-318', 'Raiders neither fortify nor entrench.')
  if (kind === 'fortify') return null
  if (army.includes('IMPETUOUS')) return refuse('army-rule', 'BG-322', 'Impetuous banners never entrench.')
  return banner.works === 'none' && !army.includes('STEADFAST')
    ? refuse('no-works', 'BG-130', 'Only a fortified banner may entrench: fortify it first.')
    : null
}

/** BG-098, BG-317: the least level that splits. */
export const leastSplit = ({ army }: Pick<Ground, 'army'>): number => (army.includes('FLEXIBLE_COMMAND') ? 8 : 10)

/** BG-327: how many levels a transfer must move at least. */
export const leastTransfer = ({ army, settings }: Pick<Ground, 'army' | 'settings'>): number =>
  army.includes('TRIBAL_ANIMOSITY') && settings['tribal.cost'] === 'in_transit' ? 2 : 1

const reorganise = (
  order: PlanOrder & { kind: 'join' | 'split' },
  banner: Standing,
  ground: Ground,
): Refusal | null => {
  if (ground.army.includes('TRIBAL_ANIMOSITY'))
    return refuse('army-rule', 'BG-327', 'Tribal Animosity: these banners neither split nor join.')
  if (order.kind === 'split' && banner.level < leastSplit(ground))
    return refuse('level', 'BG-098', `Only a banner of level ${String(leastSplit(ground))} or more may split.`)
  if (order.kind === 'join' && order.with === order.banner)
    return refuse('itself', 'BG-140', 'A banner joins another one: name it.')
  return leaving(banner, ground, 'BG-128')
}

const transfer = (order: PlanOrder & { kind: 'transfer' }, ground: Ground): Refusal | null => {
  if (order.from === order.banner) return refuse('itself', 'BG-147', 'Levels come from another banner: name it.')
  if (order.levels === 0 && (order.relics ?? []).length > 0) return null
  const least = leastTransfer(ground)
  return Number.isInteger(order.levels) && order.levels >= least
    ? null
    : refuse('amount', least > 1 ? 'BG-327' : 'BG-147', `Transfer at least ${String(least)}, in whole levels.`)
}

const retreat = (to: string, banner: Standing, ground: Ground): Refusal | null =>
  banner.mustRetreat
    ? (onMap(to, ground) ??
      among(retreatCells(ground.field, banner.at, ground.army, ground.settings), to, ground, 'BG-157'))
    : refuse('not-beaten', 'A-55', 'Only a banner that must retreat may be ordered to.')

/** Why an order is illegal judged from its banner alone, or null; of a weak banner as of any other (BG-094). */
export const refusalOf = (order: PlanOrder, banner: Standing, ground: Ground): Refusal | null => {
  if (banner.mustRetreat && order.kind !== 'retreat' && order.kind !== 'nameNode')
    return refuse('must-retreat', 'BG-156', 'It must retreat and can do nothing else: order its retreat.')
  switch (order.kind) {
    case 'march':
    case 'teleport':
      return move({ ...order, kind: order.kind }, banner, ground)
    case 'search':
    case 'pickUp':
      return null
    case 'fortify':
    case 'entrench':
    case 'unfortify':
      return works(order.kind, banner, ground)
    case 'resupply':
      return ground.army.includes('SLOW_RESUPPLY') && banner.works !== 'entrenched'
        ? refuse('army-rule', 'BG-326', 'Slow Resupply: only an entrenched banner resupplies.')
        : null
    case 'join':
    case 'split':
      return reorganise(order, banner, ground)
    case 'transfer':
      return transfer(order, ground)
    case 'retreat':
      return retreat(order.to, banner, ground)
    case 'destroyRelic':
      return banner.relics.includes(order.relic)
        ? null
        : refuse('no-relic', 'BG-274', 'It does not carry that relic: name one that it carries.')
    case 'nameNode':
      return banner.owesNode
        ? null
        : refuse('no-node-due', 'BG-323', 'A new node is named only when the old one has been destroyed.')
  }
}
