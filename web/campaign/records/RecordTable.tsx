'use client'

import type { DataTable } from '@muster/rulesets/kit/documents.js'
import { useState } from 'react'
import * as words from '../../messages/records.generated.js'
import { Button } from '../../ui/index.js'
import { saveCsv } from './csv.js'
import { pressed, sorted, type Sorting } from './sorting.js'

interface RecordTableProps {
  readonly table: DataTable
  /** What the file is called when it is taken away. */
  readonly file: string
}

const ariaSort = (sorting: Sorting | null, key: string): 'ascending' | 'descending' | undefined => {
  if (sorting?.key !== key) return undefined
  return sorting.down ? 'descending' : 'ascending'
}

/** Rows to sort by any column, and to take away. */
export function RecordTable({ table, file }: RecordTableProps) {
  const [sorting, setSorting] = useState<Sorting | null>(null)
  const { title, note, columns } = table
  const rows = sorting ? sorted(table.rows, sorting) : table.rows
  return (
    <section className="c-record" aria-label={title}>
      <div className="c-record-head">
        <h2>{title}</h2>
        <Button size="s" onClick={() => saveCsv({ columns, rows }, file)}>
          {words.save()}
        </Button>
      </div>
      {note && <p className="m-quiet m-label">{note}</p>}
      <div className="c-record-rows" tabIndex={0} role="region" aria-label={words.table({ title })}>
        <table>
          <thead>
            <tr>
              {columns.map(({ key, title: name, numeric = false }) => (
                <th key={key} scope="col" aria-sort={ariaSort(sorting, key)} data-numeric={numeric || undefined}>
                  <button type="button" onClick={() => setSorting(pressed(sorting, key, numeric))}>
                    {name}
                    <span aria-hidden="true">{sorting?.key === key ? (sorting.down ? ' ↓' : ' ↑') : ''}</span>
                  </button>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={at}>
                {columns.map(({ key, numeric }) => (
                  <td key={key} data-numeric={numeric || undefined}>
                    {row[key] ?? '–'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length === 0 && <p className="m-quiet">{words.empty()}</p>}
    </section>
  )
}
