import type { AskView } from '@muster/rulesets/kit/asks.js'
import type { CellName } from '@muster/rulesets/kit/ids.js'
import type { OrderDraft, OrderOption } from '@muster/rulesets/kit/orders.js'
import { useMemo, useState } from 'react'
import { useViewContext } from '../ViewContext.js'
import { filledIn, firstOf, heldAt, heldBy, isPlain, matches, place, placeOnly, without } from './drafts.js'
import { leftForms, openForm, withForm } from './begun.js'
import type { Begun, Filling, SentTo } from './deskState.js'
import { useWay } from './useWay.js'

/** Where there is one thing to answer, its blanks lie open from the start. */
const onlyAnswer = (options: readonly OrderOption[], orders: readonly OrderDraft[]): Filling | null => {
  const [option] = options
  if (!option || options.length > 1 || orders.length > 0 || option.piece !== undefined || isPlain(option)) return null
  return { option, draft: firstOf(option) }
}

const none: readonly never[] = []

/** Form, path and map of a desk: what is opened, filled in and sent where. `asks`: all that is asked of the viewer; null where no question goes by without them. */
export const useHand = (
  question: AskView | null,
  asks: readonly AskView[] | null,
  options: readonly OrderOption[],
  orders: readonly OrderDraft[],
  isSealed: boolean,
  write: (orders: readonly OrderDraft[]) => void,
) => {
  const { view, tools } = useViewContext()
  const askId = question?.id ?? null
  const [forms, setForms] = useState<readonly Begun[]>(none)
  const [sent, setSent] = useState<(SentTo & { readonly askId: string | null }) | null>(null)
  const setFilling = (next: (Filling & Pick<Begun, 'isPut'>) | null): void => {
    if (question) setForms((now) => withForm(now, question, next))
    setSent(null)
  }
  const begun = useMemo(() => openForm(forms, question, options), [forms, question, options])
  const open = begun ?? onlyAnswer(options, orders)
  const filling = isSealed ? null : open
  const way = useWay(question, options, orders, filling)
  const put = (option: OrderOption, draft: OrderDraft): void => {
    setFilling({ option, draft, isPut: true })
    write(place(options, orders, option, draft))
  }
  /** A path goes onto the sheet as it is drawn, and off it with its last step. */
  const draw = (option: OrderOption, draft: OrderDraft): void => {
    setFilling({ option, draft })
    const held = heldAt(options, orders, option, draft)
    if (draft.path?.length) write(place(options, orders, option, draft))
    else if (orders[held] && matches(option, orders[held])) write(without(orders, held))
  }
  const begin = (option: OrderOption | null, draft?: OrderDraft, on = orders): void =>
    setFilling(option && { option, draft: draft ?? heldBy(option, on) ?? firstOf(option) })
  const fill = (more: Partial<OrderDraft>): void => {
    if (!filling) return
    const draft = filledIn(filling.option, filling.draft, more)
    if (filling.option.path) draw(filling.option, draft)
    else if (placeOnly(filling.option)) put(filling.option, draft)
    else setFilling({ ...filling, draft, touched: true })
  }
  const send = (piece: string | null, cell: CellName, only?: OrderOption): OrderDraft | null => {
    if (!tools || !question || isSealed) return null
    const sheet = { desk: tools.desk, view, ask: question, options, orders }
    const came = tools.guide.sending(sheet, piece ?? undefined, cell, only)
    if (came.kind === 'order') (came.option.path ? draw : put)(came.option, came.draft)
    setSent({ askId, piece, cell, came })
    return came.kind === 'order' ? came.draft : null
  }
  return {
    ...{ filling, way, put, begin, fill, send, sent: sent?.askId === askId ? sent : null },
    left: asks && tools ? leftForms(forms, asks, question, options) : none,
    dismiss: (of: string): void => setForms((now) => now.filter(({ ask }) => ask.id !== of)),
  }
}

/** Undo and redo; what of a path is open follows the sheet. */
export const stepping = (
  step: (() => readonly OrderDraft[]) | undefined,
  { filling, begin }: ReturnType<typeof useHand>,
) =>
  step &&
  ((): void => {
    const orders = step()
    begin(filling?.option.path ? filling.option : null, undefined, orders)
  })
