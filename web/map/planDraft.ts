import type { Grid } from '@muster/rulesets/kit/grid.js'
import { fnv1a } from '@muster/rulesets/kit/hash.js'
import type { GroundKind } from '@muster/rulesets/kit/looks.js'
import { type Noise, noiseOf } from './noise.js'
import type { Outline } from './outlines.js'
import { type GroundPlan, type Hand, handOf, kindOutline, sheetOf, waterOf } from './plan.js'
import type { Ground } from './reading.js'
import { type Chunk, chunkAt, type Terrain } from './terrain/chunks.js'
import { noCountry } from './terrain/country.js'

/** How far the drawing of a cell looks beyond it. */
const sight = 2

const latest = new WeakMap<Grid, GroundPlan>()

/** Chunks whose cells, and those around them, are as they were. */
const keptChunks = ({ terrain: before }: GroundPlan, { grid, kinds }: Ground): Terrain['chunks'] => {
  const chunks = new Map(before.chunks)
  for (let cell = 0; cell < grid.size; cell += 1) {
    if (kinds[cell] === before.kinds[cell]) continue
    const [column, row] = [cell % grid.width, Math.floor(cell / grid.width)]
    for (const dx of [-sight, sight]) for (const dy of [-sight, sight]) chunks.delete(chunkAt(column + dx, row + dy))
  }
  return chunks
}

/** Kinds of ground that are elsewhere than before. */
const changedKinds = (before: readonly GroundKind[], now: readonly GroundKind[]): ReadonlySet<GroundKind> => {
  const changed = new Set<GroundKind>()
  now.forEach((kind, cell) => {
    const old = before[cell]
    if (kind === old) return
    changed.add(kind)
    if (old) changed.add(old)
  })
  return changed
}

type Line = ReturnType<Hand>

/** Lines that were drawn last around each kind of ground, by the corners that they follow. */
const lines = new WeakMap<Grid, Map<GroundKind, ReadonlyMap<string, Line>>>()

/** A hand that draws no line twice: a stroke pays for the lines that it changes. */
const sparingHand = (grid: Grid, noise: Noise, kind: GroundKind): Hand => {
  const ofGrid = lines.get(grid) ?? new Map<GroundKind, ReadonlyMap<string, Line>>()
  lines.set(grid, ofGrid)
  const before = ofGrid.get(kind)
  const now = new Map<string, Line>()
  ofGrid.set(kind, now)
  const draw = handOf(grid, noise)
  return (loop) => {
    const corners = loop.map(({ x, y }) => `${String(x)} ${String(y)}`).join()
    const line = before?.get(corners) ?? draw(loop)
    now.set(corners, line)
    return line
  }
}

/** The ground of a map that is being drawn: no roads, no woods that no rule knows, the same hand throughout, and of the plan before it all that has not changed. */
export const planDraft = (ground: Ground): GroundPlan => {
  const { grid, kinds } = ground
  const before = latest.get(grid)
  const noise = before?.terrain.noise ?? noiseOf(fnv1a(`draft ${grid.kind} ${String(grid.width)}`))
  const terrain: Terrain = {
    grid,
    kinds,
    country: noCountry,
    noise,
    chunks: before ? keptChunks(before, ground) : new Map<number, Chunk>(),
  }
  const changed = before && changedKinds(before.terrain.kinds, kinds)
  const hand = (kind: GroundKind): Hand => sparingHand(grid, noise, kind)
  const outline = (kind: 'relief' | 'city' | 'wood' | 'waste'): Outline =>
    changed?.has(kind) === false && before ? before[kind] : kindOutline(ground, hand(kind), kind)
  const { water, streams } = changed?.has('water') === false && before ? before : waterOf(ground, noise, hand('water'))
  const plan: GroundPlan = {
    ...{ terrain, country: noCountry, roads: before?.roads ?? new Path2D(), water, streams },
    ...{ sheet: before?.sheet ?? sheetOf(grid), relief: outline('relief'), city: outline('city') },
    ...{ wood: outline('wood'), waste: outline('waste') },
  }
  latest.set(grid, plan)
  return plan
}
