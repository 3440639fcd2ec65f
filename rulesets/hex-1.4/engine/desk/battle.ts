import { battleKinds } from '../orders/kinds.js'
import { checkBattleOrders } from './battle/check.js'
import { battleAskKinds, questionOf } from './battle/questions.js'
import { battleWarnings } from './battle/warnings.js'
import { suggestBattle } from './battle/suggest.js'
import type { DeskPart } from './part.js'

/** Questions of the Battle phase: orders of armies, preparations, missions, reports, rulings. */
export const battleDesk: DeskPart = {
  asks: battleAskKinds,
  check: checkBattleOrders,
  options: (view, ask) => {
    const question = questionOf(ask)
    const kinds = question ? [...question.kinds, ...(question.beside ? [question.beside] : [])] : []
    return kinds.flatMap((kind) => battleKinds[kind].offer(view, ask))
  },
  warnings: battleWarnings,
  suggest: suggestBattle,
}
