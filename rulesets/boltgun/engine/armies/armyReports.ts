import type { Message } from '../../../kit/messages.js'
import { reads, silent, type Reader } from '../../../kit/report.js'
import type { ReportLine } from '../../../kit/view.js'
import { armyRules, armyRuleText } from '../data/armyRules.js'
import type { EventOf } from '../model/events.js'
import { phrase, say } from '../report/line.js'
import { owned, type Tellers } from '../report/tellers.js'
import type { ArmyEvent, PacketItem } from '../model/armyEvents.js'
import { pointsOf, titleOf, type ArmyList } from '../model/list.js'

const armyOf = (list: ArmyList): Message => {
  const all = [...list.rules.map(titleOf), ...list.customs.map(({ title }) => title)]
  const titles = all.length > 0 ? ({ all, with: ', ' } as const) : phrase('noArmyRules', {})
  return phrase('army', { type: list.type, rules: titles, points: pointsOf(list) })
}

const armyFiled = ({ list, silent }: EventOf<'armyFiled'>): ReportLine => {
  const code = silent ? 'armyProposed' : list.source === 'own' ? 'ownListFiled' : 'armyFiled'
  return say('BG-300', 'armies', code, { army: armyOf(list) })
}

const listShown = ({ seat, list }: EventOf<'listShown'>, reader: Reader): ReportLine =>
  reader.viewer.kind === 'seat' && reader.viewer.seat === seat
    ? say('BG-300', 'armies', 'yourListShown', {})
    : say('BG-300', 'armies', 'listShown', { seat, army: armyOf(list) })

const because = (reasons: readonly string[]): readonly Message[] =>
  reasons.length === 0 ? [] : [phrase('reasons', { count: reasons.length, reasons: { all: reasons, with: ' / ' } })]

const whatNow = (approved: boolean, round: 1 | 2): readonly Message[] =>
  approved ? [] : [round === 1 ? phrase('chooseOnceMore', {}) : phrase('proposedTaken', {})]

/** Reasons are for the owner; others learn of a list that they were shown whether it stands. */
const listJudged = (event: EventOf<'listJudged'>, reader: Reader): ReportLine => {
  const { seat, approved, by: judge, round, reasons } = event
  const verdict = approved ? 'approved' : 'refused'
  if (!reads(reader, seat)) return say('BG-300', 'armies', 'listJudged', { seat, verdict, judge })
  const all = [phrase('yourListJudged', { verdict, judge }), ...whatNow(approved, round), ...because(reasons)]
  return say('BG-300', 'armies', 'sentences', { sentences: { all, with: ' ' } })
}

const armiesSettled = ({ types }: EventOf<'armiesSettled'>): ReportLine => {
  const all = types.map(({ seat, type }) => phrase('armyOf', { seat, type }))
  return say('BG-196', 'armies', 'armiesSettled', { armies: { all, with: '; ' } })
}

const armiesOpened = ({ round }: EventOf<'armiesOpened'>): ReportLine =>
  say('BG-300', 'armies', round === 1 ? 'armiesOpened' : 'armiesOpenedAgain', {})

const approvalOpened = (): ReportLine => say('BG-300', 'armies', 'approvalOpened', {})

const consentOpened = (): ReportLine => say('BG-300', 'armies', 'consentOpened', {})

type Item<Of extends PacketItem['of']> = Extract<PacketItem, { of: Of }>

const bannersLine = ({ banners }: Item<'banners'>, { name }: Reader): ReportLine => {
  const all = banners.map(({ id, at, level }) => phrase('packetBanner', { banner: id, at: name(at), level }))
  const cells = banners.map(({ at }) => name(at))
  const args = { banners: { all, with: '; ' } } as const
  return say(
    'BG-011',
    'packet',
    'packetBanners',
    args,
    cells,
    banners.map(({ id }) => id),
  )
}

const ruleLine = (item: Item<'rule'>): ReportLine => {
  const { rule, points } = armyRules[item.rule]
  const { title, text } = armyRuleText(item.rule)
  return say(rule, 'packet', 'packetRule', {
    kind: points < 0 ? 'limitation' : 'advantage',
    title: item.title === title ? title : phrase('renamedRule', { title: item.title, rule: title }),
    text,
  })
}

const limitsLine = ({ type, points, budget }: Item<'limits'>): ReportLine =>
  budget === null
    ? say('BG-300', 'packet', 'packetArmy', { type, points })
    : say('BG-300', 'packet', 'packetArmyWithin', { type, points, budget })

const itemLine = (item: PacketItem, reader: Reader): ReportLine => {
  const { name } = reader
  switch (item.of) {
    case 'banners':
      return bannersLine(item, reader)
    case 'rule':
      return ruleLine(item)
    case 'custom':
      return say('BG-300', 'packet', 'packetCustom', { title: item.title, text: item.text })
    case 'limits':
      return limitsLine(item)
    case 'objective': {
      const args = { kind: item.secondary ? 'secondary' : 'primary', objective: item.text } as const
      return say(item.secondary ? 'BG-282' : 'BG-280', 'packet', 'packetObjective', args, item.cells.map(name))
    }
    case 'known':
      return say('BG-012', 'packet', 'packetKnown', { what: item.label, at: name(item.at) }, [name(item.at)])
  }
}

/** BG-011 */
const packetRead = ({ item }: EventOf<'packetRead'>, reader: Reader): ReportLine => itemLine(item, reader)

export const armyReports: Tellers<ArmyEvent> = {
  armiesOpened,
  armyFiled: owned(armyFiled),
  approvalOpened,
  consentOpened,
  listShown,
  listJudged,
  armyTaken: silent,
  armiesSettled,
  packetRead: owned(packetRead),
}
