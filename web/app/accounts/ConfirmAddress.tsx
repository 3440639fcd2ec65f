'use client'

import { useState } from 'react'
import * as words from '../../messages/signing.generated.js'
import { auth } from '../../api/auth.js'
import { Button, ErrorNote, Notice } from '../../ui/index.js'
import { useSending } from './useSending.js'

/** Where the link of a mail leads. A press confirms, not the visit: some mail programs open every link by themselves. */
export function ConfirmAddress() {
  const [token] = useState(() => window.location.hash.slice(1))
  const [busy, setBusy] = useState(false)
  const { problem, done, send } = useSending()
  const confirm = async (): Promise<void> => {
    setBusy(true)
    await send(
      () => auth.verifyEmail({ query: { token } }),
      () => words.confirmUsed(),
    )
    setBusy(false)
  }
  return (
    <section className="a-narrow">
      <h1>{words.confirmTitle()}</h1>
      {problem && <ErrorNote title={problem} />}
      {done ? (
        <Notice tone="good" title={words.confirmed()} action={<a href="/account">{words.toAccount()}</a>}>
          {words.confirmedNext()}
        </Notice>
      ) : (
        <>
          <p>{words.confirmAbout()}</p>
          <Button tone="primary" busy={busy} onClick={() => void confirm()}>
            {words.confirm()}
          </Button>
        </>
      )}
    </section>
  )
}
