import { ruleId, seatId, token } from '../../../kit/ids.js'
import { ok } from '../../../kit/result.js'
import { seatName } from '../../../kit/seatName.js'
import type { BoltgunView, WordView } from '../view.js'
import type { AnswerKind } from './parts/answerKind.js'
import { oneAnswer } from './parts/battleAnswer.js'

/** What stands for no word among the sheets offered. */
const noWord = 'none'

const statement = (view: BoltgunView, { sides }: WordView, sheet: WordView['sheets'][number]): string => {
  if (sheet.says !== 'table') return 'Reports no result of the table.'
  const winner = sheet.winner === 'draw' ? 'Drawn.' : `${seatName(view, sheet.winner ?? '')} has won.`
  const lost = sides.map(({ seat }, index) => `${seatName(view, seat)} lost ${String(sheet.lost[index] ?? 0)} points.`)
  return [winner, ...lost].join('\n')
}

const nameOf = (view: BoltgunView, { sides, missionTitle, city }: WordView): string => {
  const fighters = sides.map(({ seat, armyType }) => `${seatName(view, seat)} with ${armyType}`)
  return `${fighters.join(' against ')}${missionTitle === null ? '' : `: ${missionTitle}`}${city ? ', in a city' : ''}`
}

/** A third player says whose sheet is true, or that they cannot tell (A-38). */
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
        : ['word', 'Say which of the two sheets is true, or that you cannot tell.']
    },
  }),
  offer: ({ view }, { about }) =>
    view.detail.words
      .filter(({ id }) => id === about)
      .map((asked) => ({
        ...{ kind: 'word', slot: 'word', label: 'Say whose sheet is true', rule: ruleId('A-38') },
        item: [{ id: asked.id, label: nameOf(view, asked) }],
        with: [
          ...asked.sheets.map((sheet) => ({
            id: sheet.seat,
            label: `The sheet of ${seatName(view, sheet.seat)}`,
            about: statement(view, asked, sheet),
          })),
          { id: noWord, label: 'I cannot tell', about: 'The dice decide, within the two sheets.' },
        ],
      })),
  describe: (_, { with: sheet = '' }) =>
    sheet === noWord ? 'You cannot tell which sheet is true' : `The sheet of ${sheet} is true`,
}
