import type { SeatId } from '../../../../kit/ids.js'
import type { Message } from '../../../../kit/messages.js'
import { phrase } from '../../report/line.js'
import type { AbstractResult, AbstractRoll, AbstractTerms } from '../../model/battle.js'

const thrown = (dice: readonly number[], { outnumbered, forfeit }: AbstractTerms, total: number): Message =>
  phrase('thrown', {
    dice: { all: dice.map(String), with: ' + ' },
    outnumbered: Math.abs(outnumbered),
    forfeit: Math.abs(forfeit),
    total,
  })

const throws = ({ terms }: AbstractResult, [first, second]: readonly [SeatId, SeatId], roll: AbstractRoll): Message =>
  phrase('throws', {
    ...{ first, firstThrow: thrown(roll.dice[0], terms[0], roll.totals[0]) },
    ...{ second, secondThrow: thrown(roll.dice[1], terms[1], roll.totals[1]) },
  })

/** BG-230 … BG-237: dice, modifiers, throws made again, the difference and what it costs each. */
export const diceSentence = (abstract: AbstractResult, seats: readonly [SeatId, SeatId]): Message => {
  const { rolls, terms, margin, lost } = abstract
  const [first, second] = seats
  const all = rolls.map((roll, index) => {
    const message = throws(abstract, seats, roll)
    return index === 0 ? message : phrase('throwAgain', { throws: message })
  })
  const made = { all, with: '; ' } as const
  if (margin === 'RA') return phrase('drawByDice', { throws: made })
  const last = rolls.at(-1)
  const difference = last ? Math.abs(last.totals[0] - last.totals[1]) : 0
  const share = (index: 0 | 1): Message =>
    phrase('shareOfArmy', { percent: terms[index].percent, army: 100 * terms[index].level, points: lost[index] })
  return phrase('sumOfDice', {
    ...{ throws: made, difference, margin },
    ...{ first, firstLoss: share(0), second, secondLoss: share(1) },
  })
}
