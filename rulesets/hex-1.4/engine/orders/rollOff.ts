import { ruleId } from '../../../kit/ids.js'
import { ok } from '../../../kit/result.js'
import { battleNamed } from '../view/names.js'
import { aboutFight, ofFight, offerFor, type AnswerOf } from './parts/answer.js'
import { option } from './parts/kind.js'
import * as words from '../../messages/answers.generated.js'

/** HX-340: the dice settle it, if the other side agrees. */
export const rollOff: AnswerOf<'rollOff'> = {
  ...{ kind: 'rollOff', slot: 'answer', title: words.rollOff(), rule: ruleId('HX-340') },
  schema: null,
  read: ofFight((battle) => ok({ kind: 'rollOff', battle })),
  refuse: aboutFight(() => []),
  offer: offerFor((_, __, item) => [option(rollOff, { item })]),
  describe: (view, { item }) => words.aboutBattle({ battle: battleNamed(view, item), what: words.settleByDice() }),
}
