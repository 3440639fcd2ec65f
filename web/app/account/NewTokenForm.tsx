'use client'

import { useForm } from 'react-hook-form'
import { useMutation } from 'urql'
import { z } from 'zod'
import * as words from '../../messages/account.generated.js'
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

const shape = () => z.object({ name: z.string().trim().min(1, words.nameMissing()).max(32, words.nameTooLong()) })

const lives = [7, 30, 90]

export function NewTokenForm({ made }: { readonly made: (secret: string) => void }) {
  const [{ error, fetching }, create] = useMutation(createToken)
  const { register, handleSubmit, setError, reset, formState } = useForm<Values>({
    defaultValues: { name: '', days: '30', orders: false },
  })
  const submit = handleSubmit(async (values) => {
    if (!check(shape(), values, setError)) return
    const scopes: TokenScope[] = values.orders ? ['READ', 'ORDERS'] : ['READ']
    const { data } = await create({ name: values.name.trim(), scopes, days: Number(values.days) })
    if (!data) return
    reset()
    made(data.createToken.secret)
  })
  return (
    <form className="a-form a-narrow" onSubmit={(event) => void submit(event)} noValidate>
      <h3>{words.newToken()}</h3>
      {error && <Trouble error={error} />}
      <Field label={words.name()} problem={formState.errors.name?.message}>
        {(control) => <Input placeholder={words.nameExample()} {...register('name')} {...control} />}
      </Field>
      <Field label={words.endsAfter()}>
        {(control) => (
          <Select {...register('days')} {...control}>
            {lives.map((days) => (
              <option key={days} value={String(days)}>
                {words.days({ days })}
              </option>
            ))}
            <option value="365">{words.year()}</option>
          </Select>
        )}
      </Field>
      <Checkbox label={words.ordersAllowed()} {...register('orders')} />
      <Button type="submit" tone="primary" busy={fetching}>
        {words.make()}
      </Button>
    </form>
  )
}
