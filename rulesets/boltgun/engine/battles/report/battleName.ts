import { reads, seesAll, type Reader } from '../../../../kit/report.js'
import type { BattleResult } from '../battle.js'
import type { OfBattle } from '../battleEvents.js'
import { battleNumber } from '../../battleNumber.js'

/** Whose battle a line is about: one's own banner against the other side; both for one who sees all. */
export const battleName = ({ seats, banners, number }: OfBattle, reader: Reader): string => {
  if (seesAll(reader)) return `${banners[0]} against ${banners[1]}`
  const own = reads(reader, seats[0]) ? 0 : 1
  return `${banners[own]} against ${seats[own === 0 ? 1 : 0]}${battleNumber(number, seats)}`
}

/** What a line points at: the battle, and one's own banner in it. */
export const concerned = ({ battle, seats, banners }: OfBattle, reader: Reader): readonly string[] => [
  battle,
  ...banners.filter((_, index) => reads(reader, seats[index] ?? '')),
]

export const outcomeText = (winner: BattleResult['winner']): string =>
  winner === 'draw' || winner === null ? 'drawn' : `won by ${winner}`
