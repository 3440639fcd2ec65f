import type { OrderDraft } from '@muster/rulesets/kit/orders.js'
import type { GameView } from '@muster/rulesets/kit/view.js'
import type { Tools } from './openDesk.js'

/** An order in words; what this view cannot tell any more, or not yet, as it was written. */
export const toldOrder = (tools: Tools | null, view: GameView, order: OrderDraft): string => {
  const written = [order.piece, order.kind, order.to, ...(order.path ?? [])].filter(Boolean).join(' ')
  try {
    return tools?.presentation.describe(view, order) ?? written
  } catch {
    return written
  }
}
