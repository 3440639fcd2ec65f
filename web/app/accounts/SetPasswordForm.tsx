'use client'

import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import * as words from '../../messages/signing.generated.js'
import { auth } from '../../api/auth.js'
import { Button, ErrorNote, Field, Input, Notice } from '../../ui/index.js'
import { Link } from '../../shell/Link.js'
import { check } from './check.js'
import { useSending } from './useSending.js'

interface Values {
  readonly password: string
}

/** Where the link of a mail leads. */
export function SetPasswordForm() {
  const [token] = useState(() => window.location.hash.slice(1))
  const { problem, done, send } = useSending()
  const { register, handleSubmit, setError, formState } = useForm<Values>({ defaultValues: { password: '' } })
  const submit = handleSubmit(async (values) => {
    const wanted = z.object({ password: z.string().min(10, words.passwordShort()).max(128, words.passwordLong()) })
    if (!check(wanted, values, setError)) return
    await send(
      () => auth.resetPassword({ newPassword: values.password, token }),
      () => words.linkUsed(),
    )
  })
  const toSignIn = words.signInWithIt({ a: (inside) => <Link href="/sign-in">{inside}</Link> })
  return (
    <form className="a-form a-narrow" onSubmit={(event) => void submit(event)} noValidate>
      <h1>{words.newPassword()}</h1>
      {problem && (
        <ErrorNote title={problem}>{words.askAgain({ a: (inside) => <Link href="/forgot">{inside}</Link> })}</ErrorNote>
      )}
      {done ? (
        <Notice tone="good" title={words.passwordSet()}>
          {toSignIn}
        </Notice>
      ) : (
        <>
          <Field label={words.newPassword()} hint={words.passwordShort()} problem={formState.errors.password?.message}>
            {(control) => <Input type="password" autoComplete="new-password" {...register('password')} {...control} />}
          </Field>
          <Button type="submit" tone="primary" busy={formState.isSubmitting}>
            {words.setPassword()}
          </Button>
        </>
      )}
    </form>
  )
}
