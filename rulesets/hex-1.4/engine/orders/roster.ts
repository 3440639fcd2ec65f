import { ruleId } from '../../../kit/ids.js'
import { roster as refuse } from '../orderValidation/roster.js'
import { fieldsOf, option } from './parts/kind.js'
import { by, given, type FormingOf } from './parts/purchase.js'
import { readRoster, rosterSchema } from './parts/rosterForm.js'
import * as words from '../../messages/purchases.generated.js'

/** HX-117: a force's new roster. */
export const roster: FormingOf<'roster'> = {
  ...{ kind: 'roster', slot: 'roster', title: words.roster(), rule: ruleId('HX-117') },
  shape: { must: ['piece', 'detail'], by },
  schema: rosterSchema(null),
  read: (draft) => readRoster(given(draft).force, draft.detail),
  refuse,
  offer: (_, force) => [option(roster, { piece: force.id, detail: rosterSchema(force) })],
  describe: (_, { piece = '', detail }) => {
    const { units } = fieldsOf(detail)
    return words.newRoster({ force: piece, units: Array.isArray(units) ? units.length : 0 })
  },
}
