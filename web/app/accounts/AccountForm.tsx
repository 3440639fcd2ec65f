'use client'

import { useSearchParams } from 'next/navigation.js'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { auth } from '../../api/auth.js'
import { Button, ErrorNote, Field, Input } from '../../ui/index.js'
import { Link } from '../../shell/Link.js'
import { check } from './check.js'
import { safeNext } from './next.js'

const signIn = z.object({
  email: z.email('Give the e-mail address of your account.'),
  password: z.string().min(1, 'Give your password.'),
})
const signUp = z.object({
  name: z.string().trim().min(1, 'Give a name: the others at the table see it.').max(60, 'At most 60 characters.'),
  email: z.email('Give an e-mail address.'),
  password: z.string().min(10, 'At least 10 characters.').max(128, 'At most 128 characters.'),
})

interface Values {
  readonly name: string
  readonly email: string
  readonly password: string
}

const send = async (kind: 'in' | 'up', { name, email, password }: Values): Promise<string | null> => {
  const { error } = await (kind === 'in'
    ? auth.signIn.email({ email, password })
    : auth.signUp.email({ name: name.trim(), email, password }))
  if (!error) return null
  if (error.status === 429) return error.message ?? 'Too many attempts. Wait a few minutes and try again.'
  if (kind === 'in') return 'Wrong e-mail or password. Check both and try again.'
  return error.message ?? 'The account could not be made. Try again in a moment.'
}

export function AccountForm({ kind }: { readonly kind: 'in' | 'up' }) {
  const query = useSearchParams().get('next')
  const [problem, setProblem] = useState<string | null>(null)
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    defaultValues: { name: '', email: '', password: '' },
  })
  const submit = handleSubmit(async (values) => {
    setProblem(null)
    if (!check(kind === 'in' ? signIn : signUp, values, setError)) return
    const wrong = await send(kind, values).catch(
      () => 'The server does not answer. Nothing was changed: try again in a moment.',
    )
    setProblem(wrong)
    // A full load: the socket must open anew under the new session.
    if (!wrong) window.location.assign(safeNext(query))
  })
  const { errors, isSubmitting } = formState
  const other = `${kind === 'in' ? '/sign-up' : '/sign-in'}${query ? `?next=${encodeURIComponent(query)}` : ''}`
  return (
    <form className="a-form a-narrow" onSubmit={(event) => void submit(event)} noValidate>
      <h1>{kind === 'in' ? 'Sign in' : 'Make an account'}</h1>
      {problem && <ErrorNote title={problem} />}
      {kind === 'up' && (
        <Field label="Name" hint="What the others at the table call you." problem={errors.name?.message}>
          {(control) => <Input autoComplete="nickname" {...register('name')} {...control} />}
        </Field>
      )}
      <Field label="E-mail" problem={errors.email?.message}>
        {(control) => <Input type="email" autoComplete="email" {...register('email')} {...control} />}
      </Field>
      <Field
        label="Password"
        problem={errors.password?.message}
        {...(kind === 'up' && { hint: 'At least 10 characters.' })}
      >
        {(control) => (
          <Input
            type="password"
            autoComplete={kind === 'in' ? 'current-password' : 'new-password'}
            {...register('password')}
            {...control}
          />
        )}
      </Field>
      <Button type="submit" tone="primary" busy={isSubmitting}>
        {kind === 'in' ? 'Sign in' : 'Make the account'}
      </Button>
      <p className="m-quiet">
        {kind === 'in' ? 'No account yet? ' : 'You have one already? '}
        <Link href={other}>{kind === 'in' ? 'Make one' : 'Sign in'}</Link>.
      </p>
    </form>
  )
}
