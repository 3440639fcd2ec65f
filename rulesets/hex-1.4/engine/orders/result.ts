import { ruleId } from '../../../kit/ids.js'
import { ok } from '../../../kit/result.js'
import { sharedFaults, unitsFaults } from '../orderValidation/battle.js'
import { battleNamed } from '../view/names.js'
import { aboutFight, malformed, ofFight, offerFor, type AnswerOf } from './parts/answer.js'
import { objectOf, readShared, readUnits, sharedKeys, stranger } from './parts/fightReads.js'
import { anyShared, anyUnits, closed, resultSchema, withdrawalSchema } from './parts/fightSchemas.js'
import { fieldsOf, option } from './parts/kind.js'
import { ownSeat, termsOf } from './parts/terms.js'
import { winnerText } from './parts/winner.js'
import * as words from '../../messages/answers.generated.js'

/** HX-298, HX-301: how a fight ended on the table, or who withdrew from it. */
export const result: AnswerOf<'result'> = {
  ...{ kind: 'result', slot: 'answer', title: words.report(), rule: ruleId('HX-301') },
  schema: closed({ ...anyShared, units: anyUnits }),
  read: ofFight((battle, { detail }) => {
    const fields = objectOf(detail)
    if (!fields || stranger(fields, [...sharedKeys, 'units']) !== undefined)
      return malformed(words.reportEntries({ entries: [...sharedKeys, 'units'].join(', ') }))
    const shared = readShared(fields)
    if (!shared.ok) return shared
    const units = readUnits(fields['units'])
    return units ? ok({ kind: 'result', battle, ...shared.value, units }) : malformed(words.giveUnits())
  }),
  refuse: aboutFight((order, battle, view) => {
    const terms = termsOf(view, battle)
    return [...sharedFaults(order, terms), ...unitsFaults(order.units, terms)]
  }),
  offer: offerFor((view, battle, item) => [
    option(result, { item, detail: resultSchema(view, battle) }),
    ...battle.sides.map(({ seat }) =>
      option(result, {
        label: seat === ownSeat(view) ? words.youWithdrew() : words.withdrew({ seat }),
        rule: ruleId('HX-298'),
        item,
        detail: withdrawalSchema(view, battle, seat),
      }),
    ),
  ]),
  describe: (view, { item, detail }) =>
    words.aboutBattle({ battle: battleNamed(view, item), what: winnerText(view, fieldsOf(detail)) }),
}
