import type { Cell } from '@muster/rulesets/kit/grid.js'
import { type Drawing, type DrawnPiece, geometry, groundAt, withGround } from './drawing.js'
import { between, cellOn, shifted, type Spot, spotOf } from './lattice.js'
import { withoutPieces } from './pieces.js'

/** What was copied: each cell and piece with its way from the first cell, so that hexes keep their shape wherever they are laid down. */
export interface Clip {
  readonly grid: Drawing['grid']
  readonly cells: readonly { readonly by: Spot; readonly ground: string }[]
  readonly names: readonly { readonly text: string; readonly by: Spot }[]
  readonly pieces: readonly { readonly piece: Omit<DrawnPiece, 'at' | 'id'>; readonly by: readonly Spot[] }[]
}

/** Copies some cells with all that is wholly in them; the least of them is where the copy is held. */
export const copied = (drawing: Drawing, cells: readonly Cell[]): Clip => {
  const grid = geometry(drawing)
  const held = spotOf(grid, Math.min(...cells))
  const by = (cell: Cell): Spot => between(held, spotOf(grid, cell))
  const within = new Set(cells)
  return {
    grid: drawing.grid,
    cells: cells.map((cell) => ({ by: by(cell), ground: groundAt(drawing, cell) })),
    names: drawing.names.filter(({ at }) => within.has(at)).map(({ at, text }) => ({ text, by: by(at) })),
    pieces: drawing.pieces
      .filter(({ at }) => at.length > 0 && at.every((cell) => within.has(cell)))
      // What a copy is called in the values of others is not the copy.
      .map(({ at, id: _, ...piece }) => ({ piece, by: at.map(by) })),
  }
}

/** The same map with some cells emptied. */
export const cleared = (drawing: Drawing, cells: readonly Cell[], ground: string): Drawing =>
  withoutPieces(
    withGround(drawing, cells, () => ground),
    new Set(cells),
  )

/** The cells that a copy covers where it is held over one; what lies beyond the edge is left out. */
export const footing = (drawing: Drawing, { cells }: Clip, at: Cell): ReadonlyMap<Cell, string> => {
  const grid = geometry(drawing)
  const to = spotOf(grid, at)
  return new Map(
    cells.flatMap(({ by, ground }) => {
      const cell = cellOn(grid, shifted(to, by))
      return cell === null ? [] : [[cell, ground] as const]
    }),
  )
}

/** Lays a copy down: what was in its cells gives way. */
export const pasted = (drawing: Drawing, clip: Clip, at: Cell): Drawing => {
  if (clip.grid !== drawing.grid) return drawing
  const grid = geometry(drawing)
  const ground = footing(drawing, clip, at)
  const to = spotOf(grid, at)
  const laid = clip.pieces.flatMap(({ piece, by }): readonly DrawnPiece[] => {
    const cells = by.flatMap((spot) => cellOn(grid, shifted(to, spot)) ?? [])
    return cells.length > 0 ? [{ ...piece, at: cells }] : []
  })
  const bare = withoutPieces(
    withGround(drawing, ground.keys(), (cell) => ground.get(cell) ?? groundAt(drawing, cell)),
    new Set(ground.keys()),
  )
  const named = clip.names.flatMap(({ text, by }) => {
    const cell = cellOn(grid, shifted(to, by))
    return cell === null ? [] : [{ at: cell, text }]
  })
  return laid.length + named.length > 0
    ? { ...bare, pieces: [...bare.pieces, ...laid], names: [...bare.names, ...named] }
    : bare
}
