import { ruleId, seatId, token } from '../../../kit/ids.js'
import { ok } from '../../../kit/result.js'
import { seatName } from '../../../kit/seatName.js'
import type { BoltgunView, WordView } from '../view/view.js'
import type { AnswerKind } from './parts/answerKind.js'
import { oneAnswer } from './parts/battleAnswer.js'
import * as words from '../../messages/answers.generated.js'

/** What stands for no word among the sheets offered. */
const noWord = 'none'

const statement = (view: BoltgunView, { sides }: WordView, sheet: WordView['sheets'][number]): string => {
  if (sheet.says !== 'table') return words.reportsNothing()
  const winner = sheet.winner === 'draw' ? words.drawn() : words.hasWon({ side: seatName(view, sheet.winner ?? '') })
  const lost = sides.map(({ seat }, index) =>
    words.lostPoints({ side: seatName(view, seat), points: sheet.lost[index] ?? 0 }),
  )
  return [winner, ...lost].join('\n')
}

const nameOf = (view: BoltgunView, { sides, missionTitle, city }: WordView): string => {
  const [first = '', second = ''] = sides.map(({ seat, armyType }) =>
    words.sideWith({ side: seatName(view, seat), army: armyType }),
  )
  const gaps = { first, second, city: city ? 'yes' : 'no' } as const
  return missionTitle === null ? words.fighters(gaps) : words.fightersIn({ ...gaps, mission: missionTitle })
}

/** A third player says whose sheet is true, or that they cannot tell. */
export const word: AnswerKind<'word'> = {
  kind: 'word',
  asks: ['word'],
  rule: ruleId('A-38'),
  shape: { must: ['item', 'with'] },
  schema: null,
  read: ({ item = '', with: sheet = '' }) =>
    ok({ kind: 'word', battle: token(item), sheet: sheet === noWord ? null : seatId(sheet) }),
  check: oneAnswer({
    ...{ kind: 'word', rule: 'A-38' },
    fault: ({ battle, sheet }, { view }, { about }) => {
      const asked = view.detail.words.find(({ id }) => id === about && id === battle)
      return asked && (sheet === null || asked.sheets.some(({ seat }) => seat === sheet))
        ? null
        : ['word', words.sayWhich()]
    },
  }),
  offer: ({ view }, { about }) =>
    view.detail.words
      .filter(({ id }) => id === about)
      .map((asked) => ({
        ...{ kind: 'word', slot: 'word', label: words.whoseSheet(), rule: ruleId('A-38') },
        item: [{ id: asked.id, label: nameOf(view, asked) }],
        with: [
          ...asked.sheets.map((sheet) => ({
            id: sheet.seat,
            label: words.sheetOf({ side: seatName(view, sheet.seat) }),
            about: statement(view, asked, sheet),
          })),
          { id: noWord, label: words.cannotTell(), about: words.diceDecide() },
        ],
      })),
  describe: (_, { with: sheet = '' }) =>
    sheet === noWord ? words.youCannotTell() : words.sheetIsTrue({ seat: sheet }),
}
