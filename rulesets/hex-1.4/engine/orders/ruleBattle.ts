import { ruleId } from '../../../kit/ids.js'
import { ok } from '../../../kit/result.js'
import { sharedFaults } from '../legality/battle.js'
import { battleNamed } from '../view/names.js'
import { aboutFight, malformed, ofFight, offerFor, type AnswerOf } from './parts/answer.js'
import { objectOf, readShared, sharedKeys, stranger } from './parts/fightReads.js'
import { anyShared, closed, reason as reasonSchema, rulingSchema } from './parts/fightSchemas.js'
import { fieldsOf, option } from './parts/kind.js'
import { longestReason } from './parts/limits.js'
import { termsOf } from './parts/terms.js'
import { winnerText } from './parts/winner.js'

/** HX-301: a facilitator's word where reports differ. */
export const ruleBattle: AnswerOf<'ruleBattle'> = {
  ...{ kind: 'ruleBattle', slot: 'answer', title: 'Rule', rule: ruleId('HX-301') },
  schema: closed({ ...anyShared, reason: reasonSchema }, ['winner', 'reason']),
  read: ofFight((battle, { detail }) => {
    const fields = objectOf(detail)
    if (!fields || stranger(fields, [...sharedKeys, 'reason']) !== undefined)
      return malformed(`A ruling has only these entries: ${sharedKeys.join(', ')}, reason.`)
    const shared = readShared(fields)
    if (!shared.ok) return shared
    const { winner, ...rest } = shared.value
    const reason = typeof fields['reason'] === 'string' ? fields['reason'].trim() : ''
    if (reason === '' || reason.length > longestReason)
      return malformed(`Give a reason of 1 to ${String(longestReason)} characters.`)
    return winner === null
      ? malformed('Name the winner by seat, or "draw".')
      : ok({ kind: 'ruleBattle', battle, winner, ...rest, reason })
  }),
  refuse: aboutFight((order, battle, view) => sharedFaults(order, termsOf(view, battle))),
  offer: offerFor((view, battle, item) => [option(ruleBattle, { item, detail: rulingSchema(view, battle) })]),
  describe: (view, { item, detail }) => `${battleNamed(view, item)} – ruled: ${winnerText(view, fieldsOf(detail))}`,
}
