import { ruleId, seatId, token } from '../../../kit/ids.js'
import type { Json } from '../../../kit/json.js'
import type { Choice, OrderDraft, OrderOption, OrderProblem } from '../../../kit/orders.js'
import { ok, type Result } from '../../../kit/result.js'
import type { OrderOf } from '../model/orders.js'
import { record } from '../record.js'
import type { BattleView } from '../view/view.js'
import type { Table } from '../view/table.js'
import type { AnswerKind } from './parts/answerKind.js'
import { ofBattle, offerFor, oneAnswer } from './parts/battleAnswer.js'
import { describeResult, drawsAllowed, seatsOf, strange } from './parts/fought.js'
import { readResult } from './parts/readResult.js'
import { needsReason, reasonIn, reasonSchema, wrongRuling } from './parts/reasons.js'
import { anyResult, closed, lossesSchema, winnerSchema } from './parts/schemas.js'
import * as words from '../../messages/answers.generated.js'

const reason = reasonSchema('both')

const schema: Json = {
  ...{ type: 'object', additionalProperties: false, required: ['reason'] },
  description: words.ruleSchema(),
  properties: {
    ...anyResult,
    abstract: { type: 'boolean', description: words.ruleAbstractSchema() },
    reason,
  },
}

/** A result as a side would report it, or abstract resolution, and the reason. */
const read = ({ item = '', detail }: OrderDraft): Result<OrderOf<'ruleBattle'>, OrderProblem> => {
  const { reason: given, ...rest } = record(detail) ?? {}
  const text = reasonIn({ reason: given })
  if (text === null) return needsReason('A-38')
  if (rest['forfeits'] !== undefined || rest['sacrifice'] !== undefined) return wrongRuling(words.ruleEntries(), 'A-38')
  const result = readResult(token(item), rest, seatId)
  if (!result.ok) return result
  const { battle, abstract, winner, lost } = result.value
  return ok({
    ...{ kind: 'ruleBattle', battle, reason: text },
    ...(abstract ? { abstract } : {}),
    ...(winner === undefined ? {} : { winner }),
    ...(lost === undefined ? {} : { lost }),
  })
}

const offer = (table: Table, battle: BattleView, item: readonly Choice[]): readonly OrderOption[] => {
  const seats = seatsOf(battle)
  const winner = winnerSchema(seats, drawsAllowed(table))
  const option = (label: string, detail: Json): OrderOption => ({
    ...{ kind: 'ruleBattle', slot: 'ruling', label, item, detail },
    rule: ruleId('A-38'),
  })
  return [
    option(words.ruleResult(), closed({ winner, lost: lossesSchema(seats), reason }, ['winner', 'lost', 'reason'])),
    option(
      words.ruleAbstract(),
      closed({ abstract: { type: 'boolean', const: true }, reason }, ['abstract', 'reason']),
    ),
  ]
}

/** How a battle ended whose sheets differ: a facilitator's word. */
export const ruleBattle: AnswerKind<'ruleBattle'> = {
  kind: 'ruleBattle',
  asks: ['conflict'],
  rule: ruleId('A-38'),
  shape: { must: ['item', 'detail'] },
  schema,
  read,
  check: oneAnswer({
    ...{ kind: 'ruleBattle', rule: 'A-38', optional: true },
    fault: ofBattle<'ruleBattle'>((order, battle, table) => strange(order, battle, table)),
  }),
  offer: offerFor(offer),
  describe: (view, draft) => words.ruling({ result: describeResult(view, draft) }),
}
