import type { SeatId } from '../../../kit/ids.js'
import type { BattleResult } from '../battle.js'
import { points } from './line.js'

const drawn = ({ dispute, left }: BattleResult, seats: readonly SeatId[]): readonly string[] =>
  seats.flatMap((seat, side) => {
    const claims = dispute?.between[side]
    const face = dispute?.faces[side]
    if (!claims || face === null || face === undefined) return []
    return [
      `what ${seat} has left by dice, between ${String(claims[0])} and ${points(claims[1])}: a ${String(face)}, ${points(left[seat] ?? 0)}`,
    ]
  })

const agreed = ({ dispute, winner, left }: BattleResult, seats: readonly SeatId[]): readonly string[] => [
  ...(dispute?.alike ? [winner === 'draw' ? 'that it was a draw' : `that ${winner} wins`] : []),
  ...seats.flatMap((seat, side) =>
    dispute?.between[side] && dispute.faces[side] === null ? [`that ${seat} has ${points(left[seat] ?? 0)} left`] : [],
  ),
]

/** How two unlike reports came to this result: what both said, by whose word, or between which claims the dice fell (HX-301). */
export const disputeText = (result: BattleResult, seats: readonly SeatId[]): string => {
  const { dispute } = result
  if (!dispute) return ''
  if (dispute.witness) return `By the word of ${dispute.witness}, the report of ${dispute.sheet ?? ''} stands. `
  const both = agreed(result, seats)
  const coins = dispute.coins.map((pair) => pair.join(' to ')).join(', then ')
  const dice = [...(coins === '' ? [] : [`the winner by one die each, ${coins}`]), ...drawn(result, seats)]
  return [
    ...(both.length > 0 ? [`Both reports agreed ${both.join(' and ')}. `] : []),
    ...(dice.length > 0 ? [`By dice: ${dice.join('; ')}. `] : []),
  ].join('')
}
