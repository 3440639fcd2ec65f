import { battleAskKinds, checkBattleOrders } from './battle/check.js'
import { battleOptions } from './battle/options.js'
import { readBattleOrder } from './battle/read.js'
import { battleRemarks } from './battle/remarks.js'
import { battleKinds } from './battle/schemas.js'
import { suggestBattle } from './battle/suggest.js'
import type { DeskPart } from './part.js'

/** Questions of the Battle phase: orders of armies, preparations, missions, reports, rulings. */
export const battleDesk: DeskPart = {
  asks: battleAskKinds,
  kinds: battleKinds,
  read: readBattleOrder,
  check: checkBattleOrders,
  options: battleOptions,
  remarks: battleRemarks,
  suggest: suggestBattle,
}
