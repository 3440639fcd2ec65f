import { type Orders, type PlaceOf, sameOrders } from './merge.js'
import { emptySheet, isSaved, received, saved, type Sheet, type Stored } from './sheetState.js'

export type Saving = 'reading' | 'saved' | 'pending' | 'saving' | 'failed'

/** A sheet, and how far it is known to stand on the server. */
export interface SheetInHand {
  sheet: Sheet
  /** It was read once. */
  known: boolean
  touched: boolean
  /** What is on it has been sealed. */
  settled: boolean
  failed: boolean
  /** On their way, in order. */
  sending: readonly Orders[]
  /** Sent, and never answered: it may have arrived. */
  unanswered: Orders | null
}

/** What of a sheet outlives its page. */
export type KeptSheet = Pick<SheetInHand, 'sheet' | 'unanswered'>

export const takeUp = (kept: KeptSheet | null): SheetInHand => ({
  ...{ sheet: emptySheet, unanswered: null, ...kept, known: kept !== null, touched: kept !== null },
  ...{ settled: false, failed: false, sending: [] },
})

export const isDirty = ({ touched, settled, sheet }: SheetInHand, placeOf: PlaceOf): boolean =>
  touched && !settled && !isSaved(sheet, placeOf)

/** What the other screens have saved may leave nothing to save here. */
export const hasFailed = (hand: SheetInHand, placeOf: PlaceOf): boolean =>
  hand.failed && (!hand.known || isDirty(hand, placeOf))

export const savingOf = (hand: SheetInHand, placeOf: PlaceOf): Saving => {
  const { known, touched, settled, sending } = hand
  if (!known && !touched) return 'reading'
  if (hasFailed(hand, placeOf)) return 'failed'
  if (sending.length > 0) return 'saving'
  return isDirty(hand, placeOf) || (!known && !settled) ? 'pending' : 'saved'
}

/** What stands on the server, laid below what is in hand. */
export const take = (hand: SheetInHand, stored: Stored, placeOf: PlaceOf): void => {
  const own = hand.unanswered !== null && sameOrders(hand.unanswered, stored.orders)
  hand.sheet = (own ? saved : received)(hand.sheet, stored, placeOf)
  hand.unanswered = null
  hand.known = true
}
