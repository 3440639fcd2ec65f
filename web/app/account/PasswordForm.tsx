'use client'

import { useForm } from 'react-hook-form'
import { z } from 'zod'
import * as words from '../../messages/signing.generated.js'
import { auth } from '../../api/auth.js'
import { Button, ErrorNote, Field, Input, Notice } from '../../ui/index.js'
import { check } from '../accounts/check.js'
import { useSending } from '../accounts/useSending.js'

interface Values {
  readonly old: string
  readonly next: string
}

export function PasswordForm() {
  const { problem, done, send } = useSending()
  const { register, handleSubmit, setError, reset, formState } = useForm<Values>({
    defaultValues: { old: '', next: '' },
  })
  const submit = handleSubmit(async (values) => {
    const wanted = z.object({
      old: z.string().min(1, words.passwordMissing()),
      next: z.string().min(10, words.passwordShort()).max(128, words.passwordLong()),
    })
    if (!check(wanted, values, setError)) return
    const changed = await send(
      () => auth.changePassword({ currentPassword: values.old, newPassword: values.next, revokeOtherSessions: true }),
      () => words.oldPasswordWrong(),
    )
    if (changed) reset()
  })
  const { errors, isSubmitting } = formState
  return (
    <form className="a-form a-narrow" onSubmit={(event) => void submit(event)} noValidate>
      <h3>{words.changePassword()}</h3>
      {problem && <ErrorNote title={problem} />}
      {done && <Notice tone="good" title={words.passwordChanged()} />}
      <Field label={words.oldPassword()} problem={errors.old?.message}>
        {(control) => <Input type="password" autoComplete="current-password" {...register('old')} {...control} />}
      </Field>
      <Field label={words.newPassword()} hint={words.passwordShort()} problem={errors.next?.message}>
        {(control) => <Input type="password" autoComplete="new-password" {...register('next')} {...control} />}
      </Field>
      <Button type="submit" busy={isSubmitting}>
        {words.changePassword()}
      </Button>
    </form>
  )
}
