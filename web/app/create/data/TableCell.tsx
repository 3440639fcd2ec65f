'use client'

import type { Json } from '@muster/rulesets/kit/json.js'
import type { Shape, Value } from '../../../campaign/desk/schema.js'
import { Input, Select } from '../../../ui/index.js'

interface TableCellProps {
  readonly shape: Shape
  readonly value: Json
  /** Column and line, for readers. */
  readonly label: string
  readonly onChange: (value: Json) => void
}

interface OneOfProps {
  readonly values: readonly Value[]
  readonly value: string
  readonly label: string
  /** What an empty choice is called, where it is allowed. */
  readonly empty?: string
  readonly onChange: (value: string) => void
}

const OneOf = ({ values, value, label, empty, onChange }: OneOfProps) => (
  <Select aria-label={label} value={value} onChange={({ target }) => onChange(target.value)}>
    {empty !== undefined && <option value="">{empty}</option>}
    {values.map((entry) => (
      <option key={entry.value} value={entry.value}>
        {entry.title ?? entry.value}
      </option>
    ))}
  </Select>
)

type List = Shape & { readonly kind: 'list' }

/** As many choices as the list has places. */
function Places({ shape, value, label, onChange }: TableCellProps & { readonly shape: List }) {
  const chosen = Array.isArray(value) ? value.map(String) : []
  return (
    <span className="a-table-places">
      {chosen.map((entry, at) => (
        <OneOf
          key={at}
          values={shape.values}
          value={entry}
          label={`${label}, place ${String(at + 1)}`}
          onChange={(next) => onChange(chosen.map((old, other) => (other === at ? next : old)))}
        />
      ))}
    </span>
  )
}

/** Some of many values, each once, and a last choice that adds one. */
function Several({ shape, value, label, onChange }: TableCellProps & { readonly shape: List }) {
  const chosen = Array.isArray(value) ? value.map(String) : []
  const open = (own?: string): readonly Value[] =>
    shape.values.filter((entry) => entry.value === own || !chosen.includes(entry.value))
  return (
    <span className="a-table-several">
      {chosen.map((entry, at) => (
        <OneOf
          key={entry}
          values={open(entry)}
          value={entry}
          label={`${label}, ${String(at + 1)}`}
          empty="– strike out –"
          onChange={(next) => onChange(chosen.flatMap((old, other) => (other === at ? (next ? [next] : []) : [old])))}
        />
      ))}
      {chosen.length < shape.most && (
        <OneOf
          values={open()}
          value=""
          label={`${label}, one more`}
          empty={chosen.length === 0 ? 'Always' : 'and …'}
          onChange={(next) => onChange([...chosen, next])}
        />
      )}
    </span>
  )
}

/** One cell of a table, as its column's shape says. */
export function TableCell({ shape, value, label, onChange }: TableCellProps) {
  switch (shape.kind) {
    case 'flag':
      return (
        <input
          type="checkbox"
          aria-label={label}
          checked={value === true}
          onChange={({ target }) => onChange(target.checked)}
        />
      )
    case 'choice':
      return (
        <OneOf values={shape.values} value={typeof value === 'string' ? value : ''} label={label} onChange={onChange} />
      )
    case 'text':
      return (
        <Input
          aria-label={label}
          value={typeof value === 'string' ? value : ''}
          maxLength={shape.most}
          onChange={({ target }) => onChange(target.value)}
        />
      )
    case 'number':
      return (
        <Input
          type="number"
          aria-label={label}
          value={typeof value === 'number' ? value : shape.min}
          min={shape.min}
          max={shape.max}
          step={shape.step}
          onChange={({ target }) => onChange(target.valueAsNumber || 0)}
        />
      )
    case 'list':
      return shape.least === shape.most ? (
        <Places shape={shape} value={value} label={label} onChange={onChange} />
      ) : (
        <Several shape={shape} value={value} label={label} onChange={onChange} />
      )
    default:
      return null
  }
}
