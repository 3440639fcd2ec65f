import { rulePage, type RulePage, type RuleWords } from '../kit/rulePage.js'
import type { TabletopSystem } from '../kit/system.js'
import type { Book } from './book.js'
import { editions, type ByEdition } from './edition.js'
import * as classic from './messages/classicRules.generated.js'
import * as great from './messages/greatWarRules.generated.js'
import * as small from './messages/smallScaleRules.generated.js'
import * as v3 from './messages/v3Rules.generated.js'
import type { ReadingKey } from './readings.js'

type Id = keyof (typeof classic.classicRules & typeof v3.v3Rules & typeof great.greatWarRules)

/** The setting that changes a rule. */
const settings: { readonly [Rule in Id]?: ReadingKey } = {
  'BA2-019': 'classic.incredible_courage',
  'BA2-023': 'terrain.halftrack',
  'BA2-032': 'classic.long',
  'BA2-033': 'hit.impossible',
  'BA2-036': 'classic.long_pen_exempt',
  'BA3-031': 'order.pin_penalty',
  'BA3-041': 'v3.recce_run_pivots',
  'BA3-043': 'terrain.halftrack',
  'BA3-045': 'v3.base_to_hit',
  'GW-011': 'gas.vet_reroll',
  'GW-032': 'gw.trench_he',
}

const page = <Id extends string>(words: RuleWords<Id>): RulePage<ReadingKey> => rulePage(words, settings)

const pages: ByEdition<RulePage<ReadingKey>> = { classic: page(classic.classicRules), v3: page(v3.v3Rules) }

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
    ...(book.smallScale ? page(small.smallScaleRules) : {}),
    ...(book.greatWar ? page(great.greatWarRules) : {}),
  }
}
