import type { TerrainPiece } from '../../kit/system.js'
import * as words from '../messages/terrain.generated.js'

/** Kinds of terrain that the text's table names (HX-472), as they are drawn. */
export const terrain = {
  RIVER_OR_STREAM: { title: words.riverOrStream(), shape: 'water' },
  CACTUS_FIELD: { title: words.cactusField(), shape: 'rough' },
  DIFFICULT_GROUND: { title: words.difficultGround(), shape: 'rough' },
  STEEP_HILL: { title: words.steepHill(), shape: 'hill' },
  WOODS: { title: words.woods(), shape: 'wood' },
  HILL: { title: words.hill(), shape: 'hill' },
  CRAGS: { title: words.crags(), shape: 'rocks' },
  OBSTACLES: { title: words.obstacles(), shape: 'wall' },
  SINGLE_STRUCTURE: { title: words.singleStructure(), shape: 'building' },
  BUILDING_COMPLEX: { title: words.buildingComplex(), shape: 'ruin' },
} as const satisfies Readonly<Record<string, TerrainPiece>>
