import type { AskView } from '../../../kit/asks.js'
import type { Dice } from '../../../kit/dice.js'
import type { OrderDraft } from '../../../kit/orders.js'
import type { BoltgunView } from '../view.js'
import { armyFor, consentTo } from './suggest/army.js'
import { chosen, claimDenied, sheetFor, shiftFor } from './suggest/battle.js'
import { planFor } from './suggest/plan.js'

/** What a plain officer would answer, who sees what the player sees. To what he does not understand he says nothing. */
export const suggest = (view: BoltgunView, ask: AskView, dice: Dice): readonly OrderDraft[] => {
  switch (ask.kind) {
    case 'plan':
      return planFor(view, dice)
    case 'battle':
      return sheetFor(view, ask)
    case 'shift':
      return shiftFor(view, ask)
    case 'choose':
      return chosen(view, ask)
    case 'forfeit':
      return claimDenied(view, ask)
    case 'army':
      return armyFor(view, ask, dice)
    case 'consent':
      return consentTo(view, ask)
    default:
      return []
  }
}
