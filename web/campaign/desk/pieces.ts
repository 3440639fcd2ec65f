import type { GameView, PieceView } from '@muster/rulesets/kit/view.js'
import type { DeskState } from './deskState.js'

/** Pieces that may be told something, or are told: the rows of the plan, which the keys 1 to 9 choose. */
export const planPieces = (
  view: GameView,
  { options, orders }: Pick<DeskState, 'options' | 'orders'>,
): readonly PieceView[] => {
  const able = new Set([...options, ...orders].map(({ piece }) => piece))
  return view.pieces.filter(({ id }) => able.has(id))
}
