/** What the API offers: an entry of `Ask.options`. */
export interface Offered {
  readonly kind: string
  readonly piece?: string | null
  readonly to?: readonly string[] | null
  readonly path?: boolean | null
  readonly with?: readonly { readonly id: string }[] | null
  readonly amount?: { readonly min: number; readonly max: number; readonly step?: number | null } | null
  readonly item?: readonly { readonly id: string }[] | null
  readonly detail?: unknown
}

/** An order as it is sent. */
export interface Drafted {
  readonly kind: string
  readonly piece?: string | null
  readonly to?: string | null
  readonly path?: readonly string[] | null
  readonly with?: string | null
  readonly amount?: number | null
  readonly item?: string | null
  readonly detail?: unknown
}

/** The part of an order that its option does not allow. */
export type Fault = 'kind' | 'piece' | 'to' | 'path' | 'with' | 'amount' | 'item'

const isOneOf = (list: readonly { readonly id: string }[] | null | undefined, id: string | null | undefined): boolean =>
  list == null ? id == null : list.some((choice) => choice.id === id)

const fits = ({ min, max, step }: NonNullable<Offered['amount']>, amount: number | null | undefined): boolean =>
  typeof amount === 'number' && amount >= min && amount <= max && amount % (step ?? 1) === 0

/**
 * The first part of an order that is not one of its option's; null: it is filled as the option says. Whether it can be sealed together with the others
 * is for `checkOrders` of the API to say, which knows the rules.
 */
export const faultOf = (option: Offered, order: Drafted): Fault | null => {
  if (order.kind !== option.kind) return 'kind'
  if ((order.piece ?? null) !== (option.piece ?? null)) return 'piece'
  if (option.to == null ? order.to != null : order.to == null || !option.to.includes(order.to)) return 'to'
  if (order.path != null && !option.path) return 'path'
  if (!isOneOf(option.with, order.with)) return 'with'
  if (option.amount == null ? order.amount != null : !fits(option.amount, order.amount)) return 'amount'
  return isOneOf(option.item, order.item) ? null : 'item'
}

type Given<Order> = {
  readonly [Key in keyof Order as null extends Order[Key] ? never : Key]: Order[Key]
} & { readonly [Key in keyof Order as null extends Order[Key] ? Key : never]?: Exclude<Order[Key], null> }

/** Orders as they are sent: what the API tells as null is left out. */
export const ordersOf = <Order extends Drafted>(orders: readonly Order[]): readonly Given<Order>[] =>
  orders.map((order) => Object.fromEntries(Object.entries(order).filter(([, value]) => value !== null)) as Given<Order>)
