import type { SeatId } from '../../../kit/ids.js'
import type { Message } from '../../../kit/messages.js'
import type { BattleResult } from '../model/battle.js'
import { every, pairs, part, semicolons } from './line.js'

const drawn = ({ dispute, left }: BattleResult, seats: readonly SeatId[]): readonly Message[] =>
  seats.flatMap((seat, side) => {
    const claims = dispute?.between[side]
    const face = dispute?.faces[side]
    if (!claims || face === null || face === undefined) return []
    const [least, most] = claims
    return [part('leftByDice', { seat, least, most, face, points: left[seat] ?? 0 })]
  })

const agreed = ({ dispute, winner, left }: BattleResult, seats: readonly SeatId[]): readonly Message[] => [
  ...(dispute?.alike ? [winner === 'draw' ? part('agreedDraw', {}) : part('agreedWinner', { winner })] : []),
  ...seats.flatMap((seat, side) =>
    dispute?.between[side] && dispute.faces[side] === null
      ? [part('agreedLeft', { seat, points: left[seat] ?? 0 })]
      : [],
  ),
]

/** How two unlike reports came to this result: what both said, by whose word, or between which claims the dice fell (HX-301). */
export const ofDispute = (result: BattleResult, seats: readonly SeatId[]): readonly Message[] => {
  const { dispute } = result
  if (!dispute) return []
  if (dispute.witness) return [part('byWord', { witness: dispute.witness, of: dispute.sheet ?? '' })]
  const both = agreed(result, seats)
  const winner = dispute.coins.length > 0 ? [part('winnerByDice', { throws: pairs(dispute.coins) })] : []
  const dice = [...winner, ...drawn(result, seats)]
  return [
    ...(both.length > 0 ? [part('bothAgreed', { what: every(both) })] : []),
    ...(dice.length > 0 ? [part('byDice', { what: semicolons(dice) })] : []),
  ]
}
