'use client'

import type { Json } from '@muster/rulesets/kit/json.js'
import * as words from '../../messages/forms.generated.js'
import { Button } from '../../ui/index.js'
import { blank } from '../blank.js'
import { Control, type ControlProps, DrawnWith } from '../Control.js'
import { listOf, moved, put, recordOf, replaced, without } from '../json.js'
import type { NodeOf } from '../node.js'
import { tableCells } from './cells.js'
import './table.css'

interface RowProps {
  readonly node: NodeOf<'table'>
  readonly rows: readonly Json[]
  readonly at: number
  readonly onChange: (rows: readonly Json[]) => void
}

/** Where a row stands among the others, and whether it does. */
function RowButtons({ node, rows, at, onChange }: RowProps) {
  const line = at + 1
  const small = { size: 's', tone: 'quiet' } as const
  return (
    <td className="f-table-end">
      <Button
        {...small}
        aria-label={words.moveUp({ line })}
        disabled={at === 0}
        onClick={() => onChange(moved(rows, at, at - 1))}
      >
        ↑
      </Button>
      <Button
        {...small}
        aria-label={words.moveDown({ line })}
        disabled={at === rows.length - 1}
        onClick={() => onChange(moved(rows, at, at + 1))}
      >
        ↓
      </Button>
      <Button
        {...small}
        aria-label={words.strikeOutLine({ line })}
        disabled={rows.length <= node.least}
        onClick={() => onChange(without(rows, at))}
      >
        ×
      </Button>
    </td>
  )
}

function Row(props: RowProps) {
  const { node, rows, at, onChange } = props
  const row = recordOf(rows[at])
  return (
    <tr>
      {node.row.fields.map(([key, field]) => (
        <td key={key} data-label={field.title}>
          <Control
            node={field}
            label={words.cell({ field: field.title, line: at + 1 })}
            value={row[key]}
            onChange={(value) => onChange(replaced(rows, at, put(row, key, value)))}
          />
        </td>
      ))}
      <RowButtons {...props} />
    </tr>
  )
}

/** A table whose rows can be edited, added, moved and struck out; on a narrow screen each row is a card. */
export function DataTable({ node, value, onChange }: ControlProps<'table'>) {
  const rows = listOf(value)
  return (
    <DrawnWith controls={tableCells}>
      <table className="f-table">
        <thead>
          <tr>
            {node.row.fields.map(([key, field]) => (
              <th key={key} scope="col">
                {field.title}
              </th>
            ))}
            <th scope="col">
              <span className="m-hidden">{words.order()}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((_, at) => (
            <Row key={at} {...{ node, rows, at, onChange }} />
          ))}
        </tbody>
      </table>
      {rows.length < node.most && (
        <div>
          <Button size="s" onClick={() => onChange([...rows, blank(node.row)])}>
            {words.addLine()}
          </Button>
        </div>
      )}
    </DrawnWith>
  )
}
