import type { TerrainLooks } from '../../kit/looks.js'

/** BG-051. */
export const terrain: TerrainLooks<'normal' | 'city' | 'impassable' | 'water'> = {
  normal: { name: 'Open ground', ground: 'open' },
  city: { name: 'City', ground: 'city' },
  impassable: { name: 'Impassable', ground: 'relief' },
  water: { name: 'Water, impassable', ground: 'water' },
}
