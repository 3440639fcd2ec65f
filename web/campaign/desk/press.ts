import type { OrderOption } from '@muster/rulesets/kit/orders.js'
import type { DeskState, OpenDesk } from './deskState.js'
import { isPlain, leavesChoice, matches, startOf } from './drafts.js'

/** What of a desk the press of an option works on. */
interface Pressing extends Pick<OpenDesk, 'onSeal'> {
  readonly desk: Pick<DeskState, 'oneAnswer' | 'filling' | 'begin' | 'put' | 'answer'>
}

/** An answer that leaves nothing to say goes on to its seal; any other opens its blanks. */
const pressAnswer = async ({ desk, onSeal }: Pressing, option: OrderOption): Promise<void> => {
  const { filling, begin, answer } = desk
  if (leavesChoice(option)) {
    begin(filling?.option === option ? null : option)
    return
  }
  // Forms are fetched with the first question that may have one.
  const { settledOrder } = await import('./settled.js')
  const whole = settledOrder(option)
  if (whole && answer(option, whole)) onSeal()
  // One that lay open may have been filled in while forms were fetched.
  else if (!whole && filling?.option !== option) begin(option)
}

/** The button, or the key, of an option: it is ordered, or opens its blanks. */
export const pressOption = (open: Pressing, option: OrderOption): void => {
  const { filling, begin, put, oneAnswer } = open.desk
  if (oneAnswer) void pressAnswer(open, option)
  else if (isPlain(option)) put(option, startOf(option))
  else begin(filling?.option === option ? null : option)
}

export const isPressed = ({ filling, orders }: OpenDesk['desk'], option: OrderOption): boolean =>
  filling?.option === option || (isPlain(option) && orders.some((order) => matches(option, order)))
