import { malformed } from '../../../kit/draftShape.js'
import { ruleId, token } from '../../../kit/ids.js'
import { fail, ok } from '../../../kit/result.js'
import type { AnswerKind } from './parts/answerKind.js'
import { battleName, ofBattle, offerFor, oneAnswer } from './parts/battleAnswer.js'

/** The only submitter chooses which result stands, where the settings let them. */
export const choose: AnswerKind<'choose'> = {
  kind: 'choose',
  asks: ['choose'],
  rule: ruleId('A-40'),
  shape: { must: ['item', 'with'] },
  schema: null,
  read: ({ item = '', with: use }) =>
    use === 'sheet' || use === 'abstract'
      ? ok({ kind: 'choose', battle: token(item), use })
      : fail(malformed('choice', 'Choose "sheet" or "abstract".', 'BG-029')),
  check: oneAnswer({
    ...{ kind: 'choose', rule: 'A-40' },
    fault: ofBattle<'choose'>((_, { choice }) => (choice ? null : 'There is nothing to choose in this battle.')),
  }),
  offer: offerFor((_, battle, item) =>
    battle.choice
      ? [
          {
            ...{ kind: 'choose', label: 'Choose the result that stands', slot: 'result', item },
            rule: ruleId('A-40'),
            with: [
              { id: 'sheet', label: 'The result that you reported' },
              { id: 'abstract', label: 'The abstract result' },
            ],
          },
        ]
      : [],
  ),
  describe: (view, { item, with: use }) =>
    `${battleName(view, item)}: take ${use === 'abstract' ? 'the abstract result' : 'your own sheet'}`,
}
