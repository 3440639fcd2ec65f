'use client'

import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import * as words from '../../messages/signing.generated.js'
import { auth } from '../../api/auth.js'
import { useSession } from '../../api/session.js'
import { Button, ErrorNote, Field, Input, Notice } from '../../ui/index.js'
import { check } from '../accounts/check.js'
import { useSending } from '../accounts/useSending.js'

/** What an address that nobody has confirmed costs, and how to confirm it. */
function Unconfirmed({ email }: { readonly email: string }) {
  const { problem, done, send } = useSending()
  const [busy, setBusy] = useState(false)
  const ask = async (): Promise<void> => {
    setBusy(true)
    await send(
      () => auth.sendVerificationEmail({ email }),
      () => words.noAnswer(),
    )
    setBusy(false)
  }
  if (done) return <Notice tone="good" title={words.confirmSent({ email })} />
  return (
    <Notice
      tone="warn"
      title={words.unconfirmed()}
      action={
        <Button size="s" busy={busy} onClick={() => void ask()}>
          {words.sendConfirm()}
        </Button>
      }
    >
      {problem ?? words.unconfirmedAbout()}
    </Notice>
  )
}

interface Values {
  readonly email: string
}

export function AddressForm({ email }: { readonly email: string }) {
  const { user } = useSession()
  const { problem, done, send } = useSending()
  const { register, handleSubmit, setError, formState } = useForm<Values>({ defaultValues: { email: '' } })
  const submit = handleSubmit(async (values) => {
    if (!check(z.object({ email: z.email(words.emailWanted()) }), values, setError)) return
    await send(
      () => auth.changeEmail({ newEmail: values.email }),
      () => words.sameAddress(),
    )
  })
  return (
    <>
      {user && !user.emailVerified && <Unconfirmed email={email} />}
      <form className="a-form a-narrow" onSubmit={(event) => void submit(event)} noValidate>
        <h3>{words.changeAddress()}</h3>
        <p>{words.changeAddressAbout({ confirmed: user?.emailVerified ? 'yes' : 'no' })}</p>
        {problem && <ErrorNote title={problem} />}
        {done && <Notice tone="good" title={words.addressAsked()} />}
        <Field label={words.newAddress()} problem={formState.errors.email?.message}>
          {(control) => <Input type="email" autoComplete="email" {...register('email')} {...control} />}
        </Field>
        <Button type="submit" busy={formState.isSubmitting}>
          {words.changeAddress()}
        </Button>
      </form>
    </>
  )
}
