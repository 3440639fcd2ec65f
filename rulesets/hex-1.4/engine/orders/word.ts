import { ruleId, seatId } from '../../../kit/ids.js'
import type { OrderOption } from '../../../kit/orders.js'
import { ok } from '../../../kit/result.js'
import { seatName } from '../../../kit/seatName.js'
import type { HexView, WordView } from '../view.js'
import { bySentence, ofFightWith, type AnswerOf, type Asked } from './parts/answer.js'
import { option, type OrderOf } from './parts/kind.js'

/** What stands for no word among the reports offered. */
const noWord = 'none'

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
const wordOptions = (view: HexView, about: string | undefined): readonly OrderOption[] =>
  view.detail.words
    .filter(({ id }) => id === about)
    .map((asked) =>
      option(word, {
        ...(asked.reports.length === 1 && { label: 'Say whether the report is true', rule: ruleId('HX-525') }),
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
      }),
    )

const fault = ({ battle, sheet }: OrderOf<'word'>, { view, ask }: Asked): string | null => {
  const asked = view.detail.words.find(({ id }) => id === ask.about && id === battle)
  return asked && (sheet === null || asked.reports.some(({ seat }) => seat === sheet))
    ? null
    : 'Say which report is true, or that you cannot tell.'
}

/** HX-301, HX-525: a third player says whose report is true. */
export const word: AnswerOf<'word'> = {
  ...{ kind: 'word', slot: 'word', title: 'Say whose report is true', rule: ruleId('HX-301') },
  schema: null,
  read: ofFightWith('Say which of the two reports is true, or that you cannot tell.', 'HX-301', (battle, side) =>
    ok({ kind: 'word', battle, sheet: side === noWord ? null : seatId(side) }),
  ),
  refuse: (order, asked) => bySentence('word', fault(order, asked), asked.rule),
  offer: (view, { about }) => wordOptions(view, about),
  describe: (_, { with: side = '' }) =>
    side === noWord ? 'You cannot tell which report is true' : `The report of ${side} is true`,
}
