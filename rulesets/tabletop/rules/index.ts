import type { RulePage } from '../../kit/rulePage.js'
import type { TabletopSystem } from '../../kit/system.js'
import type { Book } from '../book.js'
import { classicFighting } from './classicFighting.js'
import { classicOrders } from './classicOrders.js'
import { v3Fighting } from './v3Fighting.js'
import { v3Orders } from './v3Orders.js'
import { greatWar, smallScale } from './variants.js'

const classic: RulePage = { ...classicOrders, ...classicFighting }
const v3: RulePage = { ...v3Orders, ...v3Fighting }

/** The rules of a book, with those of the other edition that its tables and procedures go by. */
export const rulesOf = (
  book: Book,
  { tables, procedures }: Pick<TabletopSystem, 'tables' | 'procedures'>,
): RulePage => {
  const named = new Set<string>([
    ...tables.flatMap(({ rows }) => rows.flatMap(({ ledger }) => ledger)),
    ...procedures.flatMap(({ ledger }) => ledger),
  ])
  const [own, other] = book.edition === 'v3' ? [v3, classic] : [classic, v3]
  return {
    ...own,
    ...Object.fromEntries(Object.entries(other).filter(([id]) => named.has(id))),
    ...(book.smallScale ? smallScale : {}),
    ...(book.greatWar ? greatWar : {}),
  }
}
