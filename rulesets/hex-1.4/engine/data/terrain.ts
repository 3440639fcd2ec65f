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

/** What each piece is, for the battle sheet. */
export const terrainPieces: Readonly<Record<TerrainPiece, { readonly title: string; readonly about: string }>> = {
  RIVER_OR_STREAM: {
    title: 'River or stream',
    about:
      'Runs from table edge to table edge, over half the table’s length at most. A river is very difficult ground, a stream difficult.',
  },
  CACTUS_FIELD: {
    title: 'Balau cactus field',
    about:
      'About 12″ across, difficult. A unit moving through throws a die: on 1 it takes D6 hits of strength 3, saved as usual.',
  },
  DIFFICULT_GROUND: { title: 'Difficult ground', about: 'Slows like any other difficult ground.' },
  STEEP_HILL: { title: 'Steep hill', about: 'Two or three tiers.' },
  WOODS: { title: 'Woods', about: 'Trees.' },
  HILL: { title: 'Hill', about: 'A gentle one.' },
  CRAGS: { title: 'Crags', about: 'Difficult ground.' },
  OBSTACLES: { title: 'Obstacles', about: 'Up to 12″ of them.' },
  SINGLE_STRUCTURE: { title: 'Single structure', about: 'One building, with up to 6″ of obstacles.' },
  BUILDING_COMPLEX: {
    title: 'Building complex',
    about: 'Two to four buildings with up to 12″ of obstacles; ruins are difficult ground.',
  },
}

/** Table quarters, and the fewest pieces on the whole table (HX-470). */
export const quarters = 4
export const fewestPieces = 8
