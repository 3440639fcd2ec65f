import type { TerrainLooks } from '../../kit/looks.js'
import * as names from '../messages/terrain.generated.js'

/** BG-051. */
export const terrain: TerrainLooks<'normal' | 'city' | 'impassable' | 'water'> = {
  normal: { name: names.openGround(), ground: 'open' },
  city: { name: names.city(), ground: 'city' },
  impassable: { name: names.impassable(), ground: 'relief' },
  water: { name: names.water(), ground: 'water' },
}
