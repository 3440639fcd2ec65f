'use client'

import type { Json } from '@muster/rulesets/kit/json.js'
import { Field, TextArea } from '../../../ui/index.js'

interface LinesFieldProps {
  readonly label: string
  readonly hint: string
  readonly value: Json
  readonly onChange: (value: Json) => void
}

/** A list of texts, one a line. */
export function LinesField({ label, hint, value, onChange }: LinesFieldProps) {
  const lines = Array.isArray(value) ? value : []
  return (
    <Field label={label} hint={`One a line · ${hint}`}>
      {(control) => (
        <TextArea
          rows={6}
          defaultValue={lines.join('\n')}
          onChange={({ target }) => onChange(target.value.split('\n').flatMap((line) => line.trim() || []))}
          {...control}
        />
      )}
    </Field>
  )
}
