import { gridOf } from '@muster/rulesets/kit/board.js'
import type { Cell, Grid } from '@muster/rulesets/kit/grid.js'
import type { GroundKind, TerrainLooks } from '@muster/rulesets/kit/looks.js'
import { unpackLayer, type CellLayer } from '@muster/rulesets/kit/packed.js'
import type { Board, GameView } from '@muster/rulesets/kit/view.js'

/** Who holds a cell, as far as the viewer knows: seat letters. Two or more, or `disputed` alone, is contested ground. */
export interface Holding {
  readonly seats: readonly string[]
  readonly disputed: boolean
}

/** A view unpacked for drawing: one value a cell, row by row. */
export interface Reading extends Ground {
  /** Stays the same from turn to turn. */
  readonly ground: Ground
  /** Empty where the view has no such layer: then nothing is fogged. */
  readonly sight: readonly string[]
  readonly holdings: readonly Holding[]
}

const nobody: Holding = { seats: [], disputed: false }
const contested: Holding = { seats: [], disputed: true }

/** `A` = held by A, `A+B` = contested between them, `disputed` = contested by sides that the viewer cannot name; all else nobody's. */
export const holdingOf = (value: string): Holding => {
  if (/^[A-Z]{1,2}$/.test(value)) return { seats: [value], disputed: false }
  if (/^[A-Z]{1,2}(\+[A-Z]{1,2})+$/.test(value)) return { seats: value.split('+').sort(), disputed: true }
  return value === 'disputed' ? contested : nobody
}

const layerOf = (layers: readonly CellLayer[], key: string): readonly string[] => {
  const found = layers.find((layer) => layer.key === key)
  return found ? unpackLayer(found) : []
}

const holdingsOf = (values: readonly string[]): readonly Holding[] => {
  const seen = new Map<string, Holding>()
  return values.map((value) => {
    const holding = seen.get(value) ?? holdingOf(value)
    seen.set(value, holding)
    return holding
  })
}

/** What never changes in a campaign: kept apart, so that a new turn does not draw the ground anew. */
export interface Ground {
  readonly grid: Grid
  readonly terrain: readonly string[]
  readonly kinds: readonly GroundKind[]
  /** What its places are called, where somebody has said so. */
  readonly names?: readonly { readonly at: Cell; readonly text: string }[]
  /** It has a picture, which shows the country. */
  readonly pictured?: boolean
  /** It is being drawn. */
  readonly drafted?: boolean
}

export const readGround = (board: Board, looks: TerrainLooks): Ground => {
  const terrain = layerOf(board.layers, 'terrain')
  // Open, where a ruleset says nothing of it
  return { grid: gridOf(board), terrain, kinds: terrain.map((name) => looks[name]?.ground ?? 'open') }
}

export const readView = (ground: Ground, view: GameView): Reading => ({
  ...ground,
  ground,
  sight: layerOf(view.cells, 'sight'),
  holdings: holdingsOf(layerOf(view.cells, 'owner')),
})

export const isFogged = (reading: Reading, cell: number): boolean => reading.sight[cell] === 'unknown'
