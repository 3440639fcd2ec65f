import type { Dice } from '../../../kit/dice.js'
import type { Cell } from '../../../kit/grid.js'
import type { PieceId, SeatId } from '../../../kit/ids.js'
import { forceOf, hexAt } from '../model/control.js'
import { hazards, type Hazard } from '../data/hazards.js'
import type { Resource } from '../data/resources.js'
import type { HexEvent } from '../events/events.js'
import { must } from '../model/initial.js'
import { contextOf } from '../model/rulesContext.js'
import type { State } from '../model/state.js'
import { append, type Played } from './played.js'
import { rollResource } from './resources.js'

const d6 = (dice: Dice, stream: string, subject: string): number => must(dice.roll(stream, subject)[0], stream)

/** HX-443, HX-444: a null zone stays and one more hazard is rolled; further sixes are rolled again. */
const rollHazards = (
  dice: Dice,
  hex: string,
): { readonly found: readonly Hazard[]; readonly faces: readonly number[] } => {
  const found: Hazard[] = []
  const faces: number[] = []
  for (;;) {
    const face = d6(dice, 'hazard.d6', hex)
    faces.push(face)
    const hazard = must(
      (Object.keys(hazards) as readonly Hazard[]).find((name) => hazards[name].roll === face),
      `hazard of ${String(face)}`,
    )
    if (!found.includes(hazard)) found.push(hazard)
    if (face !== 6) return { found, faces }
  }
}

/** Nobody has been there before: its features are rolled (HX-440). An owned hex was explored by whoever took it. */
export const isUnexplored = (state: Pick<State, 'hexes'>, cell: Cell): boolean => {
  const { explored, owner } = hexAt(state, cell)
  return !explored && owner === null
}

/** HX-441, HX-442: 1 a hazard, 3 and 4 a resource, 6 a resource and another throw. `seats` have entered it and learn what is there. */
export const exploreHex = (state: State, cell: Cell, seats: readonly SeatId[], dice: Dice): HexEvent => {
  const context = contextOf(state)
  const hex = context.name(cell)
  const { facilities, resources: laid, hazards: lurking } = hexAt(state, cell)
  // What the map's own dice laid here is found, and nothing is rolled
  if (laid.length + lurking.length > 0) {
    const unthrown = { faces: [], resourceFaces: [], hazardFaces: [] }
    return { kind: 'featuresFound', at: cell, ...unthrown, resources: laid, hazards: lurking, seenBy: seats }
  }
  const faces: number[] = []
  const resources: Resource[] = []
  const tables: (readonly number[])[] = []
  let dangers: ReturnType<typeof rollHazards> = { found: [], faces: [] }
  do {
    const face = d6(dice, 'feature.d6', hex)
    faces.push(face)
    if (face === 3 || face === 4 || face === 6) {
      const rolled = rollResource(dice, hex, { facilities, resources }, context.settings['features.duplicates'])
      resources.push(rolled.resource)
      tables.push(...rolled.throws)
    }
    if (face === 1) dangers = rollHazards(dice, hex)
  } while (faces.at(-1) === 6)
  const thrown = { faces, resourceFaces: tables, hazardFaces: dangers.faces }
  return { kind: 'featuresFound', at: cell, ...thrown, resources, hazards: dangers.found, seenBy: seats }
}

/** A force has come into a hex after the battles: its features are rolled if it is the first there. */
export const explore = (played: Played, force: PieceId, cell: Cell, dice: Dice): Played => {
  const { state } = played
  return isUnexplored(state, cell)
    ? append(played, [exploreHex(state, cell, [forceOf(state, force).seat], dice)])
    : played
}
