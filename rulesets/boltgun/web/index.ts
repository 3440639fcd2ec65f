import { cellName } from '../../kit/ids.js'
import type { Presentation } from '../../kit/presentation.js'
import { submittedLists, type BoltgunView } from '../engine/view.js'
import { arrowOf } from './arrow.js'
import { describe } from './describe.js'
import { effectOf } from './effect.js'
import { fieldOf } from './field.js'
import { listsHead, listsSheet } from './lists.js'
import { packetsOf } from './packets.js'
import { sheetHeads, sheetOf } from './sheet.js'
import { trackersOf } from './trackers.js'
import { words, type BoltgunNames } from './words.js'
import { zones } from './zones.js'

/** What BOLTGUN tells the map and the order desk of the web. */
const presentation: Presentation<BoltgunView, BoltgunNames> = {
  ...words,
  zones,
  describe,
  arrow: (view, order) => {
    const arrow = arrowOf(view, order)
    return arrow && { ...arrow, from: cellName(arrow.from), to: cellName(arrow.to) }
  },
  effect: effectOf,
  trackers: trackersOf,
  packets: packetsOf,
  sheets: (view) => [...listsHead(view), ...sheetHeads(view)],
  sheet: (view, about) => (about === submittedLists ? listsSheet(view) : sheetOf(view, about)),
  field: fieldOf,
}

export default presentation
