'use client'

import { useForm } from 'react-hook-form'
import { useMutation } from 'urql'
import { z } from 'zod'
import type { TokenScope } from '../../api/tokens.js'
import { createToken } from '../../api/tokens.js'
import { Button, Checkbox, Field, Input, Select } from '../../ui/index.js'
import { check } from '../accounts/check.js'
import { Trouble } from '../../shell/Trouble.js'

interface Values {
  readonly name: string
  readonly days: string
  readonly orders: boolean
}

const shape = z.object({
  name: z.string().trim().min(1, 'Name it after the tool that will use it.').max(32, 'At most 32 characters.'),
})

export function NewTokenForm({ made }: { readonly made: (secret: string) => void }) {
  const [{ error, fetching }, create] = useMutation(createToken)
  const { register, handleSubmit, setError, reset, formState } = useForm<Values>({
    defaultValues: { name: '', days: '30', orders: false },
  })
  const submit = handleSubmit(async (values) => {
    if (!check(shape, values, setError)) return
    const scopes: TokenScope[] = values.orders ? ['READ', 'ORDERS'] : ['READ']
    const { data } = await create({ name: values.name.trim(), scopes, days: Number(values.days) })
    if (!data) return
    reset()
    made(data.createToken.secret)
  })
  return (
    <form className="a-form a-narrow" onSubmit={(event) => void submit(event)} noValidate>
      <h3>New token</h3>
      {error && <Trouble error={error} />}
      <Field label="Name" problem={formState.errors.name?.message}>
        {(control) => <Input placeholder="e.g. map printer" {...register('name')} {...control} />}
      </Field>
      <Field label="Ends after">
        {(control) => (
          <Select {...register('days')} {...control}>
            <option value="7">7 days</option>
            <option value="30">30 days</option>
            <option value="90">90 days</option>
            <option value="365">a year</option>
          </Select>
        )}
      </Field>
      <Checkbox label="May save drafts and seal orders (otherwise it only reads)" {...register('orders')} />
      <Button type="submit" tone="primary" busy={fetching}>
        Make the token
      </Button>
    </form>
  )
}
