import type { Cell } from '../../../../kit/grid.js'
import type { SeatId } from '../../../../kit/ids.js'
import { once } from '../../../../kit/memo.js'
import { hasFortress } from '../../model/holdings.js'
import { stepsTo, type Situation } from './situation.js'

/** Where a bot means to go: the steps from each hex to the fortress that it wants next. */
export interface Aim {
  readonly at: Cell | null
  readonly steps: (cell: Cell) => number
}

/** Hexes where an enemy's fortress stands or, as long as none of his is known, may stand: deepest in his land. */
const fortressesOf = (now: Situation, seat: SeatId): readonly Cell[] => {
  const land = now.cells.filter((cell) => now.hex(cell)?.owner === seat)
  const known = land.filter((cell) => hasFortress(now.works(cell)))
  if (known.length > 0) return known
  const unseen = land.filter((cell) => now.hex(cell)?.facilities === null)
  const rim = stepsTo(
    now.context,
    now.cells.filter((cell) => now.hex(cell)?.owner !== seat),
  )
  const depth = Math.max(0, ...unseen.map((cell) => rim[cell] ?? 0))
  return unseen.filter((cell) => rim[cell] === depth).slice(0, 1)
}

const readAim = (now: Situation): Aim => {
  const owners = [...new Set(now.cells.filter(now.isEnemy).map((cell) => now.hex(cell)?.owner ?? null))]
  const own = stepsTo(now.context, now.cells.filter(now.isOwn))
  const landOf = (seat: SeatId | null): number => now.cells.filter((cell) => now.hex(cell)?.owner === seat).length
  // The nearest, and of those the one whose owner has least to defend it with
  const far = (cell: Cell): number => (own[cell] ?? 0) + landOf(now.hex(cell)?.owner ?? null) / 12
  const [at = null] = owners
    .flatMap((owner) => (owner === null ? [] : fortressesOf(now, owner)))
    .sort((a, b) => far(a) - far(b) || a - b)
  const steps = at === null ? null : stepsTo(now.context, [at])
  return { at, steps: (cell) => (steps ? (steps[cell] ?? now.context.size) : now.front(cell)) }
}

/** Found once a view. */
export const aimOf = once(readAim)

/** How near a player is to winning by ground: what each further hex is worth beside its yield (HX-005). */
export const push = ({ hexes, toWin }: Situation): number => {
  const missing = toWin - hexes
  if (missing <= 4) return 100 / Math.max(1, missing)
  return hexes >= 0.75 * toWin ? 10 : hexes >= 0.5 * toWin ? 4 : 0
}
