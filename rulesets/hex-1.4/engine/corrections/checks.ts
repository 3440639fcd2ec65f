import { ruleId } from '../../../kit/ids.js'
import type { OrderProblem } from '../../../kit/orders.js'
import { fail, type Result } from '../../../kit/result.js'
import type { HexEvent } from '../events/events.js'

export type Corrected = Result<readonly HexEvent[], OrderProblem>

/** More than a campaign ever has. */
export const most = 100_000

export const wrong = (code: string, message: string) => fail<OrderProblem>({ code, message, rule: ruleId('HX-536') })

export const figure = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value <= most
