import type { TerrainPiece } from '../../kit/system.js'

/** Kinds of terrain of the suggested table, as they are drawn. */
export const terrain = {
  STREAM: { title: 'Stream or pond', shape: 'water' },
  ROCKS: { title: 'Rocky ground', shape: 'rocks' },
  ORCHARD: { title: 'Orchard', shape: 'wood' },
  HEDGES: { title: 'Hedges', shape: 'wall' },
  WOODS: { title: 'Woods', shape: 'wood' },
  HILL: { title: 'Hill', shape: 'hill' },
  HOUSE: { title: 'House', shape: 'building' },
  WALLS: { title: 'Walls', shape: 'wall' },
  CRATERS: { title: 'Craters', shape: 'crater' },
  RUINS: { title: 'Ruins', shape: 'ruin' },
  FARM: { title: 'Farm', shape: 'building' },
} as const satisfies Readonly<Record<string, TerrainPiece>>
