import { sure } from '../../kit/chance.js'
import type { Book } from '../book.js'
import { oneOf } from '../fields.js'
import { forbidden, written } from '../procedure.js'
import { officerIn, orderTestInput, tested } from './orderTest.js'
import * as fields from '../messages/fields.generated.js'
import * as groups from '../messages/groups.generated.js'
import * as outcomes from '../messages/outcomes.generated.js'
import * as words from '../messages/procedures.generated.js'

/** GW-030: what the way in costs. */
const modifierOf = (
  { tables }: Book,
  entry: 'TABLE_EDGE' | 'NEAR_TRENCH' | 'FAR_TRENCH' | 'OUTFLANK',
): number | null => {
  const { outflanking, ...ways } = tables.greatWar.reserves
  if (entry === 'OUTFLANK') return outflanking.allowed ? 0 : null
  return ways[entry].modifier
}

/** GW-030. */
export const reserves = written<Book>()({
  id: 'reserves',
  title: words.reserves(),
  about: words.reservesAbout(),
  group: groups.greatWar(),
  ledger: ['GW-030', 'BA2-014', 'BA2-019', 'BA3-020', 'BA3-031'],
  in: ({ greatWar }) => greatWar,
  input: orderTestInput.pick({ quality: true, officer: true, pins: true }).extend({
    entry: oneOf(fields.wayIn(), ['TABLE_EDGE', 'NEAR_TRENCH', 'FAR_TRENCH', 'OUTFLANK']).default('TABLE_EDGE'),
  }),
  narrowed: (book) => ({ officer: officerIn(book).optional() }),
  output: { target: outcomes.neededAtMost(), passed: outcomes.passed() },
  chance(book, { entry, ...unit }) {
    const modifier = modifierOf(book, entry)
    if (modifier === null) return forbidden
    return tested(book, { ...unit, modifier }).next(({ passed, target }) => sure({ target, passed }))
  },
})
