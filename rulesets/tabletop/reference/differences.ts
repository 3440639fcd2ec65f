import { ruleId, type RuleId } from '../../kit/ids.js'
import type { Json } from '../../kit/json.js'
import type { ReferenceCell, ReferenceRow, ReferenceTable } from '../../kit/system.js'
import { tables } from '../tables/index.js'
import { kindAt } from './columns.js'
import { rowsAt, type Leaf, type Row } from './tree.js'
import { wordOf } from './words.js'

type Editions = 'classic' | 'v3'

/** What is compared, and which of its columns; all where none are named. */
const compared: readonly {
  readonly title: string
  readonly classic: string
  readonly v3: string
  readonly columns?: readonly string[]
}[] = [
  { title: 'Orders', classic: 'morale/orders', v3: 'morale/orders' },
  { title: 'Officers', classic: 'morale/officers/classic', v3: 'morale/officers/v3' },
  { title: 'FUBAR', classic: 'morale/fubar/classic', v3: 'morale/fubar/v3' },
  { title: 'FUBAR', classic: 'morale/fubar/friendlyFire', v3: 'morale/fubar/friendlyFire' },
  { title: 'Moves', classic: 'movement/classic', v3: 'movement/v3' },
  { title: 'Terrain', classic: 'terrain/classic', v3: 'terrain/v3' },
  { title: 'Shooting', classic: 'shooting/classic/baseToHit', v3: 'shooting/v3/baseToHit' },
  { title: 'To hit', classic: 'shooting/classic/hitModifiers', v3: 'shooting/v3/hitModifiers', columns: ['value'] },
  { title: 'Pen', classic: 'shooting/classic/penModifiers', v3: 'shooting/v3/penModifiers', columns: ['value'] },
  {
    ...{ title: 'Weapon', classic: 'weaponsClassic', v3: 'weapons3' },
    columns: ['range', 'indirect', 'shots', 'pen', 'rules'],
  },
  { title: 'Assault', classic: 'assault/closeQuarters/classic', v3: 'assault/closeQuarters/v3', columns: ['order'] },
]

interface Found {
  readonly name: string
  readonly text: string
  readonly ledger: readonly RuleId[]
}

const idsOf = (ledger: Json | undefined, edition: Editions): readonly RuleId[] =>
  (Array.isArray(ledger) ? (ledger as readonly Json[]) : [ledger])
    .filter((id) => typeof id === 'string')
    .filter((id) => id.startsWith(edition === 'v3' ? 'BA3-' : 'BA2-'))
    .map(ruleId)

const nameOf = (row: Row, { keys }: Leaf): string => {
  const own = keys.filter((key) => key !== 'classic' && key !== 'v3' && key !== 'value')
  const about = wordOf(
    row.path
      .split('/')
      .filter((key) => key !== 'classic' && key !== 'v3')
      .at(-1) ?? '',
  )
  return [about, ...own.map((key) => wordOf(key).toLowerCase())].join(', ')
}

const valuesAt = (path: string, edition: Editions, columns: readonly string[] | undefined): readonly Found[] =>
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

const rowsOf = ({ title, classic, v3, columns }: (typeof compared)[number]): readonly ReferenceRow[] => {
  const [old, now] = [valuesAt(classic, 'classic', columns), valuesAt(v3, 'v3', columns)]
  const names = [...new Set([...old, ...now].map(({ name }) => name))]
  return names.flatMap((name) => {
    const [before, after] = [old, now].map((values) => values.find((value) => value.name === name))
    if ((before?.text ?? '–') === (after?.text ?? '–')) return []
    return [
      {
        id: `differences/${title}/${name}`,
        title: `${title}: ${name}`,
        cells: { classic: cell(before), v3: cell(after) },
        ledger: [...new Set([...(before?.ledger ?? []), ...(after?.ledger ?? [])])],
      },
    ]
  })
}

/** What no column of both could show. */
const told: readonly ReferenceRow[] = [
  ['Cover and Down', 'make it harder to hit', 'save: see cover saves', 'BA2-031', 'BA3-048'],
  ['High explosive', 'so many hits by dice', 'a template, dice indoors only', 'BA2-037', 'BA3-050'],
  ['Light damage to armour', 'the one table, three off the die', 'a table of its own', 'BA2-039', 'BA3-052'],
  ['Escaping an assault', 'recce vehicles', 'any target rolls', 'BA2-051', 'BA3-061'],
].map(([title = '', classic = '', v3 = '', ...ledger]) => ({
  ...{ id: `differences/${title}`, title, ledger: ledger.map(ruleId) },
  cells: {
    classic: { value: classic, text: classic, path: null },
    v3: { value: v3, text: v3, path: null },
  },
}))

/** Where the two editions differ, as they ship. */
export const differences: ReferenceTable = {
  ...{ id: 'differences', title: 'Classic sheet and third edition', group: 'Comparison' },
  columns: [
    { key: 'classic', title: 'Classic' },
    { key: 'v3', title: 'Third edition' },
  ],
  rows: [...compared.flatMap(rowsOf), ...told],
  note: 'As they ship, without a campaign’s own values. What both have alike is left out.',
}
