import type { Dice } from '../../../kit/dice.js'
import type { Cell } from '../../../kit/grid.js'
import type { SeatId } from '../../../kit/ids.js'
import { RuleBug } from '../../../kit/result.js'
import type { RulesContext } from '../model/rulesContext.js'

/** Rolls again before the distance gives way (HX-016). */
const patience = 20

interface Frame {
  readonly rows: number
  readonly columns: number
  /** Where none can lie. */
  readonly ruined: readonly Cell[]
  readonly context: RulesContext
  readonly dice: Dice
}

const roll = (dice: Dice, name: string, seat: SeatId): number => (dice.roll(name, seat)[0] ?? 1) - 1

/** HX-015, HX-016: V and H by dice, both again while another headquarters is too near; at last the first hex that is free. */
const place = ({ rows, columns, ruined, context, dice }: Frame, seat: SeatId, taken: readonly Cell[]): Cell => {
  const far = (cell: Cell, least: number): boolean =>
    !ruined.includes(cell) && taken.every((other) => context.distance(cell, other) >= least)
  for (let least = context.settings['hq.min_distance']; least >= 1; least -= 1)
    // The first throw, then as many again as patience lasts
    for (let throws = least === context.settings['hq.min_distance'] ? -1 : 0; throws < patience; throws += 1) {
      const row = roll(dice, `hq.v.d${String(rows)}`, seat)
      const cell = row * columns + roll(dice, `hq.h.d${String(columns)}`, seat)
      if (far(cell, least)) return cell
    }
  const free = Array.from({ length: context.size }, (_, cell) => cell).find((cell) => far(cell, 1))
  if (free === undefined) throw new RuleBug('the map has fewer hexes than players')
  return free
}

/** Where each seat's headquarters lies, in seat order. */
export const headquarters = (frame: Frame, seats: readonly SeatId[]): readonly Cell[] =>
  seats.reduce<readonly Cell[]>((taken, seat) => [...taken, place(frame, seat, taken)], [])
