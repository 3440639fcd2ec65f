import { ruleId } from '../../../kit/ids.js'
import { checkJudgements } from '../armies/desk/armyChecks.js'
import { judgeOptions } from '../armies/desk/armyOptions.js'
import { readJudge } from '../armies/desk/readArmy.js'
import { judgementSchema } from '../armies/desk/armySchemas.js'
import type { AnswerKind } from './parts/answerKind.js'
import * as words from '../../messages/armies.generated.js'

/** Whether another's own list may stand: a ruling of the facilitator, or one seat's consent (BG-300). */
export const judge: AnswerKind<'judge'> = {
  kind: 'judge',
  asks: ['approval', 'consent'],
  rule: ruleId('BG-300'),
  shape: { must: ['item', 'with'], may: ['detail'] },
  schema: judgementSchema(false),
  read: readJudge,
  check: ({ view }, _, orders) => checkJudgements(view, orders),
  offer: judgeOptions,
  describe: (_, { item, with: verdict }) =>
    verdict === 'approve' ? words.agree({ seat: item ?? '?' }) : words.refuse({ seat: item ?? '?' }),
}
