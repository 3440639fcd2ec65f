import type { SeatId } from '../../../../kit/ids.js'
import type { Json } from '../../../../kit/json.js'
import type { GapsOf, Message } from '../../../../kit/messages.js'
import { reads, seesAll, type Reader } from '../../../../kit/report.js'
import type { ReportLine } from '../../../../kit/view.js'
import type * as report from '../../../messages/report.generated.js'
import type { EventOf } from '../../model/events.js'
import { phrase, say } from '../../report/line.js'
import { abstractUsed, type AbstractResult, type BattleResult } from '../../model/battle.js'
import { battleName, concerned, outcomeOf } from './battleName.js'
import { diceSentence } from './diceOfResult.js'
import { disputeSentences } from './unlikeSheets.js'

type BattleResolved = EventOf<'battleResolved'>

type How = GapsOf<typeof report, 'decided'>['how']

const howDecided: Readonly<Record<BattleResult['how'], readonly [rule: string, how: How]>> = {
  agreed: ['BG-210', 'agreed'],
  'one-sided': ['BG-212', 'oneSided'],
  abstract: ['BG-230', 'abstract'],
  forfeit: ['BG-215', 'forfeit'],
  automatic: ['BG-092', 'automatic'],
  'higher-loss': ['A-38', 'higherLoss'],
  ruled: ['A-38', 'ruled'],
  word: ['A-38', 'word'],
  dice: ['A-38', 'dice'],
}

const whyAbstract = {
  'both-asked': 'bothAsked',
  unreported: 'unreported',
  differing: 'differing',
  ruled: 'ruled',
} as const

/** BG-211, BG-212, BG-214, A-38, A-40: which sheet or dice it was, and why. */
const how = ({ how: decided, only, why }: BattleResult): Message => {
  if (only) {
    const args = { by: only.by, chosen: only.chosen ? 'yes' : 'no' } as const
    return only.stands === 'sheet' ? phrase('onlySheetStands', args) : phrase('onlySheetFalls', args)
  }
  const plain = phrase('decided', { how: howDecided[decided][1] })
  if (!why) return plain
  return why.why === 'one-asked'
    ? phrase('decidedAsOneAsked', { how: plain, by: why.by ?? '' })
    : phrase('decidedSince', { how: plain, why: whyAbstract[why.why] })
}

const verdict = (winner: BattleResult['winner'], own: SeatId): Message =>
  winner === own
    ? phrase('youWin', {})
    : winner === 'draw' || winner === null
      ? phrase('drawn', {})
      : phrase('youLose', {})

const lossesOf = ({ lost }: BattleResult, [first, second]: BattleResolved['seats']): Message =>
  phrase('losses', { first, firstPoints: lost[0], second, secondPoints: lost[1] })

/** Forfeits, and what a facilitator gave as the reason. */
const because = ({ forfeits, reason }: BattleResult): readonly Message[] => [
  ...(forfeits.length > 0 ? [phrase('forfeitedBy', { seats: { all: forfeits, with: 'and' } })] : []),
  ...(reason === null ? [] : [phrase('facilitatorsReason', { reason })]),
]

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
  const outcome = own === undefined ? outcomeOf(result.winner) : verdict(result.winner, own)
  const decision = { battle: battleName(event, reader), outcome, how: how(result) }
  const end = abstract
    ? phrase('resultByDice', { ...decision, dice: diceSentence(abstract, seats) })
    : phrase('result', { ...decision, losses: lossesOf(result, seats) })
  const sentences = { all: [end, ...because(result), ...disputeSentences(result, seats)], with: ' ' } as const
  const [rule] = howDecided[result.how]
  return say(rule, 'battle', 'sentences', { sentences }, [], concerned(event, reader), dataOf(event, abstract))
}
