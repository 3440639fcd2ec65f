import { ruleId, token } from '../../../kit/ids.js'
import { ok } from '../../../kit/result.js'
import type { AnswerKind } from './parts/answerKind.js'
import { battleName, ofBattle, offerFor, oneAnswer } from './parts/battleAnswer.js'
import { choices, needsReason, reasoned, reasonIn, wrongRuling } from './parts/reasons.js'
import * as words from '../../messages/answers.generated.js'

/** Whether a claimed forfeit stands: a facilitator's word. */
export const ruleForfeit: AnswerKind<'ruleForfeit'> = {
  kind: 'ruleForfeit',
  asks: ['overrule'],
  rule: ruleId('A-41'),
  shape: { must: ['item', 'with', 'detail'] },
  schema: reasoned(['reason']),
  read: ({ item = '', with: verdict, detail }) => {
    const reason = reasonIn(detail)
    if (verdict !== 'stands' && verdict !== 'refused') return wrongRuling(words.claimEntries(), 'A-41')
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
      ...{ kind: 'ruleForfeit', slot: 'ruling', label: words.ruleClaim(), item },
      rule: ruleId('A-41'),
      with: choices({ stands: words.claimStands(), refused: words.claimRefused() }),
      detail: reasoned(['reason'], 'both'),
    },
  ]),
  describe: (view, { item, with: verdict }) =>
    words.claimRuled({ battle: battleName(view, item), verdict: verdict === 'stands' ? 'stands' : 'refused' }),
}
