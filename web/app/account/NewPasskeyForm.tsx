'use client'

import { useForm } from 'react-hook-form'
import * as words from '../../messages/ways.generated.js'
import { addPasskey, hasPasskeys } from '../../api/passkeys.js'
import { Button, ErrorNote, Field, Input } from '../../ui/index.js'
import { check } from '../accounts/check.js'
import { refusalOf } from '../accounts/refusals.js'
import { useSending } from '../accounts/useSending.js'
import { deviceOf } from './device.js'
import { type PasskeyName, wantedName } from './passkeyName.js'

const thisDevice = (): string => {
  const known = deviceOf(window.navigator.userAgent)
  return known ? words.device(known) : ''
}

export function NewPasskeyForm({ added }: { readonly added: () => void }) {
  const { problem, send } = useSending()
  const { register, handleSubmit, setError, formState } = useForm<PasskeyName>({
    defaultValues: { name: thisDevice() },
  })
  const submit = handleSubmit(async (values) => {
    if (!check(wantedName(), values, setError)) return
    const isAdded = await send(
      () => addPasskey(values.name.trim()),
      ({ code, message }) => refusalOf(code, message ?? words.passkeyFailed()),
    )
    if (isAdded) added()
  })
  if (!hasPasskeys()) return <p className="m-quiet">{words.passkeyAddress()}</p>
  return (
    <form className="a-form a-narrow" onSubmit={(event) => void submit(event)} noValidate>
      <h3>{words.newPasskey()}</h3>
      {problem && <ErrorNote title={problem} />}
      <Field label={words.name()} hint={words.nameHint()} problem={formState.errors.name?.message}>
        {(control) => <Input autoComplete="off" {...register('name')} {...control} />}
      </Field>
      <Button type="submit" busy={formState.isSubmitting}>
        {words.addPasskey()}
      </Button>
    </form>
  )
}
