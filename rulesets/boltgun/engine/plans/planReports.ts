import type { GapsOf, Message } from '../../../kit/messages.js'
import { seesAll, silent, type Reader } from '../../../kit/report.js'
import type { ReportLine } from '../../../kit/view.js'
import type * as report from '../../messages/report.generated.js'
import type { EventOf, PlanEvent } from '../model/events.js'
import type { PlanName } from '../model/orders.js'
import { phrase, say } from '../report/line.js'
import { owned, type Tellers } from '../report/tellers.js'

const planMissing = (): ReportLine => say('BG-030', 'plans', 'planMissing', {})

const plansClosed = ({ missing }: EventOf<'plansClosed'>, reader: Reader): ReportLine | null =>
  seesAll(reader) && missing.length > 0
    ? say('BG-030', 'plans', 'plansMissing', { seats: { all: missing, with: ', ' } })
    : null

const named = (order: PlanName): Message => phrase('order', { order })

/** Why an order was struck out, judged from its banner alone. */
const refusals: Readonly<Record<string, GapsOf<typeof report, 'orderRefused'>['why']>> = {
  'in-works': 'inWorks',
  'off-map': 'offMap',
  impassable: 'impassable',
  closed: 'closedGround',
  'out-of-reach': 'outOfReach',
  'army-rule': 'armyRule',
  'no-works': 'noWorks',
  level: 'level',
  itself: 'itself',
  amount: 'amount',
  'not-beaten': 'notBeaten',
  'must-retreat': 'mustRetreat',
  'no-relic': 'noRelic',
  'no-node-due': 'noNodeDue',
  'unknown-piece': 'unknownPiece',
  entrenching: 'entrenching',
  contradictory: 'contradictory',
  'other-illegal': 'otherIllegal',
}

const orderRefused = ({ banner, order, rule, code }: EventOf<'orderRefused'>): ReportLine => {
  const args = { banner, order: named(order), why: refusals[code] ?? 'unsaid' }
  return say(rule, 'plans', 'orderRefused', args, [], [banner], { order, code })
}

type VoidSince = GapsOf<typeof report, 'orderVoidSince'>['why']

/** Only what follows from one's own banners is told: a pick-up that an enemy hinders does not say so. */
const failures: Readonly<Record<string, VoidSince>> = {
  gone: 'gone',
  'one-sided': 'oneSided',
  apart: 'apart',
  'no-sender': 'noSender',
  'sender-busy': 'senderBusy',
  'sender-beaten': 'senderBeaten',
  'no-relic': 'noRelic',
  'not-entrenched': 'notEntrenched',
  'too-small': 'tooSmall',
}

const outOfRange: Partial<Record<PlanName, VoidSince>> = { transfer: 'rangesApart', pickUp: 'relicOutOfRange' }

const orderVoid = ({ banner, order, code, rule }: EventOf<'orderVoid'>): ReportLine => {
  const why = code === 'out-of-range' ? outOfRange[order] : failures[code]
  const [args, data] = [
    { banner, order: named(order) },
    { order, code },
  ]
  return why === undefined
    ? say(rule, 'plans', 'orderVoid', args, [], [banner], data)
    : say(rule, 'plans', 'orderVoidSince', { ...args, why }, [], [banner], data)
}

const idleness = {
  full: 'full',
  'works-stand': 'worksStand',
  'not-needed': 'notNeeded',
  'receiver-full': 'receiverFull',
  'sender-empty': 'senderEmpty',
} as const

const orderIdle = ({ banner, order, code, rule }: EventOf<'orderIdle'>): ReportLine => {
  const args = { banner, order: named(order), why: idleness[code] }
  return say(rule, 'plans', 'orderIdle', args, [], [banner], { order, code })
}

const retreatForced = (event: EventOf<'retreatForced'>, { name }: Reader): ReportLine => {
  const { banner, ruled, reason } = event
  if (event.to === null) return say('A-15', 'retreat', 'retreatUnplanned', { banner }, [], [banner])
  const to = name(event.to)
  if (ruled && reason !== null)
    return say('A-15', 'retreat', 'retreatRuledSince', { banner, to, reason }, [to], [banner])
  return say('A-15', 'retreat', ruled ? 'retreatRuled' : 'retreatForced', { banner, to }, [to], [banner])
}

const nodeNamed = ({ banner, byDefault }: EventOf<'nodeNamed'>): ReportLine =>
  say('BG-323', 'plans', byDefault ? 'nodeByDefault' : 'nodeNamed', { banner }, [], [banner])

/** Every turn, whether there is anything to rule or not. */
const rulingsOpened = (): ReportLine => say('A-15', 'turn', 'rulingsOpened', {})

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
