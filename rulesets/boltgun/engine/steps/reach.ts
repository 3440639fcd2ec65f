import type { Cell } from '../../../kit/grid.js'
import { columnOf, distance, isPassable, offset, rowOf, type Laws } from '../laws.js'
import type { Banner } from '../state.js'

/** The eight directions clockwise from north. */
export const directions: readonly (readonly [dx: number, dy: number])[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
]

export const neighbours = (laws: Laws, cell: Cell): readonly Cell[] =>
  directions.flatMap(([dx, dy]) => offset(laws, cell, dx, dy) ?? [])

//
const squeezed = (laws: Laws, from: Cell, to: Cell): boolean => {
  const [dx, dy] = [columnOf(laws, to) - columnOf(laws, from), rowOf(laws, to) - rowOf(laws, from)]
  if (dx === 0 || dy === 0) return false
  return [offset(laws, from, dx, 0), offset(laws, from, 0, dy)].every(
    (corner) => corner === null || !isPassable(laws, corner),
  )
}

const oneStep = (laws: Laws, from: Cell, to: Cell): boolean =>
  isPassable(laws, to) && (laws.flag('march.diagonal_squeeze') || !squeezed(laws, from, to))

/** Sectors through which a march of two sectors may lead when jumping is off. */
export const waysBetween = (laws: Laws, from: Cell, to: Cell): readonly Cell[] =>
  neighbours(laws, from).filter(
    (way) => distance(laws, way, to) === 1 && oneStep(laws, from, way) && oneStep(laws, way, to),
  )

/** Why a march cannot lead there, judged from the map and the banner's own army alone; null when it can. */
export const marchProblem = (
  laws: Laws,
  banner: Banner,
  to: Cell,
): 'out-of-reach' | 'impassable' | 'squeezed' | null => {
  const far = distance(laws, banner.at, to)
  const mobile = laws.has(banner.seat, 'HIGHLY_MOBILE')
  // BG-110, BG-301
  if (far < 1 || far > (mobile ? 2 : 1)) return 'out-of-reach'
  if (mobile && laws.flag('hm.exact') && far !== 2) return 'out-of-reach'
  // BG-054
  if (!isPassable(laws, to)) return 'impassable'
  if (far === 1) return oneStep(laws, banner.at, to) ? null : 'squeezed'
  if (laws.flag('hm.jump')) return null
  return waysBetween(laws, banner.at, to).length > 0 ? null : 'out-of-reach'
}

/** Sectors that a retreat may lead to. */
export const retreatTargets = (laws: Laws, banner: Banner): readonly Cell[] => {
  const near = neighbours(laws, banner.at).filter((cell) => isPassable(laws, cell))
  if (!laws.has(banner.seat, 'HIGHLY_MOBILE') || laws.number('hm.retreat') < 2) return near
  const far: Cell[] = []
  for (let dy = -2; dy <= 2; dy += 1)
    for (let dx = -2; dx <= 2; dx += 1) {
      const cell = offset(laws, banner.at, dx, dy)
      if (cell === null || Math.max(Math.abs(dx), Math.abs(dy)) !== 2 || !isPassable(laws, cell)) continue
      if (laws.flag('hm.jump') || waysBetween(laws, banner.at, cell).length > 0) far.push(cell)
    }
  return [...near, ...far]
}
