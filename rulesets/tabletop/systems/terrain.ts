import type { TerrainPiece } from '../../kit/system.js'
import * as words from '../messages/terrain.generated.js'

/** Kinds of terrain of the suggested table, as they are drawn. */
export const terrain = {
  STREAM: { title: words.stream(), shape: 'water' },
  ROCKS: { title: words.rocks(), shape: 'rocks' },
  ORCHARD: { title: words.orchard(), shape: 'wood' },
  HEDGES: { title: words.hedges(), shape: 'wall' },
  WOODS: { title: words.woods(), shape: 'wood' },
  HILL: { title: words.hill(), shape: 'hill' },
  HOUSE: { title: words.house(), shape: 'building' },
  WALLS: { title: words.walls(), shape: 'wall' },
  CRATERS: { title: words.craters(), shape: 'crater' },
  RUINS: { title: words.ruins(), shape: 'ruin' },
  FARM: { title: words.farm(), shape: 'building' },
} as const satisfies Readonly<Record<string, TerrainPiece>>
