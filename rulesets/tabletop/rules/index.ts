import type { RulePage } from '../../kit/rulePage.js'
import type { ReadingKey } from '../readings.js'
import type { TabletopSystem } from '../../kit/system.js'
import type { Book } from '../book.js'
import { editions, type ByEdition } from '../edition.js'
import { classicFighting } from './classicFighting.js'
import { classicOrders } from './classicOrders.js'
import { v3Fighting } from './v3Fighting.js'
import { v3Orders } from './v3Orders.js'
import { greatWar, smallScale } from './variants.js'

const pages: ByEdition<RulePage<ReadingKey>> = {
  classic: { ...classicOrders, ...classicFighting },
  v3: { ...v3Orders, ...v3Fighting },
}

/** The rules of a book, with those of other editions that its tables and procedures go by. */
export const rulesOf = (
  book: Book,
  { tables, procedures }: Pick<TabletopSystem, 'tables' | 'procedures'>,
): RulePage<ReadingKey> => {
  const named = new Set<string>([
    ...tables.flatMap(({ rows }) => rows.flatMap(({ ledger }) => ledger)),
    ...procedures.flatMap(({ ledger }) => ledger),
  ])
  const others = editions
    .filter((edition) => edition !== book.edition)
    .flatMap((edition) => Object.entries(pages[edition]))
  return {
    ...pages[book.edition],
    ...Object.fromEntries(others.filter(([id]) => named.has(id))),
    ...(book.smallScale ? smallScale : {}),
    ...(book.greatWar ? greatWar : {}),
  }
}
