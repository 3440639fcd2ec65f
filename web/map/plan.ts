import type { Grid, Point } from '@muster/rulesets/kit/grid.js'
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

type Line = readonly Point[]

/** Draws a closed line along cells as a hand would, out to the edge of the sheet. */
export type Hand = (loop: Line) => Line

export const handOf = (grid: Grid, noise: Noise, how: Raggedness = shore): Hand => {
  const [extent, slack] = [extentOf(grid), edgeSlack(grid)]
  return (loop) => raggedLoop(overEdge(loop, extent, slack), noise, how)
}

/** Ground of one nature. */
const drawn = (grid: Grid, hand: Hand, inside: (cell: number) => boolean): Outline =>
  outlineOf(loopsAround(grid, inside).map(hand))

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
export const kindOutline = ({ grid, kinds }: Cells, hand: Hand, kind: GroundKind): Outline =>
  drawn(grid, hand, (cell) => kinds[cell] === kind)

/** Lakes and rivers, null where there are none, and the brooks over their fords. */
export const waterOf = ({ grid, kinds }: Cells, noise: Noise, hand: Hand): Pick<GroundPlan, 'water' | 'streams'> => {
  const waters = watersOf(grid, (cell) => kinds[cell] === 'water', noise)
  const shores = loopsAround(grid, (cell) => waters.lakes.has(cell)).map(hand)
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
  const hand = handOf(grid, noise)
  const outline = (kind: GroundKind): Outline => kindOutline({ grid, kinds }, hand, kind)
  const { water, streams } = waterOf({ grid, kinds }, noise, hand)
  streams.addPath(lineOf(country.streams))
  return {
    ...{ terrain, country, water, streams, roads: lineOf(country.roads), sheet: sheetOf(grid) },
    ...{ relief: outline('relief'), city: outline('city'), wood: outline('wood'), waste: outline('waste') },
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
    fog: drawn(grid, handOf(grid, plan.terrain.noise, torn), (cell) => isFogged(reading, cell)),
    fronts: lineOf(
      linesBetween(grid, (cell, other) => face(reading.holdings[cell], reading.holdings[other])).map((line) =>
        raggedLine(line, plan.terrain.noise, front),
      ),
    ),
  }
}
