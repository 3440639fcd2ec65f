import type { ReportLine } from '../../../kit/view.js'
import type { BoltgunEvent } from '../events.js'
import type { PlanOrder } from '../orders.js'
import { line, type Reader } from './line.js'

type Of<Kind extends BoltgunEvent['kind']> = Extract<BoltgunEvent, { readonly kind: Kind }>

const titles: Readonly<Record<PlanOrder['kind'], string>> = {
  march: 'the march',
  teleport: 'the teleport',
  search: 'the search',
  fortify: 'fortifying',
  entrench: 'entrenching',
  unfortify: 'unfortifying',
  resupply: 'the resupply',
  join: 'joining',
  split: 'splitting',
  transfer: 'the transfer',
  retreat: 'the retreat',
  destroyRelic: 'destroying the relic',
  pickUp: 'picking up the relic',
  nameNode: 'naming the node',
}

/** One rule a kind: an order that failed by what others did is not told why. */
const voidRules: Partial<Record<PlanOrder['kind'], string>> = { join: 'BG-140', transfer: 'BG-147', pickUp: 'BG-271' }

export const planMissing = (): ReportLine =>
  line('BG-030', 'plans', 'No plan came. Your banners have no orders, and every battle of this turn is forfeited.')

export const plansClosed = ({ missing }: Of<'plansClosed'>): ReportLine | null =>
  missing.length > 0 ? line('BG-030', 'plans', `No plan came from ${missing.join(', ')}.`) : null

export const orderRefused = ({ banner, order, rule }: Of<'orderRefused'>): ReportLine =>
  line(rule, 'plans', `${banner}: ${titles[order]} is not allowed and was struck out.`, [], [banner])

export const orderVoid = ({ banner, order }: Of<'orderVoid'>): ReportLine =>
  line(voidRules[order] ?? 'A-43', 'plans', `${banner}: ${titles[order]} had no effect.`, [], [banner])

export const retreatForced = (event: Of<'retreatForced'>, { name }: Reader): ReportLine => {
  const { banner, to, ruled, reason } = event
  if (to === null)
    return line('A-15', 'retreat', `${banner} has no retreat ordered and nowhere to fall back to.`, [], [banner])
  const why = reason === null ? '.' : `: ${reason}`
  const text = ruled ? `the facilitator sends it to ${name(to)}${why}` : `it falls back to ${name(to)}.`
  return line('A-15', 'retreat', `${banner} has no retreat ordered: ${text}`, [name(to)], [banner])
}

export const nodeNamed = ({ banner, byDefault }: Of<'nodeNamed'>): ReportLine =>
  line('BG-323', 'plans', `${banner} is the node now${byDefault ? ', since none was named' : ''}.`, [], [banner])
