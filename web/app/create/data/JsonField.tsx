'use client'

import type { Json } from '@muster/rulesets/kit/json.js'
import { useState } from 'react'
import * as words from '../../../messages/settings.generated.js'
import { Field, TextArea } from '../../../ui/index.js'

interface JsonFieldProps {
  readonly label: string
  readonly hint: string
  readonly value: Json
  readonly onChange: (value: Json) => void
}

/** Data for which no form is drawn, as text. */
export function JsonField({ label, hint, value, onChange }: JsonFieldProps) {
  const [text, setText] = useState(() => JSON.stringify(value, null, 1))
  const [problem, setProblem] = useState<string | undefined>()
  const read = (typed: string): void => {
    setText(typed)
    try {
      const parsed = JSON.parse(typed) as Json
      setProblem(undefined)
      onChange(parsed)
    } catch {
      setProblem(words.notJson())
    }
  }
  return (
    <Field label={label} hint={hint} problem={problem}>
      {(control) => (
        <TextArea
          rows={4}
          spellCheck={false}
          value={text}
          onChange={(event) => read(event.target.value)}
          {...control}
        />
      )}
    </Field>
  )
}
