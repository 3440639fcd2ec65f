import { ruleId, seatId, token } from '../../../kit/ids.js'
import { ok } from '../../../kit/result.js'
import { seatName } from '../../../kit/seatName.js'
import type { BattleView, BoltgunView } from '../view.js'
import { settingsOf } from '../view/table.js'
import type { AnswerKind } from './parts/answerKind.js'
import { battleName, ofBattle, offerFor } from './parts/battleAnswer.js'

/** Third players whose word may be named while sheets are corrected. */
const thirdSeats = (view: BoltgunView, { step, sides }: BattleView): readonly string[] =>
  step === 'correction' && settingsOf(view)['results.conflict'] === 'word'
    ? view.legend.map(({ seat }): string => seat).filter((seat) => sides.every((side) => side.seat !== seat))
    : []

/** With what asking tells that player. */
const about = [
  'Asked only if the sheets still differ, no facilitator rules and your opponent names this player too; else nobody learns whom you named.',
  'Learns that the two of you fight, your army types, the mission and what both sheets say of winner and points lost.',
  'Learns no place, banner, level, army list or sacrifice, and not how the battle is decided.',
].join('\n')

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
              label: 'Name a third player whose word you would take',
              item,
              many: true,
            },
            with: thirds.map((seat) => ({ id: seat, label: seatName(view, seat), about })),
            rule: ruleId('A-38'),
          },
        ]
  }),
  describe: (view, { item, with: third = '' }) => `${battleName(view, item)}: you would take the word of ${third}`,
}

/** Named before, not playing here, or where nobody is to be named. */
export const acceptFault = ofBattle<'accept'>((order, battle, { view }, before) => {
  if (!thirdSeats(view, battle).includes(order.of))
    return 'Name a third player whose word you would take: one of those offered.'
  return before.some((other) => other.kind === 'accept' && other.of === order.of) ? 'Name each player once.' : null
})
