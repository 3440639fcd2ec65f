'use client'

import { useForm } from 'react-hook-form'
import { useMutation } from 'urql'
import * as words from '../../messages/ways.generated.js'
import { renamePasskey } from '../../api/ways.js'
import { Button, Field, Input } from '../../ui/index.js'
import { Trouble } from '../../shell/Trouble.js'
import { check } from '../accounts/check.js'
import { type PasskeyName, wantedName } from './passkeyName.js'

interface Props {
  readonly id: string
  readonly name: string
  readonly renamed: () => void
}

export function RenamePasskeyForm({ id, name, renamed }: Props) {
  const [{ fetching, error }, rename] = useMutation(renamePasskey)
  const { register, handleSubmit, setError, formState } = useForm<PasskeyName>({ defaultValues: { name } })
  const submit = handleSubmit(async (values) => {
    if (!check(wantedName(), values, setError)) return
    const { data } = await rename({ id, name: values.name.trim() })
    if (data) renamed()
  })
  return (
    <form className="a-form a-narrow" onSubmit={(event) => void submit(event)} noValidate>
      {error && <Trouble error={error} />}
      <Field label={words.newName()} problem={formState.errors.name?.message}>
        {(control) => <Input autoComplete="off" {...register('name')} {...control} />}
      </Field>
      <Button type="submit" busy={fetching}>
        {words.saveName()}
      </Button>
    </form>
  )
}
