/**
 * Which of several battles between the same two players it is, in words that both of them read: the number is drawn anew every turn, and tells no more
 * than the battle's handle. Nothing where they fight one battle only.
 */
export const battleNumber = (number: number | null, seats: readonly string[]): string =>
  number === null
    ? ''
    : ` · battle ${String(number)} of ${[...seats].sort((a, b) => a.length - b.length || (a < b ? -1 : 1)).join(' and ')}`
