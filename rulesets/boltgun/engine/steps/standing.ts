import type { PieceId } from '../../../kit/ids.js'
import type { PlanOrder } from '../model/orders.js'

type OfKind<Kind extends PlanOrder['kind']> = PlanOrder & { readonly kind: Kind }

/** The orders that stand, as the steps ask for them. */
export interface Plans {
  /** Orders of one kind, seat by seat, in the order of the plan. */
  of<Kind extends PlanOrder['kind']>(kind: Kind): readonly OfKind<Kind>[]
  /** Whether a banner has an order of one of the kinds. */
  has(banner: PieceId, ...kinds: readonly PlanOrder['kind'][]): boolean
}

/** Orders that stand, indexed by kind and by banner. */
export const plansOf = (orders: readonly PlanOrder[]): Plans => {
  const kinds = new Map<PlanOrder['kind'], PlanOrder[]>()
  const banners = new Map<PieceId, PlanOrder['kind'][]>()
  for (const order of orders) {
    const same = kinds.get(order.kind)
    if (same) same.push(order)
    else kinds.set(order.kind, [order])
    const own = banners.get(order.banner)
    if (own) own.push(order.kind)
    else banners.set(order.banner, [order.kind])
  }
  return {
    of: <Kind extends PlanOrder['kind']>(kind: Kind): readonly OfKind<Kind>[] =>
      (kinds.get(kind) ?? []).filter((order): order is OfKind<Kind> => order.kind === kind),
    has: (banner, ...wanted) => banners.get(banner)?.some((kind) => wanted.includes(kind)) ?? false,
  }
}

/** Steps after the battles need no orders: what they must know of them is in the turn's memory. */
export const noPlans: Plans = plansOf([])
