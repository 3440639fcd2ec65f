import type { AskView } from '@muster/rulesets/kit/asks.js'
import type { OrderOption } from '@muster/rulesets/kit/orders.js'
import type { Begun, Filling } from './deskState.js'
import { offeredAnew } from './drafts.js'
import { sameOption } from './sameOption.js'

const sameThing = (one: AskView, other: AskView): boolean => one.about !== undefined && one.about === other.about

const belongTo = (ask: AskView) => (form: Begun) => form.ask.id === ask.id || sameThing(form.ask, ask)

/** The forms with this one in the place of whatever was begun at the same question, or one before it about the same thing; null: with none. */
export const withForm = (forms: readonly Begun[], ask: AskView, form: Omit<Begun, 'ask'> | null): readonly Begun[] => {
  const isOfAsk = belongTo(ask)
  return [...(form ? [{ ...form, ask }] : []), ...forms.filter((other) => !isOfAsk(other))]
}

/** The option of a form as it is offered now; undefined once it is no longer, or only about something else. */
const optionNow = (options: readonly OrderOption[], { option, draft }: Begun): OrderOption | undefined => {
  const anew = offeredAnew(options, option)
  const fits = anew && (draft.item === undefined || !anew.item || anew.item.some(({ id }) => id === draft.item))
  return fits ? anew : sameOption(options, draft)
}

/** The form that is open at a question. One that was filled in for the question before it, about the same thing, stays open where the same can be answered. */
export const openForm = (
  forms: readonly Begun[],
  ask: AskView | null,
  options: readonly OrderOption[],
): Filling | null => {
  const form = ask && forms.find(belongTo(ask))
  if (!form) return null
  const isOwn = form.ask.id === ask.id
  if (isOwn ? form.isPut : !form.touched && !form.isPut) return null
  const option = optionNow(options, form)
  if (!option) return null
  const { draft, touched, carried } = form
  if (isOwn) return { option, draft, ...(touched && { touched }), ...(carried && { carried }) }
  return { option, draft, touched: true, carried: true }
}

/**
 * Forms that were being filled in for questions that are asked no longer, and that no question takes: neither the one at hand, whose options these are, nor
 * another about the same thing.
 */
export const leftForms = (
  forms: readonly Begun[],
  asks: readonly AskView[],
  ask: AskView | null,
  options: readonly OrderOption[],
): readonly Begun[] =>
  forms.filter((form) => {
    if (!form.touched || form.isPut || asks.some(({ id }) => id === form.ask.id)) return false
    const heir = asks.find((other) => belongTo(other)(form))
    return !heir || (heir.id === ask?.id && !optionNow(options, form))
  })
