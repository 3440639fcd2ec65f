'use client'

import { type ReactNode, useState } from 'react'
import { Field, Input, TextArea } from '../ui/index.js'

interface WrittenFieldProps {
  readonly label: ReactNode
  readonly value: string
  readonly most: number
  readonly long?: boolean
  /** Written at once. */
  readonly first?: boolean
  readonly hint?: ReactNode
  readonly onDone: (value: string) => void
}

/** A text that is one step of the drawing, however many letters are written: it is kept once its field is left. */
export function WrittenField({ label, value, most, long = false, first = false, hint, onDone }: WrittenFieldProps) {
  const [written, setWritten] = useState(value)
  const [last, setLast] = useState(value)
  if (last !== value) {
    setLast(value)
    setWritten(value)
  }
  const done = (): void => {
    if (written.trim() !== value) onDone(written.trim())
  }
  return (
    <Field label={label} hint={hint}>
      {(control) =>
        long ? (
          <TextArea
            {...control}
            rows={3}
            value={written}
            maxLength={most}
            onChange={({ target }) => setWritten(target.value)}
            onBlur={done}
          />
        ) : (
          <Input
            {...control}
            autoFocus={first}
            value={written}
            maxLength={most}
            onChange={({ target }) => setWritten(target.value)}
            onBlur={done}
            onKeyDown={({ key }) => key === 'Enter' && done()}
          />
        )
      }
    </Field>
  )
}
