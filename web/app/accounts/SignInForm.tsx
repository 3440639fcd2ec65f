'use client'

import { useSearchParams } from 'next/navigation.js'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import * as words from '../../messages/signing.generated.js'
import * as ways from '../../messages/ways.generated.js'
import { auth } from '../../api/auth.js'
import { Button, ErrorNote, Field, Input } from '../../ui/index.js'
import { Link } from '../../shell/Link.js'
import { check } from './check.js'
import { invitationOf, safeNext } from './next.js'
import { OtherWay } from './OtherWay.js'
import { PasskeySignIn } from './PasskeySignIn.js'
import { refusalOf } from './refusals.js'
import { Services } from './Services.js'
import { useSending } from './useSending.js'

const wanted = () =>
  z.object({
    email: z.email(words.emailMissing()),
    password: z.string().min(1, words.passwordMissing()),
  })

interface Values {
  readonly email: string
  readonly password: string
}

export function SignInForm() {
  const search = useSearchParams()
  const next = search.get('next')
  const refused = search.get('error')
  // A full load: the socket must open anew under the new session.
  const signedIn = (): void => window.location.assign(safeNext(next))
  const { problem, send } = useSending()
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    defaultValues: { email: '', password: '' },
  })
  const submit = handleSubmit(async (values) => {
    if (!check(wanted(), values, setError)) return
    const isIn = await send(
      () => auth.signIn.email(values),
      ({ code }) => refusalOf(code, words.wrong()),
    )
    if (isIn) signedIn()
  })
  const { errors, isSubmitting } = formState
  return (
    <form className="a-form a-narrow" onSubmit={(event) => void submit(event)} noValidate>
      <h1>{words.signIn()}</h1>
      {refused !== null && !problem && <ErrorNote title={refusalOf(refused, ways.serviceFailed())} />}
      {problem && <ErrorNote title={problem}>{words.wrongOrUnconfirmed()}</ErrorNote>}
      <Field label={words.email()} problem={errors.email?.message}>
        {(control) => <Input type="email" autoComplete="username webauthn" {...register('email')} {...control} />}
      </Field>
      <Field label={words.password()} problem={errors.password?.message}>
        {(control) => <Input type="password" autoComplete="current-password" {...register('password')} {...control} />}
      </Field>
      <Button type="submit" tone="primary" busy={isSubmitting}>
        {words.signIn()}
      </Button>
      <PasskeySignIn signedIn={signedIn} />
      <p>{words.forgot({ a: (inside) => <Link href="/forgot">{inside}</Link> })}</p>
      <OtherWay here="in" next={next} />
      <Services next={next} invitation={() => invitationOf(next)} />
    </form>
  )
}
