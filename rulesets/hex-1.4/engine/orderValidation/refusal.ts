import type { RuleId } from '../../../kit/ids.js'
import { said, textOf, together, type Message } from '../../../kit/messages.js'
import type { OrderProblem } from '../../../kit/orders.js'
import * as answers from '../../messages/answerRefusals.generated.js'
import * as common from '../../messages/common.generated.js'
import * as moves from '../../messages/moveRefusals.generated.js'
import * as purchases from '../../messages/purchaseRefusals.generated.js'
import type { ForceClass } from '../data/troops.js'

/** Why an order does not count: shown at the desk before it is sealed, and kept by key for the report after that. */
export interface Refusal {
  readonly code: string
  readonly why: Message
  readonly rule: RuleId
}

/** Sentences that refuse orders; a report has them too. */
export const refusals = together(together(purchases, moves), answers)

const sentences = together(common, refusals)

export const why = said<typeof sentences>()

/** `2 recon forces` */
export const forces = (kind: ForceClass, count: number): Message => why('forces', { class: kind, count })

/** As the desk shows it. */
export const shown = ({ code, why: said, rule }: Refusal): OrderProblem => ({
  ...{ code, rule },
  message: textOf(sentences, said),
})
