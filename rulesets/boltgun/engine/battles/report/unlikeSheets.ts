import type { SeatId } from '../../../../kit/ids.js'
import type { BattleResult } from '../battle.js'
import { points } from '../../report/line.js'

const between = ([low, high]: readonly [number, number]): string => `between ${String(low)} and ${points(high)}`

const drawn = ({ dispute, lost }: BattleResult, seats: readonly SeatId[]): readonly string[] =>
  seats.flatMap((seat, side) => {
    const claims = dispute?.between[side]
    if (!claims || claims[0] === claims[1]) return []
    return [`${seat}’s losses by dice, ${between(claims)}: ${points(lost[side] ?? 0)}`]
  })

const agreed = ({ dispute, winner, lost }: BattleResult, seats: readonly SeatId[]): readonly string[] => [
  ...(dispute?.winner ? [winner === 'draw' ? 'that it was drawn' : `that ${winner ?? ''} has won`] : []),
  ...seats.flatMap((seat, side) => {
    const claims = dispute?.between[side]
    return claims && claims[0] === claims[1] ? [`that ${seat} lost ${points(lost[side] ?? 0)}`] : []
  }),
]

/** How two unlike sheets came to this result: what both said, by whose word, or between which claims the dice fell. */
export const disputeText = (result: BattleResult, seats: readonly SeatId[]): string => {
  const { dispute, winner } = result
  if (!dispute) return ''
  if (dispute.witness) return ` By the word of ${dispute.witness}, the sheet of ${dispute.sheet ?? ''} stands.`
  const both = agreed(result, seats)
  const verdict = dispute.winner
    ? []
    : [
        winner === 'draw'
          ? 'The sheets name different winners, so nobody has won.'
          : `The sheets name different winners; by dice, ${winner ?? ''}.`,
      ]
  const dice = drawn(result, seats)
  return [
    ...(both.length > 0 ? [` Both sheets agreed ${both.join(' and ')}.`] : ['']),
    ...verdict,
    ...(dice.length > 0 ? [`${dice.join('; ')}.`] : []),
  ].join(' ')
}
