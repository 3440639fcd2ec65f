import type { OrderDraft } from '../../kit/orders.js'
import type { BoltgunView } from '../engine/view.js'

export interface Arrow {
  readonly from: string
  readonly to: string
  readonly kind: 'march' | 'teleport' | 'retreat' | 'transfer' | 'join'
}

const place = (view: BoltgunView, id: string | undefined): string | null =>
  view.pieces.find((piece) => piece.id === id)?.at ?? null

/** Where an order leads on the map; null for one that goes nowhere. */
export const arrowOf = (view: BoltgunView, { kind, piece, to, with: other }: OrderDraft): Arrow | null => {
  const own = place(view, piece)
  const theirs = place(view, other)
  switch (kind) {
    case 'march':
    case 'teleport':
    case 'retreat':
    case 'ruleRetreat':
      return own === null || to === undefined
        ? null
        : { from: own, to, kind: kind === 'ruleRetreat' ? 'retreat' : kind }
    case 'transfer':
    case 'join':
      return own === null || theirs === null || own === theirs ? null : { from: theirs, to: own, kind }
    default:
      return null
  }
}
