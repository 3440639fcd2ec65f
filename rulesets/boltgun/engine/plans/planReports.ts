import { seesAll, silent, type Reader } from '../../../kit/report.js'
import type { ReportLine } from '../../../kit/view.js'
import type { EventOf, PlanEvent } from '../events.js'
import type { PlanName } from '../orders.js'
import { planKinds } from '../orders/planKinds.js'
import { line } from '../report/line.js'
import { owned, type Tellers } from '../report/tellers.js'

const planMissing = (): ReportLine =>
  line('BG-030', 'plans', 'No plan came. Your banners have no orders, and every battle of this turn is forfeited.')

const plansClosed = ({ missing }: EventOf<'plansClosed'>, reader: Reader): ReportLine | null =>
  seesAll(reader) && missing.length > 0 ? line('BG-030', 'plans', `No plan came from ${missing.join(', ')}.`) : null

/** Why an order was struck out, judged from its banner alone. */
const refusals: Readonly<Record<string, string>> = {
  'in-works': 'it stands in its works and must leave them first',
  'off-map': 'there is no such sector',
  impassable: 'the sector is impassable',
  'out-of-reach': 'the sector is out of reach',
  'army-rule': 'its army rules forbid it',
  'no-works': 'it has no works',
  level: 'it is too weak to split',
  itself: 'it needs another banner',
  amount: 'it moves too little',
  'not-beaten': 'it need not retreat',
  'must-retreat': 'it must retreat and can do nothing else',
  'no-relic': 'it does not carry that relic',
  'no-node-due': 'no node is to be named',
  'unknown-piece': 'you have no such banner',
  entrenching: 'entrenching takes the whole turn',
  contradictory: 'its orders contradict one another, so it has none',
  'other-illegal': 'another of its orders is illegal, and all fall together',
}

const orderRefused = ({ banner, order, rule, code }: EventOf<'orderRefused'>): ReportLine =>
  line(
    rule,
    'plans',
    `${banner}: ${planKinds[order].noun} was struck out: ${refusals[code] ?? 'it is not allowed'}.`,
    [],
    [banner],
    { order, code },
  )

/** Only what follows from one's own banners is told: a pick-up that an enemy hinders does not say so. */
const failures: Readonly<Record<string, string>> = {
  gone: 'the other banner is no more',
  'one-sided': 'the other banner was not ordered to join it',
  apart: 'the two do not stand in one sector',
  'no-sender': 'the sender is no more',
  'sender-busy': 'the sender has an order that takes it away',
  'sender-beaten': 'the sender had to retreat',
  'no-relic': 'the relic was not there to be given',
  'not-entrenched': 'it was not entrenched any more',
  'too-small': 'it is too weak to split',
}

const outOfRange: Partial<Record<PlanName, string>> = {
  transfer: 'the battle ranges of the two do not overlap',
  pickUp: 'the relic was not under its battle range',
}

const orderVoid = ({ banner, order, code, rule }: EventOf<'orderVoid'>): ReportLine => {
  const why = code === 'out-of-range' ? outOfRange[order] : failures[code]
  const text = why === undefined ? '' : `: ${why}`
  return line(rule, 'plans', `${banner}: ${planKinds[order].noun} had no effect${text}.`, [], [banner], { order, code })
}

const idleness: Readonly<Record<EventOf<'orderIdle'>['code'], string>> = {
  full: 'its level is as high as it can be',
  'works-stand': 'its works stand already',
  'not-needed': 'it leaves them by going',
  'receiver-full': 'it can take no more levels',
  'sender-empty': 'the sender has none to give',
}

const orderIdle = ({ banner, order, code, rule }: EventOf<'orderIdle'>): ReportLine =>
  line(rule, 'plans', `${banner}: ${planKinds[order].noun} changed nothing: ${idleness[code]}.`, [], [banner], {
    order,
    code,
  })

const retreatForced = (event: EventOf<'retreatForced'>, { name }: Reader): ReportLine => {
  const { banner, to, ruled, reason } = event
  if (to === null)
    return line('A-15', 'retreat', `${banner} must retreat, and its plan does not say where to.`, [], [banner])
  const why = reason === null ? '.' : `: ${reason}`
  const text = ruled ? `the facilitator sends it to ${name(to)}${why}` : `it falls back to ${name(to)}.`
  return line('A-15', 'retreat', `${banner} has no retreat ordered: ${text}`, [name(to)], [banner])
}

const nodeNamed = ({ banner, byDefault }: EventOf<'nodeNamed'>): ReportLine =>
  line('BG-323', 'plans', `${banner} is the node now${byDefault ? ', since none was named' : ''}.`, [], [banner])

/** Every turn, whether there is anything to rule or not. */
const rulingsOpened = (): ReportLine =>
  line('A-15', 'turn', 'All plans are in; the facilitator looks for retreats that no plan names.')

export const planReports: Tellers<PlanEvent> = {
  plansClosed,
  planMissing: owned(planMissing),
  orderRefused: owned(orderRefused),
  orderIdle: owned(orderIdle),
  orderVoid: owned(orderVoid),
  retreatForced: owned(retreatForced),
  nodeNamed: owned(nodeNamed),
  plansKept: silent,
  rulingsOpened,
  noted: silent,
}
