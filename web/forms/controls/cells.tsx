'use client'

import { Input, Select } from '../../ui/index.js'
import { type ControlProps, useTitles } from '../Control.js'
import type { Value } from '../node.js'

// Controls of a line, where a heading above says what they are.

export const TextCell = ({ node, value, label, optional, onChange }: ControlProps<'text'>) => (
  <Input
    aria-label={label}
    value={typeof value === 'string' ? value : ''}
    maxLength={node.most}
    required={!optional && node.least > 0}
    onChange={({ target }) => onChange(optional && target.value === '' ? undefined : target.value)}
  />
)

export const AmountCell = ({ node: { min, max, step }, value, label, optional, onChange }: ControlProps<'amount'>) => (
  <Input
    type="number"
    inputMode="numeric"
    aria-label={label}
    {...{ min, max, step }}
    required={!optional}
    value={typeof value === 'number' ? value : ''}
    onChange={({ target: { valueAsNumber: typed } }) =>
      onChange(Number.isNaN(typed) ? (optional ? undefined : null) : typed)
    }
  />
)

interface SelectCellProps {
  readonly label: string
  readonly values: readonly Value[]
  readonly value: string
  /** What an empty choice is called, where it is allowed. */
  readonly empty?: string
  readonly open?: boolean
  readonly required?: boolean
  readonly onChange: (value: string) => void
}

export function SelectCell({ label, values, value, empty, open = false, required = false, onChange }: SelectCellProps) {
  const titleOf = useTitles()
  return (
    <Select
      aria-label={label}
      aria-invalid={open || undefined}
      required={required}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      {empty !== undefined && <option value="">{empty}</option>}
      {values.map((entry) => (
        <option key={entry.value} value={entry.value}>
          {titleOf(entry)}
        </option>
      ))}
    </Select>
  )
}
