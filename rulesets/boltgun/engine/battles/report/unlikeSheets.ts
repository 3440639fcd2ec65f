import type { SeatId } from '../../../../kit/ids.js'
import type { Message } from '../../../../kit/messages.js'
import { phrase } from '../../report/line.js'
import type { BattleResult } from '../../model/battle.js'

const byDice = ({ dispute, lost }: BattleResult, seats: readonly SeatId[]): readonly Message[] =>
  seats.flatMap((seat, side) => {
    const claims = dispute?.between[side]
    if (!claims || claims[0] === claims[1]) return []
    const [low, high] = claims
    return [phrase('lossByDice', { seat, low, high, points: lost[side] ?? 0 })]
  })

const agreed = ({ dispute, winner, lost }: BattleResult, seats: readonly SeatId[]): readonly Message[] => [
  ...(dispute?.winner
    ? [winner === 'draw' ? phrase('agreedDrawn', {}) : phrase('agreedWon', { seat: winner ?? '' })]
    : []),
  ...seats.flatMap((seat, side) => {
    const claims = dispute?.between[side]
    return claims && claims[0] === claims[1] ? [phrase('agreedLost', { seat, points: lost[side] ?? 0 })] : []
  }),
]

/** How two unlike sheets came to this result: what both said, by whose word, or between which claims the dice fell. */
export const disputeSentences = (result: BattleResult, seats: readonly SeatId[]): readonly Message[] => {
  const { dispute, winner } = result
  if (!dispute) return []
  if (dispute.witness) return [phrase('wordTaken', { witness: dispute.witness, seat: dispute.sheet ?? '' })]
  const both = agreed(result, seats)
  const dice = byDice(result, seats)
  const verdict = winner === 'draw' ? phrase('nobodyByDice', {}) : phrase('winnerByDice', { seat: winner ?? '' })
  return [
    ...(both.length > 0 ? [phrase('sheetsAgreed', { points: { all: both, with: 'and' } })] : []),
    ...(dispute.winner ? [] : [verdict]),
    ...(dice.length > 0 ? [phrase('lossesByDice', { losses: { all: dice, with: '; ' } })] : []),
  ]
}
