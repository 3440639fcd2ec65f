import { ruleId, type PieceId } from '../../../kit/ids.js'
import { squareGrid } from '../../../kit/square.js'
import { armyRules, type ArmyRule } from '../data/armyRules.js'
import { splitLevels } from '../data/splitTable.js'
import type { Laws } from '../laws.js'
import type { PlanOrder } from '../orders.js'
import { findBanner } from '../pieces.js'
import type { Banner, Refusal, State } from '../state.js'
import { marchProblem, retreatTargets } from './reach.js'

/** One banner with all that its owner ordered for it. */
export interface Case {
  readonly state: State
  readonly laws: Laws
  readonly banner: Banner
  readonly orders: readonly PlanOrder[]
}

const no = (code: string, rule: string): Refusal => ({ code, rule: ruleId(rule) })
const barred = (rule: ArmyRule): Refusal => ({ code: 'army-rule', rule: armyRules[rule].rule })

const has = ({ laws, banner }: Case, rule: ArmyRule): boolean => laws.has(banner.seat, rule)
const orders = ({ orders: all }: Case, kind: PlanOrder['kind']): boolean => all.some((order) => order.kind === kind)

export const cellOf = (laws: Pick<Laws, 'width' | 'height'>, name: string): number | null =>
  squareGrid(laws.width, laws.height).at(name)

// BG-116, BG-128, BG-316, A-12
const tiedDown = (of: Case): Refusal | null => {
  const mobile = has(of, 'MOBILIZATION')
  if (of.banner.works !== 'none' && orders(of, 'unfortify')) return no('works', 'BG-128')
  return of.banner.works === 'none' || mobile ? null : no('works', 'BG-116')
}

// entrench comes before march, and an entrenched banner may not march
const digsFirst = (of: Case): Refusal | null =>
  of.banner.works === 'none' &&
  has(of, 'STEADFAST') &&
  orders(of, 'entrench') &&
  entrench(of) === null &&
  !has(of, 'MOBILIZATION') &&
  !of.laws.flag('steadfast.march_entrench')
    ? no('works', 'BG-308')
    : null

const march = (of: Case, to: string): Refusal | null => {
  const cell = cellOf(of.laws, to)
  if (cell === null) return no('off-map', 'BG-110')
  const problem = marchProblem(of.laws, of.banner, cell)
  if (problem) return no(problem, problem === 'impassable' ? 'BG-054' : 'BG-110')
  return tiedDown(of) ?? digsFirst(of)
}

const teleport = (of: Case, to: string): Refusal | null => {
  if (!has(of, 'TELEPORT')) return barred('TELEPORT')
  const cell = cellOf(of.laws, to)
  if (cell === null) return no('off-map', 'BG-302')
  if (of.laws.passable[cell] !== 1) return no('impassable', 'BG-054')
  return tiedDown(of) ?? digsFirst(of)
}

const entrench = (of: Case): Refusal | null => {
  if (has(of, 'RAIDERS')) return barred('RAIDERS')
  if (has(of, 'IMPETUOUS')) return barred('IMPETUOUS')
  return of.banner.works !== 'none' || has(of, 'STEADFAST') ? null : no('works', 'BG-130')
}

const split = (of: Case): Refusal | null => {
  if (has(of, 'TRIBAL_ANIMOSITY')) return barred('TRIBAL_ANIMOSITY')
  if (!splitLevels(of.laws, of.banner)) return no('too-small', 'BG-098')
  return tiedDown(of)
}

const join = (of: Case, partner: PieceId): Refusal | null => {
  if (has(of, 'TRIBAL_ANIMOSITY')) return barred('TRIBAL_ANIMOSITY')
  if (partner === of.banner.id) return no('unknown-piece', 'BG-140')
  return foreign(of, partner, 'BG-140') ?? tiedDown(of)
}

const foreign = (of: Case, id: PieceId, rule: string): Refusal | null =>
  findBanner(of.state, id)?.seat === of.banner.seat ? null : no('unknown-piece', rule)

