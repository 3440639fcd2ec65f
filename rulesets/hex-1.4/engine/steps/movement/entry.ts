import type { Cell } from '../../../../kit/grid.js'
import { exploreHex, isUnexplored } from '../features.js'
import { placeOf, play, type Course, type March } from './course.js'

/** Hexes where marches stand, in order. */
export const placesOf = (marches: readonly March[]): readonly Cell[] =>
  [...new Set(marches.map(placeOf))].sort((a, b) => a - b)

/** HX-440: first entries roll features; all who come in together learn of them. */
export const exploreNew = (course: Course, arrivals: readonly March[]): void => {
  for (const cell of placesOf(arrivals)) {
    const { state } = course.played
    if (!isUnexplored(state, cell)) continue
    const seats = new Set(arrivals.filter((march) => placeOf(march) === cell).map(({ seat }) => seat))
    play(course, [exploreHex(state, cell, [...seats], course.dice)])
  }
}
