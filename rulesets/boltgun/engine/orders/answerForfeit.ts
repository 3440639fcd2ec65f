import { ruleId, token } from '../../../kit/ids.js'
import { ok } from '../../../kit/result.js'
import type { AnswerKind } from './parts/answerKind.js'
import { battleName, ofBattle, offerFor, oneAnswer } from './parts/battleAnswer.js'
import { choices, wrongRuling } from './parts/reasons.js'

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
      : wrongRuling('Choose "answered" or "concede".', 'A-41'),
  check: oneAnswer({
    ...{ kind: 'answerForfeit', rule: 'A-41' },
    fault: ofBattle<'answerForfeit'>(() => null),
  }),
  offer: offerFor((_, __, item) => [
    {
      ...{ kind: 'answerForfeit', slot: 'result', label: 'Answer the claim', item },
      rule: ruleId('A-41'),
      with: choices({ answered: 'I have answered: we arrange the battle', concede: 'I forfeit' }),
    },
  ]),
  describe: (view, { item, with: answer }) =>
    `${battleName(view, item)}: ${answer === 'concede' ? 'forfeited' : 'it will be fought'}`,
}
