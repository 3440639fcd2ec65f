import { malformed } from '../../../../kit/draftShape.js'
import type { Json } from '../../../../kit/json.js'
import type { Choice, OrderProblem } from '../../../../kit/orders.js'
import { fail, type Result } from '../../../../kit/result.js'
import { record } from '../../record.js'
import { closed } from './schemas.js'
import * as words from '../../../messages/answers.generated.js'

/** Characters of a reason. */
const longestReason = 400

type Told = Parameters<typeof words.reasonFor>[0]['to']

export const reasonSchema = (to: Told): Json => ({
  ...{ type: 'string', title: words.reasonFor({ to }), minLength: 1, maxLength: longestReason },
})

/** A detail that is a reason and nothing else. */
export const reasoned = (required: readonly string[], to: Told = 'concerned'): Json =>
  closed({ reason: reasonSchema(to) }, required)

export const wrongRuling = (message: string, rule: string): Result<never, OrderProblem> =>
  fail(malformed('ruling', message, rule))

/** The reason in a ruling's detail, which holds nothing else. */
export const reasonIn = (detail: Json | undefined): string | null => {
  const { reason, ...rest } = record(detail) ?? {}
  const text = typeof reason === 'string' ? reason.trim() : ''
  return text !== '' && text.length <= longestReason && Object.keys(rest).length === 0 ? text : null
}

export const needsReason = (rule: string): Result<never, OrderProblem> =>
  wrongRuling(words.needsReason({ most: longestReason }), rule)

export const choices = (of: Readonly<Record<string, string>>): readonly Choice[] =>
  Object.entries(of).map(([id, label]) => ({ id, label }))
