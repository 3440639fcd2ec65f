import type {
  BattleOrder,
  MovementOrder,
  OrderKind,
  PostBattleOrder,
  QueueOrder,
  UpkeepOrder,
} from '../model/orders.js'
import { accept } from './accept.js'
import { buyFacility } from './buyFacility.js'
import { buyRecon } from './buyRecon.js'
import { buyReroll } from './buyReroll.js'
import { buySpecial } from './buySpecial.js'
import { buyTroops } from './buyTroops.js'
import { chooseMission } from './chooseMission.js'
import { claim } from './claim.js'
import { confirm } from './confirm.js'
import { defend } from './defend.js'
import { designate } from './designate.js'
import { detach } from './detach.js'
import { divide } from './divide.js'
import { divideRecon } from './divideRecon.js'
import { fallBack } from './fallBack.js'
import { fillUp } from './fillUp.js'
import { honours } from './honours.js'
import { merge } from './merge.js'
import { move } from './move.js'
import type { AftermathOf } from './parts/aftermath.js'
import type { AnswerOf } from './parts/answer.js'
import type { DivisionOf } from './parts/division.js'
import type { DraftKind, DraftOf, OrderOf } from './parts/kind.js'
import type { MarchOf } from './parts/march.js'
import type { BuyingOf, FormingOf, PurchaseOf } from './parts/purchase.js'
import { prepare } from './prepare.js'
import { queue } from './queue.js'
import { react } from './react.js'
import { reinforce } from './reinforce.js'
import { relocate } from './relocate.js'
import { result } from './result.js'
import { retreat } from './retreat.js'
import { rollOff } from './rollOff.js'
import { roster } from './roster.js'
import { ruleBattle } from './ruleBattle.js'
import { split } from './split.js'
import { strike } from './strike.js'
import { survival } from './survival.js'
import { uplink } from './uplink.js'
import { word } from './word.js'

/** HX-019. Of every table: a kind of order that is missing does not compile. */
export const setUpKinds: Readonly<Record<'divide' | 'divideRecon', DivisionOf>> = { divide, divideRecon }

/** HX-078 … HX-082. */
export const upkeepKinds: { readonly [Kind in UpkeepOrder['kind']]: PurchaseOf<Kind> } & {
  readonly [Kind in 'buyRecon' | 'fillUp']: PurchaseOf<'buyTroops'>
} = {
  ...{ buyTroops, buyRecon, fillUp, reinforce, buyFacility, buySpecial, uplink },
  ...{ designate, relocate, merge, split, claim, buyReroll, roster },
}

/** As they are offered: for one's land, then for each force. */
export const buying: readonly Pick<BuyingOf<never>, 'offer'>[] = [
  ...[buyTroops, buyRecon, buyFacility, buySpecial, uplink, buyReroll],
  ...[designate, relocate, claim],
]
export const forming: readonly Pick<FormingOf<never>, 'offer'>[] = [fillUp, reinforce, merge, split, roster]

/** HX-190 … HX-280. */
export const movementKinds: { readonly [Kind in MovementOrder['kind']]: MarchOf<OrderOf<Kind>> } & {
  readonly [Kind in 'detach' | 'strike']: MarchOf<OrderOf<'move'>>
} = { move, detach, strike, react }

/** HX-290 … HX-348. */
export const battleKinds: { readonly [Kind in (BattleOrder | QueueOrder)['kind']]: AnswerOf<Kind> } = {
  ...{ queue, defend, prepare, chooseMission, result, confirm, rollOff, accept, word, ruleBattle },
}

/** HX-360 … HX-398. */
export const postBattleKinds: { readonly [Kind in PostBattleOrder['kind']]: AftermathOf<Kind> } = {
  ...{ retreat, fallBack, honours, survival },
}

/** Every kind of draft, by stages. */
export const kinds: {
  readonly [Kind in DraftKind]: DraftOf<OrderOf<Kind extends OrderKind ? Kind : OrderKind>>
} = { ...setUpKinds, ...upkeepKinds, ...movementKinds, ...battleKinds, ...postBattleKinds }
