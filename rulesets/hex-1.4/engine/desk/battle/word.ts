import { facilitatorDesk, ruleId } from '../../../../kit/ids.js'
import type { Choice, OrderOption } from '../../../../kit/orders.js'
import { seatName } from '../../../../kit/seatName.js'
import { settingsOf } from '../laws.js'
import type { HexOrder } from '../../orders.js'
import type { BattleView, HexView, WordView } from '../../view.js'

/** What stands for no word among the reports offered. */
export const noWord = 'none'

const othersThan = ({ legend }: HexView, { sides }: BattleView): readonly string[] =>
  legend.map(({ seat }): string => seat).filter((seat) => sides.every((side) => side.seat !== seat))

const conflictRule = (view: HexView) => settingsOf(view)['result.conflict']

/** Third players whose word may be named while reports are corrected. */
const thirdSeats = (view: HexView, battle: BattleView): readonly string[] =>
  battle.step === 'correct' && conflictRule(view) === 'word' ? othersThan(view, battle) : []

/** HX-525: whoever may confirm what comes of a fight with a bot. */
const confirmers = (view: HexView, battle: BattleView): readonly string[] => {
  const rule = conflictRule(view)
  const raid = battle.kind === 'RAID' || battle.kind === 'SABOTAGE'
  if (battle.step !== 'prepare' || (rule !== 'word' && (rule !== 'gm' || raid))) return []
  return [...(rule === 'word' ? othersThan(view, battle) : []), facilitatorDesk]
}

/** A fight with a bot is rolled off, unless somebody is named who can confirm what is played on a table. */
export const confirmerOptions = (
  view: HexView,
  battle: BattleView,
  item: readonly Choice[],
): readonly OrderOption[] => {
  const about = [
    'If a bot plays the other side, the battle is fought on a table all the same, and what you report counts once it is confirmed: by the facilitator, if there is one, else by the player named here. Without a confirmation it is rolled off.',
    'A player who is asked learns that the two of you fight, with how many points, the mission, and what you report of winner and points left.',
    'If a person plays the other side, nobody learns whom you named, and it counts for nothing.',
  ].join('\n')
  const label = (id: string): string =>
    id === facilitatorDesk ? 'The facilitator, if there is one' : seatName(view, id)
  const all = confirmers(view, battle)
  return all.length === 0
    ? []
    : [
        {
          ...{ kind: 'accept', slot: 'word', label: 'Against a bot: name who confirms the result', item, many: true },
          with: all.map((id) => ({ id, label: label(id), about })),
          rule: ruleId('HX-525'),
        },
      ]
}

/** Whose word one would take, with what asking tells that player (HX-301). */
export const acceptOptions = (view: HexView, battle: BattleView, item: readonly Choice[]): readonly OrderOption[] => {
  const thirds = thirdSeats(view, battle)
  const about = [
    'Asked only if the reports still differ, no facilitator rules and your opponent names this player too; else nobody learns whom you named.',
    'Learns that the two of you fight, with how many points, the mission, and what both reports say of winner and points left.',
    'Learns no hex, force, unit or raid’s target, and not how the fight is decided.',
  ].join('\n')
  return thirds.length === 0
    ? []
    : [
        {
          ...{ kind: 'accept', slot: 'word', label: 'Name a third player whose word you would take', item, many: true },
          with: thirds.map((seat) => ({ id: seat, label: seatName(view, seat), about })),
          rule: ruleId('HX-301'),
        },
      ]
}

const statement = (view: HexView, { sides }: WordView, report: WordView['reports'][number]): string => {
  const { winner, degree, left, withdrew } = report
  const won =
    winner === 'draw'
      ? 'A draw.'
      : `${seatName(view, winner)} wins, a ${degree === 'MAJOR' ? 'major' : 'minor'} victory.`
  const points = sides.map(
    ({ seat, points: most }) =>
      `${seatName(view, seat)} has ${String(left[seat] ?? most)} of ${String(most)} points left.`,
  )
  return [won, ...(withdrew === undefined ? [] : [`${seatName(view, withdrew)} withdrew.`]), ...points].join('\n')
}

const nameOf = (view: HexView, { sides, raid, missionTitle }: WordView): string =>
  `${raid ? 'Raid' : 'Battle'}: ${sides.map(({ seat }) => seatName(view, seat)).join(' against ')}${missionTitle === null ? '' : `, ${missionTitle}`}`

/** Which of two reports a third player holds to be true. */
export const wordOptions = (view: HexView, about: string | undefined): readonly OrderOption[] =>
  view.detail.words
    .filter(({ id }) => id === about)
    .map((asked) => ({
      ...(asked.reports.length === 1
        ? { label: 'Say whether the report is true', rule: ruleId('HX-525') }
        : { label: 'Say whose report is true', rule: ruleId('HX-301') }),
      ...{ kind: 'word', slot: 'word' },
      item: [{ id: asked.id, label: nameOf(view, asked) }],
      with: [
        ...asked.reports.map((report) => ({
          ...{
            id: report.seat,
            label: `The report of ${seatName(view, report.seat)}`,
            about: statement(view, asked, report),
          },
        })),
        {
          id: noWord,
          label: 'I cannot tell',
          about: asked.reports.length === 1 ? 'It is rolled off.' : 'The dice decide, within the two reports.',
        },
      ],
    }))

/** What is wrong with naming a third player: not to be named, or named before. */
export const acceptProblem = (
  order: HexOrder & { readonly kind: 'accept' },
  battle: BattleView,
  view: HexView,
  before: readonly HexOrder[],
): string | null => {
  if (![...thirdSeats(view, battle), ...confirmers(view, battle)].includes(order.of))
    return 'Name a third player whose word you would take: one of those offered.'
  return before.some((other) => other.kind === 'accept' && other.of === order.of) ? 'Name each player once.' : null
}

export const wordProblem = (
  { battle, sheet }: HexOrder & { readonly kind: 'word' },
  view: HexView,
  about: string | undefined,
): string | null => {
  const asked = view.detail.words.find(({ id }) => id === about && id === battle)
  return asked && (sheet === null || asked.reports.some(({ seat }) => seat === sheet))
    ? null
    : 'Say which report is true, or that you cannot tell.'
}
