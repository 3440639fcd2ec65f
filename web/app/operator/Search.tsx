'use client'

import { useEffect, useState } from 'react'
import { Field, Input } from '../../ui/index.js'

const patience = 300

interface SearchProps {
  readonly label: string
  readonly hint: string
  /** Called when somebody has stopped typing. */
  readonly find: (text: string) => void
}

export function Search({ label, hint, find }: SearchProps) {
  const [text, setText] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => find(text.trim()), patience)
    return () => clearTimeout(timer)
  }, [text, find])
  return (
    <Field {...{ label, hint }}>
      {(control) => (
        <Input
          type="search"
          maxLength={100}
          value={text}
          onChange={(event) => setText(event.target.value)}
          {...control}
        />
      )}
    </Field>
  )
}
