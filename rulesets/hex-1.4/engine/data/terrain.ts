/** Pieces of table terrain by 2d6, from 2 on (HX-472). */
export const terrainByRoll = [
  'RIVER_OR_STREAM',
  'CACTUS_FIELD',
  'DIFFICULT_GROUND',
  'STEEP_HILL',
  'WOODS',
  'HILL',
  'CRAGS',
  'OBSTACLES',
  'SINGLE_STRUCTURE',
  'BUILDING_COMPLEX',
  'WOODS',
] as const
export type TerrainPiece = (typeof terrainByRoll)[number]

export const isTerrainPiece = (name: string): name is TerrainPiece =>
  (terrainByRoll as readonly string[]).includes(name)

/** Table quarters, and the fewest pieces on the whole table (HX-470). */
export const quarters = 4
export const fewestPieces = 8
