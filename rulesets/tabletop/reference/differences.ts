import { ruleId, type RuleId } from '../../kit/ids.js'
import type { Json } from '../../kit/json.js'
import type { ReferenceCell, ReferenceRow, ReferenceTable } from '../../kit/system.js'
import { editions, isEdition, ledgerPrefixes, type ByEdition, type Edition } from '../edition.js'
import { tables } from '../tables/index.js'
import { kindAt } from './columns.js'
import { rowsAt, type Leaf, type Row } from './tree.js'
import { wordOf } from './words.js'
import * as words from '../messages/differences.generated.js'
import * as groups from '../messages/groups.generated.js'

/** What is compared, and which of its columns; all where none are named. */
const compared: readonly (ByEdition<string> & { readonly title: string; readonly columns?: readonly string[] })[] = [
  { title: words.orders(), classic: 'morale/orders', v3: 'morale/orders' },
  { title: words.officers(), classic: 'morale/officers/classic', v3: 'morale/officers/v3' },
  { title: words.fubar(), classic: 'morale/fubar/classic', v3: 'morale/fubar/v3' },
  { title: words.fubar(), classic: 'morale/fubar/friendlyFire', v3: 'morale/fubar/friendlyFire' },
  { title: words.moves(), classic: 'movement/classic', v3: 'movement/v3' },
  { title: words.terrain(), classic: 'terrain/classic', v3: 'terrain/v3' },
  { title: words.shooting(), classic: 'shooting/classic/baseToHit', v3: 'shooting/v3/baseToHit' },
  {
    title: words.toHit(),
    classic: 'shooting/classic/hitModifiers',
    v3: 'shooting/v3/hitModifiers',
    columns: ['value'],
  },
  { title: words.pen(), classic: 'shooting/classic/penModifiers', v3: 'shooting/v3/penModifiers', columns: ['value'] },
  {
    ...{ title: words.weapon(), classic: 'weaponsClassic', v3: 'weapons3' },
    columns: ['range', 'indirect', 'shots', 'pen', 'rules'],
  },
  {
    title: words.assault(),
    classic: 'assault/closeQuarters/classic',
    v3: 'assault/closeQuarters/v3',
    columns: ['order'],
  },
]

interface Found {
  readonly name: string
  readonly text: string
  readonly ledger: readonly RuleId[]
}

const idsOf = (ledger: Json | undefined, edition: Edition): readonly RuleId[] =>
  (Array.isArray(ledger) ? (ledger as readonly Json[]) : [ledger])
    .filter((id) => typeof id === 'string')
    .filter((id) => id.startsWith(ledgerPrefixes[edition]))
    .map(ruleId)

const nameOf = (row: Row, { keys }: Leaf): string => {
  const own = keys.filter((key) => !isEdition(key) && key !== 'value')
  const about = wordOf(
    row.path
      .split('/')
      .filter((key) => !isEdition(key))
      .at(-1) ?? '',
  )
  return [about, ...own.map((key) => wordOf(key).toLowerCase())].join(', ')
}

const valuesAt = (path: string, edition: Edition, columns: readonly string[] | undefined): readonly Found[] =>
  rowsAt(tables, path, edition).flatMap((row) =>
    row.leaves
      .filter(({ keys }) => !columns || columns.includes(keys[0] ?? ''))
      .map((leaf) => ({
        name: nameOf(row, leaf),
        text: kindAt(leaf.path, leaf.value).text(leaf.value),
        ledger: idsOf(row.beside['ledger'], edition),
      })),
  )

const cell = (found: Found | undefined): ReferenceCell => {
  const text = found?.text ?? '–'
  return { value: found ? text : null, text, path: null }
}

const rowsOf = ({ title, columns, ...paths }: (typeof compared)[number]): readonly ReferenceRow[] => {
  const values = editions.map((edition) => valuesAt(paths[edition], edition, columns))
  const names = [...new Set(values.flat().map(({ name }) => name))]
  return names.flatMap((name) => {
    const found = values.map((own) => own.find((value) => value.name === name))
    if (new Set(found.map((value) => cell(value).text)).size === 1) return []
    return [
      {
        id: `differences/${title}/${name}`,
        title: `${title}: ${name}`,
        cells: Object.fromEntries(editions.map((edition, at) => [edition, cell(found[at])])),
        ledger: [...new Set(found.flatMap((value) => value?.ledger ?? []))],
      },
    ]
  })
}

const said = (title: string, words: ByEdition<readonly [text: string, ledger: string]>): ReferenceRow => ({
  ...{ id: `differences/${title}`, title, ledger: editions.map((edition) => ruleId(words[edition][1])) },
  cells: Object.fromEntries(
    editions.map((edition) => [edition, { value: words[edition][0], text: words[edition][0], path: null }]),
  ),
})

/** What no column of theirs could show. */
const told: readonly ReferenceRow[] = [
  said(words.coverAndDown(), {
    classic: [words.harderToHit(), 'BA2-031'],
    v3: [words.coverSaves(), 'BA3-048'],
  }),
  said(words.highExplosive(), {
    classic: [words.hitsByDice(), 'BA2-037'],
    v3: [words.template(), 'BA3-050'],
  }),
  said(words.lightDamageToArmour(), {
    classic: [words.oneTable(), 'BA2-039'],
    v3: [words.ownTable(), 'BA3-052'],
  }),
  said(words.escapingAnAssault(), { classic: [words.recceVehicles(), 'BA2-051'], v3: [words.anyTarget(), 'BA3-061'] }),
]

const titles: ByEdition<string> = { classic: words.classic(), v3: words.thirdEdition() }

/** Where the editions differ, as they ship. */
export const differences: ReferenceTable = {
  ...{ id: 'differences', title: words.title(), group: groups.comparison() },
  columns: editions.map((edition) => ({ key: edition, title: titles[edition] })),
  rows: [...compared.flatMap(rowsOf), ...told],
  note: words.note(),
}
