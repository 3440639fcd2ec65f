import { ruleId, type RuleId } from '../../kit/ids.js'
import type { Json } from '../../kit/json.js'
import type { Flag, ReferenceCell, ReferenceRow, ReferenceTable } from '../../kit/system.js'
import { editions, isEdition, isOther, ledgerPrefixes } from '../edition.js'
import type { Page, Shown } from './page.js'
import { valueAt, rowsAt, type Leaf, type Row } from './tree.js'
import { wordOf } from './words.js'
import * as words from '../messages/reference.generated.js'

const flags: Readonly<Record<string, Flag>> = {
  RECONSTRUCTED: 'RECONSTRUCTED',
  GENERAL: 'GENERAL',
  AMBIGUOUS: 'AMBIGUOUS',
  DERIVED: 'DERIVED',
  PUBLIC_DIFFERS: 'PUBLIC_DIFFERS',
}

/** Lists of steps, which carry no id of their own. */
const unmarked: Readonly<Record<string, string>> = {
  'shooting/classic/steps': 'BA2-030',
  'shooting/v3/steps': 'BA3-044',
}

const word = (value: Json | undefined): string | null => (typeof value === 'string' ? value : null)

/** Where the editions print a thing each, only its own place is named (BA2-, BA3-). */
const ledgerOf = (value: Json | undefined, edition: Page['edition']): readonly RuleId[] => {
  const all = (Array.isArray(value) ? (value as readonly Json[]) : [value]).filter((id) => typeof id === 'string')
  const others = editions.filter((each) => isOther(each, edition)).map((each) => ledgerPrefixes[each])
  const own = all.filter((id) => !others.some((prefix) => id.startsWith(prefix)))
  return (own.length > 0 ? own : all).map(ruleId)
}

/** A flag that is about another edition's value alone is none here. */
const flagOf = ({ beside }: Row, edition: Page['edition']): Flag | null =>
  isOther(beside['flagFor'], edition) ? null : (flags[word(beside['flag']) ?? ''] ?? null)

const keysTitle = (keys: readonly string[]): string =>
  keys
    .filter((key) => !isEdition(key))
    .map((key, at) => (at === 0 ? wordOf(key) : wordOf(key).toLowerCase()))
    .join(', ') || words.value()

const noteOf = (row: Row, flag: Flag | null, edition: Page['edition']): string | null => {
  const of = word(row.beside['flagFor'])
  const said = word(row.beside['public'])
  const setting = word(row.beside['setting'])
  const parts = [
    ...(flag && of !== null && !isEdition(of) ? [words.signIsAbout({ what: wordOf(of) })] : []),
    ...(said === null ? [] : [words.publicListsSay({ said })]),
    ...(setting === null || isOther(setting.split('.')[0], edition) ? [] : [words.readingOfTheCampaign({ setting })]),
  ]
  return parts.join(' ') || null
}

const cellOf = ({ path, value }: Leaf, page: Page): ReferenceCell => {
  const printed = valueAt(page.shipped, path) ?? null
  const kind = page.kindAt(path, printed)
  const follows = page.follows(path)
  const shown = follows ?? page.read(path, value)
  const [text, before] = [kind.text(shown), kind.text(printed)]
  return {
    ...{ value: shown, text, path: follows === null && page.settingAt(path) === null ? path : null },
    ...(text === before ? {} : { printed: before }),
  }
}

const rowOf = (page: Page, row: Row, about: Pick<ReferenceRow, 'id' | 'title' | 'cells'>): ReferenceRow => {
  const flag = flagOf(row, page.edition)
  const note = noteOf(row, flag, page.edition)
  return {
    ...about,
    ledger: ledgerOf(row.beside['ledger'] ?? unmarked[row.path], page.edition),
    ...(flag ? { flag } : {}),
    ...(note === null ? {} : { note }),
  }
}

/** The last step of a path that says what it is; an edition says nothing. */
const titleAt = (path: string): string => {
  const last =
    path
      .split('/')
      .filter((key) => !isEdition(key))
      .at(-1) ?? path
  return path.startsWith('highExplosive/v3/') ? `${last}″` : wordOf(last)
}

/** Of one value of a row: the row's own title is enough where nothing but the value could be meant. */
const titleOf = (row: Row, { keys }: Leaf): string => {
  const title = keysTitle(keys)
  return title === words.value()
    ? titleAt(row.path)
    : `${titleAt(row.path)}: ${title.charAt(0).toLowerCase()}${title.slice(1)}`
}

const grid = (page: Page, rows: readonly Row[]): Pick<ReferenceTable, 'columns' | 'rows'> => {
  const keyOf = ({ keys }: Leaf): string => keys.join('.') || 'value'
  const columns = new Map(rows.flatMap(({ leaves }) => leaves).map((leaf) => [keyOf(leaf), keysTitle(leaf.keys)]))
  return {
    columns: [...columns].map(([key, title]) => ({ key, title })),
    rows: rows.map((row) =>
      rowOf(page, row, {
        ...{ id: row.path, title: titleAt(row.path) },
        cells: Object.fromEntries(row.leaves.map((leaf) => [keyOf(leaf), cellOf(leaf, page)])),
      }),
    ),
  }
}

/** A flag that is about another value of the row is none of this one's. */
const onlyFor = (row: Row, { keys: [key] }: Leaf): Row => {
  const { flag, flagFor, ...beside } = row.beside
  const own = flagFor === undefined || flagFor === key || !row.leaves.some(({ keys }) => keys[0] === flagFor)
  return own ? { ...row, beside: flagFor === key ? { ...beside, flag } : row.beside } : { ...row, beside }
}

const list = (page: Page, rows: readonly Row[]): Pick<ReferenceTable, 'columns' | 'rows'> => ({
  columns: [{ key: 'value', title: words.value() }],
  rows: rows.flatMap((row) =>
    row.leaves.map((leaf) =>
      rowOf(page, onlyFor(row, leaf), {
        id: leaf.path,
        title: titleOf(row, leaf),
        cells: { value: cellOf(leaf, page) },
      }),
    ),
  ),
})

const tableOf = (page: Page, { at, list: single, ...named }: Shown): ReferenceTable => {
  const rows = at.flatMap((path) => rowsAt(page.tree, path, page.edition))
  return { ...named, ...(single ? list(page, rows) : grid(page, rows)) }
}

/** The tables of a page as they are read. */
export const referenceOf = (page: Page): readonly ReferenceTable[] => page.contents.map((shown) => tableOf(page, shown))
