'use client'

import { useState } from 'react'
import { useMutation, useQuery } from 'urql'
import * as words from '../../messages/granting.generated.js'
import { answerDevice, deviceRequestQuery } from '../../api/programs.js'
import { sent } from '../../api/sent.js'
import { Button, Field, Input, Notice } from '../../ui/index.js'
import { Trouble } from '../../shell/Trouble.js'
import { Consent } from './Consent.js'
import { type Grant, campaignsOf } from './GrantFields.js'

/** Where somebody types in the code that a device shows, and says what it may do. */
export function DevicePage() {
  const [typed, setTyped] = useState(() => new URLSearchParams(window.location.search).get('code') ?? '')
  const [userCode, setUserCode] = useState<string | null>(null)
  const [{ data, error, fetching }] = useQuery({
    query: deviceRequestQuery,
    variables: { userCode: userCode ?? '' },
    pause: userCode === null,
    requestPolicy: 'network-only',
  })
  const [{ data: said, error: refused, fetching: busy }, run] = useMutation(answerDevice)
  const [allowed, setAllowed] = useState(false)
  const answer = (grant: Grant | null): void => {
    setAllowed(grant !== null)
    const granted = { scopes: grant?.scopes ?? [], campaigns: grant && campaignsOf(grant) }
    void run(sent({ userCode: userCode ?? '', allow: grant !== null, ...granted }))
  }
  const asked = userCode === null ? null : data?.deviceRequest
  if (said?.answerDevice) return <Notice tone="good" title={allowed ? words.deviceAllowed() : words.deviceRefused()} />
  if (asked && said?.answerDevice !== false)
    return (
      <Consent asked={asked} busy={busy} error={refused} answer={answer}>
        <p>{words.compareCode({ code: (userCode ?? '').toUpperCase() })}</p>
      </Consent>
    )
  const isUnknown = userCode !== null && !fetching && !error && data !== undefined
  return (
    <form
      className="a-form a-narrow"
      onSubmit={(event) => {
        event.preventDefault()
        setUserCode(typed.trim())
      }}
    >
      <h1>{words.deviceTitle()}</h1>
      {error && <Trouble error={error} />}
      <Field label={words.code()} hint={words.codeHint()} problem={isUnknown ? words.codeUnknown() : null}>
        {(control) => (
          <Input
            autoComplete="off"
            autoCapitalize="characters"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            {...control}
          />
        )}
      </Field>
      <Button type="submit" tone="primary" busy={fetching} disabled={typed.trim() === ''}>
        {words.goOn()}
      </Button>
    </form>
  )
}
