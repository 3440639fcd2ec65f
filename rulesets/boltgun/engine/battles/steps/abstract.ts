import type { SeatId } from '../../../../kit/ids.js'
import { RuleBug } from '../../../../kit/result.js'
import { marginOf } from '../../data/abstractTable.js'
import type { AbstractResult, AbstractRoll, AbstractTerms, Battle, Fighter } from '../../model/battle.js'
import type { Position } from '../../steps/step.js'

const sum = (faces: readonly number[]): number => faces.reduce((total, face) => total + face, 0)

/** BG-231: a level less for each level of outnumbering, and the forfeiter's handicap, both sides' if both forfeit (BG-266, A-41). */
const termsOf = (
  { context }: Position,
  battle: Battle,
  forfeits: readonly SeatId[],
): readonly [AbstractTerms, AbstractTerms] => {
  const [a, b] = battle.sides
  const outnumbered = (own: Fighter, enemy: Fighter): number => Math.min(0, own.fights - enemy.fights)
  const handicap = (side: Fighter): number => (forfeits.includes(side.seat) ? context.settings['forfeit.modifier'] : 0)
  const of = (own: Fighter, enemy: Fighter): AbstractTerms => ({
    level: own.fights,
    outnumbered: outnumbered(own, enemy),
    forfeit: handicap(own),
    percent: 0,
  })
  return [of(a, b), of(b, a)]
}

/** Far beyond any honest run of equal rolls: 1 in 10 to the 90th. */
const tooMany = 100

/** BG-230 … BG-237: the abstract result of a battle, in points lost. */
export const abstractResult = (at: Position, battle: Battle, forfeits: readonly SeatId[]): AbstractResult => {
  const [a, b] = battle.sides
  const [termsA, termsB] = termsOf(at, battle, forfeits)
  const rolls: AbstractRoll[] = []
  while (rolls.length < tooMany) {
    const dice = [a, b].map((side) => at.dice.roll('abr.2d6', `${battle.id}:${side.seat}`))
    const [diceA = [], diceB = []] = dice
    const totals = [
      sum(diceA) + termsA.outnumbered + termsA.forfeit,
      sum(diceB) + termsB.outnumbered + termsB.forfeit,
    ] as const
    rolls.push({ dice: [diceA, diceB], totals })
    const difference = totals[0] - totals[1]
    if (difference !== 0) {
      const row = marginOf(Math.abs(difference))
      const [shareA, shareB] = difference > 0 ? [row.winner, row.loser] : [row.loser, row.winner]
      return {
        winner: difference > 0 ? a.seat : b.seat,
        margin: row.margin,
        lost: [termsA.level * shareA, termsB.level * shareB],
        rolls,
        terms: [
          { ...termsA, percent: shareA },
          { ...termsB, percent: shareB },
        ],
      }
    }
    // the table of losses has no row for equal figures
    if (at.context.settings['abr.ra'] === 'draw')
      return { winner: 'draw', margin: 'RA', lost: [0, 0], rolls, terms: [termsA, termsB] }
  }
  throw new RuleBug(`battle ${battle.id} rolled equal figures ${String(tooMany)} times`)
}
