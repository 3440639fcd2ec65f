import { malformed } from '../../../kit/draftShape.js'
import { ruleId, token } from '../../../kit/ids.js'
import { fail, ok } from '../../../kit/result.js'
import { plusMinus } from '../../../kit/text.js'
import type { AnswerKind } from './parts/answerKind.js'
import { battleName, ofBattle, offerFor, oneAnswer } from './parts/battleAnswer.js'
import * as words from '../../messages/answers.generated.js'

/** A Tactical Genius moves the mission die, having seen it (BG-312). */
export const shift: AnswerKind<'shift'> = {
  kind: 'shift',
  asks: ['shift'],
  rule: ruleId('BG-312'),
  shape: { must: ['item', 'amount'] },
  schema: null,
  read: ({ item = '', amount: by }) =>
    by === -1 || by === 0 || by === 1
      ? ok({ kind: 'shift', battle: token(item), by })
      : fail(malformed('amount', words.shiftEntries(), 'BG-029')),
  check: oneAnswer({
    ...{ kind: 'shift', rule: 'BG-312' },
    fault: ofBattle<'shift'>(
      ({ by }, battle) => (battle.shift?.choices.some((choice) => choice.by === by) ? null : words.shiftAnother()),
      'amount',
    ),
  }),
  offer: offerFor((_, battle, item) => {
    if (!battle.shift) return []
    const shifts = battle.shift.choices.map(({ by }) => by)
    const amount = { min: Math.min(...shifts), max: Math.max(...shifts) }
    return [{ kind: 'shift', label: words.shiftDie(), slot: 'result', item, rule: ruleId('BG-312'), amount }]
  }),
  describe: (view, { item, amount: by = 0 }) => {
    const battle = battleName(view, item)
    return by === 0 ? words.leaveDie({ battle }) : words.shiftDieBy({ battle, by: plusMinus(by) })
  },
  effect: (view, { item, amount = 0 }) => {
    const die = view.detail.battles.find(({ id }) => id === item)?.shift
    const mission = die?.choices.find(({ by }) => by === amount)?.title
    return die && mission !== undefined ? words.dieStands({ die: die.die, mission }) : null
  },
}
