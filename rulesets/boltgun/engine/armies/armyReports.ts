import { seesAll, silent, type Reader } from '../../../kit/report.js'
import type { ReportLine } from '../../../kit/view.js'
import { armyRules } from '../data/armyRules.js'
import type { EventOf } from '../events.js'
import { line, points } from '../report/line.js'
import { owned, type Tellers } from '../report/tellers.js'
import { rules } from '../rules.js'
import type { ArmyEvent, PacketItem } from './armyEvents.js'
import { pointsOf, titleOf, type ArmyList } from './list.js'

const named = (list: ArmyList): string => {
  const titles = [...list.rules.map(titleOf), ...list.customs.map(({ title }) => title)]
  return `${list.type} (${titles.length > 0 ? titles.join(', ') : 'no army rules'}; ${points(pointsOf(list))})`
}

const own = (reader: Reader, seat: string): boolean =>
  seesAll(reader) || (reader.viewer.kind === 'seat' && reader.viewer.seat === seat)

const armyFiled = ({ list, silent }: EventOf<'armyFiled'>): ReportLine =>
  line(
    'BG-300',
    'armies',
    silent
      ? `No army was chosen, so the proposed one is taken: ${named(list)}.`
      : `${list.source === 'own' ? 'Your own list goes to be approved' : 'Your army is'}: ${named(list)}.`,
  )

const listShown = ({ seat, list }: EventOf<'listShown'>, reader: Reader): ReportLine =>
  reader.viewer.kind === 'seat' && reader.viewer.seat === seat
    ? line('BG-300', 'armies', 'Your own list is laid before the other players for their consent.')
    : line('BG-300', 'armies', `${seat} asks consent to a list of its own: ${named(list)}.`)

const because = (reasons: readonly string[]): string =>
  reasons.length === 0 ? '' : ` ${reasons.length === 1 ? 'Reason' : 'Reasons'}: ${reasons.join(' / ')}`

const whatNow = (approved: boolean, round: 1 | 2): string =>
  approved ? '' : round === 1 ? ' Choose once more.' : ' The proposed army is taken.'

/** Reasons are for the owner; others learn of a list that they were shown whether it stands. */
const listJudged = (
  { seat, approved, by, round, reasons }: EventOf<'listJudged'>,
  reader: Reader,
): ReportLine | null => {
  const judge = by === 'facilitator' ? 'the facilitator' : 'the other players'
  const verdict = approved ? `approved by ${judge}` : `refused by ${judge}`
  if (own(reader, seat))
    return line('BG-300', 'armies', `Your own list is ${verdict}.${whatNow(approved, round)}${because(reasons)}`)
  return line('BG-300', 'armies', `The list of ${seat} is ${verdict}.`)
}

const armiesSettled = ({ types }: EventOf<'armiesSettled'>): ReportLine =>
  line('BG-196', 'armies', `The armies: ${types.map(({ seat, type }) => `${seat} ${type}`).join('; ')}.`)

const armiesOpened = ({ round }: EventOf<'armiesOpened'>): ReportLine =>
  line(
    'BG-300',
    'armies',
    round === 1
      ? 'Before the first turn every player chooses an army.'
      : 'A list was refused: who filed it chooses again.',
  )

const approvalOpened = (): ReportLine =>
  line('BG-300', 'armies', 'All armies are in; the facilitator rules on lists of players’ own, if there are any.')

const consentOpened = (): ReportLine =>
  line('BG-300', 'armies', 'Lists of players’ own are laid before the others for their consent.')

const itemLine = (item: PacketItem, { name }: Reader): ReportLine => {
  switch (item.of) {
    case 'banners':
      return line(
        'BG-011',
        'packet',
        `Your banners: ${item.banners.map(({ id, at, level }) => `${id} at ${name(at)}, level ${String(level)}`).join('; ')}.`,
        item.banners.map(({ at }) => name(at)),
        item.banners.map(({ id }) => id),
      )
    case 'rule': {
      const { rule, title, points: worth } = armyRules[item.rule]
      const text = rules[rule]?.text ?? ''
      return line(
        rule,
        'packet',
        `${worth < 0 ? 'Limitation' : 'Advantage'}: ${item.title === title ? title : `${item.title} (${title})`}. ${text}`,
      )
    }
    case 'custom':
      return line('BG-300', 'packet', `Rule of this campaign: ${item.title}. ${item.text}`)
    case 'limits':
      return line(
        'BG-300',
        'packet',
        `Your army: ${item.type}, ${points(item.points)}${item.budget === null ? '' : ` of ${String(item.budget)}`}.`,
      )
    case 'objective':
      return line(
        item.secondary ? 'BG-282' : 'BG-280',
        'packet',
        `${item.secondary ? 'Secondary objective' : 'Objective'}: ${item.text}.`,
        item.cells.map(name),
      )
    case 'known':
      return line('BG-012', 'packet', `Known from the start: ${item.label} at ${name(item.at)}.`, [name(item.at)])
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
