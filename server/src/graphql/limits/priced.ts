import { Extensions } from 'type-graphql'

/**
 * What a field is worth in points: one point is a microsecond of processor time, of server and database together, as `npm run prices` measures it,
 * rounded up. A field that says nothing is one point, and a list of objects that says nothing holds ten.
 */
export interface Price {
  /** The field itself, whatever it returns. */
  readonly cost?: number
  /** The most that the list holds; below another list: what all of them hold on average at the most. */
  readonly size?: number
  /** The argument that says how many items are wanted: a number, or a list of their names. */
  readonly by?: string
  /** How many there are where that argument is left out. Without it: `size`. */
  readonly page?: number
  /** What each item of an argument costs: `orders` of a sheet. */
  readonly each?: { readonly arg: string; readonly cost: number }
}

/** Declares a field's price beside it. */
export const priced = (price: Price): MethodDecorator & PropertyDecorator => Extensions({ price })
