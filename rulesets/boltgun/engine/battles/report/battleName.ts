import type { Message } from '../../../../kit/messages.js'
import { reads, seesAll, type Reader } from '../../../../kit/report.js'
import { phrase } from '../../report/line.js'
import { numbered } from '../../report/numbered.js'
import type { BattleResult } from '../../model/battle.js'
import type { OfBattle } from '../../model/battleEvents.js'

/** Whose battle a line is about: one's own banner against the other side; both for one who sees all. */
export const battleName = ({ seats, banners, number }: OfBattle, reader: Reader): string | Message => {
  if (seesAll(reader)) return phrase('against', { banner: banners[0], enemy: banners[1] })
  const own = reads(reader, seats[0]) ? 0 : 1
  return numbered(phrase('against', { banner: banners[own], enemy: seats[own === 0 ? 1 : 0] }), number, seats)
}

/** What a line points at: the battle, and one's own banner in it. */
export const concerned = ({ battle, seats, banners }: OfBattle, reader: Reader): readonly string[] => [
  battle,
  ...banners.filter((_, index) => reads(reader, seats[index] ?? '')),
]

export const outcomeOf = (winner: BattleResult['winner']): Message =>
  winner === 'draw' || winner === null ? phrase('drawn', {}) : phrase('wonBy', { seat: winner })
