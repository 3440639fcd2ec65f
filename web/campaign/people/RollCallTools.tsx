'use client'

import { DateTime } from 'luxon'
import { useState } from 'react'
import { useClient } from 'urql'
import * as words from '../../messages/rollCall.generated.js'
import { callRoll, freeMissingSeats } from '../../api/rollCall.js'
import { useNow } from '../../turn/useNow.js'
import { Button, Field, Input } from '../../ui/index.js'
import { useCampaignContext } from '../CampaignContext.js'
import { ConfirmButton } from '../../shell/ConfirmButton.js'
import type { Steer } from './steer.js'

const local = "yyyy-MM-dd'T'HH:mm"

/** Calls the roll, and frees the seats of those who have not answered when the hour has passed. */
export function RollCallTools({ steer }: { readonly steer: Steer }) {
  const client = useClient()
  const { campaign, table } = useCampaignContext()
  const { id } = campaign
  const { rollCall, timeZone: zone } = table
  const [typed, setTyped] = useState(() => DateTime.now().setZone(zone).plus({ days: 2 }).toFormat(local))
  const over = useNow() >= (rollCall === null ? Infinity : Date.parse(rollCall.until))
  const until = DateTime.fromISO(typed, { zone })
  const wrong = !(until.isValid && until > DateTime.now())
  const call = () =>
    steer(words.called(), () => client.mutation(callRoll, { id, until: until.toUTC().toISO() ?? '' }).toPromise())
  const missing = rollCall?.missing.join(', ') ?? ''
  return (
    <details className="a-fold">
      <summary>{words.tools()}</summary>
      <p className="m-label m-quiet">{words.about()}</p>
      <Field label={words.end()} hint={zone} problem={wrong ? words.endPast() : undefined}>
        {(control) => (
          <Input type="datetime-local" value={typed} onChange={({ target }) => setTyped(target.value)} {...control} />
        )}
      </Field>
      <div className="a-actions">
        <Button size="s" disabled={wrong} onClick={() => void call()}>
          {words.call({ again: rollCall === null ? 'no' : 'yes' })}
        </Button>
        {over && missing !== '' && (
          <ConfirmButton
            label={words.free()}
            title={words.freeQuestion({ seats: missing })}
            text={words.freeMeaning()}
            act={() => steer(words.freed(), () => client.mutation(freeMissingSeats, { id }).toPromise())}
          />
        )}
      </div>
    </details>
  )
}
