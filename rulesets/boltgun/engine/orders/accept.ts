import { ruleId, seatId, token } from '../../../kit/ids.js'
import { ok } from '../../../kit/result.js'
import { seatName } from '../../../kit/seatName.js'
import type { BattleView, BoltgunView } from '../view/view.js'
import { settingsOf } from '../view/table.js'
import type { AnswerKind } from './parts/answerKind.js'
import { battleName, ofBattle, offerFor } from './parts/battleAnswer.js'
import * as words from '../../messages/answers.generated.js'

/** Third players whose word may be named while sheets are corrected. */
const thirdSeats = (view: BoltgunView, { step, sides }: BattleView): readonly string[] =>
  step === 'correction' && settingsOf(view)['results.conflict'] === 'word'
    ? view.legend.map(({ seat }): string => seat).filter((seat) => sides.every((side) => side.seat !== seat))
    : []

/** A third player whose word the reporter would take if the sheets still differ: stands beside a result. */
export const accept: AnswerKind<'accept'> = {
  kind: 'accept',
  asks: ['battle'],
  rule: ruleId('A-38'),
  shape: { must: ['item', 'with'] },
  schema: null,
  read: ({ item = '', with: third = '' }) => ok({ kind: 'accept', battle: token(item), of: seatId(third) }),
  offer: offerFor(({ view }, battle, item) => {
    const thirds = thirdSeats(view, battle)
    return thirds.length === 0
      ? []
      : [
          {
            ...{
              kind: 'accept',
              slot: 'word',
              label: words.nameThird(),
              item,
              many: true,
            },
            with: thirds.map((seat) => ({ id: seat, label: seatName(view, seat), about: words.aboutThird() })),
            rule: ruleId('A-38'),
          },
        ]
  }),
  describe: (view, { item, with: third = '' }) => words.takesWord({ battle: battleName(view, item), third }),
}

/** Named before, not playing here, or where nobody is to be named. */
export const acceptFault = ofBattle<'accept'>((order, battle, { view }, before) => {
  if (!thirdSeats(view, battle).includes(order.of)) return words.notOffered()
  return before.some((other) => other.kind === 'accept' && other.of === order.of) ? words.onceEach() : null
})
