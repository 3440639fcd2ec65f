'use client'

import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useMutation } from 'urql'
import { z } from 'zod'
import * as words from '../../messages/account.generated.js'
import { sent } from '../../api/sent.js'
import { createToken } from '../../api/tokens.js'
import { Button, Field, Input, Select } from '../../ui/index.js'
import { check } from '../accounts/check.js'
import { Trouble } from '../../shell/Trouble.js'
import { campaignsOf, type Grant, GrantFields } from '../granting/GrantFields.js'
import { allScopes } from '../granting/scopes.js'

interface Values {
  readonly name: string
  readonly days: string
}

const shape = () => z.object({ name: z.string().trim().min(1, words.nameMissing()).max(32, words.nameTooLong()) })

const lives = [7, 30, 90]

const least: Grant = { scopes: ['READ'], campaigns: [] }

export function NewTokenForm({ made }: { readonly made: (secret: string) => void }) {
  const [{ error, fetching }, create] = useMutation(createToken)
  const { register, handleSubmit, setError, reset, formState } = useForm<Values>({
    defaultValues: { name: '', days: '30' },
  })
  const [grant, setGrant] = useState(least)
  const submit = handleSubmit(async (values) => {
    if (!check(shape(), values, setError)) return
    const granted = { scopes: grant.scopes, campaigns: campaignsOf(grant) }
    const { data } = await create(sent({ name: values.name.trim(), days: Number(values.days), ...granted }))
    if (!data) return
    reset()
    setGrant(least)
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
      <GrantFields offered={allScopes} grant={grant} change={setGrant} />
      <Button type="submit" tone="primary" busy={fetching} disabled={grant.scopes.length === 0}>
        {words.make()}
      </Button>
    </form>
  )
}
