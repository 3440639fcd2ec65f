import { malformed } from '../../../kit/draftShape.js'
import { ruleId, token } from '../../../kit/ids.js'
import { fail, ok } from '../../../kit/result.js'
import type { AnswerKind } from './parts/answerKind.js'
import { battleName, ofBattle, offerFor, oneAnswer } from './parts/battleAnswer.js'
import * as words from '../../messages/answers.generated.js'

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
      : fail(malformed('choice', words.chooseEntries(), 'BG-029')),
  check: oneAnswer({
    ...{ kind: 'choose', rule: 'A-40' },
    fault: ofBattle<'choose'>((_, { choice }) => (choice ? null : words.nothingToChoose())),
  }),
  offer: offerFor((_, battle, item) =>
    battle.choice
      ? [
          {
            ...{ kind: 'choose', label: words.chooseResult(), slot: 'result', item },
            rule: ruleId('A-40'),
            with: [
              { id: 'sheet', label: words.resultReported() },
              { id: 'abstract', label: words.resultAbstract() },
            ],
          },
        ]
      : [],
  ),
  describe: (view, { item, with: use }) => {
    const battle = battleName(view, item)
    return use === 'abstract' ? words.takeAbstract({ battle }) : words.takeSheet({ battle })
  },
}
