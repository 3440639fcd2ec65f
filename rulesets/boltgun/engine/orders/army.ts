import { ruleId } from '../../../kit/ids.js'
import { checkArmy } from '../armies/desk/armyChecks.js'
import { armyOptions } from '../armies/desk/armyOptions.js'
import { readArmy } from '../armies/desk/readArmy.js'
import { exampleLists, ownSchema } from '../armies/desk/armySchemas.js'
import { record } from '../record.js'
import type { AnswerKind } from './parts/answerKind.js'

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
    const called = typeof type === 'string' && type !== '' ? `, called ${type}` : ''
    if (item === 'own') return `Lead an army of your own${called}`
    return `Lead the ${item === 'proposal' ? 'proposed army' : `army ${item ?? '?'}`}${called}`
  },
}
