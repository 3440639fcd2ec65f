'use client'

import { useState } from 'react'
import { useMutation, useQuery } from 'urql'
import * as words from '../../messages/granting.generated.js'
import { allowProgram, programRequestQuery } from '../../api/programs.js'
import { sent } from '../../api/sent.js'
import { Skeleton } from '../../ui/index.js'
import { Trouble } from '../../shell/Trouble.js'
import { Consent } from './Consent.js'
import { type Grant, campaignsOf } from './GrantFields.js'

/** Where a program sends somebody to be asked. The browser goes back to it with the answer. */
export function AuthorizePage() {
  const [query] = useState(() => window.location.search.slice(1))
  const [{ data, error }] = useQuery({ query: programRequestQuery, variables: { query } })
  const [{ fetching, error: refused, data: allowed }, allow] = useMutation(allowProgram)
  const asked = data?.programRequest
  const answer = async (grant: Grant | null): Promise<void> => {
    const made = grant && (await allow(sent({ query, scopes: grant.scopes, campaigns: campaignsOf(grant) })))
    const address = grant ? made?.data?.allowProgram : asked?.refuseAt
    if (address) window.location.assign(address)
  }
  if (error) return <Trouble error={error} />
  if (!asked) return <Skeleton lines={4} label={words.opening()} />
  const busy = fetching || allowed !== undefined
  return (
    <Consent asked={asked} busy={busy} error={refused} answer={(grant) => void answer(grant)}>
      <p>{words.goesBack({ host: asked.host ?? '' })}</p>
    </Consent>
  )
}
