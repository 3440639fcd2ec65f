import type { TerrainLooks } from '../../kit/looks.js'

/** HX-032. */
export const terrain: TerrainLooks<'plain' | 'ruined'> = {
  plain: { name: 'Open country', ground: 'open' },
  ruined: { name: 'Ruined: yields and holds nothing', ground: 'waste' },
}
