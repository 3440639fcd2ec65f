import type { OrderOption } from '@muster/rulesets/kit/orders.js'
import type { OpenDesk } from './DeskContext.js'
import { isPlain, matches, startOf } from './drafts.js'
import { settledOrder } from './settled.js'

/** The button, or the key, of an option: it is ordered, or opens its blanks. An answer that leaves nothing to say goes on to its seal. */
export const pressOption = ({ desk, onSeal }: OpenDesk, option: OrderOption): void => {
  const { filling, begin, put, answer, oneAnswer } = desk
  const whole = oneAnswer ? settledOrder(option) : null
  if (whole) {
    if (answer(option, whole)) onSeal()
  } else if (isPlain(option)) put(option, startOf(option))
  else begin(filling?.option === option ? null : option)
}

export const isPressed = ({ filling, orders }: OpenDesk['desk'], option: OrderOption): boolean =>
  filling?.option === option || (isPlain(option) && orders.some((order) => matches(option, order)))
