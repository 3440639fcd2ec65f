import { ruleId } from '../../../kit/ids.js'
import { checkArmy } from '../armies/desk/armyChecks.js'
import { armyOptions } from '../armies/desk/armyOptions.js'
import { readArmy } from '../armies/desk/readArmy.js'
import { exampleLists, ownSchema } from '../armies/desk/armySchemas.js'
import { record } from '../record.js'
import type { AnswerKind } from './parts/answerKind.js'
import * as words from '../../messages/armies.generated.js'

/** An army before the first turn: the scenario's proposal, a printed one, or an own list (BG-300). */
export const army: AnswerKind<'army'> = {
  kind: 'army',
  asks: ['army'],
  rule: ruleId('BG-300'),
  shape: { must: ['item'], may: ['detail'] },
  schema: ownSchema(2, [], exampleLists(2)),
  read: readArmy,
  check: (table, _, orders) => checkArmy(table, orders),
  offer: armyOptions,
  describe: (_, { item, detail }) => {
    const type = record(detail)?.['type']
    const called = typeof type === 'string' && type !== '' ? type : null
    if (item === 'own') return called === null ? words.leadOwn() : words.leadOwnCalled({ called })
    if (item === 'proposal') return called === null ? words.leadProposed() : words.leadProposedCalled({ called })
    const named = item ?? '?'
    return called === null ? words.leadArmy({ army: named }) : words.leadArmyCalled({ army: named, called })
  },
}
