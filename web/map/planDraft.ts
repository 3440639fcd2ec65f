import type { Grid } from '@muster/rulesets/kit/grid.js'
import { fnv1a } from '@muster/rulesets/kit/hash.js'
import type { GroundKind } from '@muster/rulesets/kit/looks.js'
import { noiseOf } from './noise.js'
import type { Outline } from './outlines.js'
import { type GroundPlan, kindOutline, sheetOf, waterOf } from './plan.js'
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
  const hand = (kind: 'relief' | 'city' | 'wood' | 'waste'): Outline =>
    changed?.has(kind) === false && before ? before[kind] : kindOutline(ground, noise, kind)
  const { water, streams } = changed?.has('water') === false && before ? before : waterOf(ground, noise)
  const plan: GroundPlan = {
    ...{ terrain, country: noCountry, roads: before?.roads ?? new Path2D(), water, streams },
    ...{ sheet: before?.sheet ?? sheetOf(grid), relief: hand('relief'), city: hand('city') },
    ...{ wood: hand('wood'), waste: hand('waste') },
  }
  latest.set(grid, plan)
  return plan
}
