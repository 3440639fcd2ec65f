import type { SeatId } from '../../../../kit/ids.js'
import type { Json } from '../../../../kit/json.js'
import { reads, seesAll, type Reader } from '../../../../kit/report.js'
import { signed } from '../../../../kit/text.js'
import type { ReportLine } from '../../../../kit/view.js'
import { abstractWhy } from '../abstractWhy.js'
import { abstractUsed, type AbstractResult, type AbstractTerms, type BattleResult } from '../battle.js'
import type { EventOf } from '../../events.js'
import { battleName, concerned, outcomeText } from './battleName.js'
import { line, points } from '../../report/line.js'
import { disputeText } from './unlikeSheets.js'

type BattleResolved = EventOf<'battleResolved'>

const howDecided: Readonly<Record<BattleResult['how'], readonly [rule: string, text: string]>> = {
  agreed: ['BG-210', 'on the table, as both sheets say'],
  'one-sided': ['BG-212', 'by the one sheet that came'],
  abstract: ['BG-230', 'abstractly'],
  forfeit: ['BG-215', 'abstractly, after a forfeit'],
  automatic: ['BG-092', 'at once'],
  'higher-loss': ['A-38', 'by the higher losses of the two sheets, which differed to the end'],
  ruled: ['A-38', 'by the facilitator'],
  word: ['A-38', 'by a third player’s word'],
  dice: ['A-38', 'by what both sheets say and by dice'],
}

/** BG-212, A-40: which sheet or dice it was, and why. */
const how = ({ how: decided, only, why }: BattleResult): string => {
  if (!only) return `${howDecided[decided][1]}${why ? `, ${abstractWhy(why)}` : ''}`
  const { by, stands, chosen } = only
  if (stands === 'sheet')
    return `by the sheet of ${by}, the only one that came${chosen ? `: ${by} chose it over the abstract result` : ': the abstract result was no better for its sender'}`
  return `abstractly: ${by} alone sent a sheet, and ${chosen ? 'chose the abstract result' : 'the abstract result is better for its sender'}`
}

const verdict = (winner: BattleResult['winner'], own: SeatId): string =>
  winner === own ? 'you win' : winner === 'draw' || winner === null ? 'drawn' : 'you lose'

const less = (by: number, why: string): string => (by === 0 ? '' : ` − ${String(-by)} (${why})`)

const throwText = (faces: readonly number[], { outnumbered, forfeit }: AbstractTerms, total: number): string =>
  `${faces.join(' + ')}${less(outnumbered, 'outnumbered')}${less(forfeit, 'forfeit')} = ${signed(total)}`

/** BG-230 … BG-237: dice, modifiers, throws made again, the difference and what it costs each. */
const sumText = (abstract: AbstractResult, [first, second]: BattleResolved['seats']): string => {
  const { rolls, terms, margin, lost } = abstract
  const thrown = rolls.map(
    ({ dice, totals }) =>
      `${first} throws ${throwText(dice[0], terms[0], totals[0])}, ${second} ${throwText(dice[1], terms[1], totals[1])}`,
  )
  const dice = thrown.join('; equal, so both throw again: ')
  if (margin === 'RA') return ` ${dice}; equal, which is a draw without losses here.`
  const last = rolls.at(-1)
  const by = last ? Math.abs(last.totals[0] - last.totals[1]) : 0
  const share = (index: 0 | 1): string =>
    `${String(terms[index].percent)} % of ${String(100 * terms[index].level)} points = ${String(lost[index])}`
  return ` ${dice}. A difference of ${String(by)} is ${margin.toLowerCase()}: ${first} loses ${share(0)}, ${second} ${share(1)}.`
}

const lossText = ({ lost }: BattleResult, [first, second]: BattleResolved['seats']): string =>
  `${first} loses ${points(lost[0])}, ${second} ${points(lost[1])}`

/** Forfeits, and what a facilitator gave as the reason. */
const because = ({ forfeits, reason }: BattleResult): string =>
  (forfeits.length > 0 ? ` Forfeited by ${forfeits.join(' and ')}.` : '') +
  (reason === null ? '' : ` The facilitator’s reason: ${reason}`)

const dataOf = ({ result, seats }: BattleResolved, abstract: AbstractResult | null): Json => ({
  how: result.how,
  winner: result.winner,
  lost: { [seats[0]]: result.lost[0], [seats[1]]: result.lost[1] },
  only: result.only ? { ...result.only } : null,
  abstract: abstract && {
    margin: abstract.margin,
    sides: seats.map((seat, index) => ({
      seat,
      ...abstract.terms[index],
      throws: abstract.rolls.map(({ dice, totals }) => ({ dice: dice[index] ?? [], total: totals[index] ?? 0 })),
    })),
  },
})

/** The end of a battle, with the figures that were used and no others. */
export const battleResolved = (event: BattleResolved, reader: Reader): ReportLine => {
  const { result, seats } = event
  const abstract = abstractUsed(result)
  const own = seesAll(reader) ? undefined : seats.find((seat) => reads(reader, seat))
  const outcome = own === undefined ? outcomeText(result.winner) : verdict(result.winner, own)
  const figures = abstract ? `.${sumText(abstract, seats)}` : `; ${lossText(result, seats)}.`
  return line(
    howDecided[result.how][0],
    'battle',
    `${battleName(event, reader)}: ${outcome}, decided ${how(result)}${figures}${because(result)}${disputeText(result, seats)}`,
    [],
    concerned(event, reader),
    dataOf(event, abstract),
  )
}
