import type { SeatId } from '../../../kit/ids.js'
import type { ArmyList } from './list.js'

/** How far one seat's choice has come. `open`: it is asked; `judging`: its own list awaits approval; `settled`: it stands. */
export interface Filed {
  readonly seat: SeatId
  /** What silence takes. */
  readonly proposal: ArmyList
  readonly list: ArmyList | null
  readonly status: 'open' | 'judging' | 'settled'
  /** Why its list was refused, in no seat's order. */
  readonly reasons: readonly string[]
}

/** Armies being chosen before the first turn (BG-300). */
export interface Choosing {
  /** A list that was refused is asked for once more. */
  readonly round: 1 | 2
  /** Whether starting footprints count as occupied once the armies are known. */
  readonly footprints: boolean
  /** One entry a seat, in seat order. */
  readonly filed: readonly Filed[]
}

/** Lists of other seats that a seat is asked to consent to. */
export const judgedBy = ({ filed }: Choosing, seat: SeatId | null): readonly Filed[] =>
  filed.filter((entry) => entry.status === 'judging' && entry.seat !== seat)
