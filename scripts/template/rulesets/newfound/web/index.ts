import { cellName } from '../../kit/ids.js'
import type { OrderDraft } from '../../kit/orders.js'
import type { Skin } from '../../kit/skin.js'
import { field } from '../engine/field.js'
import type { RunnerView } from '../engine/view.js'

const describe = (_: RunnerView, { kind, piece = '', to = '' }: OrderDraft): string =>
  kind === 'move' ? `${piece} goes to ${to}` : `${piece} digs`

/** What this ruleset tells the map and the order desk of the web. */
const skin: Skin<RunnerView> = {
  zones: (view, _, at) => {
    const square = field.at(at)
    if (square === null) return []
    return [{ kind: 'recon', cells: field.disc(square, view.detail.sight).map((near) => field.name(near)) }]
  },
  describe,
  arrow: (view, { kind, piece, to }) => {
    const from = view.pieces.find(({ id }) => id === piece)?.at
    return kind === 'move' && from !== undefined && to !== undefined ? { from, to: cellName(to), kind } : null
  },
  words: {
    open: 'Open ground',
    ruin: 'Ruin',
    runner: 'Runner',
    hole: 'Dug in vain',
    cache: 'The cache',
    recon: 'In sight',
    sight: 'Seen by your runner',
  },
  signs: { hole: 'box', cache: 'star' },
  symbols: { runner: '10031000001213000000', contact: '10061000001213000000' },
}

export default skin
