import { ruleId } from '../../kit/ids.js'
import type { DocumentLine, DocumentSection } from '../../kit/documents.js'
import { seatName } from '../../kit/seatName.js'
import { signed } from '../../kit/text.js'
import { abstractWhy } from '../engine/battles/abstractWhy.js'
import type { AbstractSideView, BattleResultView, BattleView, BoltgunView } from '../engine/view.js'
import { line, winnerName } from './documentSections.js'

const hows: Readonly<Record<BattleResultView['how'], readonly [text: string, rule: string]>> = {
  agreed: ['both sheets agree', 'BG-210'],
  'one-sided': ['one sheet only', 'BG-212'],
  abstract: ['resolved abstractly', 'BG-211'],
  forfeit: ['forfeited', 'BG-215'],
  automatic: ['decided at once', 'BG-092'],
  'higher-loss': ['the sheets differed: the higher losses count', 'A-38'],
  ruled: ['ruled by the facilitator', 'A-38'],
  word: ['by the word of a third player', 'A-38'],
  dice: ['the sheets differed: what both say, and dice between them', 'A-38'],
}

const less = (by: number, why: string): string => (by === 0 ? '' : ` − ${String(-by)} ${why}`)

/** Every throw of a side with its modifiers; only the last one is not equal to the other's (BG-230, BG-231). */
const throwLine = (title: string, { throws, outnumbered, forfeit }: AbstractSideView): DocumentLine =>
  line(
    `Throw of ${title}`,
    throws
      .map(
        ({ dice, total }) =>
          `${dice.join(' + ')}${less(outnumbered, 'outnumbered')}${less(forfeit, 'forfeit')} = ${signed(total)}`,
      )
      .join('; equal, so again '),
    ruleId('BG-230'),
  )

/** BG-236, BG-237: what the margin costs a side. */
const shareText = ({ percent, level }: AbstractSideView): string =>
  `${String(percent)} % of ${String(100 * level)} points: `

/** BG-212: which of sheet and dice stands, and why. */
const onlyText = (view: BoltgunView, { by, stands, chosen }: NonNullable<BattleResultView['only']>): string => {
  const why = chosen ? 'by its sender’s choice' : 'the better one for its sender'
  return `the sheet of ${seatName(view, by)} came alone; the ${stands === 'sheet' ? 'sheet' : 'abstract result'} stands, ${why}`
}

/** BG-204, BG-236, BG-237: what a side lost, with the sum where dice decided it. */
const lossLine = (view: BoltgunView, { abstract, lost, winner }: BattleResultView, at: number, seat: string) => {
  const side = abstract?.[at]
  const rule = side ? (winner === seat ? 'BG-237' : 'BG-236') : 'BG-204'
  return line(
    `Points lost by ${seatName(view, seat)}`,
    `${side ? shareText(side) : ''}${String(lost[at] ?? 0)}`,
    ruleId(rule),
  )
}

const howLine = (view: BoltgunView, result: BattleResultView): DocumentLine => {
  const [how, rule] = hows[result.how]
  const text = result.only ? onlyText(view, result.only) : `${how}${result.why ? `, ${abstractWhy(result.why)}` : ''}`
  return line('How', text, ruleId(rule))
}

/** Winner, dice and losses of a result; a battle that was decided at once has neither dice nor points (BG-092). */
const resultLines = (
  view: BoltgunView,
  sides: BattleView['sides'],
  result: BattleResultView,
): readonly DocumentLine[] => [
  line('Winner', winnerName(view, result)),
  ...(result.abstract ?? []).map((side, at) => throwLine(seatName(view, sides[at]?.seat ?? ''), side)),
  ...(result.margin === null ? [] : [line('Margin', result.margin.toLowerCase(), ruleId('BG-234'))]),
  ...(result.how === 'automatic' ? [] : sides.map(({ seat }, at) => lossLine(view, result, at, seat))),
]

const toReport = (view: BoltgunView, { sides }: BattleView): DocumentSection => ({
  title: 'Result, to be reported by both',
  lines: [
    line('Winner', '', ruleId('BG-203')),
    ...sides.map(({ seat }) => line(`Points lost by ${seatName(view, seat)}`, '', ruleId('BG-204'))),
  ],
  note: 'The winner is whom the mission says; points lost are counted apart from that.',
})

/** A-40: the two results between which the only submitter chooses. */
const choiceSections = (view: BoltgunView, { sides, choice }: BattleView): readonly DocumentSection[] =>
  choice
    ? [
        { title: 'The result that was reported', lines: resultLines(view, sides, choice.sheet) },
        { title: 'The abstract result', lines: resultLines(view, sides, choice.abstract) },
      ]
    : []

/** What came of it; before that, blanks to fill in at the table, if it is fought there. */
export const resultSections = (view: BoltgunView, battle: BattleView): readonly DocumentSection[] => {
  const { sides, result, forfeits, step } = battle
  if (result)
    return [
      {
        title: 'Result',
        lines: [
          howLine(view, result),
          ...resultLines(view, sides, result),
          ...(result.reason === null ? [] : [line('Reason', result.reason)]),
        ],
      },
    ]
  if (forfeits.length > 0 || step === 'ruling' || step === 'word') return []
  return step === 'choice' ? choiceSections(view, battle) : [toReport(view, battle)]
}
