'use client'

import { useForm } from 'react-hook-form'
import { z } from 'zod'
import * as words from '../../messages/signing.generated.js'
import { auth } from '../../api/auth.js'
import { Button, ErrorNote, Field, Input, Notice } from '../../ui/index.js'
import { check } from './check.js'
import { useSending } from './useSending.js'

interface Values {
  readonly email: string
}

/** Says the same of an address that has an account and of one that has none. */
export function ForgotForm() {
  const { problem, done, send } = useSending()
  const { register, handleSubmit, setError, formState } = useForm<Values>({ defaultValues: { email: '' } })
  const submit = handleSubmit(async (values) => {
    if (!check(z.object({ email: z.email(words.emailMissing()) }), values, setError)) return
    await send(
      () => auth.requestPasswordReset({ email: values.email }),
      () => words.noAnswer(),
    )
  })
  return (
    <form className="a-form a-narrow" onSubmit={(event) => void submit(event)} noValidate>
      <h1>{words.forgotten()}</h1>
      <p>{words.forgottenAbout()}</p>
      {problem && <ErrorNote title={problem} />}
      {done && <Notice tone="good" title={words.linkSent()} />}
      <Field label={words.email()} problem={formState.errors.email?.message}>
        {(control) => <Input type="email" autoComplete="email" {...register('email')} {...control} />}
      </Field>
      <Button type="submit" tone="primary" busy={formState.isSubmitting}>
        {words.sendLink()}
      </Button>
      <p className="m-quiet">{words.noMail()}</p>
    </form>
  )
}
