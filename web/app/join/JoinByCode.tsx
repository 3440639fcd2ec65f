'use client'

import { useRouter } from 'next/navigation.js'
import { type SubmitEvent, useState } from 'react'
import * as words from '../../messages/join.generated.js'
import { Button, Field, Input } from '../../ui/index.js'

/** For a code that was read aloud or printed. */
export function JoinByCode() {
  const router = useRouter()
  const [code, setCode] = useState('')
  const go = (event: SubmitEvent): void => {
    event.preventDefault()
    const typed = code.trim()
    if (typed !== '') router.push(`/join/${encodeURIComponent(typed)}`)
  }
  return (
    <form className="a-narrow a-form" onSubmit={go}>
      <h1>{words.byCode()}</h1>
      <Field label={words.code()} hint={words.codeHint()}>
        {(control) => (
          <Input
            value={code}
            maxLength={100}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={(event) => setCode(event.target.value)}
            {...control}
          />
        )}
      </Field>
      <div className="a-actions">
        <Button type="submit" tone="primary" disabled={code.trim() === ''}>
          {words.open()}
        </Button>
      </div>
    </form>
  )
}
