import type { GapsOf } from '../../../kit/messages.js'
import type * as common from '../../messages/common.generated.js'
import type { Unplayed } from '../model/battle.js'

type Gaps = GapsOf<typeof common, 'unplayed'>

const outcomes: Readonly<Record<Unplayed['so'], Gaps['so']>> = {
  rolled: 'rolled',
  'raid-lost': 'raidLost',
  'raid-won': 'raidWon',
  held: 'held',
  undefended: 'undefended',
  open: 'open',
}

/** Why no report decided a fight and what the campaign's settings make of it, for the sentence that says so. */
export const unplayedGaps = ({ why, so }: Unplayed): Gaps => ({ why, so: outcomes[so] })

/** HX-282, HX-300, HX-301: under which rule they say so. */
export const unplayedRule = ({ why }: Unplayed, raid: boolean): string =>
  raid ? 'HX-282' : why === 'unreported' ? 'HX-300' : 'HX-301'
