'use client'

import { useState } from 'react'
import * as words from '../../messages/signing.generated.js'
import { auth } from '../../api/auth.js'
import { Button, Notice } from '../../ui/index.js'
import { useSending } from '../accounts/useSending.js'

/** For an account that never had a password: its address gets the link with which one is chosen. */
export function PasswordByLink({ email }: { readonly email: string }) {
  const { problem, done, send } = useSending()
  const [busy, setBusy] = useState(false)
  const ask = async (): Promise<void> => {
    setBusy(true)
    await send(
      () => auth.requestPasswordReset({ email }),
      () => words.noAnswer(),
    )
    setBusy(false)
  }
  if (done) return <Notice tone="good" title={words.passwordLinkSent({ email })} />
  return (
    <Notice
      title={words.withoutPassword()}
      action={
        <Button size="s" busy={busy} onClick={() => void ask()}>
          {words.sendLink()}
        </Button>
      }
    >
      {problem ?? words.withoutPasswordAbout()}
    </Notice>
  )
}
