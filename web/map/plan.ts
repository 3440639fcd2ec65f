import type { Grid } from '@muster/rulesets/kit/grid.js'
import { fnv1a } from '@muster/rulesets/kit/hash.js'
import type { GroundKind } from '@muster/rulesets/kit/looks.js'
import { extentOf } from './camera.js'
import { inset } from './inset.js'
import { type Noise, noiseOf } from './noise.js'
import { linesBetween, loopsAround } from './outline.js'
import { lineOf, type Outline, outlineOf } from './outlines.js'
import { overEdge, type Raggedness, front, raggedLine, raggedLoop, shore, torn } from './ragged.js'
import { type Ground, type Holding, isFogged, type Reading } from './reading.js'
import { type Country, countryOf, noCountry } from './terrain/country.js'
import { watersOf } from './terrain/rivers.js'
import type { Terrain } from './terrain/chunks.js'

/** Everything of the ground that is worked out once a campaign. */
export interface GroundPlan {
  readonly terrain: Terrain
  readonly sheet: Path2D
  readonly relief: Outline
  readonly city: Outline
  /** Null where there is none. */
  readonly water: Outline | null
  readonly wood: Outline
  readonly waste: Outline
  readonly country: Country
  readonly roads: Path2D
  /** Streams, and brooks over fords. */
  readonly streams: Path2D
}

/** Breadth of the hatched band along the border of held ground, in cells. */
export const bandBreadth = 0.22

/** One holder's ground: its cells, the middle of the band within its border, and the border itself, a hair inside. */
export interface HoldingPath {
  readonly seats: readonly string[]
  readonly disputed: boolean
  readonly area: Outline
  readonly band: Outline
  readonly border: Outline
}

/** What a turn changes of the canvas. */
export interface TurnPlan {
  readonly holdings: readonly HoldingPath[]
  readonly fog: Outline
  /** Where the ground of two sides meets. */
  readonly fronts: Path2D
}

const edgeSlack = (grid: Grid): number => (grid.kind === 'hex' ? 0.51 : 0.01)

/** Ground of one nature as a hand would draw it, out to the edge of the sheet. */
const loopsOf = (grid: Grid, noise: Noise, how: Raggedness, inside: (cell: number) => boolean) => {
  const [extent, slack] = [extentOf(grid), edgeSlack(grid)]
  return loopsAround(grid, inside).map((loop) => raggedLoop(overEdge(loop, extent, slack), noise, how))
}

const drawn = (grid: Grid, noise: Noise, how: Raggedness, inside: (cell: number) => boolean): Outline =>
  outlineOf(loopsOf(grid, noise, how, inside))

/** Two sides face one another: what is disputed is hatched instead. */
const face = (a: Holding | undefined, b: Holding | undefined): boolean =>
  a !== undefined &&
  b !== undefined &&
  !a.disputed &&
  !b.disputed &&
  a.seats.length * b.seats.length > 0 &&
  a.seats[0] !== b.seats[0]

type Cells = Pick<Ground, 'grid' | 'kinds'>

/** Ground of one kind, but water. */
export const kindOutline = ({ grid, kinds }: Cells, noise: Noise, kind: GroundKind): Outline =>
  drawn(grid, noise, shore, (cell) => kinds[cell] === kind)

/** Lakes and rivers, null where there are none, and the brooks over their fords. */
export const waterOf = ({ grid, kinds }: Cells, noise: Noise): Pick<GroundPlan, 'water' | 'streams'> => {
  const waters = watersOf(grid, (cell) => kinds[cell] === 'water', noise)
  const shores = loopsOf(grid, noise, shore, (cell) => waters.lakes.has(cell))
  return {
    water: kinds.includes('water') ? outlineOf([...shores, ...waters.rivers]) : null,
    streams: lineOf(waters.brooks),
  }
}

export const sheetOf = (grid: Grid): Path2D => outlineOf(loopsAround(grid, () => true)).whole

export const planGround = ({ grid, terrain: values, kinds, pictured = false }: Ground): GroundPlan => {
  const noise = noiseOf(fnv1a(`${grid.kind}${String(grid.width)}${values.join('')}`))
  const country = pictured ? noCountry : countryOf(grid, kinds)
  const terrain: Terrain = { grid, kinds, country, noise, chunks: new Map() }
  const hand = (kind: GroundKind): Outline => kindOutline({ grid, kinds }, noise, kind)
  const { water, streams } = waterOf({ grid, kinds }, noise)
  streams.addPath(lineOf(country.streams))
  return {
    ...{ terrain, country, water, streams, roads: lineOf(country.roads), sheet: sheetOf(grid) },
    ...{ relief: hand('relief'), city: hand('city'), wood: hand('wood'), waste: hand('waste') },
  }
}

export const planTurn = (reading: Reading, plan: GroundPlan): TurnPlan => {
  const { grid } = plan.terrain
  const keys = reading.holdings.map(({ seats, disputed }) => `${disputed ? '!' : ''}${seats.join('+')}`)
  const distinct = new Map(reading.holdings.map((holding, cell) => [keys[cell] ?? '', holding]))
  distinct.delete('')
  return {
    holdings: [...distinct.entries()].sort().map(([key, { seats, disputed }]) => {
      const loops = loopsAround(grid, (cell) => keys[cell] === key)
      const within = (reach: number): Outline => outlineOf(loops.map((loop) => inset(loop, reach)))
      return { seats, disputed, area: outlineOf(loops), band: within(bandBreadth / 2), border: within(0.025) }
    }),
    fog: drawn(grid, plan.terrain.noise, torn, (cell) => isFogged(reading, cell)),
    fronts: lineOf(
      linesBetween(grid, (cell, other) => face(reading.holdings[cell], reading.holdings[other])).map((line) =>
        raggedLine(line, plan.terrain.noise, front),
      ),
    ),
  }
}
