import type { AskView } from '../../../kit/asks.js'
import type { Dice } from '../../../kit/dice.js'
import type { OrderDraft } from '../../../kit/orders.js'
import { picksUpByItself } from '../orders/pickUp.js'
import type { BoltgunView } from '../view/view.js'
import { armyFor, consentTo } from './suggest/suggestArmy.js'
import { chosen, claimDenied, sheetFor, shiftFor } from './suggest/suggestAnswer.js'
import { planFor } from './suggest/plan.js'
import { layTable } from '../view/table.js'

/** where relics are picked up without an order, none is given. */
const orderable = (view: BoltgunView, drafts: readonly OrderDraft[]): readonly OrderDraft[] =>
  picksUpByItself(layTable(view).ground) ? drafts.filter(({ kind }) => kind !== 'pickUp') : drafts

/** What a plain officer would answer, who sees what the player sees. To what he does not understand he says nothing. */
export const suggest = (view: BoltgunView, ask: AskView, dice: Dice): readonly OrderDraft[] => {
  switch (ask.kind) {
    case 'plan':
      return orderable(view, planFor(view, dice))
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
