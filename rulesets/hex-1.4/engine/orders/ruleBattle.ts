import { ruleId } from '../../../kit/ids.js'
import { ok } from '../../../kit/result.js'
import { sharedFaults } from '../orderValidation/battle.js'
import { battleNamed } from '../view/names.js'
import { aboutFight, malformed, ofFight, offerFor, type AnswerOf } from './parts/answer.js'
import { objectOf, readShared, sharedKeys, stranger } from './parts/fightReads.js'
import { anyShared, closed, reason as reasonSchema, rulingSchema } from './parts/fightSchemas.js'
import { fieldsOf, option } from './parts/kind.js'
import { longestReason } from './parts/limits.js'
import { termsOf } from './parts/terms.js'
import { winnerText } from './parts/winner.js'
import * as words from '../../messages/answers.generated.js'

/** HX-301: a facilitator's word where reports differ. */
export const ruleBattle: AnswerOf<'ruleBattle'> = {
  ...{ kind: 'ruleBattle', slot: 'answer', title: words.rule(), rule: ruleId('HX-301') },
  schema: closed({ ...anyShared, reason: reasonSchema }, ['winner', 'reason']),
  read: ofFight((battle, { detail }) => {
    const fields = objectOf(detail)
    if (!fields || stranger(fields, [...sharedKeys, 'reason']) !== undefined)
      return malformed(words.rulingEntries({ entries: [...sharedKeys, 'reason'].join(', ') }))
    const shared = readShared(fields)
    if (!shared.ok) return shared
    const { winner, ...rest } = shared.value
    const reason = typeof fields['reason'] === 'string' ? fields['reason'].trim() : ''
    if (reason === '' || reason.length > longestReason) return malformed(words.giveReason({ most: longestReason }))
    return winner === null ? malformed(words.nameWinner()) : ok({ kind: 'ruleBattle', battle, winner, ...rest, reason })
  }),
  refuse: aboutFight((order, battle, view) => sharedFaults(order, termsOf(view, battle))),
  offer: offerFor((view, battle, item) => [option(ruleBattle, { item, detail: rulingSchema(view, battle) })]),
  describe: (view, { item, detail }) => {
    const what = words.ruled({ result: winnerText(view, fieldsOf(detail)) })
    return words.aboutBattle({ battle: battleNamed(view, item), what })
  },
}
