import type { OrderDraft } from '../../kit/orders.js'
import type { HexView } from '../engine/view.js'

export interface Arrow {
  readonly from: string
  readonly to: string
  readonly kind: 'march' | 'retreat'
}

/** Where an order leads on the map; null for one that goes nowhere. */
export const arrowOf = (view: HexView, { kind, piece, path, to }: OrderDraft): Arrow | null => {
  const from = view.pieces.find(({ id }) => id === piece)?.at
  const goal = kind === 'move' || kind === 'detach' ? path?.at(-1) : to
  if (from === undefined || goal === undefined) return null
  switch (kind) {
    case 'move':
    case 'detach':
      return { from, to: goal, kind: 'march' }
    case 'retreat':
    case 'fallBack':
      return { from, to: goal, kind: 'retreat' }
    default:
      return null
  }
}
