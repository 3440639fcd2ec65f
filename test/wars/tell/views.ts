import { unpackRow, type CellLayer } from '@muster/rulesets/kit/packed.js'
import type { DataTable, Document, DocumentHead, DocumentSection } from '@muster/rulesets/kit/documents.js'
import type { MapLayer } from '@muster/rulesets/kit/looks.js'
import type { Tracker } from '@muster/rulesets/kit/presentation.js'
import type { Contact, GameView, MarkView } from '@muster/rulesets/kit/view.js'
import { facts, pieces } from '../../simulate/read.js'
import { below, under, type Told } from './told.js'
import type { Reader } from './report.js'

const contact = ({ seat, kind, at, size, sight, sources, asOf, id }: Contact): string =>
  `${seat ?? 'somebody'} at ${at}${size === null ? '' : ` ${String(size)}`} (${kind}, ${sight} by ${sources.join(' and ')} in ${String(asOf)}, ${id})`

const mark = ({ kind, label, at, asOf, id }: MarkView): string =>
  `${label} at ${at} (${kind}, as of ${String(asOf)}, ${id})`

/** Layers side by side, as maps. */
const maps = (layers: readonly CellLayer[]): readonly string[] => {
  const rows = layers.map((layer) => layer.rows.map(unpackRow))
  return (rows[0] ?? []).map((_, y) => rows.map((layer) => layer[y] ?? '').join('   '))
}

const legend = ({ key, legend: signs }: CellLayer): string =>
  `${key}: ${Object.entries(signs)
    .map(([sign, meaning]) => `${sign} ${meaning}`)
    .join(', ')}`

const tracker = ({ title, note, done, of, met, secondary, cells }: Tracker): string =>
  `${title}${note === undefined ? '' : ` (${note})`}: ${String(done)} of ${String(of)}${met ? ', met' : ''}${secondary ? ', secondary' : ''}${cells.length === 0 ? '' : ` [${cells.join(' ')}]`}`

const sectionLines = ({ lines, note }: DocumentSection): readonly string[] =>
  [
    ...lines.map(({ label, value, rule }) => `${label}: ${value}${rule === undefined ? '' : ` (${rule})`}`),
    ...(note === undefined ? [] : [note]),
  ].flatMap((line) => line.split('\n'))

/** What is new in the sections of a sheet; of several with one title, each is its own. */
const sheet = ({ passages }: Told, key: string, { sections }: Document): readonly string[] =>
  sections.flatMap((section, at) => {
    const before = sections.slice(0, at).filter(({ title }) => title === section.title).length
    const title = section.title === '' ? 'Untitled' : section.title
    return passages(`${key} ${String(before)}`, title, sectionLines(section))
  })

const table = ({ columns, rows }: DataTable): readonly string[] =>
  rows.map((row) => columns.map(({ key, title }) => `${title} ${String(row[key] ?? '–')}`).join(', '))

const layer = ({ cells, legend: meanings }: MapLayer): readonly string[] => [
  ...Object.entries(meanings).flatMap(([key, meaning]) => {
    const there = cells.filter((cell) => cell.key === key)
    return there.length === 0
      ? []
      : [`${meaning}: ${there.map(({ at, text }) => (text === undefined ? at : `${at} ${text}`)).join(' ')}`]
  }),
  ...under(
    'text',
    cells.flatMap(({ at, key, text }) => (key === undefined ? [`${at} ${text ?? ''}`] : [])),
  ),
]

/** A part of a view with the name under which it is told. */
type Part = readonly [name: string, lines: readonly string[]]

/** Parts that are told whole when they have changed. */
const partsOf = ({ presentation }: Told, view: GameView): readonly Part[] => [
  ['legend', view.cells.map(legend)],
  [
    'sides',
    view.legend.map(
      ({ seat, title, subtitle, eliminated }) => `${seat} ${title}, ${subtitle}${eliminated ? ', eliminated' : ''}`,
    ),
  ],
  ['pieces', view.pieces.length > 0 ? [pieces(view)] : []],
  ['facts', view.facts.length > 0 ? [facts(view)] : []],
  ['contacts', view.contacts.map(contact)],
  ['marks', view.marks.map(mark)],
  ['map', maps(view.cells)],
  ['goals', (presentation.trackers?.(view) ?? []).map((entry) => `${entry.seat} ${tracker(entry)}`)],
  ...(presentation.tables?.(view) ?? []).map((entry): Part => [`table ${entry.title}`, table(entry)]),
  ...(presentation.layers?.(view) ?? []).map((entry): Part => [`layer ${entry.title}`, layer(entry)]),
]

const headOf = ({ title, status, open, whole, answerWithin, cells }: DocumentHead): string =>
  [
    `“${title}”: ${status}`,
    ...(open ? ['open'] : []),
    ...(whole ? ['to be read whole'] : []),
    ...(answerWithin ? [`answer within ${String(answerWithin.hours)} hours (${answerWithin.rule})`] : []),
    ...(cells.length > 0 ? [`[${cells.join(' ')}]`] : []),
  ].join(', ')

/** Sheets that have changed, each under its head. */
const sheetLines = (told: Told, sign: string, view: GameView): readonly string[] => [
  ...(told.presentation.packets?.(view) ?? []).flatMap((packet) =>
    below(`packet “${packet.title}”`, sheet(told, `${sign} ${packet.title}`, packet)),
  ),
  ...(told.presentation.documents?.(view) ?? []).flatMap((head) => {
    const found = told.presentation.document?.(view, head.about)
    const lines = [
      ...told.news(`${sign} ${head.about}`, [headOf(head)]),
      ...(found ? sheet(told, `${sign} ${head.about}`, found) : []),
    ]
    return below(`sheet ${head.about}`, lines)
  }),
]

/** What a viewer now sees otherwise than before. */
export const viewLines = (told: Told, state: unknown, { sign, viewer }: Reader): readonly string[] => {
  const view = told.game.viewFor(state, viewer)
  return below(`${sign} now sees`, [
    ...partsOf(told, view).flatMap(([name, lines]) => under(name, told.news(`${sign} ${name}`, lines))),
    ...sheetLines(told, sign, view),
  ])
}
