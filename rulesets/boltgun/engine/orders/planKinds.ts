import type { BoltgunOrder, PlanName, PlanOrder } from '../model/orders.js'
import { destroyRelic } from './destroyRelic.js'
import { entrench } from './entrench.js'
import { fortify } from './fortify.js'
import { join } from './join.js'
import { march } from './march.js'
import { nameNode } from './nameNode.js'
import type { PlanKind } from './parts/planKind.js'
import { pickUp } from './pickUp.js'
import { resupply } from './resupply.js'
import { retreat } from './retreat.js'
import { search } from './search.js'
import { split } from './split.js'
import { teleport } from './teleport.js'
import { transfer } from './transfer.js'
import { unfortify } from './unfortify.js'

/** What a plan may order of a banner: primary orders, secondary ones, special ones, free ones. */
export const planKinds: { readonly [Kind in PlanName]: PlanKind<Kind> } = {
  ...{ march, teleport, search },
  ...{ fortify, entrench, unfortify, resupply, join, split, transfer },
  ...{ retreat, destroyRelic },
  ...{ pickUp, nameNode },
}

export const planKind = (order: PlanOrder): PlanKind => planKinds[order.kind]

export const isPlanOrder = (order: BoltgunOrder): order is PlanOrder => Object.hasOwn(planKinds, order.kind)
