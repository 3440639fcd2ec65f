'use client'

import { useState } from 'react'
import { useQuery } from 'urql'
import * as words from '../../messages/deleting.generated.js'
import { clearBrowser } from '../../api/account.js'
import { auth } from '../../api/auth.js'
import { leavingQuery } from '../../api/deletion.js'
import { Button, Dialog, ErrorNote, Field, Input, Notice, Skeleton } from '../../ui/index.js'
import { Trouble } from '../../shell/Trouble.js'
import { useSending } from '../accounts/useSending.js'
import { GivenUp } from './GivenUp.js'

interface PasswordProps {
  readonly value: string
  readonly change: (value: string) => void
}

const Password = ({ value, change }: PasswordProps) => (
  <Field label={words.password()}>
    {(control) => (
      <Input
        type="password"
        autoComplete="current-password"
        {...{ value }}
        onChange={(event) => change(event.target.value)}
        {...control}
      />
    )}
  </Field>
)

/** Says what becomes of everything, and deletes the account for who gives its password, or has just signed in. */
export function DeleteDialog({ close }: { readonly close: () => void }) {
  const [{ data, error }] = useQuery({ query: leavingQuery })
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const { problem, send } = useSending()
  const needsPassword = data?.me?.hasPassword ?? true
  const go = async (): Promise<void> => {
    setBusy(true)
    const gone = await send(
      () => auth.deleteUser(needsPassword ? { password } : {}),
      () => (needsPassword ? words.wrongPassword() : words.signInAgain()),
    )
    setBusy(false)
    if (!gone) return
    await clearBrowser()
    window.location.assign('/deleted')
  }
  return (
    <Dialog
      open
      onOpenChange={close}
      title={words.question()}
      description={words.forever()}
      footer={
        <>
          <Button onClick={close}>{words.keep()}</Button>
          <Button
            tone="signal"
            {...{ busy }}
            disabled={!data || (needsPassword && password === '')}
            onClick={() => void go()}
          >
            {words.press()}
          </Button>
        </>
      }
    >
      {error && <Trouble error={error} />}
      {!data && !error && <Skeleton lines={3} label={words.reading()} />}
      {data && (
        <>
          <GivenUp campaigns={data.campaigns.nodes.flatMap((campaign) => campaign ?? [])} />
          <p>{words.stays()}</p>
          {needsPassword ? (
            <Password value={password} change={setPassword} />
          ) : (
            <Notice title={words.freshOnly()}>{words.freshAbout()}</Notice>
          )}
        </>
      )}
      {problem && <ErrorNote title={problem} />}
    </Dialog>
  )
}
