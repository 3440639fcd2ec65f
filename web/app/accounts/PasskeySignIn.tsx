'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import * as words from '../../messages/ways.generated.js'
import { hasPasskeys, signInByAutofill, signInWithPasskey, stopAutofill } from '../../api/passkeys.js'
import { Button, ErrorNote } from '../../ui/index.js'
import { useInBrowser } from '../../shell/InBrowser.js'
import { refusalOf } from './refusals.js'
import { useSending } from './useSending.js'

/** A button, and passkeys among what the browser offers in the field for the address. */
export function PasskeySignIn({ signedIn }: { readonly signedIn: () => void }) {
  const { problem, send } = useSending()
  const [busy, setBusy] = useState(false)
  const here = useInBrowser()
  const attempt: typeof send = async (...how) => {
    const isIn = await send(...how)
    if (isIn) signedIn()
    return isIn
  }
  const wrong = ({ code }: { readonly code?: string | undefined }): string => refusalOf(code, words.passkeyFailed())
  const waitForAutofill = useEffectEvent(async (): Promise<void> => {
    const answer = await signInByAutofill().catch(() => null)
    if (answer) await attempt(() => Promise.resolve(answer), wrong)
  })
  // Once a visit: the browser waits as long as the page stands.
  useEffect(() => {
    void waitForAutofill()
    return () => void stopAutofill()
  }, [])
  // The server cannot know: it shows the button, which almost every browser keeps.
  if (here && !hasPasskeys()) return null
  const press = async (): Promise<void> => {
    setBusy(true)
    // Otherwise it could still be answered, with what the new question has made void.
    await stopAutofill()
    await attempt(signInWithPasskey, wrong)
    setBusy(false)
  }
  return (
    <>
      {problem && <ErrorNote title={problem} />}
      <Button busy={busy} onClick={() => void press()}>
        {words.signInWithPasskey()}
      </Button>
    </>
  )
}
