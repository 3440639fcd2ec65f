import type { AskView } from '../../kit/asks.js'
import type { Desk } from '../../kit/ruleset.js'
import { battleDesk } from './desk/battle.js'
import { movementDesk } from './desk/movement.js'
import type { DeskPart } from './desk/part.js'
import { postBattleDesk } from './desk/postBattle.js'
import { setUpDesk } from './desk/setUp.js'
import { upkeepDesk } from './desk/upkeep.js'
import type { HexOrder } from './model/orders.js'
import { orderKinds, readOrder } from './orders/drafts.js'
import type { HexView } from './view/view.js'

const parts: readonly DeskPart[] = [setUpDesk, upkeepDesk, movementDesk, battleDesk, postBattleDesk]

const of = ({ kind }: AskView): DeskPart | undefined => parts.find(({ asks }) => asks.includes(kind))

/** The hex campaign's order desk: what the browser opens, and the server as the judge. It sees only a view. */
export const desk: Desk<HexOrder, HexView> = {
  readOrder,
  checkOrders: (view, ask, orders) => of(ask)?.check(view, ask, orders) ?? [],
  orderOptions: (view, ask) => of(ask)?.options(view, ask) ?? [],
  warnings: (view, ask, orders) => of(ask)?.warnings?.(view, ask, orders) ?? [],
  budget: (view, ask, orders) => of(ask)?.budget?.(view, ask, orders) ?? [],
  pathStep: (view, ask, draft, orders) => of(ask)?.pathStep?.(view, ask, draft, orders) ?? { next: [], notes: [] },
  suggest: (view, ask, dice) => of(ask)?.suggest(view, ask, dice) ?? [],
  orderKinds,
}
export const { budget, checkOrders, orderOptions, pathStep, suggest, warnings } = desk
export { orderKinds, readOrder }
