import type { Dice } from '../../../../kit/dice.js'
import { RuleBug } from '../../../../kit/result.js'
import type { Battle } from '../../model/battle.js'
import type { OfBattle } from '../../events/battle.js'

export const ofBattle = ({ id, at, kind, sides }: Battle): OfBattle => ({
  battle: id,
  at,
  fight: kind,
  seats: [sides[0].seat, sides[1].seat],
})

/** Those who are told of a fight. */
export const seatsOf = ({ sides }: Battle): readonly [Battle['sides'][0]['seat'], Battle['sides'][0]['seat']] => [
  sides[0].seat,
  sides[1].seat,
]

/** One die of a stream. */
export const one = (dice: Dice, name: string, subject: string): number => {
  const [face] = dice.roll(name, subject)
  if (face === undefined) throw new RuleBug(`${name} for ${subject} threw nothing`)
  return face
}
