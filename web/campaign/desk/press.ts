import type { OrderOption } from '@muster/rulesets/kit/orders.js'
import type { OpenDesk } from './deskState.js'
import { isPlain, matches, startOf } from './drafts.js'

/** An answer that leaves nothing to say goes on to its seal; any other opens its blanks. */
const pressAnswer = async ({ desk, onSeal }: OpenDesk, option: OrderOption): Promise<void> => {
  // Forms are fetched with the first question that may have one.
  const { settledOrder } = await import('./settled.js')
  const whole = settledOrder(option)
  if (!whole) desk.begin(desk.filling?.option === option ? null : option)
  else if (desk.answer(option, whole)) onSeal()
}

/** The button, or the key, of an option: it is ordered, or opens its blanks. */
export const pressOption = (open: OpenDesk, option: OrderOption): void => {
  const { filling, begin, put, oneAnswer } = open.desk
  if (oneAnswer) void pressAnswer(open, option)
  else if (isPlain(option)) put(option, startOf(option))
  else begin(filling?.option === option ? null : option)
}

export const isPressed = ({ filling, orders }: OpenDesk['desk'], option: OrderOption): boolean =>
  filling?.option === option || (isPlain(option) && orders.some((order) => matches(option, order)))
