import type { TerrainPiece } from '../../kit/system.js'

/** Kinds of terrain that the text's table names (HX-472), as they are drawn. */
export const terrain = {
  RIVER_OR_STREAM: { title: 'River or stream', shape: 'water' },
  CACTUS_FIELD: { title: 'Balau cactus field', shape: 'rough' },
  DIFFICULT_GROUND: { title: 'Difficult ground', shape: 'rough' },
  STEEP_HILL: { title: 'Steep hill', shape: 'hill' },
  WOODS: { title: 'Woods', shape: 'wood' },
  HILL: { title: 'Hill', shape: 'hill' },
  CRAGS: { title: 'Crags', shape: 'rocks' },
  OBSTACLES: { title: 'Obstacles', shape: 'wall' },
  SINGLE_STRUCTURE: { title: 'Single structure', shape: 'building' },
  BUILDING_COMPLEX: { title: 'Building complex', shape: 'ruin' },
} as const satisfies Readonly<Record<string, TerrainPiece>>
