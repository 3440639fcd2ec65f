'use client'

import { useForm } from 'react-hook-form'
import { z } from 'zod'
import * as words from '../../messages/signing.generated.js'
import { auth } from '../../api/auth.js'
import { Button, ErrorNote, Field, Input } from '../../ui/index.js'
import { check } from '../accounts/check.js'
import { useSending } from '../accounts/useSending.js'

interface Values {
  readonly name: string
}

export function NameForm({ name }: { readonly name: string }) {
  const { problem, send } = useSending()
  const { register, handleSubmit, setError, formState } = useForm<Values>({ defaultValues: { name } })
  const submit = handleSubmit(async (values) => {
    const wanted = z.object({ name: z.string().trim().min(1, words.nameMissing()).max(60, words.nameTooLong()) })
    if (!check(wanted, values, setError)) return
    const changed = await send(
      () => auth.updateUser({ name: values.name.trim() }),
      ({ message }) => message ?? words.noAnswer(),
    )
    // The name stands in every part of the page.
    if (changed) window.location.reload()
  })
  return (
    <form className="a-form a-narrow" onSubmit={(event) => void submit(event)} noValidate>
      {problem && <ErrorNote title={problem} />}
      <Field label={words.name()} hint={words.renameAbout()} problem={formState.errors.name?.message}>
        {(control) => <Input autoComplete="nickname" {...register('name')} {...control} />}
      </Field>
      <Button type="submit" busy={formState.isSubmitting}>
        {words.rename()}
      </Button>
    </form>
  )
}
