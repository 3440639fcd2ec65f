import type { Cell } from '../../../../kit/grid.js'
import { exploreHex, isUnexplored } from '../features.js'
import { placeOf, play, type Course, type March } from './course.js'

/** Hexes where marches stand, in order. */
export const placesOf = (marches: readonly March[]): readonly Cell[] =>
  [...new Set(marches.map(placeOf))].sort((a, b) => a - b)

/** HX-440: first entries roll features; all who come in together learn of them. The hexes that were new. */
export const exploreNew = (course: Course, arrivals: readonly March[]): readonly Cell[] => {
  const fresh = placesOf(arrivals).filter((cell) => isUnexplored(course.played.state, cell))
  for (const cell of fresh) {
    const { state } = course.played
    const seats = new Set(arrivals.filter((march) => placeOf(march) === cell).map(({ seat }) => seat))
    play(course, [exploreHex(state, cell, [...seats], course.dice)])
  }
  return fresh
}
