import { cellName, pieceId, ruleId, seatId, token } from '../../../kit/ids.js'
import type { Json } from '../../../kit/json.js'
import type { OrderDraft, OrderProblem } from '../../../kit/orders.js'
import { fail, ok, type Result } from '../../../kit/result.js'
import type { AnswerOrder, RulingOrder } from '../orders.js'
import { record } from '../record.js'
import { readResult } from './result.js'

/** Characters of a reason. */
export const longestReason = 400

export const reasonSchema = (to: string): Json => ({
  ...{ type: 'string', title: `Reason, told to ${to}`, minLength: 1, maxLength: longestReason },
})

/** What stands for nobody among the champions offered. */
export const noChampion = 'nobody'

const wrong = (message: string, rule: string): Result<never, OrderProblem> =>
  fail({ code: 'ruling', message, rule: ruleId(rule) })

/** The reason in a ruling's detail, which holds nothing else. */
const reasonIn = (detail: Json | undefined): string | null => {
  const { reason, ...rest } = record(detail) ?? {}
  const text = typeof reason === 'string' ? reason.trim() : ''
  return text !== '' && text.length <= longestReason && Object.keys(rest).length === 0 ? text : null
}

const needsReason = (rule: string): Result<never, OrderProblem> =>
  wrong(`Give a reason of 1 to ${String(longestReason)} characters: { "reason": "…" }.`, rule)

const readRetreat = (draft: OrderDraft): Result<RulingOrder, OrderProblem> => {
  const order = { kind: 'ruleRetreat', banner: pieceId(draft.piece ?? ''), to: cellName(draft.to ?? '') } as const
  if (draft.detail === undefined) return ok(order)
  const reason = reasonIn(draft.detail)
  return reason === null ? needsReason('A-15') : ok({ ...order, reason })
}

/** A result as a side would report it, or abstract resolution, and the reason. */
const readBattle = (draft: OrderDraft): Result<RulingOrder, OrderProblem> => {
  const { reason, ...rest } = record(draft.detail) ?? {}
  const text = reasonIn({ reason })
  if (text === null) return needsReason('A-38')
  if (rest['forfeits'] !== undefined || rest['sacrifice'] !== undefined)
    return wrong('Rule winner and losses, or abstract resolution: leave the rest to the sheets.', 'A-38')
  const result = readResult(token(draft.item ?? ''), rest, seatId)
  if (!result.ok) return result
  const { battle, abstract, winner, lost } = result.value
  return ok({
    ...{ kind: 'ruleBattle', battle, reason: text },
    ...(abstract ? { abstract } : {}),
    ...(winner === undefined ? {} : { winner }),
    ...(lost === undefined ? {} : { lost }),
  })
}

const readForfeit = (draft: OrderDraft): Result<RulingOrder, OrderProblem> => {
  const reason = reasonIn(draft.detail)
  if (draft.with !== 'stands' && draft.with !== 'refused') return wrong('Choose "stands" or "refused".', 'A-41')
  return reason === null
    ? needsReason('A-41')
    : ok({ kind: 'ruleForfeit', battle: token(draft.item ?? ''), stands: draft.with === 'stands', reason })
}

const readVictory = (draft: OrderDraft): Result<RulingOrder, OrderProblem> => {
  const reason = reasonIn(draft.detail)
  const champion = draft.with === noChampion ? null : seatId(draft.with ?? '')
  return reason === null ? needsReason('A-50') : ok({ kind: 'ruleVictory', champion, reason })
}

export const readAnswer = (draft: OrderDraft): Result<AnswerOrder, OrderProblem> =>
  draft.with === 'answered' || draft.with === 'concede'
    ? ok({ kind: 'answerForfeit', battle: token(draft.item ?? ''), answer: draft.with })
    : wrong('Choose "answered" or "concede".', 'A-41')

/** A facilitator's ruling, its fields' presence checked. */
export const readRuling = (kind: RulingOrder['kind'], draft: OrderDraft): Result<RulingOrder, OrderProblem> => {
  switch (kind) {
    case 'ruleRetreat':
      return readRetreat(draft)
    case 'ruleBattle':
      return readBattle(draft)
    case 'ruleForfeit':
      return readForfeit(draft)
    case 'ruleVictory':
      return readVictory(draft)
  }
}
