import { ruleId, seatId } from '../../../kit/ids.js'
import type { OrderOption } from '../../../kit/orders.js'
import { ok } from '../../../kit/result.js'
import { seatName } from '../../../kit/seatName.js'
import type { HexView, WordView } from '../view/view.js'
import { bySentence, ofFightWith, type AnswerOf, type Asked } from './parts/answer.js'
import { option, type OrderOf } from './parts/kind.js'
import * as words from '../../messages/answerForms.generated.js'

/** What stands for no word among the reports offered. */
const noWord = 'none'

const statement = (view: HexView, { sides }: WordView, report: WordView['reports'][number]): string => {
  const { winner, degree, left, withdrew } = report
  const won =
    winner === 'draw' ? words.aDraw() : words.wins({ seat: seatName(view, winner), degree: degree ?? 'MINOR' })
  const points = sides.map(({ seat, points: most }) =>
    words.hasLeft({ seat: seatName(view, seat), left: left[seat] ?? most, points: most }),
  )
  const gone = withdrew === undefined ? [] : [words.withdrew({ seat: seatName(view, withdrew) })]
  return [won, ...gone, ...points].join('\n')
}

const nameOf = (view: HexView, { sides, raid, missionTitle }: WordView): string => {
  const [first = '', second = ''] = sides.map(({ seat }) => seatName(view, seat))
  const title = words.caseTitle({ raid: raid ? 'yes' : 'no', first, second })
  return missionTitle === null ? title : words.caseOfMission({ title, mission: missionTitle })
}

/** Which of two reports a third player holds to be true. */
const wordOptions = (view: HexView, about: string | undefined): readonly OrderOption[] =>
  view.detail.words
    .filter(({ id }) => id === about)
    .map((asked) =>
      option(word, {
        ...(asked.reports.length === 1 && { label: words.isItTrue(), rule: ruleId('HX-525') }),
        item: [{ id: asked.id, label: nameOf(view, asked) }],
        with: [
          ...asked.reports.map((report) => ({
            ...{
              id: report.seat,
              label: words.reportOf({ seat: seatName(view, report.seat) }),
              about: statement(view, asked, report),
            },
          })),
          {
            id: noWord,
            label: words.cannotTell(),
            about: asked.reports.length === 1 ? words.thenRolledOff() : words.thenDice(),
          },
        ],
      }),
    )

const fault = ({ battle, sheet }: OrderOf<'word'>, { view, ask }: Asked): string | null => {
  const asked = view.detail.words.find(({ id }) => id === ask.about && id === battle)
  return asked && (sheet === null || asked.reports.some(({ seat }) => seat === sheet)) ? null : words.nameReport()
}

/** HX-301, HX-525: a third player says whose report is true. */
export const word: AnswerOf<'word'> = {
  ...{ kind: 'word', slot: 'word', title: words.whoseReport(), rule: ruleId('HX-301') },
  schema: null,
  read: ofFightWith(words.nameOneReport, 'HX-301', (battle, side) =>
    ok({ kind: 'word', battle, sheet: side === noWord ? null : seatId(side) }),
  ),
  refuse: (order, asked) => bySentence('word', fault(order, asked), asked.rule),
  offer: (view, { about }) => wordOptions(view, about),
  describe: (_, { with: side = '' }) => (side === noWord ? words.youCannotTell() : words.isTrue({ seat: side })),
}
