import { type Conflict, merge, type Orders, type PlaceOf, sameOrders, withPlacesOf } from './merge.js'

/** A draft as the server keeps it. */
export interface Stored {
  readonly orders: Orders
  /** 0: nothing is kept. */
  readonly revision: number
}

/** A sheet at one of a player's screens, beside what is kept of it. */
export interface Sheet {
  /** What this screen shows. */
  readonly mine: Orders
  /** What the server keeps, as far as is known here. */
  readonly stored: Stored
  /** What both had last. Of a place that waits for a choice it is what stood there before either changed it. */
  readonly base: Orders
  readonly conflicts: readonly Conflict[]
}

export const emptySheet: Sheet = { mine: [], stored: { orders: [], revision: 0 }, base: [], conflicts: [] }

const placesIn = (conflicts: readonly Conflict[]): ReadonlySet<string> => new Set(conflicts.map(({ place }) => place))

const merged = ({ mine, stored, base }: Omit<Sheet, 'conflicts'>, placeOf: PlaceOf): Sheet => {
  const { orders, conflicts } = merge(base, mine, stored.orders, placeOf)
  return { mine: orders, stored, conflicts, base: withPlacesOf(stored.orders, base, placesIn(conflicts), placeOf) }
}

/** Something was changed at this screen. */
export const written = (sheet: Sheet, mine: Orders, placeOf: PlaceOf): Sheet => merged({ ...sheet, mine }, placeOf)

/** The server keeps what another screen has saved. */
export const received = (sheet: Sheet, stored: Stored, placeOf: PlaceOf): Sheet => merged({ ...sheet, stored }, placeOf)

/** What may be kept: a place that waits for a choice stays as the other screen left it. */
export const toSave = ({ mine, stored, conflicts }: Sheet, placeOf: PlaceOf): Orders =>
  withPlacesOf(mine, stored.orders, placesIn(conflicts), placeOf)

export const isSaved = (sheet: Sheet, placeOf: PlaceOf): boolean =>
  sameOrders(toSave(sheet, placeOf), sheet.stored.orders)

/** The server keeps what this screen has sent, whatever was changed here since. */
export const saved = ({ mine, base, conflicts }: Sheet, stored: Stored, placeOf: PlaceOf): Sheet =>
  merged({ mine, stored, base: withPlacesOf(stored.orders, base, placesIn(conflicts), placeOf) }, placeOf)

/** Settles a place by one of its two versions. */
export const chosen = (sheet: Sheet, place: string, which: 'mine' | 'theirs', placeOf: PlaceOf): Sheet => {
  const [only, { orders: theirs }] = [new Set([place]), sheet.stored]
  const mine = which === 'mine' ? sheet.mine : withPlacesOf(sheet.mine, theirs, only, placeOf)
  return merged({ ...sheet, mine, base: withPlacesOf(sheet.base, theirs, only, placeOf) }, placeOf)
}
