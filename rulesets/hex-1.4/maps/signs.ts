import type { Sign } from '../../kit/looks.js'
import type { Resource } from '../engine/data/resources.js'

/** How resources are drawn. */
export const resourceSigns: Readonly<Record<Resource, Sign>> = {
  ORE_MINE_SMALL: 'mine',
  FUEL_REFINERY_SMALL: 'barrel',
  WEAPONS_CACHE: 'box',
  ORE_MINE_LARGE: 'mine',
  ANCIENT_RUIN: 'star',
  CITY: 'houses',
  FUEL_REFINERY_LARGE: 'barrel',
  ABANDONED_STRUCTURE: 'tent',
  CHEMICAL_PLANT: 'barrel',
  ABUNDANT_WEAPONS_CACHE: 'box',
  ABANDONED_FORTRESS: 'fort',
}
