import { cellName } from '../../kit/ids.js'
import type { Skin } from '../../kit/skin.js'
import { submittedLists, type BoltgunView } from '../engine/view.js'
import { arrowOf } from './arrow.js'
import { describe } from './describe.js'
import { effectOf } from './effect.js'
import { fieldOf } from './field.js'
import { listsHead, listsSheet } from './lists.js'
import { packetsOf } from './packets.js'
import { sheetHeads, sheetOf } from './sheet.js'
import { trackersOf } from './trackers.js'
import { signs, symbols, words } from './words.js'
import { landingsOf, zonesOf } from './zones.js'

/** What BOLTGUN tells the map and the order desk of the web. */
const skin: Skin<BoltgunView> = {
  zones: (view, piece, at, orders) => {
    const searches = orders.some((order) => order.kind === 'search' && order.piece === piece.id)
    const jump = orders.find((order) => order.kind === 'teleport' && order.piece === piece.id)
    return [...zonesOf(view, piece.seat, at, searches), ...(jump ? [landingsOf(view, at)] : [])]
  },
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
  words,
  signs,
  symbols,
}

export default skin
