import { cellName } from '../../kit/ids.js'
import type { Presentation } from '../../kit/presentation.js'
import { submittedLists, type BoltgunView } from '../engine/view.js'
import { arrowOf } from './arrow.js'
import { describe } from './describe.js'
import { effectOf } from './effect.js'
import { fieldOf } from './field.js'
import { listsHead, listsDocument } from './lists.js'
import { packetsOf } from './packets.js'
import { documentHeads, documentOf } from './document.js'
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
  documents: (view) => [...listsHead(view), ...documentHeads(view)],
  document: (view, about) => (about === submittedLists ? listsDocument(view) : documentOf(view, about)),
  field: fieldOf,
}

export default presentation
