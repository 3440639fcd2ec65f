import { ruleId, token } from '../../../kit/ids.js'
import { ok } from '../../../kit/result.js'
import type { AnswerKind } from './parts/answerKind.js'
import { battleName, ofBattle, offerFor, oneAnswer } from './parts/battleAnswer.js'
import { choices, wrongRuling } from './parts/reasons.js'
import * as words from '../../messages/answers.generated.js'

/** He of whom a forfeit is claimed says that he has answered, or concedes. */
export const answerForfeit: AnswerKind<'answerForfeit'> = {
  kind: 'answerForfeit',
  asks: ['forfeit'],
  rule: ruleId('A-41'),
  shape: { must: ['item', 'with'] },
  schema: null,
  read: ({ item = '', with: answer }) =>
    answer === 'answered' || answer === 'concede'
      ? ok({ kind: 'answerForfeit', battle: token(item), answer })
      : wrongRuling(words.answerEntries(), 'A-41'),
  check: oneAnswer({
    ...{ kind: 'answerForfeit', rule: 'A-41' },
    fault: ofBattle<'answerForfeit'>(() => null),
  }),
  offer: offerFor((_, __, item) => [
    {
      ...{ kind: 'answerForfeit', slot: 'result', label: words.answerClaim(), item },
      rule: ruleId('A-41'),
      with: choices({ answered: words.iAnswered(), concede: words.iForfeit() }),
    },
  ]),
  describe: (view, { item, with: answer }) => {
    const battle = battleName(view, item)
    return answer === 'concede' ? words.forfeited({ battle }) : words.willBeFought({ battle })
  },
}
