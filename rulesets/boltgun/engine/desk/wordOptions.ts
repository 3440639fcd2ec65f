import { ruleId } from '../../../kit/ids.js'
import type { Choice, OrderOption } from '../../../kit/orders.js'
import { seatName } from '../../../kit/seatName.js'
import { settingsOf } from './table.js'
import type { BattleView, BoltgunView, WordView } from '../view.js'

/** What stands for no word among the sheets offered. */
export const noWord = 'none'

/** Third players whose word may be named while sheets are corrected. */
export const thirdSeats = (view: BoltgunView, { step, sides }: BattleView): readonly string[] =>
  step === 'correction' && settingsOf(view)['results.conflict'] === 'word'
    ? view.legend.map(({ seat }): string => seat).filter((seat) => sides.every((side) => side.seat !== seat))
    : []

/** Whose word one would take, with what asking tells that player (A-38). */
export const acceptOptions = (
  view: BoltgunView,
  battle: BattleView,
  item: readonly Choice[],
): readonly OrderOption[] => {
  const thirds = thirdSeats(view, battle)
  const about = [
    'Asked only if the sheets still differ, no facilitator rules and your opponent names this player too; else nobody learns whom you named.',
    'Learns that the two of you fight, your army types, the mission and what both sheets say of winner and points lost.',
    'Learns no place, banner, level, army list or sacrifice, and not how the battle is decided.',
  ].join('\n')
  return thirds.length === 0
    ? []
    : [
        {
          ...{ kind: 'accept', slot: 'word', label: 'Name a third player whose word you would take', item, many: true },
          with: thirds.map((seat) => ({ id: seat, label: seatName(view, seat), about })),
          rule: ruleId('A-38'),
        },
      ]
}

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

/** Which of two sheets a third player holds to be true. */
export const wordOptions = (view: BoltgunView, about: string | undefined): readonly OrderOption[] =>
  view.detail.words
    .filter(({ id }) => id === about)
    .map((asked) => ({
      ...{ kind: 'word', slot: 'word', label: 'Say whose sheet is true', rule: ruleId('A-38') },
      item: [{ id: asked.id, label: nameOf(view, asked) }],
      with: [
        ...asked.sheets.map((sheet) => ({
          ...{
            id: sheet.seat,
            label: `The sheet of ${seatName(view, sheet.seat)}`,
            about: statement(view, asked, sheet),
          },
        })),
        { id: noWord, label: 'I cannot tell', about: 'The dice decide, within the two sheets.' },
      ],
    }))