const transfer = (of: Case, order: PlanOrder & { readonly kind: 'transfer' }): Refusal | null => {
  if (order.from === of.banner.id) return no('unknown-piece', 'BG-147')
  const relics = order.relics ?? []
  // with Tribal Animosity a single level would be lost whole
  const least = has(of, 'TRIBAL_ANIMOSITY') && of.laws.choice('tribal.cost') === 'in_transit' ? 2 : 1
  const enough = Number.isInteger(order.levels) && order.levels >= (relics.length > 0 ? 0 : least)
  const halfway = order.levels > 0 && order.levels < least
  return foreign(of, order.from, 'BG-147') ?? (enough && !halfway ? null : no('levels', 'BG-147'))
}

const relicCarried = (of: Case, relic: string): boolean =>
  of.state.relics.some(({ id, place }) => id === relic && place.kind === 'carried' && place.by === of.banner.id)

/** A banner that must retreat has no other order of any kind (BG-156); one that need not may not. */
const retreat = (of: Case, to: string): Refusal | null => {
  if (!of.banner.mustRetreat) return no('not-forced', 'BG-155')
  const cell = cellOf(of.laws, to)
  if (cell === null) return no('off-map', 'BG-157')
  if (of.laws.passable[cell] !== 1) return no('impassable', 'BG-054')
  return retreatTargets(of.laws, of.banner).includes(cell) ? null : no('out-of-reach', 'BG-157')
}

const nameNode = (of: Case): Refusal | null => {
  if (!has(of, 'HIVE_MENTALITY')) return barred('HIVE_MENTALITY')
  const seat = of.state.seats.find((entry) => entry.id === of.banner.seat)
  return seat?.owesNode ? null : no('node-lives', 'BG-323')
}

/** Why an order is illegal judged from its banner alone; null when it is not. */
export const judge = (of: Case, order: PlanOrder): Refusal | null => {
  if (order.kind === 'nameNode') return nameNode(of)
  if (order.kind === 'retreat') return retreat(of, order.to)
  if (of.banner.mustRetreat) return no('must-retreat', 'BG-156')
  switch (order.kind) {
    case 'march':
      return march(of, order.to)
    case 'teleport':
      return teleport(of, order.to)
    case 'search':
    case 'pickUp':
      return null
    case 'fortify':
      return has(of, 'RAIDERS') ? barred('RAIDERS') : null
    case 'entrench':
      return entrench(of)
    case 'unfortify':
      return of.banner.works === 'none' ? no('works', 'BG-128') : null
    case 'resupply':
      return has(of, 'SLOW_RESUPPLY') && of.banner.works !== 'entrenched' ? barred('SLOW_RESUPPLY') : null
    case 'join':
      return join(of, order.with)
    case 'split':
      return split(of)
    case 'transfer':
      return transfer(of, order)
    case 'destroyRelic':
      return relicCarried(of, order.relic) ? null : no('unknown-relic', 'BG-274')
  }
}

const primary: readonly PlanOrder['kind'][] = ['march', 'teleport', 'search']
const secondary: readonly PlanOrder['kind'][] = [
  'fortify',
  'entrench',
  'unfortify',
  'resupply',
  'join',
  'split',
  'transfer',
]

/** Orders that are legal alone but contradict each other leave the banner with none (BG-029, A-43). */
export const contradictory = (of: Case): boolean => {
  const count = (kinds: readonly PlanOrder['kind'][]): number =>
    of.orders.filter((order) => kinds.includes(order.kind)).length
  const [first, second] = [count(primary), count(secondary)]
  if (first > 1 || second > 1 || count(['retreat']) > 1) return true
  // BG-274: destroying a relic leaves room for nothing else
  if (count(['destroyRelic']) > 0 && first + second + count(['destroyRelic']) > 1) return true
  // BG-125, A-09
  const mayDig = of.laws.choice('march_and_fortify') === 'all' || has(of, 'STEADFAST')
  return count(['march', 'teleport']) > 0 && count(['fortify']) > 0 && !mayDig
}
