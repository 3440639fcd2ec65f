import { ruleId } from '../../../kit/ids.js'
import { counted } from '../../../kit/text.js'
import { roster as refuse } from '../legality/roster.js'
import { fieldsOf, option } from './parts/kind.js'
import { by, given, type FormingOf } from './parts/purchase.js'
import { readRoster, rosterSchema } from './parts/rosterForm.js'

/** HX-117: a force's list is written anew. */
export const roster: FormingOf<'roster'> = {
  ...{ kind: 'roster', slot: 'roster', title: 'Roster', rule: ruleId('HX-117') },
  shape: { must: ['piece', 'detail'], by },
  schema: rosterSchema(null),
  read: (draft) => readRoster(given(draft).force, draft.detail),
  refuse,
  offer: (_, force) => [option(roster, { piece: force.id, detail: rosterSchema(force) })],
  describe: (_, { piece = '', detail }) => {
    const { units } = fieldsOf(detail)
    return `New list of ${piece}: ${counted(Array.isArray(units) ? units.length : 0, 'unit')}`
  },
}
