import { cellName } from '../../kit/ids.js'
import type { Skin } from '../../kit/skin.js'
import type { BoltgunView } from '../engine/view.js'
import { arrowOf } from './arrow.js'
import { describe } from './describe.js'
import { symbols, words } from './words.js'
import { zonesOf } from './zones.js'

/** What BOLTGUN tells the map and the order desk of the web. */
const skin: Skin<BoltgunView> = {
  zones: (view, piece, at, orders) => {
    const searches = orders.some((order) => order.kind === 'search' && order.piece === piece.id)
    return zonesOf(view, piece.seat, at, searches)
  },
  describe,
  arrow: (view, order) => {
    const arrow = arrowOf(view, order)
    return arrow && { ...arrow, from: cellName(arrow.from), to: cellName(arrow.to) }
  },
  words,
  symbols,
}

export default skin
