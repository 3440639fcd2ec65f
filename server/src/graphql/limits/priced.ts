import { Extensions } from 'type-graphql'

/**
 * The price of a field in points: one point is a microsecond of processor time, of server and database together, as `npm run prices` measures it,
 * rounded up. A field without a price is one point, and a list of objects without a size holds ten.
 */
export interface Price {
  /** The field itself, whatever it returns. */
  readonly cost?: number
  /** The maximum length of the list; below another list: the maximum average of all of them. */
  readonly size?: number
  /** The argument that says how many items are wanted: a number, or a list of their names. A page states it where it is asked for, not at its items. */
  readonly by?: string
  /** How many there are if that argument is left out. Without it: `size`. */
  readonly page?: number
  /** What each item of an argument costs: `orders` of a sheet. */
  readonly each?: { readonly arg: string; readonly cost: number }
}

/** Declares a field's price next to it. */
export const priced = (price: Price): MethodDecorator & PropertyDecorator => Extensions({ price })
