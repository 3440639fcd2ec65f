'use client'

import type { Json } from '@muster/rulesets/kit/json.js'
import { blank, isRecord } from '../../../campaign/desk/schema.js'
import { Button } from '../../../ui/index.js'
import type { TableForm } from './dataForm.js'
import { TableCell } from './TableCell.js'

interface TableFieldProps {
  readonly form: TableForm
  readonly rows: readonly Json[]
  readonly onChange: (rows: readonly Json[]) => void
}

const moved = (rows: readonly Json[], from: number, to: number): readonly Json[] => {
  const others = rows.filter((_, at) => at !== from)
  return [...others.slice(0, to), rows[from] ?? null, ...others.slice(to)]
}

/** A table whose rows can be edited, added, moved and struck out; on a narrow screen each row is a card. */
export function TableField({ form: { row: shape, least, most }, rows, onChange }: TableFieldProps) {
  const columns = shape.fields.flatMap(([key, field]) => ('title' in field ? [{ key, field }] : []))
  const put = (at: number, key: string, value: Json): void =>
    onChange(rows.map((old, other) => (other === at && isRecord(old) ? { ...old, [key]: value } : old)))
  return (
    <>
      <table className="a-table">
        <thead>
          <tr>
            {columns.map(({ key, field }) => (
              <th key={key} scope="col">
                {field.title}
              </th>
            ))}
            <th scope="col">
              <span className="m-hidden">Order of the rows</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              {columns.map(({ key, field }) => (
                <td key={key} data-label={field.title}>
                  <TableCell
                    shape={field}
                    value={isRecord(row) ? (row[key] ?? null) : null}
                    label={`${field.title}, line ${String(at + 1)}`}
                    onChange={(value) => put(at, key, value)}
                  />
                </td>
              ))}
              <td className="a-table-end">
                <Button
                  size="s"
                  tone="quiet"
                  aria-label={`Move line ${String(at + 1)} up`}
                  disabled={at === 0}
                  onClick={() => onChange(moved(rows, at, at - 1))}
                >
                  ↑
                </Button>
                <Button
                  size="s"
                  tone="quiet"
                  aria-label={`Move line ${String(at + 1)} down`}
                  disabled={at === rows.length - 1}
                  onClick={() => onChange(moved(rows, at, at + 1))}
                >
                  ↓
                </Button>
                <Button
                  size="s"
                  tone="quiet"
                  aria-label={`Strike out line ${String(at + 1)}`}
                  disabled={rows.length <= least}
                  onClick={() => onChange(rows.filter((_, other) => other !== at))}
                >
                  ×
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length < most && (
        <div>
          <Button size="s" onClick={() => onChange([...rows, blank(shape)])}>
            Add a line
          </Button>
        </div>
      )}
    </>
  )
}
