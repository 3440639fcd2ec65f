import type { TerrainLooks } from '../../kit/looks.js'
import * as names from '../messages/terrain.generated.js'

/** HX-032. */
export const terrain: TerrainLooks<'plain' | 'ruined'> = {
  plain: { name: names.ground({ ground: 'plain' }), ground: 'open' },
  ruined: { name: names.ground({ ground: 'ruined' }), ground: 'waste' },
}
