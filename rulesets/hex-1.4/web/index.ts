import type { Presentation } from '../../kit/presentation.js'
import { arrow, describe, effect } from '../engine/orders/drafts.js'
import type { HexView } from '../engine/view/view.js'
import { fieldOf } from './field.js'
import { throwerOf, throwTitle } from './luck.js'
import { layersOf } from './layers.js'
import { seriesOf } from './series.js'
import { documentHeads, documentOf } from './document.js'
import { tablesOf } from './tables.js'
import { trackersOf } from './trackers.js'
import { words, type HexNames } from './words.js'

/** What the hex campaign tells the map and the order desk of the web. */
const presentation: Presentation<HexView, HexNames> = {
  ...words,
  describe,
  arrow,
  effect,
  trackers: trackersOf,
  documents: documentHeads,
  document: documentOf,
  field: fieldOf,
  ending: ({ detail }) => detail.champion,
  capitals: ({ detail }) => detail.treasuries.flatMap(({ capital }) => capital ?? []),
  layers: layersOf,
  tables: tablesOf,
  series: seriesOf,
  thrower: throwerOf,
  throwTitle,
}

export default presentation
