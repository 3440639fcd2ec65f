import { sure } from '../../kit/chance.js'
import type { Book } from '../book.js'
import { oneOf } from '../fields.js'
import { forbidden, written } from '../procedure.js'
import { officerIn, orderTestInput, tested } from './orderTest.js'

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
  title: 'Order test from reserve',
  about: 'Whether a unit in reserve comes onto the table where its player wants it.',
  group: 'Great War',
  ledger: ['GW-030', 'BA2-014', 'BA2-019', 'BA3-020', 'BA3-031'],
  in: ({ greatWar }) => greatWar,
  input: orderTestInput.pick({ quality: true, officer: true, pins: true }).extend({
    entry: oneOf('Way in', ['TABLE_EDGE', 'NEAR_TRENCH', 'FAR_TRENCH', 'OUTFLANK']).default('TABLE_EDGE'),
  }),
  narrowed: (book) => ({ officer: officerIn(book).optional() }),
  output: { target: 'Needed, at most', passed: 'Passed' },
  chance(book, { entry, ...unit }) {
    const modifier = modifierOf(book, entry)
    if (modifier === null) return forbidden
    return tested(book, { ...unit, modifier }).next(({ passed, target }) => sure({ target, passed }))
  },
})
