import * as words from '../messages/battles.generated.js'

/** The order in which both sides of a battle name its seats. */
export const inOrderOfSeats = (seats: readonly string[]): readonly string[] =>
  [...seats].sort((a, b) => a.length - b.length || (a < b ? -1 : 1))

/**
 * A battle with which of several between the same two players it is, in words that both of them read: the number is drawn anew every turn, and tells no
 * more than the battle's handle. Nothing more where they fight one battle only.
 */
export const numberedBattle = (battle: string, number: number | null, seats: readonly string[]): string => {
  const [first = '', second = ''] = inOrderOfSeats(seats)
  return number === null ? battle : words.numbered({ battle, number, first, second })
}
