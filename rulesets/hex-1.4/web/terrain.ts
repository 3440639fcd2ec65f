import type { TerrainLooks } from '../../kit/looks.js'
import * as looks from '../messages/looks.generated.js'

/** HX-032. */
export const terrain: TerrainLooks<'plain' | 'ruined'> = {
  plain: { name: looks.ground({ ground: 'plain' }), ground: 'open' },
  ruined: { name: looks.ground({ ground: 'ruined' }), ground: 'waste' },
}
