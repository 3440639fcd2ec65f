import { type Conflict, type Orders, type PlaceOf, sameOrders } from './merge.js'
import { chosen, emptySheet, isSaved, received, saved, type Stored, toSave, written } from './sheetState.js'

export type Saving = 'reading' | 'saved' | 'pending' | 'saving' | 'failed'

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

/** Keeps one sheet in step with the server and the player's other screens: one save at a time, each on top of what is known to stand there. */
export const openSheet = ({ read, save, placeOf, later, show }: Keeper): OpenSheet => {
  let sheet = emptySheet
  let [known, touched, settled, failed, closed] = [false, false, false, false, false]
  /** On their way, in order. */
  let sending: readonly Orders[] = []
  /** Sent, and never answered: it may have arrived. */
  let unanswered: Orders | null = null
  let heard: Stored | null = null
  let stopWaiting = (): void => undefined

  const dirty = (): boolean => touched && !settled && !isSaved(sheet, placeOf)
  /** What the other screens have saved may leave nothing to save here. */
  const hasFailed = (): boolean => failed && (!known || dirty())
  const saving = (): Saving => {
    if (!known && !touched) return 'reading'
    if (hasFailed()) return 'failed'
    if (sending.length > 0) return 'saving'
    return dirty() || (!known && !settled) ? 'pending' : 'saved'
  }
  const tell = (): void => {
    const { mine, conflicts, stored } = sheet
    if (!closed) show({ orders: mine, saving: saving(), conflicts, revision: stored.revision })
  }
  const take = (stored: Stored): void => {
    const own = unanswered !== null && sameOrders(unanswered, stored.orders)
    sheet = (own ? saved : received)(sheet, stored, placeOf)
    unanswered = null
    known = true
  }
  const soon = (): void => {
    stopWaiting()
    if (dirty()) stopWaiting = later(() => void send(false))
  }
  /** False: it could not be read. */
  const reread = async (): Promise<boolean> => {
    const stored = await read()
    if (!stored) return false
    if (!known || stored.revision !== sheet.stored.revision) take(stored)
    return true
  }
  const open = async (): Promise<void> => {
    const found = await reread()
    failed = !found && !known
    soon()
    tell()
  }
  /** What stands on the server now is another's, or an own save of which no answer came: the next save goes on top of it. */
  const mend = async (): Promise<boolean> => {
    const { revision } = sheet.stored
    return (await reread()) && sheet.stored.revision !== revision
  }
  const answered = async (orders: Orders, answer: SaveAnswer): Promise<void> => {
    sending = sending.filter((one) => one !== orders)
    if (answer.kind === 'saved' && answer.revision > sheet.stored.revision)
      sheet = saved(sheet, { orders, revision: answer.revision }, placeOf)
    if (answer.kind === 'failed') unanswered = orders
    failed = answer.kind === 'failed' || (answer.kind === 'conflict' && !(await mend()))
    if (sending.length > 0) return
    if (heard) hear(heard)
    if (!failed && dirty()) await send(false)
  }
  /** `last`: the page, or this sheet, is left, and nothing can be waited for. */
  const send = async (last: boolean, leaving = last): Promise<void> => {
    stopWaiting()
    if (!known && !last) return open()
    const orders = toSave(sheet, placeOf)
    const onItsWay = sending.at(-1)
    if (!dirty() || (onItsWay && (!last || sameOrders(onItsWay, orders)))) return
    const revision = sheet.stored.revision + sending.length
    sending = [...sending, orders]
    tell()
    await answered(orders, await save(orders, revision, leaving))
    tell()
  }
  const hear = (stored: Stored): void => {
    heard = null
    if (sending.length > 0) heard = stored
    else if (!known || stored.revision > sheet.stored.revision) take(stored)
    soon()
    tell()
  }
  void open()
  return {
    hear,
    write: (orders) => {
      ;[touched, settled, failed] = [true, false, false]
      sheet = written(sheet, orders, placeOf)
      soon()
      tell()
    },
    choose: (place, which) => {
      sheet = chosen(sheet, place, which, placeOf)
      tell()
      void send(false)
    },
    flush: (leaving) => void send(leaving),
    hasFailed,
    settle: () => {
      stopWaiting()
      settled = true
      failed = false
      tell()
    },
    close: () => {
      void send(true, false)
      closed = true
      stopWaiting()
    },
  }
}
