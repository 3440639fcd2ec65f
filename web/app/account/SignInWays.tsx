'use client'

import { useQuery } from 'urql'
import { useSearchParams } from 'next/navigation.js'
import * as words from '../../messages/ways.generated.js'
import { waysQuery } from '../../api/ways.js'
import { ErrorNote, Skeleton } from '../../ui/index.js'
import { Trouble } from '../../shell/Trouble.js'
import { refusalOf } from '../accounts/refusals.js'
import { NewPasskeyForm } from './NewPasskeyForm.js'
import { PasskeyList } from './PasskeyList.js'
import { ServiceList } from './ServiceList.js'

/** Passkeys, and services that vouch for whoever owns the account. */
export function SignInWays() {
  const refused = useSearchParams().get('error')
  const [{ data, error }, again] = useQuery({ query: waysQuery, requestPolicy: 'network-only' })
  if (error) return <Trouble error={error} retry={again} />
  if (!data?.me) return <Skeleton lines={2} label={words.reading()} />
  const { passkeys, services } = data.me
  return (
    <>
      {refused !== null && <ErrorNote title={refusalOf(refused, words.notConnected())} />}
      <p>{words.passkeysAbout()}</p>
      <PasskeyList passkeys={passkeys} changed={again} />
      <NewPasskeyForm added={again} />
      <ServiceList connected={services} offered={data.signInServices} changed={again} />
    </>
  )
}
