'use client'

import { Field, Input } from '../../ui/index.js'
import type { ControlProps } from '../Control.js'

export const Amount = ({
  node: { about, min, max, step, open },
  label,
  value,
  optional,
  onChange,
}: ControlProps<'amount'>) => (
  <Field label={label} hint={about}>
    {(control) => (
      <Input
        type="number"
        inputMode="decimal"
        {...{ min, max, step }}
        required={open}
        value={typeof value === 'number' ? value : ''}
        onChange={({ target: { valueAsNumber: typed } }) =>
          onChange(Number.isNaN(typed) ? (optional ? undefined : null) : typed)
        }
        {...control}
      />
    )}
  </Field>
)
