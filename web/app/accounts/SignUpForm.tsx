'use client'

import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import * as words from '../../messages/signing.generated.js'
import { auth } from '../../api/auth.js'
import { Button, ErrorNote, Field, Input } from '../../ui/index.js'
import { check } from './check.js'
import { invitationIn, invitationOf, safeNext } from './next.js'
import { OtherWay } from './OtherWay.js'
import { Services } from './Services.js'
import { useSending } from './useSending.js'

interface Values {
  readonly name: string
  readonly email: string
  readonly password: string
  readonly invitation: string
}

const wanted = (invited: boolean) =>
  z.object({
    name: z.string().trim().min(1, words.nameMissing()).max(60, words.nameTooLong()),
    email: z.email(words.emailWanted()),
    password: z.string().min(10, words.passwordShort()).max(128, words.passwordLong()),
    invitation: invited ? z.string().trim().min(1, words.invitationMissing()) : z.string(),
  })

function LookIntoMail({ email }: { readonly email: string }) {
  return (
    <section className="a-narrow">
      <h1>{words.lookIntoMail()}</h1>
      <p>{words.lookIntoMailAbout({ email })}</p>
    </section>
  )
}

/** `invited`: only somebody with an invitation may sign up. Who comes from one brings it along; others are asked for its link. */
export function SignUpForm({ invited, next }: { readonly invited: boolean; readonly next: string | null }) {
  const { problem, send } = useSending()
  const [mailed, setMailed] = useState<string | null>(null)
  const brought = invitationOf(next)
  const { register, handleSubmit, setError, getValues, formState } = useForm<Values>({
    defaultValues: { name: '', email: '', password: '', invitation: brought ?? '' },
  })
  const submit = handleSubmit(async (values) => {
    if (!check(wanted(invited), values, setError)) return
    const { name, email, password } = values
    const invitation = invitationIn(values.invitation)
    const answer = { waitsForMail: false }
    const sent = await send(
      async () => {
        const { data, error } = await auth.signUp.email({ name: name.trim(), email, password, ...{ invitation } })
        answer.waitsForMail = data?.token === null
        return { error }
      },
      ({ message }) => message ?? words.notMade(),
    )
    if (!sent) return
    // A full load: the socket must open anew under the new session.
    if (answer.waitsForMail) setMailed(email)
    else
      window.location.assign(invited && brought === null ? `/join/${encodeURIComponent(invitation)}` : safeNext(next))
  })
  const { errors, isSubmitting } = formState
  if (mailed !== null) return <LookIntoMail email={mailed} />
  return (
    <form className="a-form a-narrow" onSubmit={(event) => void submit(event)} noValidate>
      <h1>{words.makeAccount()}</h1>
      {problem && <ErrorNote title={problem} />}
      {invited && brought === null && (
        <Field label={words.invitation()} hint={words.invitationHint()} problem={errors.invitation?.message}>
          {(control) => <Input autoComplete="off" {...register('invitation')} {...control} />}
        </Field>
      )}
      <Field label={words.name()} hint={words.nameHint()} problem={errors.name?.message}>
        {(control) => <Input autoComplete="nickname" {...register('name')} {...control} />}
      </Field>
      <Field label={words.email()} problem={errors.email?.message}>
        {(control) => <Input type="email" autoComplete="email" {...register('email')} {...control} />}
      </Field>
      <Field label={words.password()} hint={words.passwordShort()} problem={errors.password?.message}>
        {(control) => <Input type="password" autoComplete="new-password" {...register('password')} {...control} />}
      </Field>
      <Button type="submit" tone="primary" busy={isSubmitting}>
        {words.make()}
      </Button>
      <OtherWay here="up" next={next} />
      <Services next={next} invitation={() => invitationIn(getValues('invitation'))} />
    </form>
  )
}
