import { ruleId, token } from '../../../kit/ids.js'
import { ok } from '../../../kit/result.js'
import type { AnswerKind } from './parts/answerKind.js'
import { battleName, ofBattle, offerFor, oneAnswer } from './parts/battleAnswer.js'
import { choices, needsReason, reasoned, reasonIn, wrongRuling } from './parts/reasons.js'

/** Whether a claimed forfeit stands: a facilitator's word. */
export const ruleForfeit: AnswerKind<'ruleForfeit'> = {
  kind: 'ruleForfeit',
  asks: ['overrule'],
  rule: ruleId('A-41'),
  shape: { must: ['item', 'with', 'detail'] },
  schema: reasoned(['reason']),
  read: ({ item = '', with: verdict, detail }) => {
    const reason = reasonIn(detail)
    if (verdict !== 'stands' && verdict !== 'refused') return wrongRuling('Choose "stands" or "refused".', 'A-41')
    return reason === null
      ? needsReason('A-41')
      : ok({ kind: 'ruleForfeit', battle: token(item), stands: verdict === 'stands', reason })
  },
  check: oneAnswer({
    ...{ kind: 'ruleForfeit', rule: 'A-41', optional: true },
    fault: ofBattle<'ruleForfeit'>(() => null),
  }),
  offer: offerFor((_, __, item) => [
    {
      ...{ kind: 'ruleForfeit', slot: 'ruling', label: 'Rule on the claimed forfeit', item },
      rule: ruleId('A-41'),
      with: choices({ stands: 'It stands', refused: 'It is refused: both report the battle anew' }),
      detail: reasoned(['reason'], 'both players'),
    },
  ]),
  describe: (view, { item, with: verdict }) =>
    `${battleName(view, item)}: the claimed forfeit ${verdict === 'stands' ? 'stands' : 'is refused'}`,
}
