import type { TerrainLooks } from '../../kit/looks.js'

/** How the ground is named and drawn. */
export const terrain: TerrainLooks<'open' | 'ruin'> = {
  open: { name: 'Open ground', ground: 'open' },
  ruin: { name: 'Ruin', ground: 'city' },
}
