import { ruleId } from '../../kit/ids.js'
import type { DocumentLine, DocumentSection } from '../../kit/documents.js'
import { seatName } from '../../kit/seatName.js'
import type { AbstractSideView, BattleResultView, BattleView, BoltgunView } from '../engine/view/view.js'
import * as words from '../messages/documents.generated.js'
import { line, winnerName } from './documentSections.js'

const hows: Readonly<
  Record<BattleResultView['how'], readonly [how: Parameters<typeof words.howDecided>[0]['how'], rule: string]>
> = {
  agreed: ['agreed', 'BG-210'],
  'one-sided': ['oneSided', 'BG-212'],
  abstract: ['abstract', 'BG-211'],
  forfeit: ['forfeit', 'BG-215'],
  automatic: ['automatic', 'BG-092'],
  'higher-loss': ['higherLoss', 'A-38'],
  ruled: ['ruled', 'A-38'],
  word: ['word', 'A-38'],
  dice: ['dice', 'A-38'],
}

/** Every throw of a side with its modifiers; only the last one is not equal to the other's (BG-230, BG-231). */
const throwLine = (side: string, { throws, ...terms }: AbstractSideView): DocumentLine => {
  const [outnumbered, forfeit] = [Math.abs(terms.outnumbered), Math.abs(terms.forfeit)]
  const thrown = throws.map(({ dice, total }) => words.thrown({ dice: dice.join(' + '), outnumbered, forfeit, total }))
  const [first = '', ...others] = thrown
  const all = others.reduce((before, again) => words.thrownAgain({ before, thrown: again }), first)
  return line(words.throwOf({ side }), all, ruleId('BG-230'))
}

/** BG-212: which of sheet and dice stands, and why. */
const onlyText = (view: BoltgunView, { by, stands, chosen }: NonNullable<BattleResultView['only']>): string =>
  words.onlySheet({ side: seatName(view, by), stands, chosen: chosen ? 'yes' : 'no' })

const whyAbstract = {
  'both-asked': 'bothAsked',
  unreported: 'unreported',
  differing: 'differing',
  ruled: 'ruled',
} as const

/** BG-211, BG-214, A-38: why a battle is resolved abstractly. */
const howSince = (how: string, { why, by }: NonNullable<BattleResultView['why']>): string =>
  why === 'one-asked' ? words.howAsOneAsked({ how, by: by ?? '' }) : words.howSince({ how, why: whyAbstract[why] })

/** BG-204, BG-236, BG-237: what a side lost, with the sum where dice decided it. */
const lossLine = (view: BoltgunView, { abstract, lost, winner }: BattleResultView, at: number, seat: string) => {
  const side = abstract?.[at]
  const rule = side ? (winner === seat ? 'BG-237' : 'BG-236') : 'BG-204'
  const points = lost[at] ?? 0
  // BG-236, BG-237: what the margin costs a side
  const sum = side ? words.lossOfArmy({ percent: side.percent, army: 100 * side.level, points }) : String(points)
  return line(words.pointsLostBy({ side: seatName(view, seat) }), sum, ruleId(rule))
}

const howLine = (view: BoltgunView, result: BattleResultView): DocumentLine => {
  const [decided, rule] = hows[result.how]
  const how = words.howDecided({ how: decided })
  const text = result.only ? onlyText(view, result.only) : result.why ? howSince(how, result.why) : how
  return line(words.how(), text, ruleId(rule))
}

/** Winner, dice and losses of a result; a battle that was decided at once has neither dice nor points (BG-092). */
const resultLines = (
  view: BoltgunView,
  sides: BattleView['sides'],
  result: BattleResultView,
): readonly DocumentLine[] => [
  line(words.winner(), winnerName(view, result)),
  ...(result.abstract ?? []).map((side, at) => throwLine(seatName(view, sides[at]?.seat ?? ''), side)),
  ...(result.margin === null
    ? []
    : [line(words.margin(), words.marginOf({ margin: result.margin }), ruleId('BG-234'))]),
  ...(result.how === 'automatic' ? [] : sides.map(({ seat }, at) => lossLine(view, result, at, seat))),
]

const toReport = (view: BoltgunView, { sides }: BattleView): DocumentSection => ({
  title: words.toReport(),
  lines: [
    line(words.winner(), '', ruleId('BG-203')),
    ...sides.map(({ seat }) => line(words.pointsLostBy({ side: seatName(view, seat) }), '', ruleId('BG-204'))),
  ],
  note: words.toReportNote(),
})

/** the two results between which the only submitter chooses. */
const choiceSections = (view: BoltgunView, { sides, choice }: BattleView): readonly DocumentSection[] =>
  choice
    ? [
        { title: words.reportedResult(), lines: resultLines(view, sides, choice.sheet) },
        { title: words.abstractResult(), lines: resultLines(view, sides, choice.abstract) },
      ]
    : []

/** What came of it; before that, blanks to fill in at the table, if it is fought there. */
export const resultSections = (view: BoltgunView, battle: BattleView): readonly DocumentSection[] => {
  const { sides, result, forfeits, step } = battle
  if (result)
    return [
      {
        title: words.result(),
        lines: [
          howLine(view, result),
          ...resultLines(view, sides, result),
          ...(result.reason === null ? [] : [line(words.reason(), result.reason)]),
        ],
      },
    ]
  if (forfeits.length > 0 || step === 'ruling' || step === 'word') return []
  return step === 'choice' ? choiceSections(view, battle) : [toReport(view, battle)]
}
