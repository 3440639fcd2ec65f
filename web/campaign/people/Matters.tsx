'use client'

import { useState } from 'react'
import { type CombinedError, useClient } from 'urql'
import type { Matter } from '../../api/table.js'
import * as steering from '../../api/steering.js'
import { Trouble } from '../../shell/Trouble.js'
import { Button, Notice, useNotify } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import { offersOf } from './offers.js'
import type { Steer } from './steer.js'

interface OneProps {
  readonly matter: Matter
  readonly steer: Steer
}

const titles: Readonly<Record<Matter['kind'], string>> = {
  CLOSING: 'Notice: this stage is closed early',
  PLACE: 'Notice: somebody new comes in',
}

function Actions({ matter, steer }: OneProps) {
  const client = useClient()
  const { id, place } = useCampaignContext().campaign
  const ref = { id, matterId: matter.id }
  const offers = offersOf(matter, place)
  const withdraw = () => {
    if (matter.kind === 'CLOSING') return client.mutation(steering.objectTo, ref).toPromise()
    if (matter.seat === null) return client.mutation(steering.removeFacilitator, { id }).toPromise()
    return client.mutation(steering.removeHolder, { id, seat: matter.seat }).toPromise()
  }
  return (
    <span className="a-actions">
      {offers.includes('consent') && (
        <Button
          size="s"
          onClick={() => void steer('You consent', () => client.mutation(steering.consentTo, ref).toPromise())}
        >
          Consent
        </Button>
      )}
      {offers.includes('object') && (
        <Button
          size="s"
          onClick={() => void steer('The stage stays open', () => client.mutation(steering.objectTo, ref).toPromise())}
        >
          Object
        </Button>
      )}
      {offers.includes('withdraw') && (
        <Button size="s" onClick={() => void steer('It is withdrawn', withdraw)}>
          Withdraw
        </Button>
      )}
    </span>
  )
}

/** What is to happen soon, told to all, with what its reader may do about it. */
export function Matters() {
  const { table } = useCampaignContext()
  const notify = useNotify()
  const [error, setError] = useState<CombinedError | null>(null)
  const steer: Steer = async (told, send) => {
    const { error: wrong } = await send()
    setError(wrong ?? null)
    if (!wrong) notify({ tone: 'good', title: told })
  }
  return (
    <>
      {error && <Trouble error={error} />}
      {table.matters.map((matter) => (
        <Notice key={matter.id} tone="warn" title={titles[matter.kind]} action={<Actions {...{ matter, steer }} />}>
          {matter.text}
          {matter.consents.length > 0 && ` Consented so far: ${matter.consents.join(', ')}.`}
        </Notice>
      ))}
    </>
  )
}
