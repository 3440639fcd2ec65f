'use client'

import * as words from '../../messages/forms.generated.js'
import { Field, Select } from '../../ui/index.js'
import { type ControlProps, useTitles } from '../Control.js'

/** One of several values. */
export function Choice({ node: { values, about, open }, label, value, optional, onChange }: ControlProps<'choice'>) {
  const titleOf = useTitles()
  const chosen = values.find((entry) => entry.value === value)
  return (
    <Field label={label} hint={chosen?.about ?? about}>
      {(control) => (
        <Select
          value={typeof value === 'string' ? value : ''}
          onChange={({ target }) => onChange(optional && target.value === '' ? undefined : target.value)}
          required={open}
          {...control}
        >
          {open && (
            <option value="" disabled>
              {words.choose()}
            </option>
          )}
          {optional && <option value="">–</option>}
          {values.map((entry) => (
            <option key={entry.value} value={entry.value}>
              {titleOf(entry)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
