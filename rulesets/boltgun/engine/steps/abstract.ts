import type { SeatId } from '../../../kit/ids.js'
import { RuleBug } from '../../../kit/result.js'
import { marginOf } from '../data/abstractResults.js'
import type { AbstractResult, AbstractRoll, Battle, Fighter } from '../battle.js'
import type { Position } from './step.js'

const sum = (faces: readonly number[]): number => faces.reduce((total, face) => total + face, 0)

/** BG-231: a level less for each level of outnumbering, and the forfeiter's handicap, both sides' if both forfeit (BG-266, A-41). */
const modifiers = ({ laws }: Position, battle: Battle, forfeits: readonly SeatId[]): readonly [number, number] => {
  const [a, b] = battle.sides
  const outnumbered = (own: Fighter, enemy: Fighter): number => Math.min(0, own.fights - enemy.fights)
  const handicap = (side: Fighter): number => (forfeits.includes(side.seat) ? laws.number('forfeit.modifier') : 0)
  return [outnumbered(a, b) + handicap(a), outnumbered(b, a) + handicap(b)]
}

/** Far beyond any honest run of equal rolls: 1 in 10 to the 90th. */
const tooMany = 100

/** BG-230 … BG-237: the abstract result of a battle, in points lost. */
export const abstractResult = (at: Position, battle: Battle, forfeits: readonly SeatId[]): AbstractResult => {
  const [a, b] = battle.sides
  const [modA, modB] = modifiers(at, battle, forfeits)
  const rolls: AbstractRoll[] = []
  while (rolls.length < tooMany) {
    const dice = [a, b].map((side) => at.dice.roll('abr.2d6', `${battle.id}:${side.seat}`))
    const [diceA = [], diceB = []] = dice
    const totals = [sum(diceA) + modA, sum(diceB) + modB] as const
    rolls.push({ dice: [diceA, diceB], totals })
    const difference = totals[0] - totals[1]
    if (difference !== 0) {
      const row = marginOf(Math.abs(difference))
      const lost = [a, b].map(
        (side, index) => side.fights * (difference > 0 === (index === 0) ? row.winner : row.loser),
      )
      const [lostA = 0, lostB = 0] = lost
      const winner = difference > 0 ? a.seat : b.seat
      return { winner, margin: row.margin, lost: [lostA, lostB], rolls }
    }
    // the table of losses has no row for equal figures
    if (at.laws.choice('abr.ra') === 'draw') return { winner: 'draw', margin: 'RA', lost: [0, 0], rolls }
  }
  throw new RuleBug(`battle ${battle.id} rolled equal figures ${String(tooMany)} times`)
}
