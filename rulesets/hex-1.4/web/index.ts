import { cellName } from '../../kit/ids.js'
import type { Presentation } from '../../kit/presentation.js'
import type { HexView } from '../engine/view.js'
import { arrowOf } from './arrow.js'
import { describe } from './describe.js'
import { effectOf } from './effect.js'
import { fieldOf } from './field.js'
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
  arrow: (view, order) => {
    const arrow = arrowOf(view, order)
    return arrow && { ...arrow, from: cellName(arrow.from), to: cellName(arrow.to) }
  },
  effect: effectOf,
  trackers: trackersOf,
  documents: documentHeads,
  document: documentOf,
  field: fieldOf,
  layers: layersOf,
  tables: tablesOf,
  series: seriesOf,
}

export default presentation
