import { ok } from '../../kit/result.js'
import type { Procedure, ShelvedSystem, TabletopSystem } from '../../kit/system.js'
import type { Book } from '../book.js'
import type { ByEdition, Edition } from '../edition.js'
import { layoutProcedures } from '../layout.js'
import { treeWith } from '../overrides.js'
import type { Bound } from '../procedure.js'
import { hasExtraProtection } from '../procedures/trenchHighExplosive.js'
import { proceduresOf } from '../procedures/index.js'
import { readingsOf, settingsFor } from '../readings.js'
import { bookPage } from '../reference/bookPage.js'
import { differences } from '../reference/differences.js'
import { referenceOf } from '../reference/tables.js'
import { wordOf } from '../reference/words.js'
import { rulesOf } from '../rules.js'
import { wholeTables } from '../reference/whole.js'
import { tables, type Tables } from '../tables/index.js'
import { variants, variantsOf } from '../variants/index.js'
import { terrain } from './terrain.js'
import * as words from '../messages/systems.generated.js'

/** What the editions differ in, apart from what their books say. */
export interface Volume extends Pick<TabletopSystem, 'id' | 'title' | 'sources' | 'notes'> {
  readonly about: string
  readonly edition: Edition
}

const laidOut = layoutProcedures([]).map(
  (bound): Bound<Book> =>
    ({ tables: { suggested } }) =>
      bound({
        pieces: suggested.layout.pieces.dice,
        fewest: suggested.layout.fewest.pieces,
        kinds: suggested.terrain,
      }),
)

const allProceduresOf = (book: Book): readonly Procedure[] => [
  ...proceduresOf(book),
  ...laidOut.map((bound) => bound(book)).filter((procedure) => procedure !== null),
]

/** What to play where the campaign names a mission. */
const missionsOf: ByEdition<(tables: Tables) => TabletopSystem['missions']> = {
  // It has no scenarios, and the mission keeps its name.
  classic: () => ({}),
  v3: ({ suggested }) =>
    Object.fromEntries(Object.entries(suggested.scenarios).map(([mission, { name }]) => [mission, wordOf(name)])),
}

/** GW-060 */
const trenchNote = words.trenchNote()

/** An edition on the shelf, with the variants that may be laid over it. */
export const boltAction = ({ about, edition, ...named }: Volume): ShelvedSystem => ({
  ...{ id: named.id, title: named.title, about },
  variants: variants.map(({ id, title, about: words }) => ({ id, title, about: words })),
  settings: settingsFor(edition),
  choose(choice) {
    const laid = variantsOf(choice.variants)
    if (!laid.ok) return laid
    const has = (id: string): boolean => laid.value.some((variant) => variant.id === id)
    const greatWar = has('great-war')
    const readings = readingsOf(edition, greatWar, choice.settings)
    if (!readings.ok) return readings
    const printed: Book = { edition, greatWar, smallScale: has('small-scale'), tables, readings: readings.value }
    const own = treeWith(bookPage(printed), choice.overrides, (tree) => wholeTables(tree as Tables))
    if (!own.ok) return own
    const book: Book = { ...printed, tables: own.value as Tables }
    const shown = { tables: [...referenceOf(bookPage(book)), differences], procedures: allProceduresOf(book) }
    return ok({
      ...named,
      sources: [...named.sources, ...laid.value.map(({ source }) => source)],
      variants: laid.value.map(({ id, title }) => ({ id, title })),
      table: { width: 72, depth: 48 },
      notes: [...named.notes, ...(greatWar && !hasExtraProtection[edition] ? [trenchNote] : [])],
      terrain,
      missions: missionsOf[edition](book.tables),
      ...shown,
      rules: rulesOf(book, shown),
    })
  },
})
