import { type Conflict, type Orders, type PlaceOf, sameOrders } from './merge.js'
import type { SheetStore } from './sheetStore.js'
import { hasFailed, isDirty, type Saving, savingOf, type SheetInHand, take, takeUp } from './sheetInHand.js'
import { chosen, saved, type Stored, toSave, written } from './sheetState.js'

export type SaveAnswer =
  | { readonly kind: 'saved'; readonly revision: number }
  /** Another revision than the named one stands there. */
  | { readonly kind: 'conflict' }
  | { readonly kind: 'failed' }

/** What a sheet is kept with. */
export interface Keeper {
  /** Null: it could not be read. */
  readonly read: () => Promise<Stored | null>
  /** Replaces that revision alone. `leaving`: the browser is to send it even if the page is gone. */
  readonly save: (orders: Orders, revision: number, leaving: boolean) => Promise<SaveAnswer>
  readonly placeOf: PlaceOf
  /** Calls once, after the pause that somebody makes who has finished a change. Returns how to call it off. */
  readonly later: (call: () => void) => () => void
  readonly show: (shown: Shown) => void
  /** Where this device keeps the sheet; null: nowhere. */
  readonly store: SheetStore | null
}

export interface Shown {
  readonly orders: Orders
  readonly saving: Saving
  readonly conflicts: readonly Conflict[]
  /** Of what the server keeps. */
  readonly revision: number
}

export interface OpenSheet {
  readonly write: (orders: Orders) => void
  readonly choose: (place: string, which: 'mine' | 'theirs') => void
  /** Another screen of the player has saved this. */
  readonly hear: (stored: Stored) => void
  /** Saves now what is not saved yet. */
  readonly flush: (leaving: boolean) => void
  readonly hasFailed: () => boolean
  /** Saves nothing until the next change: what is on the sheet has been sealed. */
  readonly settle: () => void
  readonly close: () => void
}

/** Sends what is in hand and takes what comes: one save at a time, each on top of what is known to stand on the server. */
const exchange = (hand: SheetInHand, { read, save, placeOf, later }: Keeper, tell: () => void) => {
  let heard: Stored | null = null
  let stopWaiting = (): void => undefined
  const dirty = (): boolean => isDirty(hand, placeOf)
  const soon = (): void => {
    stopWaiting()
    if (dirty()) stopWaiting = later(() => void send(false))
  }
  /** False: it could not be read. */
  const reread = async (): Promise<boolean> => {
    const stored = await read()
    if (!stored) return false
    if (!hand.known || stored.revision !== hand.sheet.stored.revision) take(hand, stored, placeOf)
    return true
  }
  const open = async (): Promise<void> => {
    const found = await reread()
    hand.failed = !found && !hand.known
    soon()
    tell()
  }
  /** What stands on the server now is another's, or an own save of which no answer came: the next save goes on top of it. */
  const mend = async (): Promise<boolean> => {
    const { revision } = hand.sheet.stored
    return (await reread()) && hand.sheet.stored.revision !== revision
  }
  const answered = async (orders: Orders, answer: SaveAnswer): Promise<void> => {
    hand.sending = hand.sending.filter((one) => one !== orders)
    if (answer.kind === 'saved' && answer.revision > hand.sheet.stored.revision)
      hand.sheet = saved(hand.sheet, { orders, revision: answer.revision }, placeOf)
    if (answer.kind === 'failed') hand.unanswered = orders
    hand.failed = answer.kind === 'failed' || (answer.kind === 'conflict' && !(await mend()))
    if (hand.sending.length > 0) return
    if (heard) hear(heard)
    if (!hand.failed && dirty()) await send(false)
  }
  /** `last`: the page, or this sheet, is left, and nothing can be waited for. */
  const send = async (last: boolean, leaving = last): Promise<void> => {
    stopWaiting()
    if (!hand.known && !last) return open()
    const orders = toSave(hand.sheet, placeOf)
    const onItsWay = hand.sending.at(-1)
    if (!dirty() || (onItsWay && (!last || sameOrders(onItsWay, orders)))) return
    const revision = hand.sheet.stored.revision + hand.sending.length
    hand.sending = [...hand.sending, orders]
    tell()
    await answered(orders, await save(orders, revision, leaving))
    tell()
  }
  const hear = (stored: Stored): void => {
    heard = null
    if (hand.sending.length > 0) heard = stored
    else if (!hand.known || stored.revision > hand.sheet.stored.revision) take(hand, stored, placeOf)
    soon()
    tell()
  }
  return { open, send, soon, hear, stopWaiting: () => stopWaiting() }
}

/** Keeps one sheet in step with the server and the player's other screens. */
export const openSheet = (keeper: Keeper): OpenSheet => {
  const { placeOf, show, store } = keeper
  const hand = takeUp(store?.read() ?? null)
  let closed = false
  const tell = (): void => {
    const { sheet, unanswered } = hand
    const { mine, conflicts, stored } = sheet
    if (hand.known || hand.touched) store?.keep(hand.settled ? null : { sheet, unanswered }, closed)
    if (!closed) show({ orders: mine, saving: savingOf(hand, placeOf), conflicts, revision: stored.revision })
  }
  const { open, send, soon, hear, stopWaiting } = exchange(hand, keeper, tell)
  void open()
  return {
    hear,
    write: (orders) => {
      hand.touched = true
      hand.settled = false
      hand.failed = false
      hand.sheet = written(hand.sheet, orders, placeOf)
      soon()
      tell()
    },
    choose: (place, which) => {
      hand.sheet = chosen(hand.sheet, place, which, placeOf)
      tell()
      void send(false)
    },
    flush: (leaving) => void send(leaving),
    hasFailed: () => hasFailed(hand, placeOf),
    settle: () => {
      stopWaiting()
      hand.settled = true
      hand.failed = false
      tell()
    },
    close: () => {
      void send(true, false)
      closed = true
      stopWaiting()
    },
  }
}
