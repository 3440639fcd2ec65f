import { ok } from '../../kit/result.js'
import type { ShelvedSystem, TabletopSystem } from '../../kit/system.js'
import type { Book } from '../book.js'
import { treeWith } from '../overrides.js'
import { proceduresOf } from '../procedures/index.js'
import { readingsOf, settingsFor } from '../readings.js'
import { bookPage } from '../reference/bookPage.js'
import { referenceOf } from '../reference/tables.js'
import { rulesOf } from '../rules/index.js'
import { wholeTables } from '../reference/whole.js'
import { tables, type Tables } from '../tables/index.js'
import { variants, variantsOf } from '../variants/index.js'

/** What the two editions differ in, apart from what their books say. */
export interface Edition extends Pick<TabletopSystem, 'id' | 'title' | 'sources' | 'missions' | 'notes'> {
  readonly about: string
  readonly edition: Book['edition']
}

/** An edition on the shelf, with the variants that may be laid over it. */
export const boltAction = ({ about, edition, ...named }: Edition): ShelvedSystem => ({
  ...{ id: named.id, title: named.title, about, variants },
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
    const shown = { tables: referenceOf(bookPage(book)), procedures: proceduresOf(book) }
    return ok({
      ...named,
      variants: laid.value.map(({ id, title }) => ({ id, title })),
      table: { width: 72, depth: 48 },
      terrain: {},
      ...shown,
      rules: rulesOf(book, shown),
    })
  },
})
