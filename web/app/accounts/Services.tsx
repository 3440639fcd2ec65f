'use client'

import { useQuery } from 'urql'
import * as words from '../../messages/ways.generated.js'
import { auth } from '../../api/auth.js'
import { servicesQuery } from '../../api/ways.js'
import { Button, ErrorNote } from '../../ui/index.js'
import { safeNext } from './next.js'
import { refusalOf } from './refusals.js'
import { useSending } from './useSending.js'

interface Props {
  readonly next: string | null
  /** Code of the invitation that somebody brings, for an account that is yet to be made. */
  readonly invitation: () => string | null
}

/** A button for each service that vouches for people here; nothing where there is none. */
export function Services({ next, invitation }: Props) {
  const [{ data }] = useQuery({ query: servicesQuery })
  const { problem, send } = useSending()
  const go = (provider: string): Promise<boolean> =>
    send(
      () =>
        auth.signIn.social({
          provider,
          callbackURL: safeNext(next),
          errorCallbackURL: next === null ? '/sign-in' : `/sign-in?next=${encodeURIComponent(next)}`,
          additionalData: { invitation: invitation() ?? '' },
        }),
      ({ code }) => refusalOf(code, words.serviceFailed()),
    )
  return (
    <>
      {problem && <ErrorNote title={problem} />}
      {data?.signInServices.map(({ id, name }) => (
        <Button key={id} onClick={() => void go(id)}>
          {words.goOnWith({ name })}
        </Button>
      ))}
    </>
  )
}
