'use client'

import type { Json } from '@muster/rulesets/kit/json.js'
import type { KeyboardEvent } from 'react'
import * as words from '../../messages/roster.generated.js'
import { Control } from '../Control.js'
import { faultsIn } from '../faults.js'
import { put, recordOf } from '../json.js'
import type { NodeOf } from '../node.js'

interface RosterLineProps {
  readonly node: NodeOf<'group'>
  readonly row: Json
  /** Counted from 1. */
  readonly line: number
  readonly onChange: (row: Json) => void
  readonly onRemove: () => void
  /** Enter goes on to the next line; it does not send the form. */
  readonly onNext: () => void
}

/** One unit: what is typed stands in the first row, what is chosen below it. */
export function RosterLine({ node, row, line, onChange, onRemove, onNext }: RosterLineProps) {
  const entries = recordOf(row)
  const { name } = entries
  const open = new Set(faultsIn(node, row).map(({ path }) => path[0]))
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement) || event.target.type === 'checkbox') return
    event.preventDefault()
    onNext()
  }
  return (
    <li className="f-roster-line" onKeyDown={onKeyDown}>
      <span className="f-roster-number" aria-hidden="true">
        {line}
      </span>
      {node.fields.map(([key, field, required]) => (
        <div key={key} className="f-roster-cell" data-kind={field.kind}>
          {(field.kind === 'text' || field.kind === 'amount') && (
            <span className="f-roster-label" aria-hidden="true">
              {field.title}
            </span>
          )}
          <Control
            node={field}
            label={words.cell({ field: field.title, line })}
            value={entries[key]}
            optional={!required}
            open={open.has(key)}
            onChange={(value) => onChange(put(entries, key, value))}
          />
        </div>
      ))}
      <button
        type="button"
        className="m-close"
        aria-label={typeof name === 'string' && name !== '' ? words.strikeOut({ name }) : words.strikeOutLine({ line })}
        onClick={onRemove}
      />
    </li>
  )
}
