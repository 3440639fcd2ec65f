import { cellName } from '../../kit/ids.js'
import type { OrderDraft } from '../../kit/orders.js'
import type { Names, Presentation } from '../../kit/presentation.js'
import { field } from '../engine/field.js'
import type { RunnerView } from '../engine/view.js'

/** The names that this ruleset's views use: what is added to an engine is added here, and must then be named below. */
interface RunnerNames extends Names {
  readonly piece: 'runner'
  readonly contact: 'runner'
  readonly mark: 'hole' | 'cache'
  readonly state: never
  readonly step: 'moves' | 'search'
  readonly slot: never
  readonly partner: never
  readonly zone: 'sight'
}

const describe = (_: RunnerView, { kind, piece = '', to = '' }: OrderDraft): string =>
  kind === 'move' ? `${piece} goes to ${to}` : `${piece} digs`

/** What this ruleset tells the map and the order desk of the web. */
const presentation: Presentation<RunnerView, RunnerNames> = {
  cell: { one: 'square', many: 'squares' },
  size: null,
  pieces: { runner: { name: 'Runner', symbol: '10031000001213000000' } },
  contacts: { runner: 'Runner' },
  states: {},
  marks: {
    title: 'Holes and the cache',
    kinds: { hole: { name: 'Dug in vain', sign: 'box' }, cache: { name: 'The cache', sign: 'star' } },
  },
  holdings: null,
  zones: {
    title: 'Sight',
    kinds: { sight: { name: 'In sight', colour: 'recon', line: 'dashed' } },
    around: (view, _, at) => {
      const square = field.at(at)
      if (square === null) return []
      return [{ kind: 'sight', cells: field.disc(square, view.detail.sight).map((near) => field.name(near)) }]
    },
  },
  steps: { moves: 'Moves', search: 'Search' },
  slots: {},
  partners: {},
  describe,
  arrow: (view, { kind, piece, to }) => {
    const from = view.pieces.find(({ id }) => id === piece)?.at
    return kind === 'move' && from !== undefined && to !== undefined ? { from, to: cellName(to), kind } : null
  },
}

export default presentation
