import type { Presentation } from '../../kit/presentation.js'
import { arrow, describe, effect } from '../engine/orders/kinds.js'
import { submittedLists, type BoltgunView } from '../engine/view/view.js'
import { fieldOf } from './field.js'
import { listsHead, listsDocument } from './lists.js'
import { throwerOf, throwTitle } from './luck.js'
import { packetsOf } from './packets.js'
import { documentHeads, documentOf } from './document.js'
import { seriesOf } from './series.js'
import { trackersOf } from './trackers.js'
import { words, type BoltgunNames } from './words.js'
import { zones } from './zones.js'

/** What BOLTGUN tells the map and the order desk of the web. */
const presentation: Presentation<BoltgunView, BoltgunNames> = {
  ...words,
  zones,
  describe,
  arrow,
  effect,
  trackers: trackersOf,
  packets: packetsOf,
  documents: (view) => [...listsHead(view), ...documentHeads(view)],
  document: (view, about) => (about === submittedLists ? listsDocument(view) : documentOf(view, about)),
  field: fieldOf,
  series: seriesOf,
  thrower: throwerOf,
  throwTitle,
  ending: ({ detail }) => detail.champion,
}

export default presentation
